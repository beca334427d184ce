import type { Entry } from '../../src/engine/model/entry.js';
import type { Expression, Node } from '../../src/engine/model/tree.js';
import { and, expression } from './trees.js';

/** A condition whose parts stand in its text one after the other, joined by " and ". */
export function condition(...parts: readonly (readonly [written: string, node: Node])[]): Expression {
  let start = 0;
  const placed = parts.map(([written, node]): Node => {
    const at = [start, start + written.length] as const;
    start += written.length + ' and '.length;
    return { ...node, at };
  });
  const [only] = placed;
  return expression(
    placed.length === 1 && only !== undefined ? only : and(...placed),
    parts.map(([written]) => written).join(' and '),
  );
}

/** An entry of the given parts, with the usual ones left out. */
export const entry = (given: Partial<Entry> & Pick<Entry, 'id' | 'kind' | 'name'>): Entry => ({
  layer: 'base',
  text: { en: { says: `Says ${given.id}.` }, it: { says: `Dice ${given.id}.` } },
  numbered: {},
  let: {},
  overrides: [],
  replaces: [],
  before: [],
  after: [],
  source: { file: 'boats.json', pointer: `/entries/${given.id}` },
  ...given,
});

/** What no text that is read back may hold: pieces of code, slots that were not filled, white space without a reason. */
export const odd = /undefined|\bnull\b|NaN|\[object|[{}·\uE000\uE001]|[^ \n] {2}|[^\n] $|\( | \)/mu;

/** An Italian preposition beside an article that it should have melted with. */
export const uncontracted = /(?<![\p{L}'’])(?:di|a|da|in|su) (?:(?:il|lo|la|i|gli|le) |l['’])/u;
