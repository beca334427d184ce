package tavolata;

import tavolata.facts.TableJson;

/**
 * A table that was made.
 *
 * @param json the table, to be opened
 * @param problems what is wrong with it
 * @param seed seed that makes the same table again, or null
 */
public record Made(TableJson json, Problems problems, Long seed) {}
