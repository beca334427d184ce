import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { codeDocument, codeDocumentsIn } from '../../src/tools/texts/units/code.js';
import { placeOf } from '../../src/tools/texts/units/unit.js';
import { unitsOfFile } from '../../src/tools/texts/units/units.js';
import { ROOT, sourcesBelow } from '../architecture/sources.js';

const unitsOf = (text: string, file = 'src/lamps.ts') => unitsOfFile(codeDocument({ file, text })!, 'program');

describe('texts in the code of the program', () => {
  it('are units by the names that lead to them', () => {
    const units = unitsOf(`
      const words = { lit: { en: 'lit', it: "l'accesa" }, more: { deep: { en: \`two\`, it: 'due' } } } as const;
      export const lamp: Lamp = {
        about: { en: 'a\\nlamp', it: 'una\\nlampada' },
        options: [{ name: 'oil', about: { en: 'its oil', it: 'il suo olio' } }],
        run,
      };
      function tell(lang: Lang): string {
        const open = isLit ? { en: 'open', it: 'aperta' } : { en: 'shut', it: 'chiusa' };
        return said({ en: 'told', it: 'detto' }, open);
      }
    `);
    expect(units.map(({ key, en, it: italian }) => [key, en, italian])).toEqual([
      ['program:lamps/words.lit', 'lit', "l'accesa"],
      ['program:lamps/words.more.deep', 'two', 'due'],
      ['program:lamps/lamp.about', 'a\nlamp', 'una\nlampada'],
      ['program:lamps/lamp.options.oil.about', 'its oil', 'il suo olio'],
      ['program:lamps/tell.0', 'open', 'aperta'],
      ['program:lamps/tell.1', 'shut', 'chiusa'],
      ['program:lamps/tell.2', 'told', 'detto'],
    ]);
    const { source, start, end } = placeOf(units[0]!, 'it');
    expect(source.text.slice(start, end)).toBe(`"l'accesa"`);
  });

  it('stand for one language in each of two files as well', () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'tavolata-')), 'src');
    const files = [join(folder, 'en.ts'), join(folder, 'it.ts')] as const;
    ts.sys.createDirectory(folder);
    writeFileSync(files[0], "export const english = { when: 'When: {it}', list: { one: 'lamp' } };\n");
    writeFileSync(files[1], "export const italian = { when: 'Quando: {it}', list: { one: 'lampada' } };\n");
    const units = codeDocumentsIn(folder).flatMap((document) => unitsOfFile(document, 'program'));
    expect(units.map(({ key, en, it: italian }) => [key, en, italian])).toEqual([
      ['program:/when', 'When: {it}', 'Quando: {it}'],
      ['program:/list.one', 'lamp', 'lampada'],
    ]);
    const place = placeOf(units[1]!, 'it');
    expect([place.source.file, place.source.text.slice(place.start, place.end)]).toEqual([files[1], "'lampada'"]);
  });

  // What code puts together has no one text: docs/translators.md names these.
  it('are all, but for those that code puts together', () => {
    const units = codeDocumentsIn(join(ROOT, 'src')).flatMap((document) => unitsOfFile(document, 'program'));
    const known = new Set(units.map((unit) => `${placeOf(unit, 'it').source.file}:${placeOf(unit, 'it').start}`));
    const left = new Set<string>();
    for (const { path, tree } of sourcesBelow('src')) {
      const file = join(ROOT, path);
      const visit = (node: ts.Node): void => {
        const isText = (one: ts.Node): boolean => ts.isStringLiteralLike(one) || ts.isTemplateExpression(one);
        if (ts.isPropertyAssignment(node) && node.name.getText(tree) === 'it' && isText(node.initializer))
          if (!known.has(`${file}:${node.initializer.getStart(tree)}`)) left.add(path);
        ts.forEachChild(node, visit);
      };
      visit(tree);
    }
    expect([...left].sort()).toEqual([
      'src/tools/check/analysis/witness.ts',
      'src/tools/check/compare/witness.ts',
      'src/tools/cli/commands/align.ts',
      'src/tools/cli/commands/report.ts',
      'src/tools/cli/commands/serve.ts',
      'src/tools/editions/update/stubs.ts',
    ]);
  });
});
