import type { DecidedPair } from '../../editions/pairs.js';
import type { DeskRow, SentenceBead, SentencePairs } from '../desk/data.js';
import { digestOf } from '../units/digest.js';

type OwnSentences = Pick<DeskRow, 'key' | 'en' | 'it'>;

/**
 * Whether a pair is one of sentences of a text. In the file of decided pairs, both texts of a unit have its key as
 * name, and `old` (Italian) and `new` (English) are numbers of sentences from 1 on: `"old": "2", "new": "2+3"`.
 */
export const isOfSentences = ({ language, from, to }: DecidedPair, key: string): boolean =>
  language === 'it-en' && from === key && to === key;

const numbered = (places: readonly number[]): string | null =>
  places.length === 0 ? null : places.map((place) => place + 1).join('+');
const places = (numbers: string | null): readonly number[] =>
  numbers === null ? [] : numbers.split('+').map((number) => Number(number) - 1);

/** The decisions about sentences of texts, by the keys of the texts; valid as long as both texts are unchanged. */
export function sentencePairs(
  all: readonly DecidedPair[],
  textOf: (key: string) => OwnSentences | undefined,
): ReadonlyMap<string, SentencePairs> {
  const found = new Map<string, { readonly beads: SentenceBead[]; readonly by: string; readonly on: string }>();
  for (const { language, from, to, old, new: fresh, by = '', on = '', texts } of all) {
    const text = language === 'it-en' && from === to ? textOf(from) : undefined;
    if (text === undefined || texts?.old !== digestOf(text.it) || texts.new !== digestOf(text.en)) continue;
    const bead = { it: places(old), en: places(fresh) };
    const known = found.get(from);
    if (known === undefined) found.set(from, { beads: [bead], by, on });
    else known.beads.push(bead);
  }
  return found;
}

/** The pairs with a decision about the sentences of a text, which replaces an earlier one about it. */
export function withSentencePairs(
  all: readonly DecidedPair[],
  { key, en, it }: OwnSentences,
  beads: readonly SentenceBead[],
  { by, on }: { readonly by: string; readonly on: string },
): readonly DecidedPair[] {
  const texts = { old: digestOf(it), new: digestOf(en) };
  const decided = beads.map(
    (bead): DecidedPair => ({
      language: 'it-en',
      from: key,
      to: key,
      old: numbered(bead.it),
      new: numbered(bead.en),
      by,
      on,
      texts,
    }),
  );
  return [...all.filter((pair) => !isOfSentences(pair, key)), ...decided];
}

/** Whether beads contain each sentence of both texts exactly once, in order. */
export const isWhole = (
  beads: readonly SentenceBead[],
  counts: { readonly en: number; readonly it: number },
): boolean =>
  (['en', 'it'] as const).every((lang) => {
    const all = beads.flatMap((bead) => bead[lang]);
    return all.length === counts[lang] && all.every((place, index) => place === index);
  });
