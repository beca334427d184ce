/*
 * A client of `tavolata serve`: Java 17 or newer, nothing but the JDK.
 *
 *   java Client.java                          needs `tavolata` on the path
 *   java Client.java npx tavolata serve       or says how to start the server
 */
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

public final class Client {
  static final String TABLE = """
      {
        "setup": {
          "edition": "2026-09-25",
          "variants": ["free-for-all"],
          "options": ["limited-range", "attack-multiple"]
        },
        "players": [
          { "id": "Ada", "rangeSeats": 1 },
          { "id": "Bruno", "rangeSeats": 1 },
          { "id": "Carla", "rangeSeats": 1 },
          { "id": "Dario", "rangeSeats": 1 }
        ],
        "objects": [{ "id": "bear", "owner": "Ada", "types": ["creature"] }]
      }
      """;

  public static void main(String[] command) throws IOException {
    try (Server server = new Server(command.length > 0 ? List.of(command) : List.of("tavolata", "serve"))) {
      Map<String, Object> opened = server.call("open", "{\"table\":" + TABLE + "}");
      String table = Json.write(opened.get("table"));
      System.out.println("table " + opened.get("table") + ", edition " + opened.get("edition"));

      List<Object> questions = List.of("mayAttack(bear, Bruno)", "mayAttack(bear, Carla)");
      List<Object> answers = list(
          server.call("ask", "{\"table\":" + table + ",\"questions\":" + Json.write(questions) + "}").get("answers"));
      for (int i = 0; i < answers.size(); i++) {
        Map<String, Object> answer = object(answers.get(i));
        System.out.println(questions.get(i) + ": " + answer.get("verdict") + " (" + joined(answer.get("because")) + ")");
      }

      Map<String, Object> plan = server.call("send", "{\"table\":" + table
          + ",\"events\":[{\"event\":\"playersLeave\",\"fields\":{\"players\":[\"Ada\"]}}],\"apply\":true}");
      int number = 1;
      for (Object step : list(plan.get("steps"))) {
        System.out.println("step " + number++ + ": "
            + list(step).stream().map(event -> object(event).get("event").toString()).collect(Collectors.joining(", ")));
      }

      Map<String, Object> left = server.call("ask", "{\"table\":" + table + ",\"question\":\"playersIn\"}");
      System.out.println("in the game: " + joined(left.get("value")));
      server.call("close", "{\"table\":" + table + "}");
    }
  }

  static String joined(Object texts) {
    return list(texts).stream().map(Object::toString).collect(Collectors.joining(", "));
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> object(Object json) {
    return (Map<String, Object>) json;
  }

  @SuppressWarnings("unchecked")
  static List<Object> list(Object json) {
    return (List<Object>) json;
  }

  /** The server as a child process: one request a line, one response a line. */
  static final class Server implements AutoCloseable {
    private final Process process;
    private final BufferedWriter toServer;
    private final BufferedReader fromServer;
    private int nextId = 1;

    Server(List<String> command) throws IOException {
      process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      toServer = process.outputWriter(StandardCharsets.UTF_8);
      fromServer = process.inputReader(StandardCharsets.UTF_8);
    }

    /** The result of a method; an error of the server becomes an exception with its message. */
    Map<String, Object> call(String method, String params) throws IOException {
      String request = "{\"jsonrpc\":\"2.0\",\"id\":" + nextId++ + ",\"method\":" + Json.write(method)
          + ",\"params\":" + params + "}";
      // A message is one line: line breaks stand only between the parts of a JSON text, never in its strings.
      toServer.write(request.replace('\n', ' '));
      toServer.newLine();
      toServer.flush();
      String line = fromServer.readLine();
      if (line == null) throw new IOException("the server has gone");
      Map<String, Object> response = object(Json.read(line));
      if (response.containsKey("error")) throw new IOException(object(response.get("error")).get("message").toString());
      return object(response.get("result"));
    }

    /** The end of its input ends the server. */
    @Override
    public void close() throws IOException {
      toServer.close();
      process.onExit().join();
    }
  }

  /** Just enough JSON: objects are maps, arrays lists, numbers doubles. Any library does this better. */
  static final class Json {
    private final String text;
    private int at;

    private Json(String text) {
      this.text = text;
    }

    static Object read(String text) {
      return new Json(text).value();
    }

    static String write(Object value) {
      if (value instanceof List<?> items)
        return items.stream().map(Json::write).collect(Collectors.joining(",", "[", "]"));
      String escaped = value.toString().replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
      return value instanceof String ? '"' + escaped + '"' : escaped;
    }

    private Object value() {
      char first = next();
      if (first == '{') return members();
      if (first == '[') return items();
      if (first == '"') return string();
      int start = at - 1;
      while (at < text.length() && ",]} \t".indexOf(text.charAt(at)) < 0) at++;
      String word = text.substring(start, at);
      return switch (word) {
        case "true" -> true;
        case "false" -> false;
        case "null" -> null;
        default -> Double.valueOf(word);
      };
    }

    private Map<String, Object> members() {
      Map<String, Object> members = new LinkedHashMap<>();
      for (char mark = next(); mark != '}'; mark = next()) {
        if (mark == ',') mark = next();
        String key = string();
        next();
        members.put(key, value());
      }
      return members;
    }

    private List<Object> items() {
      List<Object> items = new ArrayList<>();
      for (char mark = next(); mark != ']'; mark = next()) {
        if (mark != ',') at--;
        items.add(value());
      }
      return items;
    }

    /** The quotation mark before it has been read. */
    private String string() {
      StringBuilder string = new StringBuilder();
      for (char c = text.charAt(at++); c != '"'; c = text.charAt(at++)) {
        if (c == '\\') {
          c = text.charAt(at++);
          if (c == 'u') {
            c = (char) Integer.parseInt(text.substring(at, at + 4), 16);
            at += 4;
          } else {
            int escape = "nrtbf".indexOf(c);
            if (escape >= 0) c = "\n\r\t\b\f".charAt(escape);
          }
        }
        string.append(c);
      }
      return string.toString();
    }

    private char next() {
      while (Character.isWhitespace(text.charAt(at))) at++;
      return text.charAt(at++);
    }
  }
}
