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

// One style, so that nobody has to choose: what is one expression is a constant with an arrow, what has statements is a function.

const functionsOf = (tree: ts.SourceFile): readonly { readonly name: string; readonly fits: boolean }[] =>
  tree.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement) && statement.body !== undefined) {
      const [first, second] = statement.body.statements;
      const single = second === undefined && first !== undefined && ts.isReturnStatement(first);
      return [{ name: statement.name?.text ?? '', fits: !single || mustBeDeclared(statement, tree) }];
    }
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer !== undefined && ts.isArrowFunction(initializer)
        ? [{ name: name.getText(tree), fits: !ts.isBlock(initializer.body) }]
        : [],
    );
  });

/** Assertions, generators and overloads cannot be arrows; a comment before the value, or a mark for bundlers, has no place in one. */
const mustBeDeclared = (
  { pos, type, asteriskToken, name, body }: ts.FunctionDeclaration,
  tree: ts.SourceFile,
): boolean =>
  asteriskToken !== undefined ||
  tree.text.slice(pos, body?.pos).includes('@__NO_SIDE_EFFECTS__') ||
  (type !== undefined && ts.isTypePredicateNode(type) && type.assertsModifier !== undefined) ||
  (body?.getText(tree).includes('//') ?? false) ||
  tree.statements.filter((one) => ts.isFunctionDeclaration(one) && one.name?.text === name?.text).length > 1;

describe('functions at the top of a file', () => {
  it.each(['src', 'tools', 'grammar'])(
    'are arrows for one expression and declarations for statements in %s',
    (folder) => {
      const found = sourcesBelow(folder).flatMap(({ path, tree }) =>
        functionsOf(tree).map(({ name, fits }) => ({ place: `${path}: ${name}`, fits })),
      );
      expect(found.length).toBeGreaterThan(50);
      expect(found.filter(({ fits }) => !fits).map(({ place }) => place)).toEqual([]);
    },
  );
});
