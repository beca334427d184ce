import groupBy from 'lodash/groupBy.js';
import { isCasesFile, readJson, type Source } from 'tavolata/workspace';
import { type TextEdit, withEdits } from '../../check/format/edits.js';
import { kindOf, laidOutLike } from '../../check/format/format.js';
import type { Ledger } from '../state/ledger.js';
import type { StatedText } from '../state/states.js';
import type { TextUnit } from '../units/unit.js';
import type { Exchange, ExchangeUnit } from './exchange.js';
import { type Merged, merge, type Taking } from './merge.js';

/** A file of texts compared with ours. */
export interface MergedExchange {
  readonly merged: readonly Merged[];
  /** Texts in the file that do not exist here. */
  readonly unknown: readonly ExchangeUnit[];
}

/**
 * Merges a file of texts with ours. A text without a key, from a program that keeps none, stands for all texts with the
 * same source.
 *
 * @param isWanted which of our texts may change
 */
export function mergeAll(
  { target, units }: Exchange,
  texts: readonly StatedText[],
  taking: Taking,
  isWanted: (text: StatedText) => boolean,
): MergedExchange {
  const own = texts.filter(({ lang }) => lang === target);
  const byKey = new Map(own.map((text) => [text.unit.key, text]));
  const bySource = new Map<string, StatedText[]>();
  for (const text of own) {
    const source = text.unit[target === 'it' ? 'en' : 'it'];
    const list = bySource.get(source);
    if (list === undefined) bySource.set(source, [text]);
    else list.push(text);
  }
  const meantBy = ({ key, source, target: text }: ExchangeUnit): readonly StatedText[] => {
    const named = key === undefined ? undefined : byKey.get(key);
    if (named !== undefined) return [named];
    const all = bySource.get(source) ?? [];
    const same = all.filter(({ unit }) => unit[target] === text);
    if (same.length > 0) return same;
    // Without a key, or with one that a program has replaced by its own, it may stand for only one text.
    return key === undefined || all.length === 1 ? all : [];
  };
  const found = units.map((unit) => ({ unit, texts: meantBy(unit) }));
  const merged = found.flatMap(({ unit, texts }) => texts.filter(isWanted).map((text) => merge(unit, text, taking)));
  return {
    merged: withoutRivals(merged),
    unknown: found.filter(({ texts }) => texts.length === 0).map(({ unit }) => unit),
  };
}

/**
 * None of several texts with different words for the same text of ours is taken, since the file does not say which one
 * is meant. Those without a key are only guesses, and are ignored beside one that has it.
 */
const withoutRivals = (merged: readonly Merged[]): readonly Merged[] =>
  Object.entries(groupBy(merged, ({ ours }) => ours.unit.key)).flatMap(([key, all]) => {
    const named = all.filter(({ unit }) => unit.key === key);
    const [first, ...others] = (named.length > 0 ? named : all).filter(({ outcome }) => outcome !== 'empty');
    const rival = others.find(({ unit }) => unit.target !== first!.unit.target || unit.state !== first!.unit.state);
    if (rival === undefined) return [first ?? all[0]!];
    const { text: _, record: __, isAnonymous: ___, isFromEarlier: ____, ...kept } = rival;
    return [{ ...kept, outcome: 'conflict', rival: first!.unit }];
  });

/** A file of the rulebook with the texts taken into it. */
export interface TakenFile {
  readonly file: string;
  readonly text: string;
  readonly read: string;
}

/** The files that change, laid out again if they were laid out before. */
export function takenFiles(merged: readonly Merged[]): readonly TakenFile[] {
  const edits = new Map<Source, TextEdit[]>();
  for (const { ours, text } of merged) {
    if (text === undefined) continue;
    const { source, start, end } = ours.unit.document.at(ours.unit.pointers[ours.lang]);
    const list = edits.get(source) ?? [];
    edits.set(source, list);
    const own = isCasesFile(source.file) ? text.trim().replace(/\s+/g, ' ') : JSON.stringify(text);
    list.push({ start, end, text: own });
  }
  return [...edits].map(([source, list]) => ({
    file: source.file,
    text: laidOut(source, withEdits(source.text, list)),
    read: source.text,
  }));
}

function laidOut(source: Source, text: string): string {
  const isCases = isCasesFile(source.file);
  const { document } = isCases ? {} : readJson(source);
  const kind = isCases ? 'scenarios' : document && kindOf(source, document.value);
  return kind === undefined ? text : laidOutLike(source, kind, text);
}

/** The records after texts were taken, and all units with their new texts. */
export function takenRecords({ records }: Ledger, units: readonly TextUnit[], merged: readonly Merged[]) {
  const after = new Map(records);
  const changed = new Map<string, TextUnit>();
  for (const { ours, text, record } of merged) {
    const { key } = ours.unit;
    if (record !== undefined) after.set(key, { ...after.get(key), [ours.lang]: record });
    if (text !== undefined) changed.set(key, { ...ours.unit, [ours.lang]: text });
  }
  return { records: after, units: units.map((unit) => changed.get(unit.key) ?? unit) };
}
