import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Diagnostic } from 'tavolata/compiler';
import type { JsonDocument, ReadDocuments } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';

/**
 * Files whose `$schema` leads nowhere, so that editors silently complete nothing.
 *
 * @param folder the schemas of the rules; without them nothing can be checked
 */
export function schemaPaths(documents: ReadDocuments, folder: string): readonly Diagnostic[] {
  if (!existsSync(folder)) return [];
  const { vocabulary, editions, entries, scenarios, simulations } = documents;
  return [vocabulary, editions, ...entries, ...scenarios, ...simulations].flatMap((document) =>
    wrongPath(document, folder),
  );
}

function wrongPath({ source: { file }, value, at }: JsonDocument, folder: string): readonly Diagnostic[] {
  const { $schema: path } = value as { readonly $schema?: unknown };
  if (typeof path !== 'string' || /^[a-z]+:\/\//i.test(path)) return [];
  const isOfWindows = path.includes('\\');
  if (!isOfWindows && existsSync(join(dirname(file), path))) return [];
  const right = join(folder, basename(path.replaceAll('\\', '/')));
  const suggestion = existsSync(right) ? relative(dirname(file), right).replaceAll('\\', '/') : undefined;
  const code = isOfWindows ? 'check.schema-backslash' : 'check.schema-nowhere';
  return [diagnostic(code, { at: at('/$schema'), severity: 'warning', values: { path }, suggestion })];
}
