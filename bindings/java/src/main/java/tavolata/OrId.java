package tavolata;

import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import java.io.IOException;

/**
 * A thing that is only described, or the id of one on the table. One of the two is null.
 *
 * @param <T> the facts
 * @param id its id
 * @param made its facts
 */
@JsonDeserialize(using = OrId.Reader.class)
public record OrId<T>(String id, T made) {
  /** A thing on the table. */
  public static <T> OrId<T> id(String id) {
    return new OrId<>(id, null);
  }

  /** A thing by its facts. */
  public static <T> OrId<T> made(T facts) {
    return new OrId<>(null, facts);
  }

  @JsonValue
  Object json() {
    return id != null ? id : made;
  }

  /** Reads a text as an id and an object as facts. */
  static final class Reader extends JsonDeserializer<OrId<?>> implements ContextualDeserializer {
    private final JavaType facts;

    Reader() {
      this(null);
    }

    private Reader(JavaType facts) {
      this.facts = facts;
    }

    @Override
    public JsonDeserializer<?> createContextual(DeserializationContext context, BeanProperty property) {
      return new Reader(context.getContextualType().containedType(0));
    }

    @Override
    public OrId<?> deserialize(JsonParser from, DeserializationContext context) throws IOException {
      if (from.currentToken() == JsonToken.VALUE_STRING) return id(from.getText());
      return made(context.<Object>readValue(from, facts));
    }
  }
}
