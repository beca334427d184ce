import { keywords } from '../../../../grammar/tokens.js';
import type { JsonPath } from '../../text/document.js';
import type { Span } from '../../text/source.js';
import type { DiagnosticSink } from '../diagnostic-sink.js';
import { reserved } from '../expressions/declaring.js';
import { functions } from '../types/functions.js';
import { builtIn, claims } from '../types/known.js';
import type { RawEntity, RawVocabulary } from './raw-vocabulary.js';

/** Keys of things in a table, or of structural values, that are not facts. */
const factKeys = ['id', 'is'] as const;

/** Names that already have a meaning, with the places of their declarations if available. */
export type TakenNames = Map<string, (() => Span) | undefined>;

/** Names that no vocabulary may declare. */
export const builtInNames = (): TakenNames =>
  new Map([...builtIn, 'None', ...functions.map((one) => one.name), ...reserved].map((name) => [name, undefined]));

/**
 * Every name has one meaning: two things that an expression can mention may not have the same name.
 *
 * @param taken existing names; those of `raw` are added
 * @param code reported for a name that is taken
 */
export function checkNames(
  raw: RawVocabulary,
  sink: DiagnosticSink,
  taken: TakenNames = builtInNames(),
  code = 'vocabulary.name-taken',
): void {
  const declare = (name: string, path: JsonPath, key: boolean) => {
    if (taken.has(name)) {
      const first = taken.get(name);
      const also = first === undefined ? [] : [{ at: first(), label: 'first' }];
      if (key) sink.faultAtKey(code, path, { values: { name }, also });
      else sink.fault(code, path, { values: { name }, also });
    } else taken.set(name, () => sink.at(path));
    checkForm(name, path, key, sink);
  };
  for (const name of Object.keys(raw.enumerations)) declare(name, ['enumerations', name], true);
  for (const [name, entity] of Object.entries(raw.entities)) {
    declare(name, ['entities', name], true);
    if (entity.collection !== undefined) declare(entity.collection, ['entities', name, 'collection'], false);
    if (entity.single !== undefined) declare(entity.single, ['entities', name, 'single'], false);
  }
  for (const name of Object.keys(raw.questions)) declare(name, ['questions', name], true);
  for (const name of Object.keys(raw.events)) declare(name, ['events', name], true);
}

/**
 * Parameters can be mentioned everywhere in an entry, so they may not hide anything; facts come after a dot, so they
 * may.
 */
export function checkInnerNames(
  raw: RawVocabulary,
  sink: DiagnosticSink,
  entities: readonly Pick<RawEntity, 'collection' | 'single'>[] = Object.values(raw.entities),
): void {
  const everywhere = new Set([...reserved, ...entities.flatMap(({ collection, single }) => [collection, single])]);
  for (const [question, { parameters }] of Object.entries(raw.questions)) {
    for (const name of Object.keys(parameters ?? {})) {
      const path = ['questions', question, 'parameters', name];
      if (everywhere.has(name)) sink.faultAtKey('vocabulary.name-taken', path, { values: { name } });
      checkForm(name, path, true, sink);
    }
  }
  for (const [entity, { facts }] of Object.entries(raw.entities)) {
    for (const name of Object.keys(facts)) {
      if (!(factKeys as readonly string[]).includes(name)) continue;
      sink.faultAtKey('vocabulary.name-taken', ['entities', entity, 'facts', name], { values: { name } });
    }
  }
  for (const [event, { fields, gathers }] of Object.entries(raw.events)) {
    if (gathers === undefined || !Object.hasOwn(fields ?? {}, claims)) continue;
    sink.faultAtKey('vocabulary.name-taken', ['events', event, 'fields', claims], { values: { name: claims } });
  }
}

/** A keyword cannot be used as a name. All other rules for the form of names are in the schema. */
function checkForm(name: string, path: JsonPath, key: boolean, sink: DiagnosticSink): void {
  if (!keywords.has(name)) return;
  if (key) sink.faultAtKey('vocabulary.name-is-keyword', path, { values: { name } });
  else sink.fault('vocabulary.name-is-keyword', path, { values: { name } });
}
