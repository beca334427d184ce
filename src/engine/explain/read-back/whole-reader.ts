import { partsOf } from '../../model/nodes.js';
import type { Node } from '../../model/tree.js';
import type { Vocabulary } from '../../model/vocabulary.js';
import type { Lang } from '../../model/words.js';
import { grammarOf } from '../words/grammar.js';
import { wordsIn } from '../words/index.js';
import { isOnly } from './nodes.js';
import { isEventType } from './nouns.js';
import type { ReadBackOptions } from './read-back.js';
import { wholeClause } from './read-back-joints.js';
import { actionOfNode, clauseOfNode, embeddedNoun, isFramed, nounOfNode } from './read-back-nodes.js';
import type { Clause, ClauseReader, ThingNames } from './reader.js';
import { meantBy, type ReadBackScope, scopeOf } from './scope.js';

/** As `readBack`, but without capital letter and full stop, and with the marks of `verbatim`: for use within sentences. */
export const readBackPart = (
  tree: Node,
  vocabulary: Vocabulary,
  lang: Lang,
  { bindings, beside = [] }: ReadBackOptions = {},
): string => readerOf(vocabulary, lang, scopeOf([tree, ...beside], vocabulary, lang, { bindings })).whole(tree);

/** A reader that also prints whole expressions, polished. */
export interface WholeReader extends ClauseReader {
  /** A condition, an action or a value, depending on the node. */
  whole(node: Node): string;
  /** A value as a noun phrase, polished. */
  value(node: Node): string;
}

/**
 * Parts are requested several times on the way up; without memoization, time would double with every level of a tree.
 */
function memoized<Words>(say: (node: Node) => Words): (node: Node) => Words {
  const known = new Map<Node, Words>();
  return (node) => {
    const before = known.get(node);
    if (before !== undefined) return before;
    const words = say(node);
    known.set(node, words);
    return words;
  };
}

/** Events that are filtered out of others, not made. */
const isClaims = (node: Node): boolean => node.op === 'each' && node.yield === undefined;

/** A question reads as long as a few other nodes. */
const askWeight = 3;

/** A list needs no parentheses before its verb. */
const subjectOf = (reader: ClauseReader, node: Node): string =>
  node.op === 'list' ? reader.noun(node) : reader.embedded(node);

/** How a reader speaks: `isNumbered` for texts that `unfolded` turns into lines. */
interface Speaking {
  readonly isNumbered?: boolean;
  readonly names?: ThingNames;
}

/** The read-back of one language, for expressions that share a scope. */
export function readerOf(
  vocabulary: Vocabulary,
  lang: Lang,
  scope: ReadBackScope,
  { isNumbered = false, names = {} }: Speaking = {},
): WholeReader {
  const grammar = grammarOf(lang);
  // "the winners" says more than "an empty list", which they may happen to be
  const readAs = (node: Node): Node => {
    const meant = meantBy(scope, node);
    return meant.op === 'list' && meant.items.length === 0 ? node : meant;
  };
  const weight = memoized((name: Node): number => {
    const node = readAs(name);
    return partsOf(node).reduce((sum, part) => sum + weight(part), node.op === 'ask' ? askWeight : 1);
  });
  const clauseOf = (node: Node, truth: boolean): Clause => ({
    weight: weight(node),
    ...clauseOfNode(reader, meantBy(scope, node), truth),
  });
  const held = memoized((node) => clauseOf(node, true));
  const denied = memoized((node) => clauseOf(node, false));
  const reader: WholeReader = {
    lang,
    vocabulary,
    grammar,
    words: wordsIn(lang),
    scope,
    isNumbered,
    names,
    weight,
    noun: memoized((node) => nounOfNode(reader, readAs(node))),
    unbound: (node) => nounOfNode(reader, node),
    embedded: (node) => embeddedNoun(reader, readAs(node)),
    clause: (node, truth) => (truth ? held : denied)(node),
    say: ({ subject, predicate }) => (subject === undefined ? predicate : `${subjectOf(reader, subject)} ${predicate}`),
    action: (node) => actionOfNode(reader, meantBy(scope, node)),
    framed: (node) => (isFramed(node) ? `(${reader.action(node)})` : reader.action(node)),
    whole: (name) => {
      const node = meantBy(scope, name);
      if (isOnly(node.type, 'Boolean')) return grammar.polish(wholeClause(reader, node));
      // a list of events of a plan is something to inspect, not something that happens
      if (isEventType(node.type, vocabulary) && !isClaims(node)) return grammar.polish(actionOfNode(reader, node));
      return reader.value(node);
    },
    value: (node) => grammar.polish(reader.noun(node)),
  };
  return reader;
}
