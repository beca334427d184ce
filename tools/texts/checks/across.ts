import { sectionOf } from '../../official/official.js';
import { matchesIn } from '../terms/forms.js';
import { sentencesOf } from './counted.js';
import { type CheckContext, finding, type TextFinding, type TextPair } from './finding.js';

/** A finding of a pair among others. */
export interface PairFinding extends TextFinding {
  readonly key: string;
}

const at = (pair: TextPair, one: TextFinding): PairFinding => ({ ...one, key: pair.key });

/** The length of shorter texts is meaningless. */
const leastLength = 60;
/** How far a length may be from the usual one, in multiples of the usual deviation. */
const far = 5;

// A reader sees only one of the words in `{count?one:many}`.
const readerText = (text: string): string => text.replace(/\{\w+\?([^:}]*):[^}]*\}/g, '$1');

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * Texts that are far longer or shorter than others in these two languages: measured from the median of their ratios, by
 * its median absolute deviation.
 */
export function lengths(pairs: readonly TextPair[], { target }: CheckContext): readonly PairFinding[] {
  const long = pairs.filter((pair) => readerText(pair.source).length >= leastLength && pair.target.length > 0);
  const ratio = (pair: TextPair): number => Math.log(readerText(pair.target).length / readerText(pair.source).length);
  const usual = median(long.map(ratio));
  const spread = Math.max(0.06, 1.4826 * median(long.map((pair) => Math.abs(ratio(pair) - usual))));
  if (long.length < 8) return [];
  return long.flatMap((pair) => {
    const distance = (ratio(pair) - usual) / spread;
    if (Math.abs(distance) <= far) return [];
    const percent = Math.round((100 * readerText(pair.target).length) / readerText(pair.source).length);
    const code = distance < 0 ? 'too-short' : 'too-long';
    return [
      at(
        pair,
        finding('length', target, [0, pair.target.length], {
          values: { percent, usual: Math.round(100 * Math.exp(usual)) },
          code,
        }),
      ),
    ];
  });
}

const normal = (text: string): string => text.normalize('NFC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();

/** One source with several translations, and one translation of several sources. */
export function inconsistent(pairs: readonly TextPair[], context: CheckContext): readonly PairFinding[] {
  const reported = (from: 'source' | 'target', to: 'source' | 'target', code: string): readonly PairFinding[] => {
    const byText = new Map<string, TextPair[]>();
    for (const pair of pairs) {
      const key = normal(pair[from]);
      if (key.split(' ').length < 3) continue;
      byText.set(key, [...(byText.get(key) ?? []), pair]);
    }
    return [...byText.values()].flatMap((same) => {
      if (new Set(same.map((pair) => normal(pair[to]))).size < 2) return [];
      const first = same[0]!;
      return same
        .filter((pair) => normal(pair[to]) !== normal(first[to]))
        .map((pair) =>
          at(
            pair,
            finding('inconsistent', context[to], [0, pair[to].length], {
              values: { other: first.key, text: first[to] },
              code,
            }),
          ),
        );
    });
  };
  return [...reported('source', 'target', 'two-translations'), ...reported('target', 'source', 'two-sources')];
}

const wholeSentences = (text: string): readonly { readonly text: string; readonly start: number }[] =>
  matchesIn(text, /[^.!?]+[.!?]+[”"»)]*/g).map(({ 0: sentence, index }) => ({
    text: normal(sentence),
    start: index + (sentence.length - sentence.trimStart().length),
  }));

/** A longer sentence that two paragraphs have in the target, but at most one in the source. */
export function duplicated(pairs: readonly TextPair[], { target }: CheckContext): readonly PairFinding[] {
  const first = new Map<string, TextPair>();
  const reported: PairFinding[] = [];
  for (const pair of pairs)
    for (const { text, start } of wholeSentences(pair.target)) {
      if (text.split(' ').length < 10) continue;
      const earlier = first.get(text);
      if (earlier === undefined) first.set(text, pair);
      else if (
        earlier !== pair &&
        sectionOf(earlier.number ?? earlier.key) === sectionOf(pair.number ?? pair.key) &&
        !shareSentence(earlier.source, pair.source)
      )
        reported.push(
          at(pair, finding('duplicated', target, [start, start + text.length], { values: { other: earlier.key } })),
        );
    }
  return reported;
}

function shareSentence(one: string, other: string): boolean {
  const known = new Set(wholeSentences(one).map(({ text }) => text));
  return wholeSentences(other).some(({ text }) => known.has(text)) || sentencesOf(other) === 0;
}
