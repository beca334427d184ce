import { execFileSync } from 'node:child_process';
import { basename, dirname } from 'node:path';
import type { Lang } from 'tavolata/runtime';
import { type JsonDocument, readJson } from 'tavolata/workspace';
import { digestOf } from '../units/digest.js';
import type { TextUnit } from '../units/unit.js';

/** How many versions of a file are looked through. */
const most = 200;

/**
 * The earlier versions of a unit, from the history that git has of its file, the last one first; none without git.
 *
 * @param unitsOf the units of a version of the file
 */
export function* earlierUnits(
  { key, file }: TextUnit,
  unitsOf: (document: JsonDocument) => readonly TextUnit[],
): Generator<TextUnit> {
  const git = (...args: readonly string[]): string | undefined => {
    try {
      return execFileSync('git', ['-C', dirname(file), ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 64_000_000,
      });
    } catch {
      // Without git, or before the file was there, nothing is known.
      return undefined;
    }
  };
  const versions = git('log', `-n${most}`, '--format=%H', '--', basename(file)) ?? '';
  for (const version of versions.split('\n').filter(Boolean)) {
    const text = git('show', `${version}:./${basename(file)}`);
    const document = text === undefined ? undefined : readJson({ file, text }).document;
    const found = document && unitsOf(document).find((unit) => unit.key === key);
    if (found !== undefined) yield found;
  }
}

/** An earlier version of a text; nothing where git knows none whose digest begins so. */
export function earlierText(
  unit: TextUnit,
  lang: Lang,
  digest: string,
  unitsOf: (document: JsonDocument) => readonly TextUnit[],
): string | undefined {
  for (const { [lang]: text } of earlierUnits(unit, unitsOf)) if (digestOf(text).startsWith(digest)) return text;
  return undefined;
}
