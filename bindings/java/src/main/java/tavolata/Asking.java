package tavolata;

/**
 * What an answer is to say besides.
 *
 * @param reasons the entries behind those that decided, and rule numbers: ask so where {@link Rules#explain} has words for players
 * @param trace how every entry fared
 */
public record Asking(boolean reasons, boolean trace) {
  /** Nothing besides. */
  public static final Asking PLAIN = new Asking(false, false);
}
