import { isNone } from '../../engine/explain/read-back/nodes.js';
import { casesAside, hasCases } from '../../engine/explain/read-back/numbered-cases.js';
import {
  eventClause,
  isClausePhrase,
  nounPhrase,
  phraseOf,
  templateClause,
} from '../../engine/explain/read-back/phrases.js';
import { joinedNoun, yielded } from '../../engine/explain/read-back/read-back-iterations.js';
import type { ClauseReader } from '../../engine/explain/read-back/reader.js';
import { heavy, madeThing } from '../../engine/explain/read-back/restrictions.js';
import { meantBy } from '../../engine/explain/read-back/scope.js';
import { agreeing, isPlural, quoted } from '../../engine/explain/read-back/wording.js';
import type { Agreeing } from '../../engine/explain/words/read-back-words.js';
import { fill, verbatim } from '../../engine/explain/words/template.js';
import { last as final } from '../../engine/model/last.js';
import { own } from '../../engine/model/own.js';
import type { Node, NodeOf } from '../../engine/model/tree.js';
import { isList } from '../../engine/model/type.js';
import { matterNames } from '../../engine/model/vocabulary.js';
import { type WordedConstruct, whether } from '../words-construct.js';

function noun({ fn, args }: NodeOf<'call'>, reader: ClauseReader): string {
  const [first] = args;
  const joined = fn === 'flat' && first !== undefined ? joinedNoun(reader, first) : undefined;
  if (joined !== undefined) return joined;
  if (fn === 'flat' && first?.op === 'list' && first.items.length > 1)
    return listedBelow(reader, first) ?? reader.noun(first);
  const oneBelow = reader.words.readBack.oneBelow[fn];
  if (oneBelow !== undefined && reader.isNumbered && args.reduce((sum, one) => sum + reader.weight(one), 0) > heavy) {
    const items = args.map((argument) => reader.noun(argument));
    return casesAside(oneBelow, items);
  }
  const template = templateOf(reader, fn, args);
  if (template === undefined) return nameless(reader, fn, args);
  const list = args.find((argument) => isList(argument.type));
  const said = args.map((argument, index) => {
    const beside = fn === 'nth' && index === 1 ? besideOf(argument) : undefined;
    if (beside !== undefined) return reader.embedded(beside);
    const amounts = fn === 'sum' ? yielded(reader, meantBy(reader.scope, argument)) : undefined;
    const text =
      matterOf(reader, fn, argument) ??
      (amounts && (hasCases(amounts) ? amounts : `(${amounts})`)) ??
      reader.embedded(argument);
    const far = (fn === 'leftOf' || fn === 'rightOf') && index === 1 && argument.op !== 'literal';
    return far ? fill(reader.words.readBack.equalTo, { number: text }) : text;
  });
  return fill(
    agreeing(reader, template, list),
    Object.fromEntries(said.map((text, index) => [String(index + 1), text])),
  );
}

/** A list made of several, one per line if any of them is computed. */
function listedBelow(reader: ClauseReader, { items }: NodeOf<'list'>): string | undefined {
  if (!reader.isNumbered || !items.some(isWorkedOut)) return undefined;
  return casesAside(
    reader.words.readBack.oneListOf,
    items.map((item) => reader.noun(item)),
  );
}

/** True for lists that are more than a name, a fact or an answer. */
const isWorkedOut = ({ op }: Node): boolean => op === 'each' || op === 'if' || op === 'call' || op === 'set';

/** The subject of a pick is text in the language, but has a name in the vocabulary. */
function matterOf(reader: ClauseReader, fn: string, argument: Node): string | undefined {
  if (fn !== 'picked' || argument.op !== 'literal' || typeof argument.value !== 'string') return undefined;
  const named = reader.vocabulary.enumerations[matterNames]?.values[argument.value];
  return named && quoted(reader, named[reader.lang]);
}

/** The words of a function; choosing none, and choosing the first alone, have their own. */
function templateOf(reader: ClauseReader, fn: string, args: readonly Node[]): Agreeing | undefined {
  const { functions, sizeOfList, takeMany, unchosen, takeOne } = reader.words.readBack;
  const last = final(args);
  if (last !== undefined && isNone(last) && Object.hasOwn(unchosen, fn)) return unchosen[fn];
  if ((fn === 'take' || fn === 'nth') && last?.op === 'literal' && last.value === 1) return takeOne;
  if (fn === 'take' && last !== undefined && last.op !== 'literal') return takeMany;
  if (fn === 'size' && last !== undefined && last.op !== 'ask' && !isPlural(reader, last)) return sizeOfList;
  if (fn === 'nth' && last !== undefined && last.op !== 'literal') return placeTemplate(reader, args[0], last);
  return Object.hasOwn(functions, fn) ? functions[fn] : undefined;
}

/** `nth` with the index of something in another list: parallel lists. */
const besideOf = (place: Node): Node | undefined =>
  place.op === 'call' && place.fn === 'position' ? place.args[0] : undefined;

function placeTemplate(reader: ClauseReader, list: Node | undefined, place: Node): Agreeing {
  const { takeAt, takeLast, takeBeside } = reader.words.readBack;
  if (besideOf(place) !== undefined) return takeBeside;
  const sized = place.op === 'call' && place.fn === 'size' ? place.args[0] : undefined;
  const counted = sized ?? (place.op === 'count' ? { ...place, op: 'each' as const } : undefined);
  const whole = list !== undefined && counted !== undefined && reader.noun(counted) === reader.noun(list);
  return whole ? takeLast : takeAt;
}

/** What has no words, in the vocabulary or here: its name, and what it is about. */
const nameless = (reader: ClauseReader, name: string, args: readonly Node[]): string =>
  args.length === 0
    ? verbatim(name)
    : `${verbatim(name)} (${args.map((argument) => reader.embedded(argument)).join('; ')})`;

const ask: WordedConstruct<'ask'> = {
  noun(node, reader) {
    const { vocabulary } = reader;
    if (own(vocabulary.questions, node.question) === undefined) return nameless(reader, node.question, node.args);
    const filled = isClausePhrase(node, vocabulary) ? undefined : phraseOf(node, vocabulary);
    return filled === undefined ? whether(reader, node) : nounPhrase(reader, filled);
  },
  clause(node, reader, truth) {
    const filled = isClausePhrase(node, reader.vocabulary) ? phraseOf(node, reader.vocabulary) : undefined;
    return filled && templateClause(reader, filled, truth);
  },
};

const call: WordedConstruct<'call'> = {
  noun,
  isWide: ({ fn }) => fn === 'flat',
  // Lists of events are flattened anyway; saying so would only distract.
  action: ({ fn, args }, reader) => (fn === 'flat' && args[0] !== undefined ? reader.action(args[0]) : undefined),
};

const make: WordedConstruct<'make'> = {
  noun: (node, reader) => (node.what === 'event' ? eventClause(reader, node) : madeThing(reader, node)),
  action: (node, reader) => eventClause(reader, node),
};

export const words = { ask, call, make };
