import { sentencesOf } from '../align/sentences.js';
import type { TextRecord } from '../state/ledger.js';
import { otherLang, type StatedText, type TextState } from '../state/states.js';
import { digestOf } from '../units/digest.js';
import type { ExchangeUnit } from './exchange.js';

/**
 * The outcome for a text of a file: `same` as ours; `taken`, with its text or only its state; our text is `kept`, since
 * only we have changed it or it was preferred; a `conflict`, if both have; `empty`, without a translation in the file;
 * `partial`, with a part of its source in it; `fixed`, if others are made from it.
 */
export type MergeOutcome = 'same' | 'taken' | 'kept' | 'conflict' | 'empty' | 'partial' | 'fixed';

/** A text of a file beside ours. */
export interface Merged {
  readonly unit: ExchangeUnit;
  readonly ours: StatedText;
  readonly outcome: MergeOutcome;
  /** If taken: the text, if it differs. */
  readonly text?: string;
  /** If taken: what is recorded from now on. */
  readonly record?: TextRecord;
  /** True if it is called reviewed without a name. */
  readonly isAnonymous?: boolean;
  /** True if it is taken, but was made from another source than the present one. */
  readonly isFromEarlier?: boolean;
  /** Another text in the file for the same text of ours that differs. */
  readonly rival?: ExchangeUnit;
  /** For a text translated in part: the first sentence of its source still in it. */
  readonly left?: string;
  /** True if its source was changed in the file, where only the translation counts. */
  readonly hasOtherSource?: boolean;
}

/** How texts of a file are taken. */
export interface Taking {
  /** Whose text is preferred in a conflict, this time; neither by default. */
  readonly prefer?: 'file' | 'ours';
  /** Who reviewed what the file calls reviewed without a name, and when. */
  readonly by?: string;
  readonly on: string;
}

/**
 * Merges a text of a file with ours. The base shows which of the two has changed; without one, two different texts are
 * a conflict.
 */
export function merge(given: ExchangeUnit, ours: StatedText, taking: Taking): Merged {
  const here = ours.unit[ours.lang];
  const from = ours.unit[otherLang(ours.lang)];
  const unit = { ...given, target: spacedAs(given.target, here || from) };
  const { target, base } = unit;
  const hasOtherSource =
    base !== undefined && ![unit.source, spacedAs(unit.source, from)].map(digestOf).includes(base.source);
  const done = (outcome: MergeOutcome, more: Partial<Merged> = {}): Merged => ({
    unit,
    ours,
    outcome,
    ...(hasOtherSource && { hasOtherSource }),
    ...more,
  });
  if (target === here) return mergedState(unit, ours, taking, done);
  if (ours.state === 'source') return done('fixed');
  // Programs write the source if there is no translation.
  if (target.trim() === '' || target === from) return done('empty');
  const isOursUnchanged = base !== undefined && base.target === digestOf(here);
  const isTheirsUnchanged = base !== undefined && [given.target, target].map(digestOf).includes(base.target);
  if (!isOursUnchanged && isTheirsUnchanged) return done('kept');
  const left = taking.prefer === 'file' ? undefined : sentenceLeft(unit, here);
  if (left !== undefined) return done('partial', { left });
  if (!isOursUnchanged && taking.prefer !== 'file') return done(taking.prefer === 'ours' ? 'kept' : 'conflict');
  return done('taken', { text: target, ...recordFor(unit, ours, stateOfNew(unit), taking) });
}

/** Programs that translate sentence by sentence write the source of a sentence not translated yet. */
function sentenceLeft({ source, target }: ExchangeUnit, here: string): string | undefined {
  const [there, before] = [new Set(sentencesOf(target)), new Set(sentencesOf(here))];
  return sentencesOf(source).find((sentence) => there.has(sentence) && !before.has(sentence));
}

/**
 * A text with the blanks of a model: programs add or drop them at its ends, insert non-breaking ones, break lines, and
 * write an apostrophe before what a spreadsheet would take for a formula. The model's own blanks stay.
 */
export function spacedAs(text: string, model: string): string {
  const [start, end] = [/^\s*/.exec(model)![0], /\S(\s*)$/.exec(model)?.[1] ?? ''];
  const lines = text.replace(/\r\n?/g, '\n').trim();
  const joined = /[\n\r]/.test(model) ? lines : lines.replace(/[ \t\u00a0]*\n\s*/g, ' ');
  const plain = /[\u00a0\u202f]/.test(model) ? joined : joined.replace(/[\u00a0\u202f]/g, ' ');
  const bare = model.startsWith("'") ? plain : plain.replace(/^'(?=[=+\-@])/, '');
  return bare === '' ? '' : `${start}${bare}${end}`;
}

/** The text is the same in both: only its state may differ. */
function mergedState(
  unit: ExchangeUnit,
  ours: StatedText,
  taking: Taking,
  done: (outcome: MergeOutcome, more?: Partial<Merged>) => Merged,
): Merged {
  const { state, base, note, by, on } = unit;
  const before = base?.state ?? ours.state;
  const isSaid = (state !== undefined && state !== before) || (by !== undefined && (by !== base?.by || on !== base.on));
  const hasNote = note !== undefined && note !== ours.record?.note;
  const isHere = state === ours.state && (by === undefined || (by === ours.record?.by && on === ours.record.on));
  // Whether a text is stale or new is derived, so no file can say it.
  const isSayable = state === 'draft' || state === 'translated' || state === 'reviewed';
  if (!isSaid || isHere || !isSayable || ours.state === 'source')
    return hasNote ? done('taken', { record: { ...ours.record, note } }) : done('same');
  // A review here, or its withdrawal, is not undone; translated and stale rank below reviewed.
  const isLess = ours.state === 'translated' || ours.state === 'stale';
  const hasOursChanged = base !== undefined && base.state !== ours.state && !(isLess && state !== 'draft');
  if (hasOursChanged && taking.prefer !== 'file') return done(taking.prefer === 'ours' ? 'kept' : 'conflict');
  return done('taken', recordFor(unit, ours, state, taking));
}

/** A program that changes a text often leaves its state unchanged: that state is not about the new text. */
function stateOfNew({ state, base, by, on }: ExchangeUnit): TextState {
  if (state === 'draft') return 'draft';
  const isAnew = base?.state !== 'reviewed' || by !== base.by || on !== base.on;
  return state === 'reviewed' && isAnew ? 'reviewed' : 'translated';
}

/** What is recorded about a text that is taken: it was made from the source in the file. */
function recordFor(
  unit: ExchangeUnit,
  { unit: ours, lang, record }: StatedText,
  state: TextState,
  taking: Taking,
): Pick<Merged, 'record' | 'isAnonymous' | 'isFromEarlier'> {
  const { source, target, base, note = record?.note } = unit;
  const isNamed = unit.by !== undefined && unit.on !== undefined && (unit.by !== base?.by || unit.on !== base.on);
  const by = isNamed ? unit.by : taking.by;
  const on = isNamed ? unit.on : taking.on;
  const made = base?.source ?? digestOf(source);
  const from = `${otherLang(lang)}:${made}`;
  const kept = note === undefined ? {} : { note };
  const earlier = made !== digestOf(ours[otherLang(lang)]) && { isFromEarlier: true };
  if (state === 'reviewed' && by !== undefined && on !== undefined)
    return { ...earlier, record: { state, from, by, on, text: digestOf(target), ...kept } };
  return {
    ...earlier,
    record: { ...(state === 'draft' && { state }), from, ...kept },
    ...(state === 'reviewed' && { isAnonymous: true }),
  };
}
