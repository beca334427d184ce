import { execFileSync } from 'node:child_process';
import { basename, dirname } from 'node:path';
import type { Lang } from '../../../engine/model/words.js';
import { readJson } from '../../../frontend/read/json.js';
import type { JsonDocument } from '../../../frontend/text/document.js';
import { digestOf } from '../units/digest.js';
import type { TextUnit } from '../units/unit.js';

/** How many versions of a file are looked through. */
const most = 200;

/**
 * An earlier version of a text, from the history that git has of its file; nothing where git knows none with the digest.
 *
 * @param unitsOf the units of a version of the file
 */
export function earlierText(
  { key, file }: TextUnit,
  lang: Lang,
  digest: string,
  unitsOf: (document: JsonDocument) => readonly TextUnit[],
): string | undefined {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-C', dirname(file), ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64_000_000,
    });
  try {
    const versions = git('log', `-n${most}`, '--format=%H', '--', basename(file)).split('\n').filter(Boolean);
    for (const version of versions) {
      const { document } = readJson({ file, text: git('show', `${version}:./${basename(file)}`) });
      const text = document && unitsOf(document).find((unit) => unit.key === key)?.[lang];
      if (text !== undefined && digestOf(text) === digest) return text;
    }
  } catch {
    // Without git, or before the file was there, nothing is known.
  }
  return undefined;
}
