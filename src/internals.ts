/**
 * tavolata/internals: what analyses of a rulebook need of the engine: compiled trees and their traversal, arranged
 * rulesets, values, tables from the inside. It changes whenever the engine does; hosts have `tavolata/runtime`.
 */
export { acceptArguments, askBare, askTree, bareAnswer, evaluate } from './engine/ask/ask.js';
export { editionByEdition } from './engine/ask/ask-editions.js';
export { calls } from './engine/embed/calls.js';
export { furtherCalls } from './engine/embed/further-calls.js';
export { PROTOCOL } from './engine/embed/protocol.js';
export type { PlainCall, ScriptCalls } from './engine/embed/request.js';
export type { KnownCode, KnownTruth } from './engine/evaluate/code.js';
export { Cell, Scope } from './engine/evaluate/scope.js';
export { carryOutAll, sendAny, sendTree } from './engine/events/send.js';
export { explainNotices, givenUp } from './engine/explain/answers/explain-notices.js';
export { Formatter } from './engine/explain/answers/formatter.js';
export { layOut, withoutWrapping } from './engine/explain/layout.js';
export { isNone } from './engine/explain/read-back/nodes.js';
export { entryInWords, entryLogic } from './engine/explain/read-back/read-entry.js';
export { letsOf, scopeOf } from './engine/explain/read-back/scope.js';
export { factNode } from './engine/explain/read-back/value-nodes.js';
export { readerOf } from './engine/explain/read-back/whole-reader.js';
export { wordsIn } from './engine/explain/words/index.js';
export {
  type Entry,
  type EntryText,
  type EntryTexts,
  HOOKS,
  type Hook,
  PHASES,
  type ProblemSeverity,
} from './engine/model/entry.js';
export { closure, type Graph, graphOf, reachableFrom, reversed } from './engine/model/graph.js';
export { eventNamed, questionNamed } from './engine/model/lookup.js';
export { conjuncts, expressionsOf, nodesIn, nodesOfVocabulary, partsOf, shapeOf, walk } from './engine/model/nodes.js';
export { numbersIn, textIn } from './engine/model/numbers.js';
export { onceFor } from './engine/model/once.js';
export { own } from './engine/model/own.js';
export { isRecord, type UnknownRecord } from './engine/model/record.js';
export { nearest } from './engine/model/spelling.js';
export type {
  AskNode,
  Change,
  CompareNode,
  Expression,
  IterationNode,
  LogicNode,
  Node,
  NodeOf,
} from './engine/model/tree.js';
export { isList, namesIn, type Type } from './engine/model/type.js';
export {
  type Audience,
  type Described,
  type Entity,
  type EventType,
  type Fact,
  hostFirst,
  matterNames,
  type Parameter,
  type Phrase,
  type Question,
  stepNames,
  textNames,
  type Vocabulary,
} from './engine/model/vocabulary.js';
export {
  checkNarrowed,
  choicesOf,
  comparedWith,
  editionFor,
  type InactiveEntry,
  isInForce,
} from './engine/ruleset/active.js';
export { arrangeAlone, layersOf } from './engine/ruleset/arrange.js';
export {
  Dependencies,
  dependenciesOf,
  dependenciesOfChanges,
  type EntryDependencies,
  entryReadsIn,
} from './engine/ruleset/dependencies.js';
export { elseOf } from './engine/ruleset/only-if.js';
export { levels, overridersOf, sorted } from './engine/ruleset/order.js';
export { Questions } from './engine/ruleset/question/questions.js';
export { askRole, choicesFor } from './engine/setup/questions.js';
export { generator, Random } from './engine/setup/random.js';
export type { NamedTeam } from './engine/setup/teams.js';
export { Acceptor, written } from './engine/table/accept.js';
export { watched } from './engine/values/budget.js';
export { eventsOf, WAYS } from './engine/values/functions.js';
export { toJson } from './engine/values/json.js';
export { EventValue, Thing, UnknownSignal, type Value } from './engine/values/values.js';
export { World } from './engine/values/world.js';
