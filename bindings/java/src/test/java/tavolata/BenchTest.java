package tavolata;

import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import tavolata.questions.MayAttack;

/** Questions a second of the jar: {@code npm run test:bindings -- --bench} prints them beside those of Node. */
class BenchTest {
  private static final int ROUNDS = 50_000;

  @Test
  @EnabledIfEnvironmentVariable(named = "TAVOLATA_BENCH", matches = ".+")
  void bench() throws Exception {
    var threads = ManagementFactory.getThreadMXBean();
    long begun = System.nanoTime();
    try (Rules rules = new Rules();
        Table table = rules.open(Json.MAPPER.readTree(System.getenv("TAVOLATA_BENCH")))) {
      MayAttack question = new MayAttack("bear", "Carla");
      table.ask(question);
      double first = (System.nanoTime() - begun) / 1e9;
      for (int i = 0; i < ROUNDS / 5; i++) table.ask(question);
      long before = threads.getCurrentThreadCpuTime();
      for (int i = 0; i < ROUNDS; i++) table.ask(question);
      double seconds = (threads.getCurrentThreadCpuTime() - before) / 1e9;
      System.out.println("{\"first\":" + first + ",\"asks\":" + ROUNDS / seconds + "}");
    }
  }
}
