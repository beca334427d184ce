import type { Lang } from 'tavolata/runtime';
import { type CheckName, checkNames } from '../checks/finding.js';
import type { SentencePairs } from '../desk/data.js';
import type { TextState } from '../state/states.js';
import { type ExchangeBase, readKey, writtenKey } from './exchange.js';

/** A finding that was dismissed without the rulebook's files at hand. */
export interface ExchangeDismissal {
  readonly check: CheckName;
  readonly language: Lang;
  /** Digest of the text in that language at that time. */
  readonly text: string;
  readonly why: string;
}

/** Which sentences of a text translate each other, with digests of both texts at that time. */
export interface ExchangePairs extends SentencePairs {
  readonly texts: { readonly [lang in Lang]: string };
}

/** Decisions about a text, besides its words. */
export interface ExchangeDecisions {
  /** Who edited it last, when (`2026-11-28T14:05:00.000Z`), and in which state they left it. */
  readonly last?: { readonly at: string; readonly state: TextState; readonly by: string };
  readonly dismissed: readonly ExchangeDismissal[];
  readonly pairs?: ExchangePairs;
}

const last = /tavolata-last (\d{4}-\d\d-\d\dT[\d:.]+Z) (new|draft|stale|translated|reviewed) (\S+)/;
const aside = /tavolata-aside (\S+) (en|it) ([0-9a-f]{8}) (\S+)/g;
const paired = /tavolata-pairs ([0-9a-f]{8}) ([0-9a-f]{8}) ([\d+=,]+) (\d{4}-\d\d-\d\d) (\S+)/;

/**
 * Decisions as lines that fit into notes of any format, as `baseLine` does: `tavolata-aside elision it 1a2b3c4d
 * The%20score%20says%20so.`; `tavolata-pairs 1a2b3c4d 5e6f7a8b 1=1,2+3=2 2026-11-28 Ada` has digests and sentences of
 * the English text before those of the Italian; `tavolata-last 2026-11-28T14:05:00.000Z reviewed Ada` tells who edited
 * it last.
 */
export const decisionLines = ({ last, dismissed, pairs }: ExchangeDecisions): readonly string[] => [
  ...(last === undefined ? [] : [`tavolata-last ${last.at} ${last.state} ${writtenKey(last.by)}`]),
  ...dismissed.map(
    ({ check, language, text, why }) => `tavolata-aside ${check} ${language} ${text} ${writtenKey(why)}`,
  ),
  ...(pairs === undefined ? [] : [pairsLine(pairs)]),
];

function pairsLine({ beads, by, on, texts }: ExchangePairs): string {
  const numbered = (places: readonly number[]): string => places.map((place) => place + 1).join('+');
  const list = beads.map(({ en, it }) => `${numbered(en)}=${numbered(it)}`).join();
  return `tavolata-pairs ${texts.en} ${texts.it} ${list} ${on} ${writtenKey(by)}`;
}

/** The decisions in some notes; undefined if there are none. */
export function decisionsIn(notes: string): ExchangeDecisions | undefined {
  const dismissed = [...notes.matchAll(aside)].flatMap(([, name, language, text, why]) => {
    const check = checkNames.find((one) => one === name);
    return check === undefined ? [] : [{ check, language: language as Lang, text: text!, why: readKey(why!) }];
  });
  const [, en, it, list, on, by] = paired.exec(notes) ?? [];
  const pairs = list === undefined ? undefined : { beads: beadsIn(list), by: readKey(by!), on: on! };
  const [, at, state, who] = last.exec(notes) ?? [];
  if (dismissed.length === 0 && pairs === undefined && at === undefined) return undefined;
  return {
    ...(at !== undefined && { last: { at, state: state as TextState, by: readKey(who!) } }),
    dismissed,
    ...(pairs && { pairs: { ...pairs, texts: { en: en!, it: it! } } }),
  };
}

/** Who reviewed a text, and on which day: the last editor, or the reviewer at the time the file was made. */
export function reviewer(
  base: ExchangeBase | undefined,
  decisions: ExchangeDecisions | undefined,
): { readonly by?: string; readonly on?: string } {
  const { last: done } = decisions ?? {};
  if (done?.state === 'reviewed') return { by: done.by, on: done.at.slice(0, 10) };
  return base?.by === undefined ? {} : { by: base.by, on: base.on! };
}

/** A note without the decisions in it. */
export const withoutDecisions = (note: string): string =>
  note.replace(last, ' ').replace(aside, ' ').replace(paired, ' ');

const beadsIn = (list: string) =>
  list.split(',').map((bead) => {
    const [en = '', it = ''] = bead.split('=');
    return { en: placesIn(en), it: placesIn(it) };
  });

const placesIn = (numbers: string): readonly number[] =>
  numbers === '' ? [] : numbers.split('+').map((number) => Number(number) - 1);
