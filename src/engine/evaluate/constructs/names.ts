import type { CollectionNode, Literal, NameNode, SingleNode, ThingNode } from '../../model/tree.js';
import { Thing } from '../../values/values.js';
import { collectionNumber } from '../../values/world.js';
import { known, made, open, tested } from '../code.js';
import type { Construct } from '../construct.js';

export const literal: Construct<Literal> = {
  code: ({ value }, compiler) => compiler.fixed(value),
  truth: ({ value }, compiler) => compiler.fixed(value === true),
};

export const thing: Construct<ThingNode> = {
  code({ id }, { runtime }) {
    return known(() => runtime.world.byId.get(id) ?? null);
  },
};

export const name: Construct<NameNode> = {
  code(node, _, scope) {
    const cell = scope.find(node.name);
    if (cell.kind === 'cell') return { run: () => cell.v, known: true, constant: false, cell };
    if (cell.kind === 'open') return open(() => cell.v);
    return made(() => (cell.done ? cell.v : cell.read()), cell.known);
  },
};

/** All things of one collection. */
export const collection: Construct<CollectionNode> = {
  code(node, { runtime, vocabulary }) {
    const number = collectionNumber(vocabulary, node.name);
    return known(() => runtime.world.numbered[number] as Thing[]);
  },
  member(node, { vocabulary }) {
    const entity = Object.values(vocabulary.entities).find((one) => one.collection === node.name)?.name;
    return tested((x) => x instanceof Thing && x.present && x.entity === entity, true);
  },
};

export const single: Construct<SingleNode> = {
  code(node, compiler) {
    const { runtime, vocabulary } = compiler;
    const entity = Object.values(vocabulary.entities).find((candidate) => candidate.single === node.name);
    return entity?.constant ? compiler.fixed(runtime.setup) : known(() => runtime.world.singles.get(node.name) ?? null);
  },
};
