package tavolata;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** A client of {@code tavolata serve}: one request a line, one response a line. Not for several threads at once. */
public final class Client implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Process process;
  private final BufferedWriter toServer;
  private final BufferedReader fromServer;
  private long nextId = 1;

  /**
   * Starts the server as a child process.
   *
   * @param command such as {@code List.of("npx", "tavolata", "serve")}
   * @throws IOException when it cannot be started
   */
  public Client(List<String> command) throws IOException {
    process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    toServer = process.outputWriter(StandardCharsets.UTF_8);
    fromServer = process.inputReader(StandardCharsets.UTF_8);
  }

  /**
   * The result of a method.
   *
   * @param params maps, lists, texts, numbers, booleans, or a {@code JsonNode}
   * @throws ServerException for what the server refuses
   * @throws IOException when it has gone, or does not keep to the protocol
   */
  public JsonNode call(String method, Object params) throws IOException {
    long id = nextId++;
    toServer.write(JSON.writeValueAsString(Map.of("jsonrpc", "2.0", "id", id, "method", method, "params", params)));
    toServer.write('\n');
    toServer.flush();
    String line = fromServer.readLine();
    if (line == null) throw new IOException("the server has gone");
    JsonNode response = JSON.readTree(line);
    JsonNode answered = response.path("id");
    // A request that the server cannot read is answered without an id.
    if (!answered.isNull() && answered.asLong() != id)
      throw new IOException("a response to " + answered + " came instead of one to " + id);
    if (response.has("error")) throw new ServerException(response.get("error"));
    return response.path("result");
  }

  /** Ends the server by ending its input. */
  @Override
  public void close() throws IOException {
    try {
      toServer.close();
    } finally {
      process.onExit().join();
    }
  }
}
