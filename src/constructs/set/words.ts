import type { ClauseReader } from '../../engine/explain/read-back/reader.js';
import { meantBy } from '../../engine/explain/read-back/scope.js';
import { sides } from '../../engine/explain/read-back/sides.js';
import { fill } from '../../engine/explain/words/template.js';
import type { Node } from '../../engine/model/tree.js';
import type { WordedConstruct } from '../words-construct.js';

/** True for an empty list, and for unions and differences of empty lists. */
function isEmpty(reader: ClauseReader, of: Node): boolean {
  const node = meantBy(reader.scope, of);
  if (node.op === 'list') return node.items.length === 0;
  return node.op === 'set' && isEmpty(reader, node.left) && (node.sign === 'without' || isEmpty(reader, node.right));
}

const set: WordedConstruct<'set'> = {
  noun(node, reader) {
    // an empty list adds and removes nothing
    const only = isEmpty(reader, node.right)
      ? node.left
      : node.sign === 'with' && isEmpty(reader, node.left)
        ? node.right
        : undefined;
    return only === undefined ? fill(reader.words.readBack.set[node.sign], sides(reader, node)) : reader.noun(only);
  },
  isWide: true,
  action: ({ sign, left, right }, reader) =>
    sign === 'with' ? `${reader.framed(left)}; ${reader.framed(right)}` : undefined,
};

export const words = { set };
