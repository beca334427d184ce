import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import tavolata.JSON;

/** Reads each value into the class of its definition and writes it out again; one JSON object a line. */
public final class RoundTrip {
  public static void main(String[] args) throws Exception {
    ObjectMapper mapper = JSON.getDefault().getMapper();
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      JsonNode item = mapper.readTree(line);
      Class<?> type = Class.forName("tavolata.model." + item.get("of").asText());
      String out;
      try {
        Object thing = mapper.readValue(item.get("value").toString(), type);
        out = "{\"value\":" + mapper.writeValueAsString(thing) + "}";
      } catch (JsonProcessingException refused) {
        String why = String.valueOf(refused.getOriginalMessage());
        out = "{\"refused\":" + mapper.writeValueAsString(why) + "}";
      }
      System.out.write((out + "\n").getBytes(StandardCharsets.UTF_8));
    }
    System.out.flush();
  }
}
