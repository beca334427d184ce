import { isRecord, type UnknownRecord } from '../../engine/model/record.js';
import type { Known } from '../language/types/known.js';
import { type JsonDocument, type JsonPath, pointer } from '../text/document.js';
import { namesInCases } from './case-texts.js';
import type { ObservedText } from './observed.js';
import { type Occurrence, OccurrenceList } from './occurrences.js';

/** The names in a file of cases: their ids, the entries that they name, the facts that they give, and what stands in expressions. */
export function caseOccurrences(
  document: JsonDocument,
  known: Known,
  texts: readonly ObservedText[],
): readonly Occurrence[] {
  const list = new OccurrenceList(document);
  const { scenarios = [] } = document.value as { readonly scenarios?: readonly UnknownRecord[] };
  for (const [index, one] of scenarios.entries()) {
    list.define({ kind: 'case', name: String(one['id']) }, ['scenarios', index, 'id'], 'value');
    if (isRecord(one['table'])) givenFacts(list, ['scenarios', index, 'table'], one['table'], known);
  }
  for (const { path, names } of namesInCases(document))
    for (const [index, name] of names.entries()) list.add({ kind: 'entry', name }, [...path, index]);
  list.expressions(texts, (symbol, { span }) =>
    symbol.kind === 'local' ? { kind: 'local', name: `${span.source.file}:${span.start} ${symbol.name}` } : symbol,
  );
  return list.all;
}

/** Facts that stand in a table by their names; where a short word stands for one, it is not its name. */
function givenFacts(list: OccurrenceList, path: JsonPath, table: UnknownRecord, known: Known): void {
  for (const [collection, { name, facts }] of known.collections) {
    const things = table[collection];
    for (const [index, thing] of (Array.isArray(things) ? things : []).entries())
      for (const fact of Object.keys(isRecord(thing) ? thing : {})) {
        const at = [...path, collection, index, fact];
        if (!Object.hasOwn(facts, fact)) continue;
        const { source, start, end } = list.document.keyAt(pointer(...at));
        if (source.text.slice(start, end).replaceAll('"', '') === fact)
          list.add({ kind: 'fact', name: `${name}.${fact}` }, at, 'key');
      }
  }
}
