package tavolata;

import com.fasterxml.jackson.core.type.TypeReference;

/**
 * A question, a record of its arguments: one of {@link tavolata.questions}.
 *
 * @param <A> what comes back: a {@link Ruling}, {@link Problems}, or an {@link Answer}
 */
public interface Question<A extends Said> {
  /** Its name in JSON. */
  String questionName();

  /** The type that an answer is read into. */
  TypeReference<A> answerType();
}
