import type { Entry } from 'tavolata/internals';
import type { Lang } from 'tavolata/runtime';
import { digestOf } from '../units/digest.js';
import type { TextUnit } from '../units/unit.js';
import type { Ledger, TextRecord } from './ledger.js';

export const textStates = ['new', 'draft', 'stale', 'translated', 'reviewed', 'source'] as const;

/**
 * How far a text has come. `new`: nothing is recorded; `stale`: the text that it was made from has changed since, or the official rule behind its
 * entry; `source`: others are made from it.
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
  /** Its entry was last compared with an older edition than the newest. */
  readonly isUnconfirmed: boolean;
  /** Its rule was reworded since its entry was compared with the official text: stale, whatever is recorded. */
  readonly isOutdated: boolean;
}

export const otherLang = (lang: Lang): Lang => (lang === 'en' ? 'it' : 'en');

/** The state of a text: what is recorded, and what follows from the texts as they are now. */
function stateOf(unit: TextUnit, lang: Lang, record: TextRecord | undefined): TextState {
  const { state, from, text } = record ?? {};
  if (state === 'draft') return 'draft';
  if (from === undefined)
    return record === undefined && lang === 'it' ? 'new' : reviewedOr('source', unit, lang, record);
  const [source, digest = ''] = from.split(':');
  if ((source === 'en' || source === 'it') && !digestOf(unit[source]).startsWith(digest)) return 'stale';
  return state === 'reviewed' && text === digestOf(unit[lang]) ? 'reviewed' : 'translated';
}

/** A text that changed since somebody read it is not reviewed. */
const reviewedOr = (other: TextState, unit: TextUnit, lang: Lang, record: TextRecord | undefined): TextState =>
  record?.state === 'reviewed' && record.text === digestOf(unit[lang]) ? 'reviewed' : other;

/**
 * All texts with their states. English is what others are made from unless a record says otherwise.
 *
 * @param outdated entries whose rules say something else since they were compared with the official text
 * @param uncompared entries that were not compared with the newest edition, whose rules may say something else
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
