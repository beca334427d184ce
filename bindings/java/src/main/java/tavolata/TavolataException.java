package tavolata;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;

/**
 * A request that cannot be carried out: a misspelt name, a table with mistakes, a plan for another state. Its message is in English.
 */
public final class TavolataException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What the script said, as text, since an exception may be written to a stream. */
  private final String error;

  TavolataException(JsonNode error) {
    super(error.path("message").path("en").asText() + " (" + error.path("code").asText() + ")");
    this.error = error.toString();
  }

  /**
   * One mistake of a table.
   *
   * @param code which kind of mistake
   * @param pointer where, as a JSON Pointer into the table
   * @param values what its message is filled with
   * @param candidates names that may have been meant
   */
  public record Refusal(String code, String pointer, Map<String, Object> values, List<String> candidates) {}

  /** Which kind of mistake. Codes do not change, words may. */
  public String code() {
    return json().path("code").asText();
  }

  /** The message in a language. */
  public String message(Lang lang) {
    return json().path("message").path(lang.toString()).asText();
  }

  /** What the message is filled with. */
  public Map<String, Object> values() {
    return Json.MAPPER.convertValue(json().path("values"), new TypeReference<>() {});
  }

  /** Where a table has its first mistake, as a JSON Pointer; null for other mistakes. */
  public String place() {
    return json().path("values").path("pointer").asText(null);
  }

  /** The name that was probably meant, or null. */
  public String suggestion() {
    return json().path("suggestion").asText(null);
  }

  /** All mistakes of a table that was refused. */
  public List<Refusal> refusals() {
    JsonNode refusals = json().path("refusals");
    return refusals.isMissingNode() ? List.of() : Json.MAPPER.convertValue(refusals, new TypeReference<>() {});
  }

  private JsonNode json() {
    try {
      return Json.MAPPER.readTree(error);
    } catch (com.fasterxml.jackson.core.JsonProcessingException never) {
      throw new IllegalStateException(never);
    }
  }
}
