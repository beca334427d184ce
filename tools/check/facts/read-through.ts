import type { Diagnostic } from 'tavolata/compiler';
import { type Entry, expressionsOf, isList, walk } from 'tavolata/internals';
import { type JsonDocument, pointer, type RawVocabulary } from 'tavolata/workspace';
import { diagnostic } from '../../messages/index.js';
import type { Places } from '../analysis/places.js';
import type { FactUses, UseReader } from './uses.js';

/**
 * Entries that read a fact for which the vocabulary has a question (`readThrough`), and do not belong to that question.
 */
export function readDirectly(uses: FactUses, file: JsonDocument, places: Places): readonly Diagnostic[] {
  const through = new Map<string, readonly string[]>();
  for (const [entity, { facts }] of Object.entries((file.value as RawVocabulary).entities))
    for (const [fact, { readThrough }] of Object.entries(facts))
      if (readThrough !== undefined) through.set(`${entity}.${fact}`, readThrough);
  if (through.size === 0) return [];
  // Shared logic is checked where it is written.
  const written = uses.rulebook.entries.filter(({ logicOf }) => logicOf === undefined);
  return written.flatMap((entry) => inEntry(entry, through, places));
}

function inEntry(entry: Entry, through: ReadonlyMap<string, readonly string[]>, places: Places): readonly Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  for (const { place, expression } of expressionsOf(entry)) {
    walk(expression.tree, (node) => {
      if (node.op !== 'fact' || isList(node.of.type)) return;
      for (const entity of node.of.type.one) {
        const questions = through.get(`${entity}.${node.fact}`);
        if (questions === undefined || (entry.hook === 'answers' && questions.includes(entry.of ?? ''))) continue;
        const values = { entry: entry.id, entity, fact: node.fact, questions: questions.join(', ') };
        const at = places.at(entry, ...place.split('/'));
        found.set(`${entity}.${node.fact}`, diagnostic('check.raw-fact', { at, severity: 'warning', values }));
      }
    });
  }
  return [...found.values()];
}

/** Questions and events that should depend on a fact (`neededBy`) and do not. */
export function notDependent(uses: FactUses, file: JsonDocument): readonly Diagnostic[] {
  const { questions } = uses.rulebook.vocabulary;
  return Object.entries((file.value as RawVocabulary).entities).flatMap(([entity, { facts }]) =>
    Object.entries(facts).flatMap(([fact, { neededBy = [] }]) =>
      neededBy.flatMap((name, index) => {
        const reader: UseReader = Object.hasOwn(questions, name) ? `question ${name}` : `event ${name}`;
        if (uses.depends(reader, `${entity}.${fact}`)) return [];
        const at = file.at(pointer('entities', entity, 'facts', fact, 'neededBy', index));
        return [diagnostic('check.not-dependent', { at, severity: 'warning', values: { name, entity, fact } })];
      }),
    ),
  );
}
