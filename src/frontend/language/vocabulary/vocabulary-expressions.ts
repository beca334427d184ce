import mapValues from 'lodash/mapValues.js';
import { defined } from '../../../engine/model/defined.js';
import type { Entity, EventType, Fact, Layer, Vocabulary } from '../../../engine/model/vocabulary.js';
import type { DiagnosticSink } from '../diagnostic-sink.js';
import {
  type ExpectedType,
  type ExpressionContext,
  readActions,
  readChanges,
  readExpression,
} from '../expressions/expressions.js';
import {
  type AllowedNodes,
  constantsOnly,
  everything,
  type Local,
  type ResolveObserver,
  withoutPicks,
} from '../expressions/scope.js';
import type { Known } from '../types/known.js';
import { one } from '../types/type-text.js';
import type { RawVocabulary } from './raw-vocabulary.js';

/**
 * Adds the expressions: conditions of layers, assumptions, what people see, changes, permissions of events, when a
 * table has ended, the actions of `verify`.
 */
export function completeVocabulary(
  declared: Vocabulary,
  raw: RawVocabulary,
  {
    known,
    sink,
    observe,
  }: { readonly known: Known; readonly sink: DiagnosticSink; readonly observe: ResolveObserver | undefined },
): Vocabulary {
  const around = (allowed: AllowedNodes, locals: ReadonlyMap<string, Local> = new Map()): ExpressionContext => ({
    known,
    allowed,
    locals,
    report: sink.report,
    observe,
  });

  const layer = (one: Layer): Layer => {
    if (raw.layers[one.id]?.when === undefined) return one;
    const when = readExpression(sink.text(['layers', one.id, 'when']), around(constantsOnly), { be: 'condition' });
    return { ...one, when };
  };

  const fact = (entity: string, declaredFact: Fact): Fact => {
    const { name, type } = declaredFact;
    const written = raw.entities[entity]?.facts[name];
    const locals = new Map<string, Local>([['this', { kind: 'parameter', type: one([entity]) }]]);
    const expression = (key: 'assumed' | 'onlyWhere', allowed: AllowedNodes, wanted: ExpectedType) =>
      written?.[key] === undefined
        ? undefined
        : readExpression(sink.text(['entities', entity, 'facts', name, key]), around(allowed, locals), wanted);
    const place = { code: 'type.fact', values: { fact: name } };
    const assumed = expression('assumed', withoutPicks, { be: 'value', type, place });
    const onlyWhere = expression('onlyWhere', constantsOnly, { be: 'condition' });
    return { ...declaredFact, ...defined({ assumed, onlyWhere }) };
  };

  const seenOf = (entity: string): Pick<Entity, 'seen'> => {
    const seen = raw.entities[entity]?.seen;
    if (seen === undefined) return {};
    const inside = around(withoutPicks, new Map([['this', { kind: 'parameter', type: one([entity]) }]]));
    const read = (name: string) =>
      readExpression(sink.text(['entities', entity, 'seen', name]), inside, { be: 'anything' });
    return { seen: mapValues(seen, (_, name) => read(name)) };
  };

  const event = (type: EventType): EventType => {
    if (!Object.hasOwn(raw.events, type.name)) return type;
    const locals = new Map<string, Local>([['event', { kind: 'event', type: one([type.name]) }]]);
    const { changes: written, permittedBy: asked } = raw.events[type.name]!;
    const inside = around(withoutPicks, locals);
    const changes = written === undefined ? [] : readChanges(sink.text(['events', type.name, 'changes']), inside);
    if (asked === undefined) return { ...type, changes };
    const text = sink.text(['events', type.name, 'permittedBy']);
    const permittedBy = readExpression(text, inside, { be: 'permission' });
    return { ...type, changes, permittedBy };
  };

  const ended =
    raw.ended === undefined
      ? undefined
      : readExpression(sink.text(['ended']), around(withoutPicks), { be: 'condition' });
  const further = raw.verify === undefined ? [] : readActions(sink.text(['verify']), around(everything));
  return {
    ...declared,
    layers: mapValues(declared.layers, layer),
    entities: mapValues(declared.entities, (entity) => ({
      ...entity,
      ...seenOf(entity.name),
      facts: mapValues(entity.facts, (one) => fact(entity.name, one)),
    })),
    events: mapValues(declared.events, event),
    ...defined({ ended }),
    verify: [...declared.verify, ...further],
  };
}
