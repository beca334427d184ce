import type { Clause, ClauseReader } from '../engine/explain/read-back/reader.js';
import { fill } from '../engine/explain/words/template.js';
import type { Node, NodeOf, Op } from '../engine/model/tree.js';

/** How the nodes of some kinds read. */
export interface WordedConstruct<Kind extends Op> {
  /** As a noun phrase; missing: "whether …". */
  readonly noun?: (node: NodeOf<Kind>, reader: ClauseReader) => string;
  /** True if its words would run into those around them. Words with a comma in them count as wide anyway. */
  readonly isWide?: boolean | ((node: NodeOf<Kind>) => boolean);
  /**
   * As a condition or its negation; missing or undefined: "… holds". Negations move inward as far as they can be
   * worded.
   */
  readonly clause?: (node: NodeOf<Kind>, reader: ClauseReader, truth: boolean) => Clause | undefined;
  /** As an event; missing or undefined: "… happens". */
  readonly action?: (node: NodeOf<Kind>, reader: ClauseReader) => string | undefined;
  /** True if an event of it stands in parentheses inside others. */
  readonly isFramed?: boolean;
}

/** One construct for each kind. */
export type WordedConstructs<Kind extends Op> = { readonly [One in Kind]: WordedConstruct<One> };

/** A condition as a noun phrase. */
export const whether = (reader: ClauseReader, node: Node): string =>
  fill(reader.words.readBack.whether, { clause: reader.say(reader.clause(node, true)) });
