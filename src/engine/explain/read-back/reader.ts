import type { Node } from '../../model/tree.js';
import type { Vocabulary } from '../../model/vocabulary.js';
import type { Lang } from '../../model/words.js';
import type { Grammar } from '../words/grammar.js';
import type { ExplainWords } from '../words/words.js';
import type { ReadBackScope } from './scope.js';

/** Names of things in sentences, by id; a thing without one is called by its id. */
export type ThingNames = { readonly [id: string]: string };

/**
 * How a clause holds together. `open` ones extend to the right ("such that …", "if …"), so nothing may follow them
 * unmarked; `joined` ones have an unmistakable frame ("either … or …").
 */
export type ClauseShape = 'simple' | 'joined' | 'open';

/**
 * A condition in words. With a subject, the predicate belongs to it; without one, the predicate is the whole clause.
 */
export interface Clause {
  readonly subject?: Node;
  readonly predicate: string;
  readonly shape: ClauseShape;
  /** The weight of the node it was read from. */
  readonly weight?: number;
  /** The same without a frame, for a place that itself shows where it begins and ends. */
  readonly alone?: string;
}

/** What the parts of the read-back need of each other. Texts are not polished yet. */
export interface ClauseReader {
  readonly lang: Lang;
  readonly vocabulary: Vocabulary;
  readonly grammar: Grammar;
  readonly words: ExplainWords;
  readonly scope: ReadBackScope;
  /** True if the parts of long conditions and choices go on lines of their own. */
  readonly isNumbered: boolean;
  readonly names: ThingNames;
  /** How long the node reads, counted in nodes with its names spelled out: the same in every language. */
  weight(node: Node): number;
  /** The node as a noun phrase. */
  noun(node: Node): string;
  /** A name or event field by its noun, whatever it is bound to. */
  unbound(node: Node): string;
  /** The node as a noun phrase inside another one: in parentheses if its end would not be visible. */
  embedded(node: Node): string;
  /** The node as a condition; `truth` false is its negation. */
  clause(node: Node, truth: boolean): Clause;
  /** The clause as words. */
  say(clause: Clause): string;
  /** The node as an event, several, none, or those that a name or a list holds. */
  action(node: Node): string;
  /** The same inside something else: several events, or a conditional one, stand in parentheses. */
  framed(node: Node): string;
}
