/**
 * tavolata/compiler: rules and entries from texts, tables from names. It reads no file and generates no code, so it
 * runs wherever JavaScript does: in a page, in a worker, in an embedded engine.
 *
 * `loadTexts` makes a rulebook from the texts of its files, `compileEntries` entries to add to one (effects of cards,
 * house rules), `makeTable` a legal table of a variant. Their findings are lists of diagnostics, which
 * `renderDiagnostic` puts into words. `tavolata/runtime` works with the results.
 */

export { type AnySetup, type MadeTable, makeTable, type SetupRequest } from './engine/setup/make.js';
export type { Diagnostic, Severity } from './frontend/diagnostics/diagnostic.js';
export type { DiagnosticJson, RenderStyle } from './frontend/diagnostics/render.js';
export { type CompiledEntries, compileEntries } from './frontend/load/entries.js';
export { type Loaded, type LoadedRulebook, loadTexts } from './frontend/load/linked.js';
export { refusalDiagnostic } from './frontend/load/refusal.js';
export { diagnosticToJson, renderDiagnostic } from './frontend/load/rendered.js';
