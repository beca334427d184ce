/**
 * tavolata: the multiplayer rules of Magic: the Gathering as data that runs.
 *
 * `loadRulebook` reads and checks the data, `openTable` takes a host's state as plain JSON, `ask`, `send` and `verify`
 * work on it, `explain` puts the results into words. Nothing here changes the host's state.
 *
 * This is `tavolata/compiler` and `tavolata/runtime` together with what reads files, so it needs Node. With a compiled
 * rulebook, `tavolata/runtime` is enough.
 */
export * from './compiler.js';
export { type LoadOptions, loadRulebook } from './frontend/load/rulebook.js';
export * from './runtime.js';
