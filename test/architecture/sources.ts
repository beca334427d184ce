import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface SourceFile {
  /** Path from the root of the repository. */
  readonly path: string;
  readonly tree: ts.SourceFile;
}

const parsed = new Map<string, SourceFile>();

/** A TypeScript file, parsed once for all tests of a worker. */
function sourceOf(path: string): SourceFile {
  const before = parsed.get(path);
  if (before !== undefined) return before;
  const tree = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true);
  const source = { path: relative(ROOT, path), tree };
  parsed.set(path, source);
  return source;
}

/** Where every file below some folders is, but for packages that an example has installed. */
export const filesBelow = (...folders: readonly string[]): readonly string[] =>
  folders
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile() && !file.parentPath.split(sep).includes('node_modules'))
    .map((file) => join(file.parentPath, file.name))
    .sort();

/** Where every TypeScript file below some folders is. */
export const pathsBelow = (...folders: readonly string[]): readonly string[] =>
  filesBelow(...folders).filter((path) => path.endsWith('.ts'));

/** Every TypeScript file below some folders, parsed. */
export const sourcesBelow = (...folders: readonly string[]): readonly SourceFile[] =>
  pathsBelow(...folders).map(sourceOf);

/** A text or a name of code, and where it stands. */
export interface CodeWord {
  readonly text: string;
  readonly quoted: boolean;
  readonly line: number;
}

/** Texts and names that code consists of: comments are no part of it. */
export const wordsOf = (tree: ts.SourceFile): readonly CodeWord[] => {
  const words: CodeWord[] = [];
  const visit = (node: ts.Node): void => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      words.push({ text: node.text, quoted: true, line });
    } else if (ts.isRegularExpressionLiteral(node) || ts.isIdentifier(node)) {
      words.push({ text: node.text, quoted: false, line });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return words;
};

/** What a file imports, as written. */
export const importsOf = (tree: ts.SourceFile): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      found.push(node.moduleSpecifier.text);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteral(argument)) found.push(argument.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};

/** What a file imports by value, as written: what is there for its types alone is left out. */
export const valuesImportedBy = (tree: ts.SourceFile): readonly string[] =>
  tree.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) {
      const { importClause, moduleSpecifier } = statement;
      return importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword || isAllTypes(importClause)
        ? []
        : (moduleSpecifier as ts.StringLiteral).text;
    }
    if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier === undefined || statement.isTypeOnly)
      return [];
    return (statement.moduleSpecifier as ts.StringLiteral).text;
  });

const isAllTypes = (clause: ts.ImportClause | undefined): boolean =>
  clause?.name === undefined &&
  clause?.namedBindings !== undefined &&
  ts.isNamedImports(clause.namedBindings) &&
  clause.namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly);
