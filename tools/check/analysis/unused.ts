import type { Diagnostic } from 'tavolata/compiler';
import {
  expressionsOf,
  isList,
  matterNames,
  type Node,
  nodesOfVocabulary,
  stepNames,
  type Type,
  textNames,
  walk,
} from 'tavolata/internals';
import { type JsonDocument, pointer } from 'tavolata/workspace';
import { diagnostic } from '../../messages/index.js';
import type { AnalysisContext } from './context.js';
import type { Places } from './places.js';

/** Names that occur anywhere in the trees of the rules. */
interface UsedNames {
  readonly events: Set<string>;
  readonly types: Set<string>;
}

/** Entities, events, layers and house answers that no rule uses; facts are checked in `../facts`. */
export function unused(scene: AnalysisContext, vocabularyFile: JsonDocument, places: Places): readonly Diagnostic[] {
  const { vocabulary, entries, matters } = scene.rulebook;
  const spoken = spokenOf(scene);
  const found: Diagnostic[] = [];
  const tell = (code: string, path: readonly string[], values: { readonly [name: string]: string }) =>
    found.push(diagnostic(code, { at: vocabularyFile.keyAt(pointer(...path)), severity: 'warning', values }));
  for (const entity of Object.values(vocabulary.entities)) {
    if (entity.single === undefined && !spoken.types.has(entity.name))
      tell('check.unused-kind', ['entities', entity.name], { name: entity.name });
  }
  for (const name of Object.keys(vocabulary.enumerations))
    if (!spoken.types.has(name)) tell('check.unused-kind', ['enumerations', name], { name });
  for (const event of Object.values(vocabulary.events)) {
    const used = spoken.events.has(event.name) || event.changes.length > 0 || event.reported || event.final;
    if (!used) tell('check.unused-event', ['events', event.name], { event: event.name });
  }
  const layers = new Set(entries.map(({ layer }) => layer));
  const top = Math.max(...Object.values(vocabulary.layers).map(({ height }) => height));
  for (const { id, height } of Object.values(vocabulary.layers))
    if (!layers.has(id) && height < top) tell('check.unused-layer', ['layers', id], { layer: id });
  for (const { id, choices } of Object.values(matters)) {
    const taken = entries.filter(({ chosen }) => chosen?.matter === id);
    const [one] = taken;
    const idle = Object.keys(choices).filter((choice) => !taken.some(({ chosen }) => chosen?.choice === choice));
    // A single choice without entries stands for no answer.
    if (one === undefined || idle.length < 2) continue;
    const values = { matter: id, choices: idle.join(', ') };
    found.push(diagnostic('check.same-choices', { at: places.at(one, 'chosen'), severity: 'warning', values }));
  }
  return found;
}

function spokenOf({ rulebook: { vocabulary, entries } }: AnalysisContext): UsedNames {
  const spoken: UsedNames = { events: new Set(), types: new Set() };
  const type = (one: Type): void => {
    if (isList(one)) type(one.list);
    else for (const name of one.one) spoken.types.add(name);
  };
  const kindsIn = (collection: string) =>
    Object.values(vocabulary.entities).filter((entity) => entity.collection === collection);
  const note = (tree: Node): void =>
    walk(tree, (node) => {
      if (node.op === 'make') (node.what === 'event' ? spoken.events : spoken.types).add(node.name);
      if (node.op === 'is a') spoken.types.add(node.entity);
      if (node.op === 'collection') for (const { name } of kindsIn(node.name)) spoken.types.add(name);
      if (node.op === 'call' && node.fn === 'picked') spoken.types.add(matterNames);
      if (node.op === 'literal' && typeof node.value === 'string') spoken.types.add(textNames);
    });
  for (const entry of entries) {
    if (entry.steps?.some(({ name }) => name !== undefined)) spoken.types.add(stepNames);
    if (entry.hook !== undefined && entry.hook !== 'answers') spoken.events.add(entry.of ?? '');
    for (const { expression } of expressionsOf(entry)) note(expression.tree);
  }
  for (const node of nodesOfVocabulary(vocabulary)) note(node);
  for (const event of Object.values(vocabulary.events)) {
    for (const { type: one } of event.fields) type(one);
    for (const { event: gathered } of Object.values(event.gathers ?? {})) spoken.events.add(gathered);
  }
  for (const { parameters, result } of Object.values(vocabulary.questions)) {
    for (const { type: one } of parameters) type(one);
    type(result);
  }
  for (const { facts } of Object.values(vocabulary.entities)) {
    for (const fact of Object.values(facts)) type(fact.type);
  }
  return spoken;
}
