import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../architecture/sources.js';
import { band } from '../workspace/band.js';
import { browserProgram } from './browser-program.js';

const texts = Object.fromEntries(
  readdirSync(join(ROOT, 'rules'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json'))
    .map((path) => [path, readFileSync(join(ROOT, 'rules', path), 'utf8')]),
);

const house = readFileSync(join(ROOT, 'examples/house/spare-the-weakest.json'), 'utf8');

describe('tavolata/compiler without Node', () => {
  let program: string;
  beforeAll(async () => {
    program = await browserProgram(`
      import { compileEntries, loadTexts, makeTable, renderDiagnostic } from './src/compiler.ts';
      import { addEntries, ask, underRules } from './src/runtime.ts';
      export const play = (texts, house) => {
        const { rulebook, diagnostics } = loadTexts(texts);
        if (!rulebook) throw new Error(diagnostics.map(({ code }) => code).join());
        const request = { edition: '2026-09-25', variant: 'emperor', players: ['A', 'B', 'C', 'D', 'E', 'F'], seed: 1 };
        const { table, problems } = makeTable(rulebook, request);
        const { extra } = compileEntries(rulebook, house);
        const wrong = compileEntries(rulebook, '{ "entries": [').diagnostics;
        const richer = underRules(table, addEntries(rulebook, extra));
        return JSON.stringify({
          problems: problems.problems.length,
          seated: ask(richer, 'playersIn', {}).value.length,
          added: extra.entries.map(({ id }) => id),
          wrong: wrong.map((one) => renderDiagnostic(one, 'it', 'line')),
        });
      };`);
  });

  it('loads the rules from texts, compiles entries and makes a table, with code generation off', () => {
    const play = `program.play(${JSON.stringify(texts)}, ${JSON.stringify(house)})`;
    // Neither Node's modules nor its globals: the language and `self`, as in a worker.
    const off = { contextCodeGeneration: { strings: false, wasm: false } };
    const said: unknown = runInNewContext(`var self = globalThis;\n${program}\n${play}`, {}, off);
    const { problems, seated, added, wrong } = JSON.parse(said as string) as {
      readonly problems: number;
      readonly seated: number;
      readonly added: readonly string[];
      readonly wrong: readonly string[];
    };
    expect({ problems, seated }).toEqual({ problems: 0, seated: 6 });
    expect(added.length).toBeGreaterThan(0);
    expect(wrong.join()).toContain('entries.json:1');
  });

  it('notices when something of Node gets in', async () => {
    await expect(browserProgram(`export { loadRulebook } from './src/index.ts';`)).rejects.toThrow('node:fs');
  });
});

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
