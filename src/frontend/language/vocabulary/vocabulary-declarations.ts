import mapValues from 'lodash/mapValues.js';
import { defined } from '../../../engine/model/defined.js';
import type { Type } from '../../../engine/model/type.js';
import { isList } from '../../../engine/model/type.js';
import type {
  Entity,
  EventType,
  Fact,
  Layer,
  Parameter,
  Phrase,
  Question,
  Vocabulary,
} from '../../../engine/model/vocabulary.js';
import type { JsonPath } from '../../text/document.js';
import type { DiagnosticSink } from '../diagnostic-sink.js';
import { kindsOf, type TypeKind } from '../types/known.js';
import { readType } from '../types/type-reading.js';
import { one } from '../types/type-text.js';
import { isNothing, listOf } from '../types/types.js';
import type { RawEntity, RawEvent, RawLayer, RawQuestion, RawVocabulary } from './raw-vocabulary.js';

/**
 * The vocabulary without its expressions: `when`, `assumed`, `changes`, `permittedBy`, `ended` and `verify` are still
 * missing.
 */
export function declareVocabulary(
  raw: RawVocabulary,
  sink: DiagnosticSink,
  kinds: ReadonlyMap<string, TypeKind> = kindsOf(raw),
): Vocabulary {
  const type = (...path: JsonPath): Type => readType(sink, path, kinds);
  const slots = factSlots(raw);
  return defined({
    layers: mapValues(raw.layers, (layer, id) => declareLayer(layer, id, raw.tiers)),
    enumerations: mapValues(raw.enumerations, ({ names, description, unquoted, values }) =>
      defined({ names, description, unquoted, values }),
    ),
    entities: mapValues(raw.entities, (entity, name) => declareEntity(entity, name, slots, type)),
    questions: mapValues(raw.questions, (question, name) => declareQuestion(question, name, sink, type)),
    events: mapValues(raw.events, (event, name) => declareEvent(event, name, type)),
    verify: [],
    nouns: raw.nouns && checkedNouns(raw.nouns, type),
    roles: raw.roles,
    slots: slots.size,
  });
}

/** Nouns as written; their types must exist. */
function checkedNouns(nouns: NonNullable<RawVocabulary['nouns']>, type: (...path: JsonPath) => Type): typeof nouns {
  for (const [name, entered] of Object.entries(nouns))
    entered.forEach((noun, index) => {
      noun.for.forEach((_, at) => {
        type('nouns', name, index, 'for', at);
      });
    });
  return nouns;
}

/**
 * Facts of the same name have the same slot in all entities, so that a fact of a union is one look-up. Facts of small
 * entities come first: a thing has slots up to its highest, so values that are made by the thousand take few.
 */
function factSlots(raw: RawVocabulary): ReadonlyMap<string, number> {
  const facts = Object.values(raw.entities).map((entity) => Object.keys(entity.facts).sort());
  const names = new Set(facts.sort((a, b) => a.length - b.length || (a.join() < b.join() ? -1 : 1)).flat());
  return new Map([...names].map((name, slot) => [name, slot]));
}

const declareLayer = ({ tier, names, section }: RawLayer, id: string, tiers: readonly string[]): Layer =>
  defined({ id, tier, height: tiers.indexOf(tier), names, section });

function declareEntity(
  entity: RawEntity,
  name: string,
  slots: ReadonlyMap<string, number>,
  type: (...path: JsonPath) => Type,
): Entity {
  const { noun, person, description, collection, single, constant = false, made } = entity;
  const facts = mapValues(entity.facts, (fact, factName): Fact => {
    const { default: value, defaultFrom, description } = fact;
    return defined({
      name: factName,
      description,
      type: type('entities', name, 'facts', factName, 'type'),
      default: value,
      defaultFrom,
      slot: slots.get(factName)!,
      ...phraseOf(fact),
    });
  });
  return defined({ name, noun, person: person || undefined, description, collection, single, constant, made, facts });
}

function declareQuestion(
  question: RawQuestion,
  name: string,
  sink: DiagnosticSink,
  type: (...path: JsonPath) => Type,
): Question {
  const path = ['questions', name];
  const { policy, result, silence, description } = question;
  const written = result === undefined ? undefined : type(...path, 'result');
  const given = policy === 'verdict' ? one(['Verdict']) : policy === 'problems' ? listOf(one(['Problem'])) : undefined;
  if (written !== undefined && policy === 'union' && !isList(written) && !isNothing(written)) {
    sink.fault('vocabulary.union-result', [...path, 'result']);
  }
  return defined({
    name,
    audience: question.for ?? 'hosts',
    description,
    parameters: parameters(question.parameters, [...path, 'parameters'], type),
    result: given ?? written ?? one([]),
    policy,
    silence,
    ...phraseOf(question),
  });
}

function declareEvent(event: RawEvent, name: string, type: (...path: JsonPath) => Type): EventType {
  const { reported = false, final = false, repeats = false, merges = false, unites, clauses, description } = event;
  return defined({
    name,
    audience: event.for ?? 'hosts',
    description,
    fields: parameters(event.fields, ['events', name, 'fields'], type),
    clauses,
    changes: [],
    reported,
    final,
    repeats,
    merges,
    unites: unites || undefined,
    gathers:
      event.gathers &&
      mapValues(event.gathers, (source) => {
        const [from = '', field = ''] = source.split('.');
        return { event: from, field };
      }),
    ...phraseOf(event),
  });
}

const parameters = (
  raw: { readonly [name: string]: string } | undefined,
  path: JsonPath,
  type: (...path: JsonPath) => Type,
): readonly Parameter[] => Object.keys(raw ?? {}).map((name) => ({ name, type: type(...path, name) }));

const phraseOf = ({ phrase, negated, absent, present, unnamed }: Phrase): Phrase =>
  defined({ phrase, negated, absent, present, unnamed });
