import { basename, dirname } from 'node:path';
import groupBy from 'lodash/groupBy.js';
import { isRecord } from 'tavolata/internals';
import type { JsonDocument } from 'tavolata/workspace';
import { git } from './git.js';

/** Ids of the entries that differ from those in git; without git none is known to be new. */
export function justWritten(documents: readonly JsonDocument[]): ReadonlySet<string> {
  const folders = groupBy(documents, ({ source }) => dirname(source.file));
  return new Set(
    Object.entries(folders).flatMap(([folder, inside]) => {
      const changed = changedIn(folder);
      return inside
        .filter(({ source }) => changed.has(basename(source.file)))
        .flatMap(({ value, source }) => {
          const before = new Set(entriesIn(committed(folder, basename(source.file))).map((one) => JSON.stringify(one)));
          return entriesIn(value).filter((one) => !before.has(JSON.stringify(one)));
        })
        .flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
    }),
  );
}

/** Names of the files of a folder that are new or differ from what was committed last. */
function changedIn(folder: string): ReadonlySet<string> {
  const lines = git(folder, 'status', '--porcelain', '-z', '--untracked-files=all', '--no-renames', '--', '.');
  return new Set(lines?.split('\0').map((line) => basename(line.slice(3))));
}

function committed(folder: string, name: string): unknown {
  const text = git(folder, 'show', `HEAD:./${name}`);
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    // A file that could not be read then had no entries.
    return undefined;
  }
}

function entriesIn(value: unknown): readonly { readonly [key: string]: unknown }[] {
  const entries = isRecord(value) ? value['entries'] : undefined;
  return Array.isArray(entries) ? entries.filter(isRecord) : [];
}
