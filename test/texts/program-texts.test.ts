import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourcesBelow } from '../architecture/sources.js';

/** Files of code that has a text in both languages. */
function filesWithTexts(): readonly string[] {
  const found = new Set<string>();
  for (const { path, tree } of sourcesBelow('src', 'tools')) {
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) && node.name.getText(tree) === 'it')
        if ((ts.isStringLiteralLike(node.initializer) && node.initializer.text !== '') || says(node.initializer))
          found.add(path);
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return [...found].sort();
}

/** A template with letters between its places. */
const says = (node: ts.Node): boolean =>
  ts.isTemplateExpression(node) &&
  [node.head, ...node.templateSpans.map(({ literal }) => literal)].some(({ text }) => /\p{L}/u.test(text));

describe('texts of the program', () => {
  // What code puts together has no one text: docs/translating.md names these.
  it('stand in JSON, where translators find them, but for those that code puts together', () => {
    expect(filesWithTexts()).toEqual([
      'tools/check/analysis/witness.ts',
      'tools/check/compare/witness.ts',
      'tools/editions/update/stubs.ts',
    ]);
  });
});
