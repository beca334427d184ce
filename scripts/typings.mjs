// Reduces the declarations written by `tsc` to those that the entry points of the package need, each separately,
// indented with tabs, which makes them a tenth smaller. The others describe the inside of the library, which no program
// can import.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const isOfFile = (node) => node.parent !== undefined && ts.isSourceFile(node.parent);

const statementOf = (node) => (node === undefined || isOfFile(node) ? node : statementOf(node.parent));

const isLink = (node) => ts.isImportDeclaration(node) || ts.isExportDeclaration(node);

/**
 * The statements that some files need, and the names they use.
 *
 * @param {ts.Program} program
 * @param {readonly string[]} entries
 */
function neededFor(program, entries) {
  const checker = program.getTypeChecker();
  const statements = new Set();
  const links = new Set();
  const waiting = [];
  const take = (symbol) => {
    if (symbol === undefined) return;
    // A name imported from elsewhere, through import or export statements.
    if (symbol.flags & ts.SymbolFlags.Alias) {
      for (const node of symbol.declarations ?? []) links.add(node);
      take(checker.getImmediateAliasedSymbol(symbol));
    } else
      for (const node of symbol.declarations ?? []) {
        if (ts.isSourceFile(node)) for (const one of checker.getExportsOfModule(symbol)) take(one);
        const statement = statementOf(node);
        if (statement === undefined || statements.has(statement)) continue;
        statements.add(statement);
        waiting.push(statement);
      }
  };
  const look = (node) => {
    if (ts.isIdentifier(node)) take(checker.getSymbolAtLocation(node));
    ts.forEachChild(node, look);
  };
  for (const entry of entries)
    for (const symbol of checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(entry))))
      take(symbol);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) look(next);
  return { statements, links };
}

/** A statement that imports or exports only the needed names from another file; empty if there are none. */
function linkText(statement, links) {
  const named = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
  if (named === undefined || !(ts.isNamedImports(named) || ts.isNamedExports(named)))
    return named === undefined || links.has(named) ? statement.getText() : '';
  const needed = named.elements.filter((one) => links.has(one));
  if (needed.length === 0) return '';
  const [before, after] = statement.getText().split(named.getText());
  return `${before}{ ${needed.map((one) => one.getText()).join(', ')} }${after}`;
}

/**
 * Deletes the declarations in a folder that none of some files needs.
 *
 * @param {string} folder
 * @param {readonly string[]} entries files of declarations, with their full paths
 */
export function keepDeclarations(folder, entries) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => join(folder, name));
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    types: ['node'],
  });
  const { statements, links } = neededFor(program, entries);
  for (const file of files) {
    const texts = program.getSourceFile(file).statements.flatMap((statement) => {
      if (isLink(statement)) return linkText(statement, links) || [];
      return statements.has(statement) ? statement.getFullText().trim() : [];
    });
    if (texts.length === 0 && !entries.includes(file)) rmSync(file);
    else
      writeFileSync(
        file,
        `${texts.join('\n')}\n`
          .replace(/^(?: {4})+/gm, (blanks) => '\t'.repeat(blanks.length / 4))
          // Everything exported by a declaration file is declared anyway.
          .replace(/^export declare /gm, 'export '),
      );
  }
}
