/**
 * The multiplayer rules of Magic: the Gathering, in process: questions, plans, and the rules that decided.
 *
 * <pre>{@code
 * try (Rules rules = new Rules(); Table table = rules.open(state)) {
 *   Ruling ruling = table.ask(new MayAttack("bear", "Carla"));
 *   Plan plan = table.send(new PlayersLeave(List.of("Ada")));
 * }
 * }</pre>
 *
 * <p><b>Threads.</b> {@link tavolata.Rules} and {@link tavolata.Table} may be used from any thread. The engine of one {@code Rules}
 * answers one call at a time, others wait; threads that are to answer at the same time open {@code Rules} of their own.
 *
 * <p><b>Null and left out.</b> A part that is null is left out of the JSON. A fact of a table that may be left out (its default, or
 * unknown) and may also be null (none) is an {@link java.util.Optional}: empty is null.
 */
package tavolata;
