package tavolata;

import java.util.List;
import java.util.Map;

/**
 * Who is to be seated for what: the request of {@link Rules#makeTable}. What is null is left out.
 *
 * @param edition day whose edition holds
 * @param variant such as {@code emperor}
 * @param players in turn order, if there are no teams
 * @param teams teams by name, instead of players
 * @param options options besides those that the variant always has
 * @param without options that it usually has and this table has not
 * @param house house answers other than the default
 * @param range range of influence, where it is limited: a number, or one for each role
 * @param seed seed for what is left to chance
 * @param start also begin the game
 */
public record MakeTable(
    String edition,
    String variant,
    List<String> players,
    Map<String, List<String>> teams,
    List<String> options,
    List<String> without,
    Map<String, String> house,
    Object range,
    Long seed,
    boolean start) {
  /** Players of a variant that begin a game, with what is usual for it. */
  public static MakeTable started(String edition, String variant, List<String> players, long seed) {
    return new MakeTable(edition, variant, players, null, null, null, null, null, seed, true);
  }
}
