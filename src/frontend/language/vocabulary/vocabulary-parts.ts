import { own } from '../../../engine/model/own.js';
import { nearest } from '../../../engine/model/spelling.js';
import { isList, type Type } from '../../../engine/model/type.js';
import type { Phrase } from '../../../engine/model/vocabulary.js';
import type { JsonPath } from '../../text/document.js';
import type { DiagnosticSink } from '../diagnostic-sink.js';
import type { Known } from '../types/known.js';
import { printType } from '../types/type-text.js';
import { fitOf } from '../types/types.js';
import { checkJsonValue, type VocabularyCheck } from './json-values.js';
import { checkTemplate } from './phrases.js';
import { phraseKeys, type RawEntity, type RawVocabulary } from './raw-vocabulary.js';

/** What facts, questions and events say about what else there is. */
export function checkWords(raw: RawVocabulary, known: Known, sink: DiagnosticSink): void {
  checkValues(raw, known, sink);
  checkPhrases(raw, known, sink);
  checkGathers(raw, known, sink);
  checkUnites(raw, known, sink);
  checkReaders(raw, known, sink);
}

/** Defaults and values for silence must be of the type declared beside them. */
function checkValues(raw: RawVocabulary, known: Known, sink: DiagnosticSink): void {
  for (const [name, entity] of Object.entries(raw.entities)) {
    const facts = known.entity(name)!.facts;
    for (const [factName, fact] of Object.entries(entity.facts)) {
      const path = ['entities', name, 'facts', factName];
      const { type } = facts[factName]!;
      if (fact.default !== undefined) checkJsonValue(fact.default, type, [...path, 'default'], { known, sink });
      if (fact.defaultFrom !== undefined)
        checkSource(fact.defaultFrom, { type, facts }, [...path, 'defaultFrom'], { known, sink });
    }
  }
  for (const [name, question] of Object.entries(raw.questions)) {
    if (question.silence === undefined) continue;
    checkJsonValue(question.silence, known.question(name)!.result, ['questions', name, 'silence'], { known, sink });
  }
}

function checkSource(
  from: string,
  { type, facts }: { readonly type: Type; readonly facts: { readonly [name: string]: { readonly type: Type } } },
  path: JsonPath,
  { known, sink }: VocabularyCheck,
): void {
  const source = own(facts, from);
  if (source === undefined) {
    sink.fault('vocabulary.unknown-source', path, {
      values: { name: from },
      suggestion: nearest(from, Object.keys(facts)),
    });
  } else if (fitOf(source.type, type, known) !== 'yes') {
    const values = { expected: printType(type), found: printType(source.type) };
    sink.fault('vocabulary.source-type', path, { values });
  }
}

const phraseCodes = {
  unknown: 'vocabulary.unknown-placeholder',
  missing: 'vocabulary.missing-placeholder',
  severity: 'warning',
} as const;

/**
 * Templates may mention parameters and fields, and must mention those that are always present; those of facts, the
 * thing (`of`).
 */
function checkPhrases(raw: RawVocabulary, known: Known, sink: DiagnosticSink): void {
  const check = (phrase: Phrase, names: readonly string[], needed: readonly string[], path: JsonPath) => {
    const allowed = { ...phraseCodes, names, needed };
    for (const key of phraseKeys) checkTemplate(phrase[key], allowed, [...path, key], sink);
  };
  for (const [name, entity] of Object.entries(raw.entities)) {
    // There is only one such thing, the game for example: its facts need not say whose they are.
    const needed = entity.single === undefined ? ['of'] : [];
    if (entity.made !== undefined) check(entity.made, Object.keys(entity.facts), [], ['entities', name, 'made']);
    for (const [fact, phrase] of Object.entries(entity.facts)) {
      check(phrase, ['of'], needed, ['entities', name, 'facts', fact]);
    }
  }
  for (const [name, question] of Object.entries(raw.questions)) {
    const { parameters } = known.question(name)!;
    check(question, namesOf(parameters), namesOf(parameters.filter(needed)), ['questions', name]);
  }
  for (const [name, event] of Object.entries(raw.events)) {
    const { fields } = known.event(name)!;
    check(event, namesOf(fields), namesOf(fields.filter(needed)), ['events', name]);
    for (const [field, phrase] of Object.entries(event.clauses ?? {}))
      check(phrase, [], [], ['events', name, 'clauses', field]);
  }
}

/** What the vocabulary tells `check` about the readers of a fact must name existing questions, events and facts. */
function checkReaders(raw: RawVocabulary, known: Known, sink: DiagnosticSink): void {
  const { vocabulary } = known;
  const questions = Object.keys(vocabulary.questions);
  const readers = [...questions, ...Object.keys(vocabulary.events)];
  const check = (name: string, among: readonly string[], path: JsonPath): void => {
    if (among.includes(name)) return;
    sink.fault('vocabulary.unknown-reader', path, { values: { name }, suggestion: nearest(name, among) });
  };
  for (const [entity, { facts, uniformBy, short }] of Object.entries(raw.entities)) {
    if (uniformBy !== undefined) checkParting(uniformBy, entity, raw, sink);
    if (short !== undefined) checkShortWords(short, entity, known, sink);
    for (const [fact, { readThrough = [], neededBy = [] }] of Object.entries(facts)) {
      const path = ['entities', entity, 'facts', fact];
      for (const [index, name] of readThrough.entries()) check(name, questions, [...path, 'readThrough', index]);
      for (const [index, name] of neededBy.entries()) check(name, readers, [...path, 'neededBy', index]);
    }
  }
}

function checkParting(fact: string, entity: string, raw: RawVocabulary, sink: DiagnosticSink): void {
  const { facts } = raw.entities[entity]!;
  const type = own(facts, fact)?.type;
  if (type !== undefined && Object.hasOwn(raw.enumerations, type.replace('?', ''))) return;
  sink.fault('vocabulary.distinguishing-fact', ['entities', entity, 'uniformBy'], {
    values: { name: fact, entity },
    suggestion: type === undefined ? nearest(fact, Object.keys(facts)) : undefined,
  });
}

/** In a case a short word stands for exactly one fact, and may not be the name of another. */
function checkShortWords(
  short: NonNullable<RawEntity['short']>,
  entity: string,
  known: Known,
  sink: DiagnosticSink,
): void {
  const facts = known.entity(entity)?.facts ?? {};
  const meant = new Map<string, string>();
  for (const [word, said] of Object.entries(short)) {
    const { fact, beforeVowel = word, also = {} } = typeof said === 'string' ? { fact: said } : said;
    const path = ['entities', entity, 'short', word];
    for (const name of [fact, ...Object.keys(also)])
      if (!Object.hasOwn(facts, name)) {
        const values = { name, entity };
        sink.fault('vocabulary.short-fact', path, { values, suggestion: nearest(name, Object.keys(facts)) });
      }
    for (const spelled of new Set([word, beforeVowel])) {
      const other = meant.get(spelled) ?? (Object.hasOwn(facts, spelled) ? spelled : undefined);
      if (other !== undefined && other !== fact)
        sink.fault('vocabulary.short-twice', path, { values: { word: spelled, fact, other, entity } });
      meant.set(spelled, fact);
    }
  }
}

const namesOf = (parameters: readonly { readonly name: string }[]): readonly string[] =>
  parameters.map((parameter) => parameter.name);
const needed = ({ type }: { readonly type: Type }): boolean => isList(type) || !type.none;

/** Events that unite need a list to join, and may have no field but lists. */
function checkUnites(raw: RawVocabulary, known: Known, sink: DiagnosticSink): void {
  for (const [name, { unites }] of Object.entries(raw.events)) {
    const fields = known.event(name)!.fields;
    const single = fields.find(({ type }) => !isList(type));
    if (unites !== true || (fields.length > 0 && single === undefined)) continue;
    sink.fault('vocabulary.unites-lists', ['events', name, 'unites'], { values: { event: name } });
  }
}

/** What an event gathers must exist and fit; no event may be gathered in two ways. */
function checkGathers(raw: RawVocabulary, known: Known, sink: DiagnosticSink): void {
  const gatheredAt = new Map<string, JsonPath | undefined>();
  for (const { name, gathers = {} } of Object.values(known.vocabulary.events))
    if (!Object.hasOwn(raw.events, name))
      for (const { event } of Object.values(gathers)) gatheredAt.set(event, undefined);
  for (const [name, event] of Object.entries(raw.events)) {
    for (const [fieldName, source] of Object.entries(event.gathers ?? {})) {
      const path = ['events', name, 'gathers', fieldName];
      const field = known.event(name)!.fields.find((one) => one.name === fieldName);
      if (field === undefined) {
        const suggestion = nearest(fieldName, Object.keys(event.fields ?? {}));
        sink.faultAtKey('vocabulary.gathers-into', path, { values: { event: name, field: fieldName }, suggestion });
      }
      checkGathered(source, field?.type, path, { known, sink });
      const [from = ''] = source.split('.');
      if (gatheredAt.has(from)) {
        const before = gatheredAt.get(from);
        const also = before === undefined ? [] : [{ at: sink.at(before), label: 'first' }];
        sink.fault('vocabulary.gathered-twice', path, { values: { event: from }, also });
      }
      gatheredAt.set(from, path);
    }
  }
}

/** A list collects the values themselves; for an event that unites, the items of their lists. */
const collects = (into: Type, { type }: { readonly type: Type }, unites: boolean, known: Known): boolean =>
  isList(into) && fitOf(type, unites ? into : into.list, known) === 'yes';

function checkGathered(source: string, into: Type | undefined, path: JsonPath, { known, sink }: VocabularyCheck): void {
  const [eventName = '', fieldName = ''] = source.split('.');
  const event = known.event(eventName);
  const field = event?.fields.find((one) => one.name === fieldName);
  if (event === undefined || field === undefined) {
    const near =
      event === undefined
        ? nearest(eventName, Object.keys(known.vocabulary.events))
        : nearest(
            fieldName,
            event.fields.map((one) => one.name),
          );
    const suggestion =
      near === undefined ? undefined : event === undefined ? `${near}.${fieldName}` : `${eventName}.${near}`;
    sink.fault('vocabulary.gathers-what', path, { values: { source }, suggestion });
  } else if (into !== undefined && !collects(into, field, event.unites === true, known)) {
    sink.fault('vocabulary.gathers-type', path, {
      values: { expected: printType(into), found: printType(field.type) },
    });
  }
}
