package tavolata;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tavolata.events.Events;

/**
 * An event of a plan, or one that may be sent.
 *
 * @param event what happens
 * @param because ids of all entries that had a part in it, the most specific first; null where reasons were not wanted
 * @param created ids of the things that it creates, or null
 */
public record PlanEvent(Event event, List<String> because, List<String> created) {
  /** An event to be sent. */
  public static PlanEvent of(Event event) {
    return new PlanEvent(event, null, null);
  }

  @JsonCreator
  static PlanEvent read(
      @JsonProperty("event") String name,
      @JsonProperty("fields") JsonNode fields,
      @JsonProperty("because") List<String> because,
      @JsonProperty("created") List<String> created) {
    Class<? extends Event> type = Events.BY_NAME.get(name);
    if (type == null) throw new IllegalArgumentException("no event " + name);
    return new PlanEvent(Json.MAPPER.convertValue(fields, type), because, created);
  }

  @JsonValue
  Map<String, Object> json() {
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("event", event.eventName());
    parts.put("fields", event);
    if (because != null) parts.put("because", because);
    if (created != null) parts.put("created", created);
    return parts;
  }
}
