/**
 * tavolata: the multiplayer rules of Magic: the Gathering as data that runs.
 *
 * `loadRulebook` reads and checks the data, `openTable` takes a host's state as plain JSON, `ask`, `send` and `verify` work on
 * it, `explain` puts what came out into words. Nothing here changes the host's state.
 *
 * This is `tavolata/compiler` and `tavolata/runtime` with what reads files, so it needs Node. Whoever has a compiled rulebook needs
 * `tavolata/runtime` alone.
 */
export * from './compiler.js';
export { type LoadOptions, loadRulebook } from './frontend/load/rulebook.js';
export * from './runtime.js';
