import { existsSync, readFileSync } from 'node:fs';
import type { Diagnostic } from 'tavolata/compiler';
import { toFill } from '../../check/to-fill.js';
import { diagnostic } from '../../messages/index.js';
import { digestOf } from '../units/digest.js';
import type { TextUnit } from '../units/unit.js';
import type { TextRecord } from './ledger.js';

/** Four letters for the first six digits of a digest: enough to tell thousands of texts apart. */
const short = (digest: string): string => Buffer.from(digest.slice(0, 6), 'hex').toString('base64url');
const digits = (letters: string): string => Buffer.from(letters, 'base64url').toString('hex');

/**
 * Pairs of an English and an Italian text that were seen together, whatever their keys: a line of digests each, the
 * Italian one first. Sorted, so that additions by two people merge.
 */
export class SeenPairs {
  /** The digests of English texts, by that of the Italian text made from them. */
  private readonly sources = new Map<string, Set<string>>();

  static in(file: string, problems: Diagnostic[]): SeenPairs {
    const pairs = new SeenPairs();
    if (!existsSync(file)) return pairs;
    const source = { file, text: readFileSync(file, 'utf8') };
    for (const { 0: line, index } of source.text.matchAll(/[^\r\n]+/g)) {
      if (/^[\w-]{8}$/.test(line)) pairs.put(line.slice(0, 4), line.slice(4));
      else {
        const at = { source, start: index, end: index + line.length };
        problems.push(diagnostic('text.no-pair', { at, values: { line: line.slice(0, 40) } }));
      }
    }
    return pairs;
  }

  private put(italian: string, english: string): void {
    const known = this.sources.get(italian);
    if (known === undefined) this.sources.set(italian, new Set([english]));
    else known.add(english);
  }

  /**
   * What an Italian text was made from: the English beside it, or another one it was seen with, by a part of its
   * digest.
   */
  sourceOf({ en, it }: TextUnit): string | undefined {
    const known = isWritten(it) ? this.sources.get(short(digestOf(it))) : undefined;
    if (known === undefined) return undefined;
    const digest = digestOf(en);
    return `en:${known.has(short(digest)) ? digest : digits([...known][0]!)}`;
  }

  /** Adds the record of an Italian text, unless it says more than what the text was made from. */
  add({ it }: TextUnit, { from, ...more }: TextRecord): boolean {
    const [lang, digest = ''] = from?.split(':') ?? [];
    if (lang !== 'en' || !isWritten(it) || Object.keys(more).length > 0) return false;
    this.put(short(digestOf(it)), short(digest));
    return true;
  }

  text(): string {
    const lines = [...this.sources].flatMap(([italian, all]) => [...all].map((english) => `${italian}${english}\n`));
    return lines.sort().join('');
  }
}

/** Many texts are empty or still to be written: these say nothing about what they were made from. */
export const isWritten = (text: string): boolean => text.trim() !== '' && text !== toFill;
