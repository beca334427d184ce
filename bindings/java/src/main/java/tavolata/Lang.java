package tavolata;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** A language of texts for people. */
public enum Lang {
  /** English. */
  EN,
  /** Italian. */
  IT;

  /** As JSON has it. */
  @Override
  @JsonValue
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
