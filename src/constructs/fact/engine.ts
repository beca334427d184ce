import { type Code, codeOfParts, folded, fromOne, type KnownCode, strictly } from '../../engine/evaluate/code.js';
import type { Compiler } from '../../engine/evaluate/compiler.js';
import type { Construct } from '../../engine/evaluate/construct.js';
import { EVERY_FACT, type TraceNotes } from '../../engine/evaluate/notes.js';
import { assumableIn } from '../../engine/model/lookup.js';
import type { NodeOf } from '../../engine/model/tree.js';
import { isList } from '../../engine/model/type.js';
import type { Vocabulary } from '../../engine/model/vocabulary.js';
import { MEMBER } from '../../engine/values/budget.js';
import { toJson } from '../../engine/values/json.js';
import { EventValue, Thing, UnknownSignal, type Value } from '../../engine/values/values.js';

/** A fact of a thing, or a field of an event. None when the thing or the event is none. */
const fact: Construct<'fact'> = {
  code(node, compiler, scope) {
    const of = compiler.code(node.of, scope);
    const { vocabulary } = compiler;
    const names = isList(node.of.type) ? [] : node.of.type.one;
    if (names.some((name) => name in vocabulary.events || name === 'Event')) return field(node, of, names, vocabulary);
    const facts = names.flatMap((name) => vocabulary.entities[name]?.facts[node.fact] ?? []);
    const read = { fact: node.fact, slot: facts[0]?.slot ?? 0 };
    const isDefaulted = facts.every((one) => one.default !== undefined);
    if (compiler.notes) return traced(read, of, compiler, { isDefaulted, notes: compiler.notes });
    const isConstant = of.constant && names.every((name) => vocabulary.entities[name]?.constant);
    return strict(read, strictly(of), isDefaulted, isConstant);
  },
};

interface ReadFact {
  readonly fact: string;
  readonly slot: number;
}

function strict({ fact, slot }: ReadFact, of: KnownCode, isDefaulted: boolean, isConstant: boolean): Code {
  const { run, cell } = of;
  if (isDefaulted) {
    if (cell) {
      const read = (): Value => (cell.v === null ? null : ((cell.v as Thing).fact(slot) as Value));
      return { run: read, known: true, constant: false, fact: { of: cell, slot } };
    }
    return folded(() => {
      const thing = run() as Thing | null;
      return thing === null ? null : (thing.fact(slot) as Value);
    }, isConstant);
  }
  const read = (): Value => {
    const thing = run() as Thing | null;
    if (thing === null) return null;
    const value = thing.fact(slot);
    if (value === undefined) throw new UnknownSignal([{ of: thing.id ?? thing.entity, fact }]);
    return value;
  };
  // A setup that leaves a fact open must not fail at compile time, only when the fact is read.
  return folded(read, isConstant);
}

/** Steps that noting a fact read counts for. */
const NOTED = 30;

function traced(
  { fact, slot }: ReadFact,
  of: Code,
  compiler: Compiler,
  { isDefaulted, notes }: { readonly isDefaulted: boolean; readonly notes: TraceNotes },
): Code {
  const { vocabulary } = compiler;
  const { budget } = compiler.runtime;
  const entities = Object.values(vocabulary.entities);
  const owners = new Set(entities.filter(({ facts }) => Object.hasOwn(facts, fact)).map(({ name }) => name));
  const isAssumable = assumableIn(vocabulary).has(fact);
  const { run } = of;
  const read = (): Value | undefined => {
    const thing = run();
    if (thing === undefined) return undefined;
    if (!(thing instanceof Thing) || !owners.has(thing.entity)) return null;
    const value = thing.fact(slot);
    const name = thing.id ?? thing.entity;
    if (isAssumable || notes.level === EVERY_FACT) notes.factsRead?.add(`${name}.${fact}`);
    if (value === undefined) notes.missing.push({ of: name, fact });
    else if (notes.reads !== null) {
      budget.spend(Array.isArray(value) ? NOTED + MEMBER * value.length : NOTED);
      notes.reads.push({ of: name, entity: thing.entity, fact, value: toJson(vocabulary, value) });
    }
    return value;
  };
  return codeOfParts(read, of.known && isDefaulted);
}

function field(node: NodeOf<'fact'>, of: Code, names: readonly string[], { events }: Vocabulary): Code {
  if (node.fact === 'claims') return fromOne(of, (event) => (event instanceof EventValue ? event.claims : []));
  const place = (event: string): number => events[event]?.fields.findIndex(({ name }) => name === node.fact) ?? -1;
  const [only = '', other] = names;
  const at = other === undefined && only !== 'Event' ? place(only) : undefined;
  return fromOne(of, (event) =>
    event instanceof EventValue ? (event.fields[at ?? place(event.event)] ?? null) : null,
  );
}

export const engine = { fact };
