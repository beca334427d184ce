package tavolata;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;

/** What the server refused. */
public final class ServerException extends IOException {
  private static final long serialVersionUID = 1L;

  private final int code;
  private final transient JsonNode data;

  ServerException(JsonNode error) {
    super(error.path("message").asText());
    code = error.path("code").asInt();
    data = error.path("data");
  }

  /** Code of JSON-RPC. */
  public int code() {
    return code;
  }

  /** Tavolata's own code, such as {@code serve.no-table}: it stays the same when words change. */
  public String kind() {
    return data.path("code").asText();
  }

  /** Also {@code message} and {@code help} in both languages, {@code values}, and for a misspelt name the {@code suggestion}. */
  public JsonNode data() {
    return data;
  }
}
