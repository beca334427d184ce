import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourcesBelow } from './sources.js';

/** Names of the types that a file declares, exported or its own. */
const typesOf = (tree: ts.SourceFile): readonly string[] =>
  tree.statements.flatMap((statement) => {
    const isType =
      ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isClassDeclaration(statement);
    return isType && statement.name ? [statement.name.text] : [];
  });

describe('names of types', () => {
  it('have one meaning each: none is declared in two files, not even where the files keep it to themselves', () => {
    const places = new Map<string, readonly string[]>();
    for (const { path, tree } of sourcesBelow('src', 'tools', 'grammar'))
      for (const name of new Set(typesOf(tree))) places.set(name, [...(places.get(name) ?? []), path]);
    expect(places.size).toBeGreaterThan(600);
    expect([...places].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });
});
