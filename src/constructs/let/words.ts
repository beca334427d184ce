import { isOnly, nameOf } from '../../engine/explain/read-back/nodes.js';
import type { ClauseReader } from '../../engine/explain/read-back/reader.js';
import { fill } from '../../engine/explain/words/template.js';
import type { NodeOf } from '../../engine/model/tree.js';
import { type WordedConstruct, whether } from '../words-construct.js';

const namedValue = (node: NodeOf<'let'>, reader: ClauseReader) => ({
  name: reader.noun(nameOf(node)),
  value: reader.embedded(node.value),
});

const letIn: WordedConstruct<'let'> = {
  noun(node, reader) {
    if (isOnly(node.type, 'Boolean')) return whether(reader, node);
    const parts = namedValue(node, reader);
    return fill(reader.words.readBack.letNoun, { ...parts, body: reader.embedded(node.body) });
  },
  isWide: true,
  clause(node, reader, truth) {
    const parts = namedValue(node, reader);
    const clause = reader.say(reader.clause(node.body, truth));
    return { predicate: fill(reader.words.readBack.letClause, { ...parts, clause }), shape: 'open' };
  },
  action: (node, reader) =>
    fill(reader.words.readBack.action.let, { ...namedValue(node, reader), action: reader.action(node.body) }),
  isFramed: true,
};

export const words = { let: letIn };
