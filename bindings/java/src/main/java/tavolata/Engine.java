package tavolata;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** The engine behind the native library: text in, text out. Calls from several threads wait for each other. */
final class Engine implements AutoCloseable {
  static {
    // Jackson's classes take as long to load as the library and the rulebook: both at once.
    Thread ahead = new Thread(Json::preload, "tavolata-json");
    ahead.setDaemon(true);
    ahead.start();
    NativeLibrary.load();
  }

  private long address;
  /** The name by which the script knows the rulebook. */
  final String handle;

  /** With the rulebook of the jar, or a packed one. */
  Engine(String packed) {
    address = open(packed == null ? null : packed.getBytes(StandardCharsets.UTF_8));
    handle = new String(handle(address), StandardCharsets.UTF_8);
  }

  /** Text in, text out, in UTF-8. */
  synchronized byte[] text(byte[] request) {
    if (address == 0) throw new IllegalStateException("these rules are closed");
    return call(address, request);
  }

  String text(String request) {
    return new String(text(request.getBytes(StandardCharsets.UTF_8)), StandardCharsets.UTF_8);
  }

  /** One call with its parts, by name and value. */
  JsonNode call(String call, Object... parts) {
    return call(Json.MAPPER.constructType(JsonNode.class), call, parts);
  }

  <T> T call(TypeReference<T> type, String call, Object... parts) {
    return call(Json.MAPPER.getTypeFactory().constructType(type), call, parts);
  }

  <T> T call(Class<T> type, String call, Object... parts) {
    return call(Json.MAPPER.constructType(type), call, parts);
  }

  private <T> T call(JavaType type, String call, Object... parts) {
    Map<String, Object> request = new LinkedHashMap<>();
    request.put("call", call);
    for (int i = 0; i < parts.length; i += 2) request.put((String) parts[i], parts[i + 1]);
    // A reply has one part, read as it comes: {"ok": …} or {"error": …}.
    try (JsonParser reply = Json.MAPPER.createParser(text(Json.MAPPER.writeValueAsBytes(request)))) {
      reply.nextToken();
      boolean isRefused = "error".equals(reply.nextFieldName());
      reply.nextToken();
      if (isRefused) throw new TavolataException(Json.MAPPER.readTree(reply));
      return Json.MAPPER.readValue(reply, type);
    } catch (JsonProcessingException unread) {
      throw new IllegalStateException("a reply or request of another form: " + unread.getMessage(), unread);
    } catch (java.io.IOException never) {
      throw new IllegalStateException(never);
    }
  }

  synchronized long bytes() {
    if (address == 0) throw new IllegalStateException("these rules are closed");
    return bytes(address);
  }

  synchronized boolean isOpen() {
    return address != 0;
  }

  @Override
  public synchronized void close() {
    if (address != 0) close(address);
    address = 0;
  }

  private static native long open(byte[] packed);

  private static native byte[] handle(long engine);

  private static native byte[] call(long engine, byte[] request);

  private static native long bytes(long engine);

  private static native void close(long engine);
}
