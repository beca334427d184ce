import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An adapter for {@code tavolata conformance}: put your engine in the place of Table.
 *
 * <pre>tavolata conformance --timeout 60 -- mvn -q compile exec:java</pre>
 */
public final class Adapter {
  private static final Map<String, Object> HAS = Map.of(
      "name", "skeleton in Java",
      "variants", List.of("free-for-all"),
      "options", List.of("attack-multiple", "limited-range"),
      "questions", List.of("playersIn", "lifeOf", "inRange"),
      "events", List.of("concedes", "playersLeave", "lifeChanges"),
      "facts", List.of("players.life", "players.rangeSeats", "players.inGame", "players.outcome", "players.team"));

  /** What the engine has, but not in this form; the reason goes into the report, with a link. */
  @SuppressWarnings("serial")
  private static final class Skipped extends RuntimeException {
    Skipped(String why) {
      super(why);
    }
  }

  private static final class Player {
    final String id;
    final int range;
    int life;
    boolean inGame;
    String outcome;

    Player(JsonNode given) {
      id = given.path("id").asText();
      range = given.path("rangeSeats").asInt(Integer.MAX_VALUE);
      life = given.path("life").asInt(20);
      inGame = given.path("inGame").asBoolean(true);
      outcome = given.path("outcome").asText(null);
    }

    /** The facts that HAS names. */
    Map<String, Object> seen() {
      Map<String, Object> facts = new LinkedHashMap<>();
      facts.put("id", id);
      facts.put("life", life);
      facts.put("inGame", inGame);
      facts.put("outcome", outcome);
      return facts;
    }
  }

  /** The state of your engine: here some players in turn order. */
  private static final class Table {
    final List<Player> players = new ArrayList<>();

    Table(JsonNode given) {
      for (JsonNode one : given.path("players")) {
        if (one.has("team")) throw new Skipped("no teams yet");
        players.add(new Player(one));
      }
    }

    Player player(JsonNode name) {
      return players.stream().filter(one -> one.id.equals(name.asText())).findFirst()
          .orElseThrow(() -> new Skipped(name + " is no player"));
    }

    List<Player> left() {
      return players.stream().filter(one -> one.inGame).toList();
    }

    boolean isInRange(Player viewer, Player other) {
      List<Player> seats = left();
      int apart = Math.abs(seats.indexOf(viewer) - seats.indexOf(other));
      return Math.min(apart, seats.size() - apart) <= viewer.range;
    }

    Object ask(String question, JsonNode arguments) {
      if (question.equals("playersIn")) return left().stream().map(one -> one.id).toList();
      Player player = player(arguments.path("player"));
      if (question.equals("lifeOf")) return player.life;
      return isInRange(player, player(arguments.path("thing")));
    }

    void send(String event, JsonNode fields) {
      List<Player> leaving = new ArrayList<>();
      for (JsonNode one : fields.path("players")) leaving.add(player(one));
      switch (event) {
        case "lifeChanges" -> player(fields.path("player")).life += fields.path("amount").asInt();
        case "concedes" -> leave(List.of(player(fields.path("player"))), "lost");
        default -> leave(leaving, null);
      }
    }

    void leave(List<Player> leaving, String outcome) {
      boolean isEnd = leaving.size() == left().size();
      for (Player one : leaving) {
        one.inGame = false;
        one.outcome = isEnd ? "drew" : outcome;
      }
      if (left().size() == 1) left().get(0).outcome = "won";
    }
  }

  private Table table;

  private Map<String, Object> answer(JsonNode message) {
    switch (message.path("do").asText()) {
      case "hello":
        return HAS;
      case "open":
        table = new Table(message.path("table"));
        return Map.of();
      case "ask":
        return Map.of("answer", table.ask(message.path("question").asText(), message.path("arguments")));
      case "send":
        for (JsonNode one : message.path("events")) table.send(one.path("event").asText(), one.path("fields"));
        return Map.of("after", Map.of("players", table.players.stream().map(Player::seen).toList()));
      default:
        return Map.of();
    }
  }

  public static void main(String[] args) throws IOException {
    ObjectMapper json = new ObjectMapper();
    Adapter adapter = new Adapter();
    var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    var output = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      JsonNode message = json.readTree(line);
      Map<String, Object> reply = new LinkedHashMap<>();
      reply.put("seq", message.path("seq").asInt());
      try {
        reply.putAll(adapter.answer(message));
      } catch (Skipped why) {
        reply.putAll(Map.of("skipped", why.getMessage(), "link", "https://example.org/issues/1"));
      }
      output.println(json.writeValueAsString(reply));
    }
  }
}
