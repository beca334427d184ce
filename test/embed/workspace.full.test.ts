import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { band } from '../workspace/band.js';
import { browserProgram } from './browser-program.js';

describe('tavolata/workspace without Node', () => {
  it('opens the texts of a rulebook and follows an edit, with code generation off', async () => {
    const program = await browserProgram(`
      import { openWorkspace, symbolIndex } from './src/workspace.ts';
      export const edit = (texts, path, put) => {
        const workspace = openWorkspace(texts);
        const before = [...workspace.diagnostics.values()].flat().map(({ code }) => code);
        const { diagnostics } = workspace.change(path, put(texts[path]));
        return JSON.stringify({
          before,
          after: [...diagnostics].map(([file, found]) => [file, found.map(({ code }) => code)]),
          names: symbolIndex(workspace).inFile(path).length,
        });
      };`);
    const path = 'base/playing.json';
    const put = `(text) => text.replace('"when": "', '"when": "nobodyx and ')`;
    const edit = `program.edit(${JSON.stringify(band)}, ${JSON.stringify(path)}, ${put})`;
    // Neither Node's modules nor its globals: the language and `self`, as in a worker.
    const off = { contextCodeGeneration: { strings: false, wasm: false } };
    const said = JSON.parse(runInNewContext(`var self = globalThis;\n${program}\n${edit}`, {}, off) as string) as {
      readonly before: readonly string[];
      readonly after: readonly (readonly [string, readonly string[]])[];
      readonly names: number;
    };
    expect(said.before).toEqual([]);
    expect(said.after).toEqual([[path, ['name.unknown']]]);
    expect(said.names).toBeGreaterThan(0);
  });

  it('notices when the disk gets in', async () => {
    await expect(browserProgram(`export { filesIn } from './src/files.ts';`)).rejects.toThrow('node:fs');
  });
});
