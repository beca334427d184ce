package tavolata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tavolata.facts.Plan;
import tavolata.facts.TableJson;
import tavolata.questions.Questions;

/**
 * Every case of the rules, through the jar: the same texts as in Node, and records that lose nothing of them. {@code npm run test:bindings}
 * writes the file of cases and names it in {@code TAVOLATA_CASES}.
 */
class CasesTest {
  private static final ObjectMapper PLAIN = new ObjectMapper();

  @Test
  void allCasesAreAnsweredAsInNode() throws Exception {
    String file = System.getenv("TAVOLATA_CASES");
    assertNotNull(file, "TAVOLATA_CASES names the file that `npm run test:bindings` writes");
    Map<String, Integer> seen = new TreeMap<>();
    try (BufferedReader lines = Files.newBufferedReader(Path.of(file));
        Rules rules = new Rules()) {
      Map<?, ?> counts = PLAIN.readValue(lines.readLine(), TreeMap.class);
      for (String text = lines.readLine(); text != null; text = lines.readLine()) {
        String expected = lines.readLine();
        assertEquals(expected, rules.callText(text), text);
        JsonNode request = PLAIN.readTree(text);
        JsonNode said = PLAIN.readTree(expected).path("ok");
        switch (request.path("call").asText()) {
          case "ask" -> {
            seen.merge("answers", 1, Integer::sum);
            if (again(request, said, text)) seen.merge("forHosts", 1, Integer::sum);
          }
          case "send", "verify" -> {
            seen.merge("plans", 1, Integer::sum);
            assertEquals(lean(said), lean(written(Json.MAPPER.convertValue(said, Plan.class))), text);
          }
          case "tableToJson" -> {
            seen.merge("scenarios", 1, Integer::sum);
            // Here null is not the same as left out.
            assertEquals(said, written(Json.MAPPER.convertValue(said, TableJson.class)), text);
          }
          default -> {}
        }
      }
      assertEquals(counts, seen);
      System.out.println(seen + " are equal");
    }
  }

  /** Reads a question and its answer into records and compares what they write; false for questions of the rules themselves. */
  private static boolean again(JsonNode request, JsonNode said, String text) throws Exception {
    Class<? extends Question<?>> type = Questions.BY_NAME.get(request.path("question").asText());
    if (type == null) return false;
    Question<?> question = Json.MAPPER.convertValue(request.path("arguments"), type);
    assertEquals(lean(request.path("arguments")), lean(written(question)), text);
    assertEquals(lean(said), lean(written(Json.MAPPER.convertValue(said, question.answerType()))), text);
    return true;
  }

  /** As it is written, with numbers as they are read. */
  private static JsonNode written(Object value) throws Exception {
    return PLAIN.readTree(Json.MAPPER.writeValueAsString(value));
  }

  /** Without what is null: in events and questions null is as good as left out. */
  private static JsonNode lean(JsonNode value) {
    if (value instanceof ArrayNode list) {
      for (JsonNode item : list) lean(item);
    } else if (value instanceof ObjectNode parts) {
      for (Iterator<JsonNode> each = parts.elements(); each.hasNext(); ) {
        JsonNode part = each.next();
        if (part.isNull()) each.remove();
        else lean(part);
      }
    }
    return value;
  }
}
