import { basename, dirname } from 'node:path';
import type { Lang } from 'tavolata/runtime';
import { type JsonDocument, readJson } from 'tavolata/workspace';
import { git } from '../../check/git.js';
import { digestOf } from '../units/digest.js';
import type { TextUnit } from '../units/unit.js';

/** Most versions of a file that are searched. */
const most = 200;

/** An earlier version of a text, with its author and day. */
export interface EarlierText {
  readonly unit: TextUnit;
  readonly by: string;
  readonly on: string;
}

/**
 * The earlier versions of a unit, from the git history of its file, latest first; none without git.
 *
 * @param unitsOf the units of a version of the file
 */
export function* earlierTexts(
  { key, file }: Pick<TextUnit, 'key' | 'file'>,
  unitsOf: (document: JsonDocument) => readonly TextUnit[],
): Generator<EarlierText> {
  // Before the file existed, nothing is known.
  const inFolder = (...args: readonly string[]) => git(dirname(file), ...args);
  const versions = inFolder('log', `-n${most}`, '--format=%H %as %an', '--', basename(file)) ?? '';
  for (const line of versions.split('\n').filter(Boolean)) {
    const [version = '', on = '', ...by] = line.split(' ');
    const text = inFolder('show', `${version}:./${basename(file)}`);
    const document = text === undefined ? undefined : readJson({ file, text }).document;
    const found = document && unitsOf(document).find((unit) => unit.key === key);
    if (found !== undefined) yield { unit: found, by: by.join(' '), on };
  }
}

/** An earlier version of a text; undefined if git has none whose digest begins like this. */
export function earlierText(
  unit: TextUnit,
  lang: Lang,
  digest: string,
  unitsOf: (document: JsonDocument) => readonly TextUnit[],
): string | undefined {
  for (const { unit: before } of earlierTexts(unit, unitsOf))
    if (digestOf(before[lang]).startsWith(digest)) return before[lang];
  return undefined;
}
