import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourcesBelow } from './sources.js';

/** Names of the types that a file exports, where they are declared. */
const exportedTypes = (tree: ts.SourceFile): readonly string[] =>
  tree.statements.flatMap((statement) => {
    const isType =
      ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isClassDeclaration(statement);
    const isExported = isType && statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return isExported && statement.name ? [statement.name.text] : [];
  });

describe('types that files export', () => {
  it('have one meaning each: no name is declared twice', () => {
    const places = new Map<string, readonly string[]>();
    for (const { path, tree } of sourcesBelow('src', 'tools', 'grammar'))
      for (const name of exportedTypes(tree)) places.set(name, [...(places.get(name) ?? []), path]);
    expect(places.size).toBeGreaterThan(300);
    expect([...places].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });
});
