import isEqual from 'lodash/isEqual.js';
import type { Diagnostic } from 'tavolata/compiler';
import type { UnknownRecord } from 'tavolata/internals';
import { hasErrors, isCasesFile, readJson, type Source, schemaNames } from 'tavolata/workspace';
import { formatCases } from '../cases/format.js';
import { rewritten } from './expressions.js';
import { layOut } from './lay-out.js';
import { type FileKind, shapeOf } from './shapes.js';

/** A file in its canonical form; without a text if it cannot be read. */
export interface Formatted {
  readonly text?: string;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Writes a file of a kind in this project's form; for JSON: keys in a fixed order, texts of the rule language in their
 * canonical form. The meaning of the file never changes, which is checked each time.
 *
 * @throws Error if the written text would have another meaning, which is a bug
 */
export function format(source: Source, kind: FileKind): Formatted {
  if (isCasesFile(source.file)) return formatCases(source);
  const { document, diagnostics } = readJson(source);
  if (document === undefined) return { diagnostics };
  const shape = shapeOf(kind);
  const before = rewritten(document, shape);
  if (hasErrors(before.diagnostics)) return { diagnostics: before.diagnostics };
  const text = layOut(before.value, shape);
  if (text === source.text) return { text, diagnostics: [] };
  const { document: again, diagnostics: problems } = readJson({ file: source.file, text });
  // A file just below the size limit may exceed it when it is laid out.
  if (again === undefined && hasErrors(problems)) return { diagnostics: problems.map(({ at: _, ...one }) => one) };
  const after = again && rewritten(again, shape);
  if (after === undefined || !isEqual(plain(after.meaning), plain(before.meaning)))
    throw new Error(`formatting would change the meaning of ${source.file}`);
  return { text, diagnostics: [] };
}

/** The text of a file after a change, laid out if it was laid out before. */
export function laidOutLike(source: Source, kind: FileKind, text: string): string {
  if (format(source, kind).text !== source.text) return text;
  return format({ file: source.file, text }, kind).text ?? text;
}

/** A JSON value of a program as a file of the kind. */
export const written = (value: unknown, kind: FileKind): string => layOut(plain(value), shapeOf(kind));

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const byName: readonly (readonly [RegExp, FileKind])[] = [
  [/(^|[/\\])vocabulary([/\\][^/\\]+)?\.json$/, 'vocabulary'],
  [/(^|[/\\])editions\.json$/, 'editions'],
  [/\.(scenarios\.json|cases)$/, 'scenarios'],
  [/\.simulation\.json$/, 'simulation'],
  [/(^|[\\/])mutants\.json$/, 'mutants'],
  [/(^|[\\/])findings\.json$/, 'findings'],
  [/(^|[\\/])terms\.json$/, 'terms'],
  [/(^|[\\/])contrasts\.json$/, 'contrasts'],
  [/(^|[\\/])dismissed\.json$/, 'dismissed'],
];

const byKey: readonly (readonly [string, FileKind])[] = [
  ['entries', 'entries'],
  ['scenarios', 'scenarios'],
  ['crowd', 'simulation'],
  ['equivalent', 'mutants'],
  ['suppressed', 'findings'],
  ['terms', 'terms'],
  ['contrasts', 'contrasts'],
  ['dismissed', 'dismissed'],
  ['units', 'texts'],
  ['players', 'table'],
  ['tiers', 'vocabulary'],
  ['editions', 'editions'],
  ['setup', 'table'],
  ['edition', 'setup'],
];

/**
 * The kind of a file: by the schema that it names, by its own name, or by its contents. A schema is none of them,
 * whatever its name.
 */
export function kindOf({ file }: Source, value: unknown): FileKind | undefined {
  const keys = typeof value === 'object' && value !== null ? (value as UnknownRecord) : {};
  const reference = typeof keys['$schema'] === 'string' ? keys['$schema'] : '';
  if (/^https?:\/\/json-schema\.org\//.test(reference)) return undefined;
  const schema = /([a-z]+)\.json$/.exec(reference)?.[1];
  const named = schemaNames.find((kind) => kind === schema);
  if (named !== undefined) return named;
  return byName.find(([name]) => name.test(file))?.[1] ?? byKey.find(([key]) => Object.hasOwn(keys, key))?.[1];
}
