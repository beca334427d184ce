import type { Entry, EntryText, EntryTexts } from '../../../engine/model/entry.js';
import { checkDate } from './entry-dates.js';
import type { OpenDraft } from './entry-drafts.js';
import type { RawText, RawTexts } from './raw-entries.js';

/**
 * Reads the text of an entry, or its texts by edition. Words without further details follow the edition that the entry
 * was compared with.
 *
 * @param since first edition in which the entry is in force; missing: the first edition known
 * @param editions dates of the editions known, ascending
 */
export function readTexts(
  draft: OpenDraft,
  since: string | undefined,
  editions: readonly string[],
): Pick<Entry, 'text' | 'texts'> {
  const { text, texts, until } = draft.raw;
  const checkFollows = (one: RawTexts, path: readonly string[]): void => {
    for (const lang of ['en', 'it'] as const) {
      const said = one[lang];
      if (typeof said === 'string' || said.follows === undefined) continue;
      checkDate(said.follows, [...draft.path, ...path, lang, 'follows'], { sink: draft.sink, editions });
    }
  };
  if (texts === undefined) {
    checkFollows(text!, ['text']);
    return { text: plainTexts(text!) };
  }
  const dates = Object.keys(texts).sort();
  for (const date of dates)
    checkDate(date, [...draft.path, 'texts', date], { sink: draft.sink, editions, asKey: true });
  for (const date of dates) checkFollows(texts[date]!, ['texts', date]);
  checkTextDates(draft, dates, since ?? editions[0]);
  const dated = Object.fromEntries(dates.map((date) => [date, plainTexts(texts[date]!)]));
  const active = dates.filter((date) => until === undefined || date < until);
  return { text: dated[active.at(-1) ?? dates[0]!]!, texts: dated };
}

const plainTexts = ({ en, it }: RawTexts): EntryTexts => ({ en: plainText(en), it: plainText(it) });

const plainText = (text: RawText): EntryText => (typeof text === 'string' ? { says: text } : text);

/** The first text must apply from the entry's first day, and no text may begin on or after its `until`. */
function checkTextDates({ raw, sink, path }: OpenDraft, dates: readonly string[], since: string | undefined): void {
  const [first] = dates;
  if (first !== undefined && since !== undefined && first > since)
    sink.faultAtKey('entry.text-too-late', [...path, 'texts', first], { values: { date: first, since } });
  for (const date of dates) {
    if (raw.until === undefined || date < raw.until) continue;
    sink.faultAtKey('entry.text-after-end', [...path, 'texts', date], { values: { date, until: raw.until } });
  }
}
