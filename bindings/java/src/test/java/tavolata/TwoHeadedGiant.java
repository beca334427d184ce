package tavolata;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import tavolata.events.AttackersAreDeclared;
import tavolata.events.BlockersAreDeclared;
import tavolata.events.DamageIsDealt;
import tavolata.events.StateIsChecked;
import tavolata.events.StepBegins;
import tavolata.events.TurnBegins;
import tavolata.events.TurnEnds;
import tavolata.facts.CardType;
import tavolata.facts.CollectionName;
import tavolata.facts.FactName;
import tavolata.facts.MadeAttacker;
import tavolata.facts.ObjectFacts;
import tavolata.facts.StepName;
import tavolata.questions.MembersIn;
import tavolata.questions.Moves;
import tavolata.questions.NextGroup;
import tavolata.questions.PlayersIn;

/**
 * Bots play a game of Two-Headed Giant. Nothing of the rules is in here: what may be done is asked, what follows is in the plans.
 */
public final class TwoHeadedGiant {
  private static final List<StepName> STEPS =
      List.of(
          StepName.DRAW,
          StepName.BEGIN_COMBAT,
          StepName.DECLARE_ATTACKERS,
          StepName.DECLARE_BLOCKERS,
          StepName.COMBAT_DAMAGE,
          StepName.END_OF_COMBAT);
  private static final Sending CARRY_OUT = Sending.CARRY_OUT.withReasons(false);

  private final Table table;
  private final Random chance;
  private int plans = 0;

  private TwoHeadedGiant(Table table, Random chance) {
    this.table = table;
    this.chance = chance;
  }

  /**
   * Plays a game.
   *
   * @return how long it was and who won
   */
  public static String play(long seed) {
    List<String> players = List.of("Ada", "Bruno", "Carla", "Dario");
    try (Rules rules = new Rules();
        Table table = rules.open(rules.makeTable(MakeTable.started("2026-09-25", "two-headed-giant", players, seed)).json())) {
      for (String owner : players)
        for (int nth = 1; nth <= 3; nth++)
          table.add(
              CollectionName.OBJECTS,
              ObjectFacts.of(owner + "-" + nth).withOwner(owner).withTypes(List.of(CardType.CREATURE)));
      TwoHeadedGiant game = new TwoHeadedGiant(table, new Random(seed));
      int turns = 0;
      for (; game.isRunning() && turns < 300; turns++) game.turn();
      JsonNode winners = table.fact("game", FactName.WINNERS);
      return "two-headed-giant: " + turns + " turns, " + game.plans + " plans, won by " + winners;
    }
  }

  private <T> T any(List<T> some) {
    return some.get(chance.nextInt(some.size()));
  }

  /** Whether anything came of it. */
  private boolean happen(List<? extends Event> events) {
    plans++;
    return !table.resolve(events, need -> any(need.among()), CARRY_OUT).steps().isEmpty();
  }

  private boolean isRunning() {
    return "running".equals(text("game", FactName.STATUS));
  }

  private String text(String of, FactName fact) {
    JsonNode value = table.fact(of, fact);
    return value == null ? null : value.asText(null);
  }

  private <E extends Event> List<E> moves(String player, Class<E> kind) {
    return table.ask(new Moves(player)).value().stream().map(PlanEvent::event).filter(kind::isInstance).map(kind::cast).toList();
  }

  private void turn() {
    String last = text("game", FactName.LAST_TURN);
    String group =
        last == null
            ? text("game", FactName.STARTING_GROUP)
            : table.ask(new NextGroup(last)).value().orElseThrow();
    happen(List.of(TurnBegins.of(group)));
    String turn = table.members(CollectionName.TURNS).get(0);
    for (StepName step : STEPS) {
      happen(List.of(new StepBegins(turn, step)));
      switch (step) {
        case DECLARE_ATTACKERS -> attack(table.ask(new MembersIn(group)).value());
        case DECLARE_BLOCKERS -> block();
        case COMBAT_DAMAGE -> damage();
        default -> {}
      }
      if (!isRunning()) return;
    }
    happen(List.of(new TurnEnds(turn)));
  }

  /** Each creature of the team goes at somebody whom it may attack; if all that together is not lawful, nobody goes. */
  private void attack(List<String> team) {
    TreeMap<String, List<OrId<MadeAttacker>>> ways = new TreeMap<>();
    for (String player : team)
      for (AttackersAreDeclared declared : moves(player, AttackersAreDeclared.class))
        for (OrId<MadeAttacker> attack : declared.attacks())
          ways.computeIfAbsent(attack.made().creature(), creature -> new ArrayList<>()).add(attack);
    Collection<List<OrId<MadeAttacker>>> some = ways.values();
    List<OrId<MadeAttacker>> attacks = some.stream().filter(way -> chance.nextInt(10) < 7).map(this::any).toList();
    if (!happen(List.of(new AttackersAreDeclared(attacks, team.get(0)))))
      happen(List.of(new AttackersAreDeclared(List.of(), team.get(0))));
  }

  private void block() {
    for (String player : table.ask(new PlayersIn()).value()) {
      List<BlockersAreDeclared> ways = moves(player, BlockersAreDeclared.class);
      if (!ways.isEmpty() && chance.nextInt(10) < 4) happen(List.of(any(ways)));
    }
  }

  /** Attackers that nobody blocks deal damage at one moment; then the rules look who has lost. */
  private void damage() {
    Set<String> blocked = new HashSet<>();
    for (String blocker : table.members(CollectionName.BLOCKERS))
      table.fact(blocker, FactName.BLOCKS).forEach(attacker -> blocked.add(attacker.asText()));
    List<DamageIsDealt> hits = new ArrayList<>();
    for (String attacker : table.members(CollectionName.ATTACKERS)) {
      String source = text(attacker, FactName.CREATURE);
      String to = text(attacker, FactName.ATTACKING);
      if (source != null && to != null && !blocked.contains(source))
        hits.add(DamageIsDealt.of(source, to, 1 + chance.nextInt(4)).withCombat(true));
    }
    if (!hits.isEmpty()) happen(hits);
    if (isRunning()) happen(List.of(new StateIsChecked()));
  }
}
