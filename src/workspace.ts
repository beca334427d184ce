/**
 * tavolata/workspace: what tools that edit, check and translate a rulebook build on: its files with the places of
 * everything in them, diagnostics, incremental linking, and the syntax of the language. Hosts need none of it.
 */
export type { ShortWord, ThingKind } from '../grammar/cases/kinds.js';
export { fits, folded } from '../grammar/cases/layout.js';
export { continuation, unfolded } from '../grammar/cases/lines.js';
export { unknownValue } from '../grammar/cases/located.js';
export type { CaseToken } from '../grammar/cases/tokens.js';
export * as caseTokens from '../grammar/cases/tokens.js';
export { layout, mostColumns } from '../grammar/layout.js';
export { parseAction, parseChange, parseExpression } from '../grammar/parse.js';
export { partsOf } from '../grammar/parts.js';
export { printChange, printExpression } from '../grammar/print.js';
export type { Syntax } from '../grammar/syntax.js';
export { keywords } from '../grammar/tokens.js';
export { isDate } from './engine/model/words.js';
export { DiagnosticError, type DiagnosticOptions, diagnostic, hasErrors } from './frontend/diagnostics/diagnostic.js';
export { fill, listed } from './frontend/diagnostics/fill.js';
export type { Catalogue } from './frontend/diagnostics/message.js';
export { addMessages } from './frontend/diagnostics/messages/index.js';
export { inReadingOrder } from './frontend/diagnostics/order.js';
export { didYouMean, render, toJson } from './frontend/diagnostics/render.js';
export {
  expressionsOf as placedExpressions,
  type PlacedExpression,
} from './frontend/language/entries/entry-expressions.js';
export { type EntryUnit, placeIn as placeOfEntry } from './frontend/language/entries/entry-unit.js';
export { logicKeys, type RawEntries, type RawEntry } from './frontend/language/entries/raw-entries.js';
export { type ExpectedType, readExpression } from './frontend/language/expressions/expressions.js';
export { everything, type Local, type NamedThings, withoutPicks } from './frontend/language/expressions/scope.js';
export type { CachedEntries, LinkCache } from './frontend/language/link-cache.js';
export { type ResolvedText, resolveEvents, resolveQuestion } from './frontend/language/question-text.js';
export { type RulebookDocuments, RulebookLinker } from './frontend/language/rulebook-linker.js';
export { builtIn, knownOf } from './frontend/language/types/known.js';
export { one, printType } from './frontend/language/types/type-text.js';
export { nothing, number } from './frontend/language/types/types.js';
export type { RawVocabulary } from './frontend/language/vocabulary/raw-vocabulary.js';
export { linked } from './frontend/load/linked.js';
export { located } from './frontend/load/refusal.js';
export { type LeftOut, validPart } from './frontend/load/valid-part.js';
export { furtherLines } from './frontend/read/cases/case-table.js';
export { faultAt } from './frontend/read/cases/faults.js';
export {
  type Notation,
  notationOf,
  type Seating,
  withFurtherFacts,
  withSeatings,
} from './frontend/read/cases/notation.js';
export { isSeatingsFile, readCases } from './frontend/read/cases/reader.js';
export { type StatementFault, textFault } from './frontend/read/cases/syntax-faults.js';
export type { CleanTexts } from './frontend/read/clean-texts.js';
export { isCasesFile, isScenariosFile, readDocument } from './frontend/read/document.js';
export { type Reading, readJson } from './frontend/read/json.js';
export { layerDiagnostics, notHouseRules } from './frontend/read/layers.js';
export { formReference, nameForms } from './frontend/read/name-forms.js';
export type { ReadDocuments, ReadRest, ReadRulebookFile, RulebookReading } from './frontend/read/rulebook.js';
export { type SchemaName, schemaNames } from './frontend/read/schema.js';
export { columnsOf } from './frontend/text/cells.js';
export { type JsonDocument, type JsonPath, pointer, pointerPath } from './frontend/text/document.js';
export { harmless, harmlessLines } from './frontend/text/harmless.js';
export { indexAt, type LocatedText, plainText } from './frontend/text/located.js';
export { lineAndColumn, lineText, type Source, type Span } from './frontend/text/source.js';
export { blockAt, type CaseBlock, caseBlocks } from './frontend/workspace/case-things.js';
export type { CaseWord, CaseWordSort } from './frontend/workspace/case-words.js';
export { type ExpressionToken, expressionTokens } from './frontend/workspace/expression-tokens.js';
export { type ExpressionAt, expressionAt } from './frontend/workspace/expressions-at.js';
export { type EarlierResults, IncrementalRulebook } from './frontend/workspace/incremental-rulebook.js';
export { jsonPlaceAt, type LenientJson, lenientJson, type PlaceInJson } from './frontend/workspace/json-place.js';
export { type Mention, mentionsIn, type NamedSymbol, type SymbolKind } from './frontend/workspace/mentions.js';
export type { ObservedText } from './frontend/workspace/observed.js';
export type { Occurrence } from './frontend/workspace/occurrences.js';
export { type Candidate, parametersOf, type ScopeAt, scopeAt, typeText } from './frontend/workspace/scope-at.js';
export {
  caseWordsInFile,
  expressionsInFile,
  namesIn,
  namesInFile,
  type SymbolIndex,
  shortName,
  symbolIndex,
  symbolKey,
} from './frontend/workspace/symbol-index.js';
export { type LinkedRules, openWorkspace, Workspace, type WorkspaceChange } from './frontend/workspace/workspace.js';
