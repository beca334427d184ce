package tavolata;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A first answer, and a player who leaves. Arguments: the command of the server. */
public final class FirstAnswer {
  private FirstAnswer() {}

  public static void main(String[] command) throws IOException {
    try (Client client = new Client(command.length > 0 ? List.of(command) : List.of("tavolata", "serve"))) {
      JsonNode opened = client.call("openTable", Map.of("table", table()));
      String table = opened.get("table").asText();
      System.out.println("edition " + opened.get("edition").asText());

      List<String> questions = List.of("mayAttack(bear, Bruno)", "mayAttack(bear, Carla)");
      JsonNode answers = client.call("ask", Map.of("table", table, "questions", questions)).get("answers");
      for (int i = 0; i < questions.size(); i++) {
        JsonNode answer = answers.get(i);
        System.out.println(
            questions.get(i) + ": " + answer.get("verdict").asText() + " (" + joined(answer.get("because")) + ")");
      }

      Map<String, ?> departure = Map.of("event", "playersLeave", "fields", Map.of("players", List.of("Ada")));
      JsonNode plan = client.call("send", Map.of("table", table, "events", List.of(departure), "carryOut", true));
      int number = 1;
      for (JsonNode step : plan.get("steps"))
        System.out.println("step " + number++ + ": "
            + items(step).map(event -> event.get("event").asText()).collect(Collectors.joining(", ")));

      JsonNode left = client.call("ask", Map.of("table", table, "question", "playersIn"));
      System.out.println("in the game: " + joined(left.get("value")));
      client.call("close", Map.of("table", table));
    }
  }

  private static Map<String, ?> table() {
    return Map.of(
        "setup", Map.of(
            "edition", "2026-09-25",
            "variants", List.of("free-for-all"),
            "options", List.of("limited-range", "attack-multiple")),
        "players", Stream.of("Ada", "Bruno", "Carla", "Dario").map(name -> Map.of("id", name, "rangeSeats", 1)).toList(),
        "objects", List.of(Map.of("id", "bear", "owner", "Ada", "types", List.of("creature"))));
  }

  private static Stream<JsonNode> items(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false);
  }

  private static String joined(JsonNode texts) {
    return items(texts).map(JsonNode::asText).collect(Collectors.joining(", "));
  }
}
