import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { ROOT } from '../architecture/sources.js';
import { shipped } from '../rules/rulebook.js';

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
