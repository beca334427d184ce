import { keywords } from '../../../../grammar/tokens.js';
import type { DiagnosticSink, JsonPath } from '../diagnostic-sink.js';
import { reserved } from '../expressions/declaring.js';
import { functions } from '../types/functions.js';
import { builtIn, claims } from '../types/known.js';
import type { RawVocabulary } from './raw-vocabulary.js';

/** Keys of things in a table, or of structural values, that are not facts. */
const factKeys = ['id', 'is'] as const;

/**
 * Every name means one thing: nothing that an expression can mention may be called like something else.
 */
export function checkNames(raw: RawVocabulary, desk: DiagnosticSink): void {
  const seen = new Map<string, JsonPath | undefined>();
  for (const name of [...builtIn, 'None', ...functions.map((one) => one.name), ...reserved]) seen.set(name, undefined);
  const declare = (name: string, path: JsonPath, key: boolean) => {
    if (seen.has(name)) {
      const first = seen.get(name);
      const also = first === undefined ? [] : [{ at: desk.at(first), label: 'first' }];
      if (key) desk.faultAtKey('vocabulary.name-taken', path, { values: { name }, also });
      else desk.fault('vocabulary.name-taken', path, { values: { name }, also });
    } else seen.set(name, path);
    checkForm(name, path, key, desk);
  };
  for (const name of Object.keys(raw.enumerations)) declare(name, ['enumerations', name], true);
  for (const [name, entity] of Object.entries(raw.entities)) {
    declare(name, ['entities', name], true);
    if (entity.collection !== undefined) declare(entity.collection, ['entities', name, 'collection'], false);
    if (entity.single !== undefined) declare(entity.single, ['entities', name, 'single'], false);
  }
  for (const name of Object.keys(raw.questions)) declare(name, ['questions', name], true);
  for (const name of Object.keys(raw.events)) declare(name, ['events', name], true);
  checkInnerNames(raw, desk);
}

/** Parameters can be mentioned everywhere in an entry, so they may not hide anything; facts stand after a dot, so they may. */
function checkInnerNames(raw: RawVocabulary, desk: DiagnosticSink): void {
  const entities = Object.values(raw.entities);
  const everywhere = new Set([...reserved, ...entities.flatMap(({ collection, single }) => [collection, single])]);
  for (const [question, { parameters }] of Object.entries(raw.questions)) {
    for (const name of Object.keys(parameters ?? {})) {
      const path = ['questions', question, 'parameters', name];
      if (everywhere.has(name)) desk.faultAtKey('vocabulary.name-taken', path, { values: { name } });
      checkForm(name, path, true, desk);
    }
  }
  for (const [entity, { facts }] of Object.entries(raw.entities)) {
    for (const name of Object.keys(facts)) {
      if (!(factKeys as readonly string[]).includes(name)) continue;
      desk.faultAtKey('vocabulary.name-taken', ['entities', entity, 'facts', name], { values: { name } });
    }
  }
  for (const [event, { fields, gathers }] of Object.entries(raw.events)) {
    if (gathers === undefined || !Object.hasOwn(fields ?? {}, claims)) continue;
    desk.faultAtKey('vocabulary.name-taken', ['events', event, 'fields', claims], { values: { name: claims } });
  }
}

/** A keyword cannot be mentioned as a name. What names look like otherwise is up to the schema. */
function checkForm(name: string, path: JsonPath, key: boolean, desk: DiagnosticSink): void {
  if (!keywords.has(name)) return;
  if (key) desk.faultAtKey('vocabulary.name-is-keyword', path, { values: { name } });
  else desk.fault('vocabulary.name-is-keyword', path, { values: { name } });
}
