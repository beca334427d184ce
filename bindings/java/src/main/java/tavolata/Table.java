package tavolata;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tavolata.facts.CollectionName;
import tavolata.facts.FactName;
import tavolata.facts.Need;
import tavolata.facts.Pick;
import tavolata.facts.Plan;
import tavolata.facts.TableJson;

/**
 * A table that is open: a state under rules. Close it when the game is over: an engine holds 10,000 at most.
 *
 * <p>All methods throw {@link TavolataException} for names that there are not, and {@code IllegalStateException} once the rules or the
 * table are closed.
 */
public final class Table implements AutoCloseable {
  private final Rules rules;
  private final String handle;
  private final String edition;
  private boolean isOpen = true;

  Table(Rules rules, JsonNode opened) {
    this.rules = rules;
    handle = opened.get("table").asText();
    edition = opened.path("edition").asText(null);
  }

  private Table(Table of, JsonNode copied) {
    rules = of.rules;
    handle = copied.get("table").asText();
    edition = of.edition;
  }

  /** The edition in force. */
  public String edition() {
    return edition;
  }

  /** Asks a question. */
  public <A extends Said> A ask(Question<A> question) {
    return ask(question, Asking.PLAIN);
  }

  /** Asks a question and says what the answer is to have. */
  public <A extends Said> A ask(Question<A> question, Asking asking) {
    return engine()
        .call(
            question.answerType(),
            "ask",
            of("question", question.questionName(), "arguments", question, "reasons", asking.reasons(), "trace", asking.trace()));
  }

  /**
   * One question for everything in one or two lists, such as every creature against every defender: by far the quickest way.
   *
   * @param over the lists by parameter, rows first
   * @param arguments those that stay the same
   * @param reasons also the entries that decided each answer
   */
  public Matrix matrix(String question, LinkedHashMap<String, List<String>> over, Map<String, ?> arguments, boolean reasons) {
    return engine().call(Matrix.class, "matrix", of("question", question, "over", over, "arguments", arguments, "reasons", reasons));
  }

  /** What really happens when this event happens. The table stays as it is. */
  public Plan send(Event event) {
    return send(List.of(event), Sending.PLAIN);
  }

  /** What really happens when these events happen at the same moment. */
  public Plan send(List<? extends Event> events, Sending how) {
    List<PlanEvent> sent = events.stream().map(PlanEvent::of).toList();
    return engine()
        .call(
            Plan.class,
            "send",
            of("events", sent, "picks", how.picks(), "carryOut", how.carryOut(), "reasons", how.reasons(), "trace", how.trace()));
  }

  /**
   * As {@code send}, with every choice made by {@code choose}, which gives one of what the need has in {@code among}.
   */
  public Plan resolve(List<? extends Event> events, Function<Need, JsonNode> choose, Sending how) {
    List<Pick> picks = new ArrayList<>(how.picks());
    while (true) {
      Plan plan = send(events, how.withPicks(picks));
      if (plan.needs().isEmpty()) return plan;
      for (Need need : plan.needs()) picks.add(new Pick(need.matter(), Optional.ofNullable(need.by()), choose.apply(need)));
    }
  }

  /** What a host that carried out a plan has left undone, as a plan. */
  public Plan verify() {
    return engine().call(Plan.class, "verify", of());
  }

  /** Makes the writes of a plan on this table. */
  public void carryOut(Plan plan) {
    engine().call("carryOutPlan", of("plan", plan));
  }

  /** Makes writes of your own: all of them or none. */
  public void change(List<? extends Change> changes) {
    // With the interface as type of the items, so that each says which write it is.
    JsonNode list = Json.MAPPER.valueToTree(changes.toArray(Change[]::new));
    engine().call("changeTable", of("changes", list));
  }

  /**
   * Gives a thing a value.
   *
   * @param of its id, or {@code game}
   * @param value an {@code Optional.empty()} is none
   */
  public void setFact(String of, FactName fact, Object value) {
    engine().call("setFact", of("of", of, "fact", fact, "value", value));
  }

  /** Leaves a fact of a thing out: it has its default, or is unknown from then on. */
  public void forgetFact(String of, FactName fact) {
    engine().call("setFact", of("of", of, "fact", fact));
  }

  /**
   * Puts a thing at the end of a collection.
   *
   * @param thing facts with an id, or the id alone
   */
  public void add(CollectionName collection, Object thing) {
    engine().call("addThing", of("collection", collection, "thing", thing));
  }

  /** Takes a thing away. */
  public void remove(String id) {
    engine().call("removeThing", of("id", id));
  }

  /** Takes the last change back, then the one before, up to 200. */
  public void undo() {
    engine().call("undo", of());
  }

  /** The value of a fact: null where it is unknown, a {@code NullNode} where there is none. */
  public JsonNode fact(String of, FactName fact) {
    return engine().call("factOf", of("of", of, "fact", fact)).get("value");
  }

  /** The ids of the things in a collection, in order. */
  public List<String> members(CollectionName collection) {
    List<String> ids = new ArrayList<>();
    engine().call("membersOf", of("collection", collection)).get("members").forEach(id -> ids.add(id.asText()));
    return ids;
  }

  /** A second table in the same state, for looking ahead. */
  public Table copy() {
    return new Table(this, engine().call("copyTable", of()));
  }

  /** The state, to be saved and opened again. */
  public TableJson toJson() {
    return engine().call(TableJson.class, "tableToJson", of());
  }

  /** Closes it. A second time nothing happens, nor when the rules are closed already. */
  @Override
  public void close() {
    if (isOpen && rules.engine.isOpen()) engine().call("close", of());
    isOpen = false;
  }

  private Engine engine() {
    if (!isOpen) throw new IllegalStateException("this table is closed");
    return rules.engine;
  }

  /** Parts of a call about this table. */
  private Object[] of(Object... parts) {
    Object[] all = new Object[parts.length + 2];
    all[0] = "table";
    all[1] = handle;
    System.arraycopy(parts, 0, all, 2, parts.length);
    return all;
  }
}
