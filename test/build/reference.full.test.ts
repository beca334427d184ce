import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../architecture/sources.js';
import { shipped } from '../rules/rulebook.js';

const room = mkdtempSync(join(tmpdir(), 'tavolata-reference-'));
afterAll(() => rmSync(room, { recursive: true }));

const typedoc = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules/typedoc/bin/typedoc'), '--emit', 'none', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });

it('everything that can be imported is documented in the API reference', () => {
  const { status, stdout, stderr } = typedoc('--logLevel', 'Warn');
  expect({ status, said: `${stdout}${stderr}`.replace(/^npm warn.*\n/gm, '') }).toEqual({ status: 0, said: '' });
});

it('an export without a word of documentation is found', () => {
  const file = join(room, 'bare.ts');
  writeFileSync(file, 'export const bare = (count: number): number => count;\n');
  const tsconfig = join(room, 'tsconfig.json');
  writeFileSync(tsconfig, JSON.stringify({ files: ['bare.ts'] }));
  const { status, stdout, stderr } = typedoc('--tsconfig', tsconfig, '--entryPoints', file);
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain('bare');
});

it('an editor offers the questions for hosts alone, each with its sentence', () => {
  const path = join(ROOT, 'test/build/editor.ts');
  const text = `import { rules } from './typed.js';\nrules.asking(null as never).`;
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({ module: ts.ModuleKind.NodeNext, strict: true, noEmit: true }),
    ...{ getScriptFileNames: () => [path], getScriptVersion: () => '1', getCurrentDirectory: () => ROOT },
    getScriptSnapshot: (file) => {
      const content = file === path ? text : ts.sys.readFile(file);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => file === path || ts.sys.fileExists(file),
    readFile: ts.sys.readFile,
  });
  const offered = service.getCompletionsAtPosition(path, text.length, {})?.entries.map(({ name }) => name) ?? [];
  const { questions } = shipped().vocabulary;
  const forHosts = Object.values(questions).filter(({ audience }) => audience === 'hosts');
  expect(offered.sort()).toEqual(forHosts.map(({ name }) => name).sort());
  const shownOf = service.getCompletionEntryDetails(path, text.length, 'mayAttack', {}, undefined, {}, undefined);
  const sentence = ts.displayPartsToString(shownOf?.documentation);
  for (const lang of ['en', 'it'] as const)
    expect(sentence).toContain(questions['mayAttack']?.phrase[lang].replace(/\{(\w+)\}/g, '`$1`'));
});
