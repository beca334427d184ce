package tavolata;

import java.util.List;
import java.util.Map;

/**
 * Who is to be seated for what: the request of {@link Rules#makeTable}. What is null is left out.
 *
 * @param edition day whose edition holds
 * @param variant such as {@code emperor}
 * @param players in turn order, unless the rules seat them otherwise
 * @param teams names of teams with their players; without any the variant splits them
 * @param options options besides those that the variant always has
 * @param without options that it usually has and this table has not
 * @param house house answers other than the default
 * @param range range of influence in seats for everybody, instead of the one that the rules give
 * @param notKept facts, of whatever thing, that you do not keep: neither the table nor a plan for it has them
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
    Integer range,
    List<String> notKept,
    Long seed,
    boolean start) {
  /** Players of a variant that begin a game, with what is usual for it. */
  public static MakeTable started(String edition, String variant, List<String> players, long seed) {
    return new MakeTable(edition, variant, players, null, null, null, null, null, null, seed, true);
  }
}
