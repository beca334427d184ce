/**
 * tavolata/runtime: answers and plans from a compiled rulebook, for programs that include the rules.
 *
 * It parses no text of the rule language, reads no file, depends on nothing, and generates no code: `tavolata build`
 * compiles the rules ahead (`docs/compiled-format.md`), and everything here takes plain JSON. Nothing here changes the
 * host's state.
 */
export { type AskOptions, ask, type BareAnswer } from './engine/ask/ask.js';
export { askEditions, type EditionAnswer, type EditionDifference } from './engine/ask/ask-editions.js';
export { type AnsweredMatrix, type MatrixRequest, matrix } from './engine/ask/ask-matrix.js';
export { asking, type QuestionMethods } from './engine/ask/asking.js';
export {
  type Handle,
  handleOf,
  type PrepareOptions,
  prepare,
  prepareReasoned,
  type Quick,
  type Reasoned,
} from './engine/ask/prepare.js';
export { situation, type TableSituation, type ThingSeen } from './engine/ask/situation.js';
export {
  type DescribedLayer,
  type DescribedRules,
  describeRules,
  type EntryDescription,
} from './engine/embed/rules.js';
export { type Typed, typed } from './engine/embed/typed.js';
export type * from './engine/embed/typings.js';
export {
  type DescribedEvent,
  type DescribedFact,
  type DescribedQuestion,
  type DescribedThing,
  type DescribedVocabulary,
  describeVocabulary,
} from './engine/embed/vocabulary.js';
export { applyPlan, carryOutPlan } from './engine/events/carry-out.js';
export { type Choose, type Resolved, resolve } from './engine/events/resolve.js';
export { type SendOptions, type SentEvent, send, verify } from './engine/events/send.js';
export { type Explained, explain, explanation } from './engine/explain/explain.js';
export type { ExplainedEntry, ExplanationPart, PartKind } from './engine/explain/explanation-part.js';
export type { Item } from './engine/explain/layout.js';
export { readBack } from './engine/explain/read-back/read-back.js';
export { readEntry, readEntryTree } from './engine/explain/read-back/read-entry.js';
export type { ThingNames } from './engine/explain/read-back/reader.js';
export {
  type AskMatrix,
  type MatrixAnswers,
  type MatrixOptions,
  prepareMatrix,
} from './engine/matrix/matrix.js';
export type * from './engine/model/answer.js';
export { Fault, type FaultCode } from './engine/model/fault.js';
export { entryIn } from './engine/model/numbers.js';
export type { Edition, ExtraEntries, Rulebook } from './engine/model/rulebook.js';
export type { Json, SetupJson, TableJson } from './engine/model/table.js';
export type { EditionDate, Lang, Words } from './engine/model/words.js';
export { type ArrangeOptions, arrange } from './engine/ruleset/arrange.js';
export { VERDICTS } from './engine/ruleset/combine.js';
export { addEntries, removeEntries } from './engine/ruleset/extra-entries.js';
export { narrowedToEdition, narrowedToSetup } from './engine/ruleset/narrow.js';
export { packRulebook, unpackRulebook } from './engine/ruleset/packed.js';
export type { Ruleset } from './engine/ruleset/ruleset.js';
export type { Refusal, RefusalCode } from './engine/table/accept.js';
export type { Assumed } from './engine/table/assume.js';
export { addThing, applyChanges, changeTable, removeThing, setFact } from './engine/table/change-table.js';
export { factOf, membersOf, namesOf } from './engine/table/read.js';
export { copyTable, type OpenedTable, openTable, type Table, tableToJson, tryOpenTable } from './engine/table/table.js';
export type { TableView, ViewChange, ViewedTable } from './engine/table/table-view.js';
export { underRules } from './engine/table/under-rules.js';
export { undo } from './engine/table/undo.js';
export { viewTable } from './engine/table/view.js';
export type { Value } from './engine/values/values.js';
