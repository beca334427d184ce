/**
 * tavolata: the multiplayer rules of Magic: the Gathering as data that runs.
 *
 * `loadRulebook` reads and checks the data, `openTable` takes a host's state as plain JSON, `ask`, `send` and `verify` work on
 * it, `explain…` puts what came out into words. Nothing here changes the host's state.
 *
 * `makeTable` makes a legal table for a variant from names of players, as `tavolata setup` does.
 *
 * Whoever has a compiled rulebook needs `tavolata/runtime` alone, which is all of this without the compiler.
 */

export type { Diagnostic, Severity } from './frontend/diagnostics/diagnostic.js';
export {
  type DiagnosticJson,
  type RenderStyle,
  render as renderDiagnostic,
  toJson as diagnosticToJson,
} from './frontend/diagnostics/render.js';
export { type CompiledEntries, compileEntries } from './frontend/load/entries.js';
export { type LoadedRulebook, type LoadOptions, loadRulebook } from './frontend/load/rulebook.js';
export { refusalDiagnostic } from './frontend/load/table.js';
export * from './runtime.js';
export { type MadeTable, makeTable, type SetupRequest } from './tools/check/setup/make.js';
