/**
 * tavolata/lean: `tavolata/runtime` without the words. Answers and plans say which entries decided; nothing here puts them into sentences, and half
 * of the code need not be loaded. Both may be used side by side.
 */
export { addEntries, removeEntries } from './arrange/extra-entries.js';
export { narrowedToEdition, narrowedToSetup } from './arrange/narrow.js';
export { packRulebook, unpackRulebook } from './arrange/packed.js';
export { type ArrangeOptions, arrange, type Ruleset } from './arrange/ruleset.js';
export type * from './model/answer.js';
export { Fault, type FaultCode } from './model/fault.js';
export type { Edition, ExtraEntries, Rulebook } from './model/rulebook.js';
export type { Json, SetupJson, TableJson } from './model/table.js';
export type { EditionDate, Lang, Words } from './model/words.js';
export { type AskOptions, ask } from './run/ask.js';
export { addThing, removeThing, setFact } from './run/change.js';
export {
  type AskMatrix,
  type MatrixAnswers,
  type MatrixOptions,
  prepareMatrix,
  VERDICTS,
} from './run/matrix/matrix.js';
export {
  type Handle,
  handleOf,
  type PrepareOptions,
  prepare,
  prepareReasoned,
  type Quick,
  type Reasoned,
} from './run/prepare.js';
export { applyPlan, carryOutPlan, type SendOptions, type SentEvent, send, verify } from './run/send.js';
export { copyTable, type Opened, openTable, type Table, tableToJson, tryOpenTable } from './run/table.js';
export { type AnswerTo, type SentAs, type Typed, type Typings, typed } from './run/typed.js';
export { underRules } from './run/under-rules.js';
export { type TableView, type ViewChange, type ViewedTable, viewTable } from './run/view.js';
