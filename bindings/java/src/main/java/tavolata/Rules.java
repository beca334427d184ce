package tavolata;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import tavolata.facts.Plan;

/**
 * A rulebook in an engine: where tables are made and opened. Closing gives the memory back; the tables opened with it are closed as well.
 *
 * <p>From any thread, one call at a time: calls from several threads wait for each other.
 */
public final class Rules implements AutoCloseable {
  final Engine engine;
  final String handle;
  /** Whether the engine is closed together with these rules: others came of these. */
  private final boolean ownsEngine;

  /** The rulebook that comes with the jar: every edition and variant. */
  public Rules() {
    this(new Engine(null));
  }

  private Rules(Engine engine) {
    this(engine, engine.handle, true);
  }

  private Rules(Engine engine, String handle, boolean ownsEngine) {
    this.engine = engine;
    this.handle = handle;
    this.ownsEngine = ownsEngine;
  }

  /**
   * Rules of your own.
   *
   * @param rulebook the text of the {@code rulebook.packed} that {@code tavolata build} writes
   * @throws IllegalStateException for what is no packed rulebook of this version
   */
  public static Rules packed(String rulebook) {
    return new Rules(new Engine(rulebook));
  }

  /**
   * Opens a table.
   *
   * @param table a {@link tavolata.facts.TableJson}, or maps, lists or a {@code JsonNode} of that form
   * @throws TavolataException {@code fault.table}, with all mistakes in its {@code refusals}
   */
  public Table open(Object table) {
    return new Table(this, engine.call("openTable", "rulebook", handle, "table", table));
  }

  /**
   * Seats players for a variant. The table is right if {@code problems().problems()} is empty.
   *
   * @throws TavolataException for names that there are not
   */
  public Made makeTable(MakeTable wanted) {
    ObjectNode parts = Json.MAPPER.valueToTree(wanted);
    Object[] list = new Object[2 * parts.size() + 2];
    list[0] = "rulebook";
    list[1] = handle;
    int at = 2;
    for (var part : parts.properties()) {
      list[at++] = part.getKey();
      list[at++] = part.getValue();
    }
    return engine.call(Made.class, "makeTable", list);
  }

  /**
   * Other rules in the same engine: these and some more entries.
   *
   * @param extra as {@code compileEntries} has compiled them
   * @throws TavolataException for entries that do not fit these rules
   */
  public Rules withEntries(Object extra) {
    return others(engine.call("addEntries", "rulebook", handle, "extra", extra));
  }

  /**
   * Other rules in the same engine: these without entries that were added.
   *
   * @throws TavolataException for ids that were not added
   */
  public Rules withoutEntries(List<String> entries) {
    return others(engine.call("removeEntries", "rulebook", handle, "entries", entries));
  }

  /** An answer or a plan in words. */
  public String explain(Said said, Lang lang) {
    String part = said instanceof Plan ? "plan" : "answer";
    return engine.call(String.class, "explain", "rulebook", handle, part, said, "lang", lang);
  }

  /**
   * An entry read back in words.
   *
   * @throws TavolataException for an id that there is not
   */
  public String readEntry(String entry, Lang lang) {
    return engine.call(String.class, "readEntry", "rulebook", handle, "entry", entry, "lang", lang);
  }

  /** All questions, events, things, facts and enumerations, with their types and what they mean. */
  public JsonNode describeVocabulary() {
    return engine.call("describeVocabulary", "rulebook", handle);
  }

  /** The version of the calls ({@code protocol}), their names, limits, and the editions, variants and options of the rules. */
  public JsonNode info() {
    return engine.call("info", "rulebook", handle);
  }

  /**
   * A call of the script as text.
   *
   * @param request a JSON object with {@code call} and its parts
   * @return {@code {"ok": …}} or {@code {"error": …}}
   */
  public String callText(String request) {
    return engine.text(request);
  }

  /** How many bytes the engine holds, after it has collected its garbage. */
  public long bytes() {
    return engine.bytes();
  }

  /** Gives the memory back. A second time nothing happens. */
  @Override
  public void close() {
    if (ownsEngine) engine.close();
  }

  private Rules others(JsonNode made) {
    return new Rules(engine, made.get("rulebook").asText(), false);
  }
}
