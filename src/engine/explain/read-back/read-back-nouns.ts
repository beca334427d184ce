import { last as final } from '../../model/last.js';
import { own } from '../../model/own.js';
import type { FactNode, IfNode, NameNode, Node, NodeOf } from '../../model/tree.js';
import { isList } from '../../model/type.js';
import { matterNames, textNames } from '../../model/vocabulary.js';
import type { Agreeing, VerdictWord } from '../words/read-back-words.js';
import { fill, keep } from '../words/template.js';
import { isEventField, isNone, isOnly, itself, nameOf, typeNames } from './nodes.js';
import { entityNoun } from './nouns.js';
import { casesAside, endsInCases, hasCases } from './numbered-cases.js';
import { nothingOf } from './persons.js';
import { eventClause, isClausePhrase, nounPhrase, phraseOf } from './phrases.js';
import { followNoun, iterationNoun, joinedNoun, yielded } from './read-back-iterations.js';
import { choiceBelow } from './read-back-joints.js';
import type { ClauseReader } from './reader.js';
import { heavy, madeThing } from './restrictions.js';
import { meantBy } from './scope.js';
import { agreeing, isPlural, labelled, quoted, series } from './wording.js';

/** Any node as a noun phrase; conditions become "whether …". */
export function nounOfNode(reader: ClauseReader, node: Node): string {
  const { words, grammar, vocabulary, lang } = reader;
  switch (node.op) {
    case 'literal':
      return literal(reader, node);
    case 'thing':
      return keep(own(reader.names, node.id) ?? node.id);
    case 'name':
      return name(reader, node);
    case 'collection': {
      const entity = Object.values(vocabulary.entities).find(({ collection }) => collection === node.name);
      return entity === undefined ? keep(node.name) : grammar.definite(entityNoun(entity.name, vocabulary, lang), true);
    }
    case 'single': {
      const entity = Object.values(vocabulary.entities).find(({ single }) => single === node.name);
      return entity === undefined
        ? keep(node.name)
        : grammar.definite(entityNoun(entity.name, vocabulary, lang), false);
    }
    case 'fact':
      return fact(reader, node);
    case 'ask': {
      if (own(vocabulary.questions, node.question) === undefined) return nameless(reader, node.question, node.args);
      const filled = isClausePhrase(node, vocabulary) ? undefined : phraseOf(node, vocabulary);
      return filled === undefined ? whether(reader, node) : nounPhrase(reader, filled);
    }
    case 'call':
      return call(reader, node.fn, node.args);
    case 'make':
      return node.what === 'event' ? eventClause(reader, node) : madeThing(reader, node);
    case 'list':
      return list(reader, node);
    case 'if':
      return isOnly(node.type, 'Boolean') ? whether(reader, node) : conditional(reader, node);
    case 'let': {
      if (isOnly(node.type, 'Boolean')) return whether(reader, node);
      const parts = { name: reader.noun(nameOf(node)), value: reader.embedded(node.value) };
      return fill(words.readBack.letNoun, { ...parts, body: reader.embedded(node.body) });
    }
    case 'otherwise':
      return fill(words.readBack.otherwiseNoun, both(reader, node));
    case 'set': {
      // a list that turned out to be empty adds and takes away nothing
      const only = isEmpty(reader, node.right)
        ? node.left
        : node.sign === 'with' && isEmpty(reader, node.left)
          ? node.right
          : undefined;
      return only === undefined ? fill(words.readBack.set[node.sign], both(reader, node)) : reader.noun(only);
    }
    case 'sum':
      return fill(words.readBack.sum[node.sign], both(reader, node));
    case 'minus':
      return fill(words.readBack.minus, { of: reader.embedded(node.of) });
    case 'each':
    case 'first':
    case 'count':
      return iterationNoun(reader, node);
    case 'follow':
      return followNoun(reader, node);
    default:
      return whether(reader, node);
  }
}

/** Nodes whose words would run into those around them; a comma or an "and" inside gives the others away. */
export function embeddedNoun(reader: ClauseReader, node: Node): string {
  const text = reader.noun(node);
  // The lines below show where it ends.
  if (endsInCases(text)) return text;
  const wide =
    node.op === 'if' ||
    node.op === 'let' ||
    node.op === 'otherwise' ||
    node.op === 'set' ||
    node.op === 'sum' ||
    node.op === 'each' ||
    node.op === 'follow' ||
    (node.op === 'call' && node.fn === 'flat');
  const [only] = node.op === 'list' ? node.items : [];
  if (node.op === 'list' && only !== undefined && node.items.length === 1)
    return isNone(only) ? text : reader.embedded(only);
  const many = node.op === 'list' && node.items.length > 1;
  return wide || many || /,|^\(?(whether|se) /.test(text) ? `(${text})` : text;
}

function literal(reader: ClauseReader, { value, type }: NodeOf<'literal'>): string {
  const words = reader.words.readBack;
  if (value === null) return words.none;
  if (typeof value === 'boolean') return words.truths[value ? 'true' : 'false'];
  if (typeof value === 'number') return String(value);
  for (const one of typeNames(type)) {
    if (one === 'Verdict' && Object.hasOwn(words.verdicts, value))
      return quoted(reader, words.verdicts[value as VerdictWord]);
    const enumeration = reader.vocabulary.enumerations[one === 'Text' ? textNames : one];
    const named = enumeration?.values[value];
    if (named !== undefined) return enumeration?.unquoted ? named[reader.lang] : quoted(reader, named[reader.lang]);
  }
  return quoted(reader, value);
}

function name(reader: ClauseReader, node: NameNode): string {
  if (node.kind === 'event') return reader.grammar.definite(reader.words.readBack.nouns.event, false);
  if (node.name === itself) return agreeing(reader, reader.words.readBack.itself, node);
  const words = reader.scope.name(node);
  return labelled(reader, reader.grammar.definite(words.noun, words.many), words);
}

function fact(reader: ClauseReader, node: FactNode): string {
  if (isEventField(node)) return hasClause(reader, node) ? whether(reader, node) : field(reader, node);
  const filled = phraseOf(node, reader.vocabulary);
  if (filled === undefined)
    return fill(reader.words.readBack.fieldOf, { field: field(reader, node), of: reader.embedded(node.of) });
  return isClausePhrase(node, reader.vocabulary) ? whether(reader, node) : nounPhrase(reader, filled);
}

/** True for a field that is true or false and has a clause of its own. */
const hasClause = ({ vocabulary }: ClauseReader, { of, fact: name }: FactNode): boolean =>
  typeNames(of.type).some((event) => vocabulary.events[event]?.clauses?.[name] !== undefined);

function field(reader: ClauseReader, node: FactNode): string {
  const words = reader.scope.field(node.fact, node.type);
  const ofEvent = words.ofEvent && isEventField(node);
  return labelled(reader, reader.grammar.definite(words.noun, words.many), { ...words, ofEvent });
}

function call(reader: ClauseReader, fn: string, args: readonly Node[]): string {
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

/** One list made of several, each of them on a line of its own where one of them is worked out. */
function listedBelow(reader: ClauseReader, { items }: NodeOf<'list'>): string | undefined {
  if (!reader.isNumbered || !items.some(isWorkedOut)) return undefined;
  return casesAside(
    reader.words.readBack.oneListOf,
    items.map((item) => reader.noun(item)),
  );
}

/** True for lists that are more than a name, a fact or an answer. */
const isWorkedOut = ({ op }: Node): boolean => op === 'each' || op === 'if' || op === 'call' || op === 'set';

/** What has to be picked is text in the language, but has names in the vocabulary. */
function matterOf(reader: ClauseReader, fn: string, argument: Node): string | undefined {
  if (fn !== 'picked' || argument.op !== 'literal' || typeof argument.value !== 'string') return undefined;
  const named = reader.vocabulary.enumerations[matterNames]?.values[argument.value];
  return named && quoted(reader, named[reader.lang]);
}

/** The words of a function; a choice that nobody makes, and the first one alone, have words of their own. */
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

/** `nth` at the place of something in another list: lists that are made beside each other. */
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

/** What the vocabulary or we have no words for: its name, and what it is about. */
const nameless = (reader: ClauseReader, name: string, args: readonly Node[]): string =>
  args.length === 0 ? keep(name) : `${keep(name)} (${args.map((argument) => reader.embedded(argument)).join('; ')})`;

/** True for an empty list, and for sets of empty ones. */
function isEmpty(reader: ClauseReader, of: Node): boolean {
  const node = meantBy(reader.scope, of);
  if (node.op === 'list') return node.items.length === 0;
  return node.op === 'set' && isEmpty(reader, node.left) && (node.sign === 'without' || isEmpty(reader, node.right));
}

function list(reader: ClauseReader, { items, type }: NodeOf<'list'>): string {
  if (items.length === 0) return nothingOf(reader, type);
  const { and, noneOfList } = reader.words.readBack;
  return series(
    items.map((item) => (isNone(item) ? noneOfList : reader.embedded(item))),
    and,
  );
}

function conditional(reader: ClauseReader, node: IfNode): string {
  const words = reader.words.readBack;
  // what there is comes first: "the rivals are nobody if …, otherwise …" would be read the wrong way round
  const turned = isNothing(node.then) && node.else !== undefined && !isNothing(node.else);
  const [first, second] = turned ? [node.else, node.then] : [node.then, node.else];
  const branch = (of: Node | undefined): string =>
    of === undefined || isNothing(of) ? nothingOfBranch(reader, node) : reader.embedded(of);
  const cases = choiceBelow(reader, node, branch);
  if (cases !== undefined) return cases;
  const test = reader.say(reader.clause(node.test, !turned));
  return fill(words.ifNoun, { test, yes: branch(first), no: branch(second) });
}

/** None, or an empty list. */
const isNothing = (node: Node): boolean => isNone(node) || (node.op === 'list' && node.items.length === 0);

/** What a branch without a value reads as: the type of the other branch tells. */
function nothingOfBranch(reader: ClauseReader, node: IfNode): string {
  const { then: yes, else: no, type } = node;
  const something = [yes, no].find((branch) => branch !== undefined && !isNothing(branch));
  const word = nothingOf(reader, something?.type ?? type);
  return word === reader.words.readBack.nobody || isList(type) ? word : reader.words.readBack.none;
}

/** Both sides, in parentheses where they are operations themselves: the left one only where another sign would bind differently. */
function both(
  reader: ClauseReader,
  node: NodeOf<'set'> | NodeOf<'sum'> | Extract<Node, { op: 'otherwise' }>,
): { left: string; right: string } {
  const chained = node.op !== 'otherwise' && node.left.op === node.op && node.left.sign === node.sign;
  const left = chained ? reader.noun(node.left) : reader.embedded(node.left);
  return { left, right: reader.embedded(node.right) };
}

const whether = (reader: ClauseReader, node: Node): string =>
  fill(reader.words.readBack.whether, { clause: reader.say(reader.clause(node, true)) });
