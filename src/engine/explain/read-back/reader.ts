import type { Node } from '../../model/tree.js';
import type { Vocabulary } from '../../model/vocabulary.js';
import type { Lang } from '../../model/words.js';
import type { Grammar } from '../words/grammar.js';
import type { ExplainWords } from '../words/words.js';
import type { ReadBackScope } from './scope.js';

/** What things are called in sentences, by id; one that it lacks is called by its id. */
export type ThingNames = { readonly [id: string]: string };

/**
 * How much a clause holds together. `open` ones go on to their right ("such that …", "if …"), so that nothing may follow
 * them unmarked; `joined` ones have an unmistakable frame of their own ("either … or …").
 */
export type ClauseShape = 'simple' | 'joined' | 'open';

/** A condition in words. With a subject, the predicate is said of it; without one, the predicate is the whole clause. */
export interface Clause {
  readonly subject?: Node;
  readonly predicate: string;
  readonly shape: ClauseShape;
  /** How much it says, where a node was read. */
  readonly weight?: number;
  /** The same without a frame, for a place that shows by itself where it begins and ends. */
  readonly alone?: string;
}

/** What the parts of the read-back need of each other. Texts are not polished yet. */
export interface ClauseReader {
  readonly lang: Lang;
  readonly vocabulary: Vocabulary;
  readonly grammar: Grammar;
  readonly words: ExplainWords;
  readonly scope: ReadBackScope;
  /** Long conditions and choices have their parts on lines of their own. */
  readonly isNumbered: boolean;
  readonly names: ThingNames;
  /** How long the node reads, by the nodes that it comes to with what its names are spelled out as: the same in every language. */
  weight(node: Node): number;
  /** The node as a noun phrase. */
  noun(node: Node): string;
  /** A name or event field by its noun, whatever it stands for. */
  unbound(node: Node): string;
  /** The node as a noun phrase inside another one: in parentheses where its end would not be seen. */
  embedded(node: Node): string;
  /** The node as a condition; `truth` false is its negation. */
  clause(node: Node, truth: boolean): Clause;
  /** The clause as words. */
  say(clause: Clause): string;
  /** The node as something that happens: an event, several, none, or those that a name or a list holds. */
  action(node: Node): string;
  /** The same inside of something else: several events, or a conditional one, stand in parentheses. */
  framed(node: Node): string;
}
