import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type ts from 'typescript';
import type { JsonNode } from '../../../frontend/read/parser.js';
import { documentOf } from '../../../frontend/read/tree.js';
import type { JsonDocument } from '../../../frontend/text/document.js';
import type { Source } from '../../../frontend/text/source.js';

type Compiler = typeof ts;

/** The TypeScript compiler of whoever works on the program; nobody else has the program's sources either. */
function compiler(): Compiler | undefined {
  try {
    return createRequire(import.meta.url)('typescript') as Compiler;
  } catch {
    return undefined;
  }
}

/** The source files in a folder that have texts in both languages, as documents; none without the compiler. */
export function codeDocumentsIn(folder: string): readonly JsonDocument[] {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
    : [];
  return files
    .filter((file) => file.endsWith('.ts') && !englishOf.test(file.replace(/it\.ts$/, 'en.ts')))
    .concat(files.filter((file) => englishOf.test(file) && existsSync(italianOf(file))))
    .sort()
    .flatMap((file) => {
      const source = { file, text: readFileSync(file, 'utf8') };
      const document = mayHaveWords(source) ? codeDocument(source) : undefined;
      return document === undefined ? [] : [document];
    });
}

/** A file of the words of one language, with one for the other beside it. */
const englishOf = /(?:^|[\\/-])en\.ts$/;
const italianOf = (file: string): string => file.replace(/en\.ts$/, 'it.ts');

const mayHaveWords = ({ file, text }: Source): boolean =>
  englishOf.test(file) || (/\ben: *['"`\n]/.test(text) && /\bit: *['"`\n]/.test(text));

/**
 * The texts of a source file as a document: the literals of its objects and lists by the names that lead to them, those inside functions by the
 * name of the function. What code computes is not there.
 */
export function codeDocument(source: Source): JsonDocument | undefined {
  const typescript = compiler();
  if (typescript === undefined) return undefined;
  const document = documentOf(source, treeOf(source, typescript));
  if (!englishOf.test(source.file)) return document;
  const file = italianOf(source.file);
  const other = { file, text: readFileSync(file, 'utf8') };
  return besideEachOther(document, documentOf(other, treeOf(other, typescript)));
}

/** Two files, each with the words of one language under a name of its own, as one document with both. */
function besideEachOther(en: JsonDocument, it: JsonDocument): JsonDocument {
  const [english, italian] = [en, it].map(({ value }) => Object.keys(value as object)[0] ?? '');
  const within = (pointer: string): readonly [JsonDocument, string] =>
    pointer.startsWith('/it')
      ? [it, pointer.replace(/^\/it/, `/${italian}`)]
      : [en, pointer.replace(/^\/en/, `/${english}`)];
  const inIts =
    <Result>(ask: (document: JsonDocument, pointer: string) => Result) =>
    (pointer: string): Result =>
      ask(...within(pointer));
  return {
    source: en.source,
    value: { en: memberOf(en, english), it: memberOf(it, italian) },
    at: inIts((document, pointer) => document.at(pointer)),
    keyAt: inIts((document, pointer) => document.keyAt(pointer)),
    text: inIts((document, pointer) => document.text(pointer)),
  };
}

const memberOf = ({ value }: JsonDocument, name = ''): unknown => (value as { readonly [name: string]: unknown })[name];

function treeOf({ file, text }: Source, typescript: Compiler): JsonNode {
  const root = typescript.createSourceFile(file, text, typescript.ScriptTarget.Latest, true);
  const node = (kind: JsonNode['kind'], of: ts.Node, more: Partial<JsonNode>): JsonNode => ({
    kind,
    start: of.getStart(root),
    end: of.end,
    key: undefined,
    keyAt: undefined,
    value: null,
    parts: [],
    ...more,
  });
  const named = (key: string, of: JsonNode | undefined): readonly JsonNode[] =>
    of === undefined ? [] : [{ ...of, key }];

  /** Literals in an expression: of an object or list all of it, of other code what stands somewhere inside. */
  function read(of: ts.Node): JsonNode | undefined {
    if (typescript.isStringLiteral(of) || typescript.isNoSubstitutionTemplateLiteral(of))
      return node('text', of, { value: of.text });
    if (typescript.isObjectLiteralExpression(of)) return node('object', of, { parts: of.properties.flatMap(members) });
    if (typescript.isArrayLiteralExpression(of))
      return node('list', of, { parts: of.elements.map((one) => read(one) ?? node('plain', one, {})) });
    if (
      typescript.isAsExpression(of) ||
      typescript.isSatisfiesExpression(of) ||
      typescript.isParenthesizedExpression(of)
    )
      return read(of.expression);
    const inside: JsonNode[] = [];
    typescript.forEachChild(of, (child) => {
      const found = read(child);
      if (found !== undefined && found.kind !== 'text') inside.push(...(found.kind === 'list' ? found.parts : [found]));
    });
    const groups = inside.filter(({ kind }) => kind === 'object' || kind === 'list');
    return groups.length === 0 ? undefined : node('list', of, { parts: groups });
  }

  function members(of: ts.Node): readonly JsonNode[] {
    if (typescript.isPropertyAssignment(of)) {
      const { name } = of;
      const isPlain = typescript.isIdentifier(name) || typescript.isStringLiteral(name);
      return isPlain || typescript.isNumericLiteral(name) ? named(name.text, read(of.initializer)) : [];
    }
    if (typescript.isSpreadAssignment(of)) return named('also', read(of.expression));
    return typescript.isMethodDeclaration(of) ? named(of.name.getText(root), read(of)) : [];
  }

  const parts = root.statements.flatMap((statement): readonly JsonNode[] => {
    if (typescript.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
        initializer === undefined ? [] : named(name.getText(root), read(initializer)),
      );
    const { name } = statement as { readonly name?: ts.Node };
    return typescript.isFunctionDeclaration(statement) || typescript.isClassDeclaration(statement)
      ? named(name?.getText(root) ?? '', read(statement))
      : [];
  });
  return node('object', root, { parts });
}
