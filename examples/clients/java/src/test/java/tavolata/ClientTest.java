package tavolata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** {@code mvn test}; TAVOLATA_SERVE is the command of the server as a JSON list. */
class ClientTest {
  private static final String NAME = "Zoë \"\t\\ 😀";
  private static Client client;
  private String table;

  private static List<String> command() throws IOException {
    String text = System.getenv().getOrDefault("TAVOLATA_SERVE", "[\"npx\", \"tavolata\", \"serve\"]");
    return new ObjectMapper().readValue(text, new TypeReference<List<String>>() {});
  }

  @BeforeAll
  static void start() throws IOException {
    client = new Client(command());
  }

  @AfterAll
  static void end() throws IOException {
    client.close();
  }

  @BeforeEach
  void open() throws IOException {
    Map<String, ?> state = Map.of(
        "setup", Map.of("edition", "2026-09-25"),
        "players", List.of(Map.of("id", NAME, "life", 17), "Bruno", "Carla"));
    table = client.call("openTable", Map.of("table", state)).get("table").asText();
  }

  private JsonNode fact(String table, String name) throws IOException {
    return client.call("factOf", Map.of("table", table, "of", NAME, "fact", name)).get("value");
  }

  @Test
  void readsNumbersBooleansAndTexts() throws IOException {
    assertEquals(17, fact(table, "life").intValue());
    assertTrue(fact(table, "inGame").booleanValue());
    JsonNode opponents = client.call(
        "ask", Map.of("table", table, "question", "opponents", "arguments", Map.of("player", "Bruno"))).get("value");
    assertEquals(List.of(NAME, "Carla"), List.of(opponents.get(0).textValue(), opponents.get(1).textValue()));
    assertTrue(client.call("info", Map.of()).get("protocol").isInt());
  }

  @Test
  void throwsErrorsWithTheirData() throws IOException {
    Map<String, ?> asked = Map.of("table", table, "question", "oponents", "arguments", Map.of("player", "Bruno"));
    ServerException error = assertThrows(ServerException.class, () -> client.call("ask", asked));
    assertEquals(-32004, error.code());
    assertEquals("fault.unknown-question", error.kind());
    assertEquals("opponents", error.data().get("suggestion").asText());
    assertTrue(error.data().get("help").has("it"));
    // The next call gets its own response.
    assertEquals(17, fact(table, "life").intValue());
  }

  @Test
  void keepsATableInStepWithChanges() throws IOException {
    String other = client.call("copyTable", Map.of("table", table)).get("table").asText();
    Map<String, ?> leave = Map.of("event", "playersLeave", "fields", Map.of("players", List.of(NAME)));
    JsonNode plan = client.call("send", Map.of("table", table, "events", List.of(leave), "carryOut", true));
    client.call("changeTable", Map.of("table", other, "changes", plan.get("changes")));
    assertFalse(fact(other, "inGame").booleanValue());
    client.call("undo", Map.of("table", other));
    assertTrue(fact(other, "inGame").booleanValue());
  }

  @Test
  void saysWhenTheServerHasGone() throws IOException {
    Client gone = new Client(List.of(command().get(0), "--version"));
    assertThrows(IOException.class, () -> {
      gone.call("info", Map.of());
      gone.call("info", Map.of());
    });
  }
}
