package tavolata;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JsonNode;
import tavolata.facts.CollectionName;
import tavolata.facts.FactName;
import tavolata.facts.NewThings;

/** One write that a plan comes to. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "op")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Change.Set.class, name = "set"),
  @JsonSubTypes.Type(value = Change.Create.class, name = "create"),
  @JsonSubTypes.Type(value = Change.Remove.class, name = "remove"),
  @JsonSubTypes.Type(value = Change.Fresh.class, name = "fresh")
})
public sealed interface Change {
  /**
   * Give a thing a value.
   *
   * @param of its id, or {@code game}
   * @param fact which fact
   * @param value a {@code NullNode} is none; null: leave the fact out, which has its default, or is unknown from then on
   */
  record Set(String of, FactName fact, JsonNode value) implements Change {}

  /**
   * Put a new thing at the end of a collection.
   *
   * @param members the collection
   * @param id its id
   * @param facts such as {@link tavolata.facts.NewObjectFacts}
   */
  record Create(CollectionName members, String id, Object facts) implements Change {
    @JsonCreator
    static Create read(
        @JsonProperty("members") CollectionName members,
        @JsonProperty("id") String id,
        @JsonProperty("facts") JsonNode facts) {
      return new Create(members, id, Json.MAPPER.convertValue(facts, NewThings.BY_NAME.get(members.toString())));
    }
  }

  /**
   * Take a thing away; nothing names it any more.
   *
   * @param members the collection
   * @param id its id
   */
  record Remove(CollectionName members, String id) implements Change {}

  /**
   * Keep this as {@code fresh}.
   *
   * @param next the number for the next id that a plan gives
   */
  record Fresh(long next) implements Change {}
}
