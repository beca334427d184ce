package tavolata;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The example plays whole games. */
class GameTest {
  @Test
  void botsPlayToTheEnd() {
    for (long seed = 1; seed <= 2; seed++) {
      String said = TwoHeadedGiant.play(seed);
      System.out.println(said);
      assertTrue(said.matches("two-headed-giant: \\d+ turns, \\d+ plans, won by \\[\"\\w+\",\"\\w+\"]"), said);
    }
  }
}
