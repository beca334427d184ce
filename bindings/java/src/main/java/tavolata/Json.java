package tavolata;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.util.Map;

/** How records are read and written. */
final class Json {
  static final JsonMapper MAPPER =
      JsonMapper.builder()
          .addModule(new Jdk8Module().configureReadAbsentAsNull(true))
          .serializationInclusion(JsonInclude.Include.NON_NULL)
          // A patch of the rules may add keys.
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();

  private Json() {}

  /** Loads the classes that the first question needs, so that it does not wait for them. */
  static void preload() {
    MAPPER.valueToTree(Map.of("asking", Asking.PLAIN));
    MAPPER.readerFor(Ruling.class);
  }
}
