import { relative } from 'node:path';
import type { Diagnostic } from 'tavolata/compiler';
import { filesIn, readFiles } from 'tavolata/files';
import { hasErrors, linked } from 'tavolata/workspace';
import { diagnostic } from '../../messages/index.js';
import type { RewrittenFile } from './write-update.js';

/**
 * What would keep a folder of rules from loading once some of its files are rewritten; files are written only if this
 * is empty.
 */
export function loadProblems(folder: string, files: readonly RewrittenFile[]): readonly Diagnostic[] {
  const before = filesIn(folder);
  const fresh = new Map(files.map(({ file, text }) => [file, text]));
  const kept = before.files.map(({ path, source }) => {
    const text = fresh.get(source.file);
    fresh.delete(source.file);
    return text === undefined ? { path, source } : { path, source: { file: source.file, text } };
  });
  const added = [...fresh].map(([file, text]) => {
    return { path: relative(folder, file).replaceAll('\\', '/'), source: { file, text } };
  });
  const { diagnostics } = linked(readFiles({ ...before, files: [...kept, ...added] }));
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return hasErrors(errors) ? [diagnostic('edition.would-not-load'), ...errors] : [];
}
