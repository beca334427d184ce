import { codeOfParts, knownCode, memberTest, openCode } from '../../engine/evaluate/code.js';
import type { Construct } from '../../engine/evaluate/construct.js';
import { Thing } from '../../engine/values/values.js';
import { collectionNumber } from '../../engine/values/world.js';

const thing: Construct<'thing'> = {
  code({ id }, { runtime }) {
    return knownCode(() => runtime.world.byId.get(id) ?? null);
  },
};

const name: Construct<'name'> = {
  code(node, _, scope) {
    const cell = scope.find(node.name);
    if (cell.kind === 'cell') return { run: () => cell.v, known: true, constant: false, cell };
    if (cell.kind === 'open') return openCode(() => cell.v);
    return codeOfParts(() => (cell.done ? cell.v : cell.read()), cell.known);
  },
};

/** All things of one collection. */
const collection: Construct<'collection'> = {
  code(node, { runtime, vocabulary }) {
    const number = collectionNumber(vocabulary, node.name);
    return knownCode(() => runtime.world.numbered[number] as Thing[]);
  },
  member(node, { vocabulary }) {
    const entity = Object.values(vocabulary.entities).find((one) => one.collection === node.name)?.name;
    return memberTest((x) => x instanceof Thing && x.present && x.entity === entity, true);
  },
};

const single: Construct<'single'> = {
  code(node, compiler) {
    const { runtime, vocabulary } = compiler;
    const entity = Object.values(vocabulary.entities).find((candidate) => candidate.single === node.name);
    return entity?.constant
      ? compiler.fixed(runtime.setup)
      : knownCode(() => runtime.world.singles.get(node.name) ?? null);
  },
};

export const engine = { thing, name, collection, single };
