import type { Lang } from 'tavolata/runtime';
import { otherLang } from '../state/states.js';
import type { MemoryEntry, MemoryOrigin } from './memory.js';

/** A text in both languages, with its entry. */
interface KeyedText {
  readonly key: string;
  readonly entry?: string;
  readonly en: string;
  readonly it: string;
}

/**
 * The entries of a rulebook that may help with a text: its own earlier versions, texts of the same rule, and all
 * others.
 *
 * @param before earlier versions of the text, latest first
 * @param lang the target language
 */
export function ownEntries(
  all: readonly KeyedText[],
  text: KeyedText,
  before: readonly KeyedText[],
  { lang, isNew }: { readonly lang: Lang; readonly isNew: boolean },
): readonly MemoryEntry[] {
  const from = otherLang(lang);
  const isUntranslated = isNew || text[lang] === '';
  const entry = (origin: MemoryOrigin, one: KeyedText): MemoryEntry => ({
    origin,
    source: one[from],
    target: one[lang],
    from: one.key,
  });
  const rest = all.filter(({ key }) => key !== text.key);
  return [
    ...before
      .filter((one) => one[from] !== text[from] || (isUntranslated && one[lang] !== ''))
      .map((one) => entry('earlier', one)),
    ...rest.map((one) => entry(text.entry !== undefined && one.entry === text.entry ? 'rule' : 'rulebook', one)),
  ];
}
