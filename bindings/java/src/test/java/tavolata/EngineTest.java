package tavolata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.NullNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import tavolata.events.Concedes;
import tavolata.events.PlayersLeave;
import tavolata.facts.AnswerVerdict;
import tavolata.facts.CardType;
import tavolata.facts.CollectionName;
import tavolata.facts.FactName;
import tavolata.facts.GameOption;
import tavolata.facts.ObjectFacts;
import tavolata.facts.Plan;
import tavolata.facts.PlayerFacts;
import tavolata.facts.SetupFacts;
import tavolata.facts.TableJson;
import tavolata.facts.Variant;
import tavolata.questions.LifeOf;
import tavolata.questions.MayAttack;

/** Errors, threads, memory and what is closed. */
class EngineTest {
  private static final List<String> NAMES = List.of("Ada", "Bè😀", "Carla", "Dario");

  private static Table table(Rules rules) {
    SetupFacts setup =
        SetupFacts.of("2026-09-25")
            .withVariants(List.of(Variant.FREE_FOR_ALL))
            .withOptions(List.of(GameOption.LIMITED_RANGE, GameOption.ATTACK_MULTIPLE));
    List<OrId<PlayerFacts>> players =
        NAMES.stream().map(id -> OrId.made(PlayerFacts.of(id).withRangeSeats(1L))).toList();
    ObjectFacts bear = ObjectFacts.of("bear").withOwner("Ada").withTypes(List.of(CardType.CREATURE));
    return rules.open(TableJson.of(setup).withPlayers(players).withObjects(List.of(OrId.made(bear))));
  }

  private static AnswerVerdict attack(Table table, String defender) {
    return table.ask(new MayAttack("bear", defender)).verdict();
  }

  @Test
  void asksSendsAndGoesBack() {
    try (Rules rules = new Rules();
        Table table = table(rules)) {
      assertEquals(AnswerVerdict.ALLOWED, attack(table, "Bè😀"));
      Ruling denied = table.ask(new MayAttack("bear", "Carla"), new Asking(true, true));
      assertEquals(List.of("range.no-attack-outside"), denied.because());
      assertEquals(List.of("801.3"), denied.numbers().get("range.no-attack-outside"));
      assertTrue(rules.explain(denied, Lang.IT).contains("801.3"));

      LinkedHashMap<String, List<String>> over = new LinkedHashMap<>();
      over.put("defender", List.of("Bè😀", "Carla"));
      over.put("creature", List.of("bear"));
      Matrix matrix = table.matrix("mayAttack", over, Map.of(), true);
      assertEquals("[[\"allowed\"], [\"denied\"]]", matrix.answers().toString());
      assertEquals("defender", matrix.over().get(0).parameter());

      try (Table ahead = table.copy()) {
        Plan plan = ahead.send(new PlayersLeave(List.of("Ada")));
        ahead.change(plan.changes());
        assertEquals("outside", ahead.fact("bear", FactName.ZONE).asText());
        assertTrue(rules.explain(plan, Lang.EN).contains("800.4"));
        ahead.undo();
        assertEquals(table.toJson(), ahead.toJson());
        ahead.carryOut(plan);
        assertEquals(false, ahead.fact("Ada", FactName.IN_GAME).asBoolean(true));
      }
      table.setFact("Ada", FactName.LIFE, 7);
      assertEquals(7L, table.ask(new LifeOf("Ada")).value().orElseThrow());
      table.forgetFact("Ada", FactName.LIFE);
      assertNull(table.ask(new LifeOf("Ada")).value());
      assertNull(table.fact("Ada", FactName.LIFE));
      assertEquals(NullNode.instance, table.fact("Ada", FactName.TEAM));
      table.add(CollectionName.OBJECTS, ObjectFacts.of("elk").withOwner("Ada"));
      table.remove("bear");
      assertEquals(List.of("elk"), table.members(CollectionName.OBJECTS));
    }
  }

  @Test
  void errorsSayWhatAndWhere() {
    try (Rules rules = new Rules()) {
      Map<String, Object> setup = Map.of("edition", "2026-09-25", "variants", List.of("free-for-al"));
      Map<String, Object> wrong = Map.of("setup", setup, "players", List.of("A", Map.of("id", "B", "lif", 1)));
      TavolataException error = assertThrows(TavolataException.class, () -> rules.open(wrong));
      assertEquals("fault.table", error.code());
      assertEquals("/setup/variants/0", error.place());
      assertEquals("free-for-all", error.suggestion());
      assertEquals("/players/1/lif", error.refusals().get(1).pointer());
      assertTrue(error.getMessage().contains("Did you mean “free-for-all”? (fault.table)"));
      assertTrue(error.message(Lang.IT).contains("Forse intendevi «free-for-all»?"));

      Table table = table(rules);
      error = assertThrows(TavolataException.class, () -> attack(table, "Bruno"));
      assertEquals("fault.argument", error.code());
      assertNull(error.place());
      table.close();
      table.close();
      assertThrows(IllegalStateException.class, () -> attack(table, "Carla"));
      String deep = "{\"call\":\"ask\",\"table\":" + "[".repeat(200_000) + "]".repeat(200_000) + "}";
      assertTrue(rules.callText(deep).startsWith("{\"error\":{\"code\":\"call."));
    }
    Rules closed = new Rules();
    closed.close();
    closed.close();
    assertThrows(IllegalStateException.class, () -> closed.info());
    assertThrows(IllegalStateException.class, () -> Rules.packed("{}"));
  }

  @Test
  void threadsShareAnEngineOrHaveTheirOwn() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(5);
    try (Rules rules = new Rules();
        Table shared = table(rules)) {
      List<Callable<Void>> work = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        boolean own = i == 4;
        work.add(
            () -> {
              try (Rules mine = new Rules();
                  Table table = table(mine)) {
                for (int n = 0; n < 200; n++) assertEquals(AnswerVerdict.DENIED, attack(own ? table : shared, "Carla"));
              }
              return null;
            });
      }
      for (Future<Void> done : threads.invokeAll(work)) done.get();
    } finally {
      threads.shutdown();
    }
  }

  @Test
  void memoryStaysFlat() {
    try (Rules rules = new Rules();
        Table table = table(rules)) {
      long before = work(rules, table, 100);
      long after = work(rules, table, 1_000);
      assertTrue(after < before + before / 100, before + " bytes before, " + after + " after");
    }
  }

  private static long work(Rules rules, Table table, int rounds) {
    for (int i = 0; i < rounds; i++)
      try (Table ahead = table.copy();
          Table other = rules.open(Map.of("setup", Map.of("edition", "2026-09-25"), "players", List.of("x", "y")))) {
        ahead.send(List.of(Concedes.of(NAMES.get(i % 4))), Sending.CARRY_OUT);
        attack(ahead, NAMES.get(1 + i % 3));
        assertEquals("2026-09-25", other.edition());
      }
    return rules.bytes();
  }

  @Test
  void tablesAreMadeAndEntriesRead() {
    try (Rules rules = new Rules()) {
      Made made = rules.makeTable(MakeTable.started("2026-09-25", "emperor", List.of("a", "b", "c", "d", "e", "f"), 1));
      assertEquals(List.of(), made.problems().problems());
      rules.open(made.json()).close();
      assertTrue(rules.readEntry("range.no-attack-outside", Lang.EN).contains("801.3"));
      assertTrue(rules.describeVocabulary().path("questions").has("mayAttack"));
      assertEquals(1, rules.info().path("protocol").asInt());
    }
  }
}
