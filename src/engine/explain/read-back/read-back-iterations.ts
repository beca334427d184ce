import { conjuncts, nodesIn } from '../../model/nodes.js';
import type { IterationNode, Node } from '../../model/tree.js';
import type { PlainNoun } from '../words/read-back-words.js';
import { fill } from '../words/template.js';
import { conditional, isEventField, isIteration, isLoop, loopOf } from './nodes.js';
import { hasCases } from './numbered-cases.js';
import { isPerson } from './persons.js';
import type { ClauseReader } from './reader.js';
import { closedNoun, conjunction, restriction } from './restrictions.js';
import { leavesOutNone, merged, singleOf, withValue } from './single-loops.js';
import { agreeing, labelled } from './wording.js';

/** The domain of a loop: "each player “rival” among the opponents of the player". */
export interface IterationDomain {
  readonly text: string;
  /** True if a relative pronoun after it would certainly be read with its noun. */
  readonly relative: boolean;
}

export type Quantity = 'each' | 'every' | 'some' | 'no' | 'first';

/**
 * The noun of a loop with its quantifier (`wording`: in words of its own), and its list unless that is everything of
 * its kind.
 */
export function domain(
  reader: ClauseReader,
  node: IterationNode,
  quantity: Quantity,
  wording?: string,
): IterationDomain {
  const loop = loopOf(node);
  const words = reader.scope.name(loop);
  const noun = labelled(reader, wording ?? quantified(reader, words.noun, quantity), words);
  if (node.in.op === 'collection') {
    if (quantity !== 'first' || node.by !== undefined || node.where === undefined)
      return { text: noun, relative: true };
    // "the first turn such that" would sound like the first turn of the game
    const of = agreeing(reader, reader.words.readBack.takeOne, node.in);
    return { text: fill(of, { 1: reader.grammar.definite(words.noun, true) }), relative: false };
  }
  const among = fill(reader.words.readBack.iteration.among, { list: reader.embedded(node.in) });
  return { text: `${noun} ${among}`, relative: namesNothingElse(node.in) };
}

/** "each of the opponents of the player", if the noun of the loop itself can be left out; otherwise undefined. */
export function domainOf(
  reader: ClauseReader,
  node: IterationNode,
  quantity: 'some' | 'no' | 'every',
): string | undefined {
  const plain = node.in.op === 'ask' || node.in.op === 'fact' || node.in.op === 'name';
  if (!plain || reader.scope.name(loopOf(node)).label !== undefined) return undefined;
  const template = agreeing(reader, reader.words.readBack.iteration.of[quantity], node.in);
  return fill(template, { list: reader.embedded(node.in) });
}

/** True for lists whose words contain nothing but their own members that could take a relative pronoun. */
const namesNothingElse = (list: Node): boolean =>
  list.op === 'name' || isEventField(list) || (list.op === 'ask' && list.args.length === 0) || ofSingle(list);

const ofSingle = (list: Node): boolean => list.op === 'fact' && list.of.op === 'single';

/** `each`, `first` and `count` as noun phrases. */
export function iterationNoun(reader: ClauseReader, written: IterationNode): string {
  const node = merged(reader.scope, written);
  if (node.op === 'count') return counted(reader, node);
  if (node.op === 'first') {
    const head = domain(reader, node, 'first');
    return ordered(reader, node, closedNoun(head.text, restrictionOf(reader, node, head.relative)));
  }
  const words = reader.words.readBack.iteration;
  if (leavesOutNone(node) && node.by === undefined) {
    const single = singleOf(node);
    if (node.yield === undefined && (single !== undefined || node.in.op === 'list'))
      return reader.noun(single ?? node.in);
    if (node.yield !== undefined && single !== undefined) return reader.noun(withValue(node.yield, node.name, single));
  }
  const each = eachOf(reader, node);
  if (node.yield !== undefined) {
    const text = reader.embedded(node.yield);
    // a list of lists names its thing first: nobody reads two of them backwards
    const template = hasCases(text) || hasLoop(node.yield) ? words.yieldBehind : words.yieldFor;
    return ordered(reader, node, fill(template, { yield: text, each }));
  }
  const whole = plural(reader, node);
  return ordered(reader, node, whole ?? fill(words.listOf, { what: each }));
}

const hasLoop = (tree: Node): boolean => [...nodesIn(tree)].some(isIteration);

/**
 * What a list gives, without saying that it is a list: "the amount of the claim for each claim". Undefined for other
 * lists.
 */
export function yielded(reader: ClauseReader, node: Node): string | undefined {
  if (node.op !== 'each' || node.yield === undefined || node.by !== undefined || hasLoop(node.yield)) return undefined;
  if (singleOf(node) !== undefined) return undefined;
  const text = reader.embedded(node.yield);
  if (hasCases(text)) return undefined;
  return fill(reader.words.readBack.iteration.yieldOnly, { yield: text, each: eachOf(reader, node) });
}

/** `follow`: its start, and how it goes on. */
export function followNoun(reader: ClauseReader, node: IterationNode): string {
  const words = reader.scope.name(loopOf(node));
  const each = labelled(reader, quantified(reader, words.noun, 'each'), words);
  const next = node.yield === undefined ? '' : reader.embedded(node.yield);
  return fill(reader.words.readBack.iteration.follow, { start: reader.embedded(node.in), each, next });
}

/** `flat` of an `each`: one list of everything that each of them gives. Undefined for other lists of lists. */
export function joinedNoun(reader: ClauseReader, node: Node): string | undefined {
  if (node.op !== 'each' || node.yield === undefined) return undefined;
  const words = reader.words.readBack.iteration;
  const each = eachOf(reader, node);
  const inner = node.yield;
  const plain = inner.op === 'each' && inner.yield === undefined && inner.by === undefined;
  const what = plain ? eachOf(reader, inner) : reader.embedded(inner);
  return ordered(reader, node, fill(words.joinedFor, { yield: what, each }));
}

/** What happens for each of a list. */
export function iterationAction(reader: ClauseReader, written: IterationNode): string | undefined {
  const node = merged(reader.scope, written);
  if (node.op !== 'each' || node.yield === undefined) return undefined;
  const single = singleOf(node);
  if (single !== undefined) {
    const action = withValue(node.yield, node.name, single);
    if (node.where === undefined) return reader.action(action);
    const test = withValue(node.where, node.name, single);
    return reader.action(conditional(test, action, node));
  }
  const head = domain(reader, node, 'each');
  const given = restrictionOf(reader, node, head.relative);
  const each = ordered(reader, node, [head.text, given.text].filter((text) => text !== '').join(' '));
  return fill(reader.words.readBack.iteration.forEach, { each, action: reader.action(node.yield) });
}

/** "each player that is in the game", closed, so that a sentence can continue after it. */
export function eachOf(reader: ClauseReader, written: IterationNode): string {
  const node = merged(reader.scope, written);
  const head = domain(reader, node, 'each');
  return closedNoun(head.text, restrictionOf(reader, node, head.relative));
}

const restrictionOf = (reader: ClauseReader, node: IterationNode, relative: boolean) =>
  restriction(reader, loopOf(node), conjuncts(node.where), relative);

/** "the players", "the objects whose owner is A": possible as long as nothing said of them needs a plural verb. */
function plural(reader: ClauseReader, node: IterationNode): string | undefined {
  const loop = loopOf(node);
  const given = restriction(reader, loop, conjuncts(node.where), node.in.op === 'collection');
  if (node.in.op !== 'collection') return given.kind === 'nothing' ? reader.embedded(node.in) : undefined;
  const noun = reader.grammar.definite(reader.scope.name(loop).noun, true);
  if (given.kind === 'nothing') return noun;
  return given.kind === 'whose' ? `${noun} ${given.text}` : undefined;
}

function counted(reader: ClauseReader, node: IterationNode): string {
  const words = reader.words.readBack.iteration;
  const whole = plural(reader, node);
  if (whole !== undefined) {
    const size = reader.words.readBack.functions['size'];
    return fill(typeof size === 'string' ? size : '{1}', { 1: whole });
  }
  const loop = loopOf(node);
  const { noun } = reader.scope.name(loop);
  const among = node.in.op === 'collection' ? '' : ` ${fill(words.among, { list: reader.embedded(node.in) })}`;
  const clause = conjunction(
    reader,
    conjuncts(node.where).map((part) => reader.clause(part, true)),
  );
  const template = isPerson(loop.type, reader.vocabulary) ? words.countingPersons : words.counting;
  const agreed = typeof template === 'string' ? template : template[noun.gender];
  return fill(agreed, { many: `${noun.many}${among}`, clause });
}

function ordered(reader: ClauseReader, node: IterationNode, text: string): string {
  if (node.by === undefined) return text;
  const words = reader.words.readBack.iteration;
  if (isLoop(node.by, node.name)) return `${text} ${words.rising}`;
  if (node.by.op === 'minus' && isLoop(node.by.of, node.name)) return `${text} ${words.falling}`;
  if (node.by.op === 'minus') return `${text} ${fill(words.orderedDown, { key: reader.embedded(node.by.of) })}`;
  return `${text} ${fill(words.ordered, { key: reader.embedded(node.by) })}`;
}

function quantified(reader: ClauseReader, noun: PlainNoun, quantity: Quantity): string {
  const { grammar } = reader;
  const words = reader.words.readBack.iteration;
  switch (quantity) {
    case 'some':
      return grammar.some(noun);
    case 'no':
      return grammar.no(noun);
    case 'first':
      return grammar.first(noun);
    default:
      return fill(words[quantity], { noun: noun.one });
  }
}
