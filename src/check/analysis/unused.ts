import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.js';
import { expressionsOf, nodesOfChange, walk } from '../../model/nodes.js';
import type { Node } from '../../model/tree.js';
import { isList, type Type } from '../../model/type.js';
import { matterNames, stepNames, textNames } from '../../model/vocabulary.js';
import type { JsonDocument } from '../../text/document.js';
import { pointer } from '../../text/document.js';
import type { Places } from './places.js';
import type { Scene } from './scene.js';

/** What the rules speak of: names and values, wherever a tree of theirs has them. */
interface Spoken {
  readonly facts: Set<string>;
  readonly questions: Set<string>;
  readonly events: Set<string>;
  readonly types: Set<string>;
}

/**
 * Facts, kinds of things, events, layers and house answers that no rule ever reads or uses. A fact that scenarios give says something
 * to people, so that is only advice.
 */
export function unused(
  scene: Scene,
  {
    vocabulary: vocabularyFile,
    scenarios,
  }: { readonly vocabulary: JsonDocument; readonly scenarios: readonly JsonDocument[] },
  places: Places,
): readonly Diagnostic[] {
  const { vocabulary, entries, matters } = scene.rulebook;
  const spoken = spokenOf(scene);
  const found: Diagnostic[] = [];
  const given = new Set<string>();
  for (const { value } of scenarios) noteKeys(value, given);
  const tell = (code: string, path: readonly string[], values: { readonly [name: string]: string }, meant = false) => {
    const severity = meant ? 'advice' : 'warning';
    found.push(diagnostic(code, { at: vocabularyFile.keyAt(pointer(...path)), severity, values }));
  };
  for (const entity of Object.values(vocabulary.entities)) {
    for (const fact of Object.keys(entity.facts)) {
      if (!spoken.facts.has(`${entity.name}.${fact}`) && !(entity.constant && fact === 'edition'))
        tell(
          'check.unread-fact',
          ['entities', entity.name, 'facts', fact],
          { entity: entity.name, fact },
          given.has(fact),
        );
    }
    if (entity.single === undefined && !spoken.types.has(entity.name))
      tell('check.unused-kind', ['entities', entity.name], { name: entity.name });
  }
  for (const name of Object.keys(vocabulary.enumerations))
    if (!spoken.types.has(name)) tell('check.unused-kind', ['enumerations', name], { name });
  for (const event of Object.values(vocabulary.events)) {
    const used = spoken.events.has(event.name) || event.changes.length > 0 || event.told || event.final;
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
    // One choice without entries means: as if nothing were said.
    if (one === undefined || idle.length < 2) continue;
    const values = { matter: id, choices: idle.join(', ') };
    found.push(diagnostic('check.same-choices', { at: places.at(one, 'chosen'), severity: 'warning', values }));
  }
  return found;
}

function spokenOf({ rulebook: { vocabulary, entries } }: Scene): Spoken {
  const spoken: Spoken = { facts: new Set(), questions: new Set(), events: new Set(), types: new Set() };
  const type = (one: Type): void => {
    if (isList(one)) type(one.list);
    else for (const name of one.one) spoken.types.add(name);
  };
  const note = (tree: Node): void =>
    walk(tree, (node) => {
      if (node.op === 'ask') spoken.questions.add(node.question);
      if (node.op === 'make') {
        (node.what === 'event' ? spoken.events : spoken.types).add(node.name);
        // What the rules say of a thing that they make is for the host to read.
        for (const fact of Object.keys(node.args)) spoken.facts.add(`${node.name}.${fact}`);
      }
      if (node.op === 'is a') spoken.types.add(node.entity);
      if (node.op === 'call' && node.fn === 'picked') spoken.types.add(matterNames);
      if (node.op === 'literal' && typeof node.value === 'string') spoken.types.add(textNames);
      if (node.op !== 'fact' || isList(node.of.type)) return;
      for (const name of node.of.type.one) spoken.facts.add(`${name}.${node.fact}`);
    });
  for (const entry of entries) {
    if (entry.steps?.some(({ name }) => name !== undefined)) spoken.types.add(stepNames);
    if (entry.hook !== undefined && entry.hook !== 'answers') spoken.events.add(entry.of ?? '');
    for (const { expression } of expressionsOf(entry)) note(expression.tree);
  }
  for (const { when } of Object.values(vocabulary.layers)) if (when !== undefined) note(when.tree);
  for (const event of Object.values(vocabulary.events)) {
    for (const change of event.changes) for (const node of nodesOfChange(change)) note(node);
    if (event.permittedBy !== undefined) note(event.permittedBy.tree);
    for (const { type: one } of event.fields) type(one);
    for (const { event: gathered } of Object.values(event.gathers ?? {})) spoken.events.add(gathered);
  }
  for (const { parameters, result } of Object.values(vocabulary.questions)) {
    for (const { type: one } of parameters) type(one);
    type(result);
  }
  for (const { facts, name } of Object.values(vocabulary.entities)) {
    for (const fact of Object.values(facts)) {
      type(fact.type);
      if (fact.assumed !== undefined) note(fact.assumed.tree);
      if (fact.defaultFrom !== undefined) spoken.facts.add(`${name}.${fact.defaultFrom}`);
    }
  }
  if (vocabulary.ended !== undefined) note(vocabulary.ended.tree);
  for (const { tree } of vocabulary.verify) note(tree);
  return spoken;
}

/** Adds all keys and names of arguments in a file of scenarios. */
function noteKeys(value: unknown, keys: Set<string>): void {
  if (typeof value === 'string') {
    // Most texts have no argument with a name.
    if (value.includes(':')) for (const [, name = ''] of value.matchAll(/(\w+):/g)) keys.add(name);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) keys.add(key);
    noteKeys(inner, keys);
  }
}
