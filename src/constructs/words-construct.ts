import type { Clause, ClauseReader } from '../engine/explain/read-back/reader.js';
import { fill } from '../engine/explain/words/template.js';
import type { Node, NodeOf, Op } from '../engine/model/tree.js';

/** How the nodes of some kinds read. */
export interface WordedConstruct<Kind extends Op> {
  /** As a noun phrase; missing: "whether …". */
  readonly noun?: (node: NodeOf<Kind>, reader: ClauseReader) => string;
  /** Its words would run into those around them; a comma or an "and" inside gives the others away. */
  readonly isWide?: boolean | ((node: NodeOf<Kind>) => boolean);
  /** As a condition, or its negation; missing or undefined: "… holds". Negations go inward to where they can be said. */
  readonly clause?: (node: NodeOf<Kind>, reader: ClauseReader, truth: boolean) => Clause | undefined;
  /** As something that happens; missing or undefined: "… happens". */
  readonly action?: (node: NodeOf<Kind>, reader: ClauseReader) => string | undefined;
  /** An event of it inside of others stands in parentheses. */
  readonly isFramed?: boolean;
}

/** The same by kind. */
export type WordedConstructs<Kind extends Op> = { readonly [One in Kind]: WordedConstruct<One> };

/** A condition as a noun. */
export const whether = (reader: ClauseReader, node: Node): string =>
  fill(reader.words.readBack.whether, { clause: reader.say(reader.clause(node, true)) });
