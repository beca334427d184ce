import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, sourcesBelow } from './sources.js';

const files = new Map(sourcesBelow('src').map(({ path, tree }) => [path, tree]));

/** Every file that an entry point brings with it, and everything that is not ours. */
const reached = (entry: string): { readonly own: readonly string[]; readonly foreign: readonly string[] } => {
  const own = new Set([entry]);
  const foreign: string[] = [];
  for (const path of own) {
    // Texts bring nothing with them.
    if (path.endsWith('.json')) continue;
    const tree = files.get(path);
    if (tree === undefined) throw new Error(`${path} is not there`);
    for (const name of importsOf(tree)) {
      if (name.startsWith('.')) own.add(normalize(join(dirname(path), name)).replace(/\.js$/, '.ts'));
      else foreign.push(`${path}: ${name}`);
    }
  }
  return { own: [...own], foreign };
};

describe.each(['src/runtime.ts', 'src/engine/embed/whole.ts', 'src/engine/embed/lean.ts'])('%s', (entry) => {
  it('brings nothing but the runtime with it', () => {
    const { own, foreign } = reached(entry);
    expect(foreign).toEqual([]);
    const isRuntime = /^src\/(\w+\.ts|engine\/.*|constructs\/([^/]+\/)?(engine|words)[^/]*)$/;
    expect(own.filter((path) => !isRuntime.test(path))).toEqual([]);
  });
});
