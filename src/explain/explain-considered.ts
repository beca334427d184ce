import type { ConjunctTrace, Considered, PlanEvent, Read } from '../model/answer.js';
import type { Entry } from '../model/entry.js';
import { expressionsOf } from '../model/nodes.js';
import type { Json } from '../model/table.js';
import type { Node } from '../model/tree.js';
import type { Type } from '../model/type.js';
import type { Item } from './layout.js';
import { compared, conjuncts, isOnly } from './nodes.js';
import { type Bindings, fieldKey } from './scope.js';
import type { Teller } from './teller.js';
import { askNode, eventNode, factNode, valueNode } from './value-nodes.js';

/** The arguments of a question as what the parameters stand for. */
export function argumentBindings(teller: Teller, question: string, given: { readonly [name: string]: Json }): Bindings {
  const bindings = new Map<string, Node>();
  for (const { name, type } of teller.vocabulary.questions[question]?.parameters ?? []) {
    const value = given[name];
    if (value !== undefined) bindings.set(name, valueNode(value, type, teller.vocabulary));
  }
  return bindings;
}

/** The fields of an event as what `event.field` stands for. */
export function eventBindings(teller: Teller, event: PlanEvent): Bindings {
  const { args } = eventNode(event, teller.vocabulary);
  return new Map(Object.entries(args).map(([name, node]) => [fieldKey(name), node]));
}

/** An entry with what it had to do with the answer: who displaced it, and how the parts of its condition fared. */
export function consideredItem(teller: Teller, considered: Considered, bindings: Bindings): Item {
  const words = teller.words.answer;
  const entry = teller.entry(considered.entry);
  const { by, outcome } = considered;
  const template = outcome === 'overridden' ? words.displacedBy : words.outweighedBy;
  const displaced = by.length === 0 ? [] : [{ text: teller.fill(template, { entries: teller.ids(by) }) }];
  const parts = considered.conjuncts.map((conjunct) => conjunctItem(teller, conjunct, entry, bindings));
  const none = parts.length === 0 && entry !== undefined && entry.when === undefined;
  return {
    text: teller.head(considered.entry),
    below: [...displaced, ...parts, ...(none && by.length === 0 ? [{ text: words.unconditional }] : [])],
  };
}

function conjunctItem(teller: Teller, conjunct: ConjunctTrace, entry: Entry | undefined, bindings: Bindings): Item {
  const { holds, fails, open } = teller.words.answer;
  const node = entry === undefined ? undefined : nodeAt(entry, conjunct);
  const clause = node === undefined || entry === undefined ? conjunct.text : teller.part(node, entry, bindings);
  const template = conjunct.truth === null ? open : conjunct.truth ? holds : fails;
  return { text: teller.fill(template, { clause }), below: conjunct.reads.map((read) => readItem(teller, read)) };
}

/** The node of a traced part: in the condition, or in any other expression of the entry that has this text there. */
function nodeAt(entry: Entry, { at: [start, end], text }: ConjunctTrace): Node | undefined {
  for (const { expression } of expressionsOf(entry)) {
    const found = conjuncts(expression.tree).find(({ at }) => at[0] === start && at[1] === end);
    if (found !== undefined && expression.text.slice(start, end) === text) return found;
  }
  return undefined;
}

function readItem(teller: Teller, read: Read): Item {
  const { seen, seenBy } = teller.words.answer;
  if ('fact' in read) {
    const node = factNode(read.of, read.fact, teller.vocabulary);
    return { text: teller.fill(seen, { clause: valueClause(teller, node, read.value, node.type) }) };
  }
  const node = askNode(read.question, read.arguments, teller.vocabulary);
  const clause = valueClause(teller, node, read.value, node.type);
  const entries = teller.ids(read.because);
  return { text: teller.fill(entries === '' ? seen : seenBy, { clause, entries }) };
}

/** What something turned out to be: "the controller of bear is A", "A is in the game". */
export function valueClause(teller: Teller, node: Node, value: Json, type: Type): string {
  if (typeof value === 'boolean' && isOnly(type, 'Boolean')) return teller.clause(node, value);
  return teller.clause(compared(node, 'is', valueNode(value, type, teller.vocabulary)));
}
