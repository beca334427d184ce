package tavolata;

import java.util.List;
import tavolata.facts.Pick;

/**
 * How events are sent.
 *
 * @param picks what was picked for the needs of an earlier plan
 * @param carryOut carry the plan out on the table at once
 * @param reasons say by which entries each event came to be; without it a plan takes half to three quarters of the time
 * @param trace how every entry fared
 */
public record Sending(List<Pick> picks, boolean carryOut, boolean reasons, boolean trace) {
  /** With reasons, and the table stays as it is. */
  public static final Sending PLAIN = new Sending(List.of(), false, true, false);
  /** With reasons, and the plan is carried out. */
  public static final Sending CARRY_OUT = new Sending(List.of(), true, true, false);

  /** The same with picks. */
  public Sending withPicks(List<Pick> picks) {
    return new Sending(picks, carryOut, reasons, trace);
  }

  /** The same with or without reasons. */
  public Sending withReasons(boolean reasons) {
    return new Sending(picks, carryOut, reasons, trace);
  }
}
