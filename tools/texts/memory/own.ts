import type { Lang } from 'tavolata/runtime';
import { otherLang } from '../state/states.js';
import type { MemoryEntry, MemoryOrigin } from './memory.js';

/** A text in both languages with the entry that it belongs to. */
interface KeyedText {
  readonly key: string;
  readonly entry?: string;
  readonly en: string;
  readonly it: string;
}

/**
 * What a rulebook has for a text to be translated like: the text itself as it was, those of the same rule, and all others.
 *
 * @param before the text as it was, the last one first
 * @param lang the language into which it is translated
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
