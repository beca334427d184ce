import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { datingOf, isMisdated } from '../../tools/official/dating.js';
import { readDigests } from '../../tools/official/digest-files.js';
import { readTextFiles } from '../../tools/official/files.js';
import { sampleOf } from '../amount.js';
import { ROOT } from '../architecture/sources.js';
import { haveTexts, whySkipped } from '../texts/official.js';

const folder = join(ROOT, '../shared/texts/en');
const names = haveTexts && existsSync(folder) ? readdirSync(folder) : [];

/** The file as its letters are, without the reader: UTF-16 with its mark, else one byte a letter. */
function plainly(file: string): string {
  const bytes = readFileSync(file);
  const wide = ({ 255: 'utf-16le', 254: 'utf-16be' } as const)[bytes[0]!];
  return wide === undefined ? bytes.toString('latin1') : new TextDecoder(wide).decode(bytes);
}

/** Lines that begin with the number of a rule, each number once, and lines that begin with “Example:”. */
function countedPlainly(file: string): { readonly rules: number; readonly examples: number } {
  const lines = plainly(file)
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^\\subsection\*\{/, '').trim());
  const numbers = lines.flatMap((line) => /^\d{3}\.\d+[a-z]*(?=[.\s]|\p{Lu})/u.exec(line) ?? []);
  return { rules: new Set(numbers).size, examples: lines.filter((line) => line.startsWith('Example:')).length };
}

describe.skipIf(names.length === 0)('every official text at hand', () => {
  const digests = readDigests(join(ROOT, 'rules'));
  const dates = digests.map(({ date }) => date);

  it.each(sampleOf(names, { full: 12 }))('is read and dated as a plain count says: %s', (name) => {
    const file = join(folder, name);
    const { text, date } = readTextFiles({ shown: file, files: [file] });
    const count = (kind: string): number => text.paragraphs.filter((one) => one.kind === kind).length;
    expect({ rules: count('rule'), examples: count('example') }).toEqual(countedPlainly(file));
    const dating = datingOf(text, digests)!;
    expect(isMisdated(dating, date, dates)).toBe(false);
    if (dates.includes(date!)) {
      expect(dating.follows).toContain(date);
      expect([dating.deviations, dating.missing]).toEqual([[], []]);
    } else expect(dating.follows).not.toEqual([]);
  });
});

if (names.length === 0) it.skip(whySkipped, () => undefined);
