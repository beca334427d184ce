/**
 * tavolata: the multiplayer rules of Magic: the Gathering as data that runs.
 *
 * `loadRulebook` reads and checks the data, `openTable` takes a host's state as plain JSON, `ask`, `send` and `verify` work on
 * it, `explain…` puts what came out into words. Nothing here changes the host's state.
 */
export { type ArrangeOptions, arrange, type Ruleset } from './arrange/ruleset.js';
export { explain } from './explain/explain.js';
export { readBack } from './explain/read-back/read-back.js';
export { readEntry } from './explain/read-back/read-entry.js';
export { type Loaded, loadRulebook } from './load/rulebook.js';
export type * from './model/answer.js';
export { Fault, type FaultCode } from './model/fault.js';
export type { Edition, Rulebook } from './model/rulebook.js';
export type { Json, SetupJson, TableJson } from './model/table.js';
export type { EditionDate, Lang, Words } from './model/words.js';
export { type AskOptions, ask } from './run/ask.js';
export { type Handle, handleOf, prepare, type Quick } from './run/prepare.js';
export { applyPlan, carryOutPlan, type SendOptions, type SentEvent, send, verify } from './run/send.js';
export { copyTable, openTable, type Table, tableToJson, tryOpenTable } from './run/table.js';
