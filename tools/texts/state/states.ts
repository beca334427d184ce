import type { Entry } from 'tavolata/internals';
import type { Lang } from 'tavolata/runtime';
import { digestOf } from '../units/digest.js';
import type { TextUnit } from '../units/unit.js';
import type { Ledger, TextRecord } from './ledger.js';

/** The states of a text. */
export const textStates = ['new', 'draft', 'stale', 'translated', 'reviewed', 'source'] as const;

/**
 * The state of a text. `new`: nothing is recorded, or a review of other words; `stale`: the text that it was made from has changed since, or the
 * official rule behind its entry has; `source`: others are made from it.
 */
export type TextState = (typeof textStates)[number];

/** A text in one language with its state. */
export interface StatedText {
  readonly unit: TextUnit;
  readonly lang: Lang;
  readonly state: TextState;
  readonly record?: TextRecord;
  /** The language that it was made from. */
  readonly source?: Lang;
  /** True if its entry was last compared with an edition older than the newest. */
  readonly isUnconfirmed: boolean;
  /** True if its rule was reworded since its entry was compared with the official text: stale, whatever is recorded. */
  readonly isOutdated: boolean;
}

export const otherLang = (lang: Lang): Lang => (lang === 'en' ? 'it' : 'en');

/** The state of a text, derived from its record and the present texts. */
function stateOf(unit: TextUnit, lang: Lang, record: TextRecord | undefined): TextState {
  const { state, from } = record ?? {};
  if (state === 'draft') return 'draft';
  if (from === undefined)
    return record === undefined && lang === 'it' ? 'new' : reviewedOr('source', unit, lang, record);
  const [source, digest = ''] = from.split(':');
  if (isReviewVoid(unit, lang, record)) return 'new';
  if ((source === 'en' || source === 'it') && !digestOf(unit[source]).startsWith(digest)) return 'stale';
  return state === 'reviewed' ? 'reviewed' : 'translated';
}

/** Whether the review of a translation was of other words: nobody has seen the present ones beside their source. */
export const isReviewVoid = (unit: TextUnit, lang: Lang, record: TextRecord | undefined): boolean =>
  record?.state === 'reviewed' && record.from !== undefined && record.text !== digestOf(unit[lang]);

/** A text that changed since it was read is not reviewed. */
const reviewedOr = (other: TextState, unit: TextUnit, lang: Lang, record: TextRecord | undefined): TextState =>
  record?.state === 'reviewed' && record.text === digestOf(unit[lang]) ? 'reviewed' : other;

/**
 * All texts with their states. Others are made from the English text unless a record says otherwise.
 *
 * @param outdated entries whose rules have changed since they were compared with the official text
 * @param uncompared entries not compared with the newest edition, whose rules may have changed
 */
export function statedTexts(
  units: readonly TextUnit[],
  { records }: Ledger,
  outdated: readonly Entry[] = [],
  uncompared: readonly Entry[] = [],
): readonly StatedText[] {
  const changed = new Set(outdated.map(({ source }) => `${source.file}#${source.pointer}`));
  const behind = new Set(uncompared.filter(({ until }) => until === undefined).map(({ id }) => id));
  return units.flatMap((unit) => {
    const isOutdated = changed.has(`${unit.file}#${/^\/entries\/\d+/.exec(unit.pointers.en)?.[0]}`);
    return (['en', 'it'] as const).map((lang): StatedText => {
      const record = records.get(unit.key)?.[lang];
      const source = record?.from?.startsWith(otherLang(lang)) ? otherLang(lang) : undefined;
      const isUnconfirmed = unit.entry !== undefined && behind.has(unit.entry);
      return {
        unit,
        lang,
        state: isOutdated && record?.state !== 'draft' ? 'stale' : stateOf(unit, lang, record),
        ...(record && { record }),
        ...(source && { source }),
        isUnconfirmed,
        isOutdated,
      };
    });
  });
}
