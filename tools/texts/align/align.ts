import { bestPairs } from '../../editions/assignment.js';
import type { ForcedPair } from '../../editions/matching.js';
import { type Unit, unitsOf } from '../../editions/units.js';
import { type OfficialText, sectionOf } from '../../official/official.js';
import type { Termbase } from '../terms/termbase.js';
import { type Features, featuresOf, type Resemblance, resemblance } from './features.js';
import { alignSequence, type Bead } from './sequence.js';

/**
 * A rule or title of an Italian text with the English one that it translates; one of them is missing if only one text
 * has it.
 */
export interface AlignedRule {
  readonly it?: Unit;
  readonly en?: Unit;
  /** Their resemblance, from 0 to 1, apart from the number. */
  readonly resemblance?: Resemblance;
  /** The numbers are the same. */
  readonly isSameNumber: boolean;
  /** True if an editor decided it. */
  readonly forced?: true;
  /** An English rule to which the Italian one is clearly more similar. */
  readonly rather?: string;
  /** Numbers of other Italian rules that share a sentence with it, if the English ones share none. */
  readonly overlaps: readonly string[];
  /** The examples, in their order. */
  readonly examples: readonly Bead[];
}

/** The worth of equal numbers, and the least resemblance of a pair with the same number and with different ones. */
const [sameNumber, leastSame, leastOther] = [0.18, 0.45, 0.6];
/** Least difference of resemblance at which another rule is reported. */
const clearly = 0.12;

/**
 * Aligns an official Italian text with an English one: rules so that all pairs together are worth most, by what
 * translations keep (terms, references, figures, names, length) and by number; then the examples of each pair.
 *
 * @param forced pairs decided by an editor: `old` is the Italian number, `new` the English
 */
export function alignTexts(
  it: OfficialText,
  en: OfficialText,
  terms: Termbase,
  forced: readonly ForcedPair[] = [],
): readonly AlignedRule[] {
  const italian = unitsOf(it);
  const sections = new Set(italian.map(({ number }) => sectionOf(number)));
  const english = unitsOf(en, (section) => sections.has(section));
  const features = (unit: Unit, lang: 'it' | 'en'): Features => featuresOf(unit.text, lang, terms);
  const [ours, theirs] = [italian.map((one) => features(one, 'it')), english.map((one) => features(one, 'en'))];
  const decided = new Map(forced.flatMap(({ old, new: fresh }) => (old === null ? [] : [[old, fresh] as const])));
  const spoken = new Set(forced.map(({ new: fresh }) => fresh));
  const alike = ours.map((one) => theirs.map((other) => resemblance(one, other)));
  const worth = (row: number, column: number): number => {
    const [one, other] = [italian[row]!, english[column]!];
    if (one.kind !== other.kind) return 0;
    if (decided.has(one.number)) return decided.get(one.number) === other.number ? 9 : 0;
    if (spoken.has(other.number)) return 0;
    const { score } = alike[row]![column]!;
    const isSame = one.number === other.number;
    // A title is short: its number says more than its words.
    if (isSame && one.kind === 'title') return score + sameNumber;
    // Cubes: one good pair is worth more than two mediocre ones.
    return score >= (isSame ? leastSame : leastOther) ? score ** 3 + (isSame ? sameNumber : 0) : 0;
  };
  const best = bestPairs(italian.length, english.length, worth);
  const taken = new Set(best);
  const counterparts = new Map(italian.map((one, row) => [one.number, english[best[row]!]] as const));
  const [within, original] = [overlapsAmong(italian), overlapsAmong(english)];
  const overlaps = (unit: Unit): readonly string[] => {
    const other = counterparts.get(unit.number);
    const shared = new Set(other === undefined ? [] : original(other));
    return within(unit).filter((number) => !shared.has(counterparts.get(number)?.number ?? ''));
  };
  const pairs = italian.map((one, row): AlignedRule => {
    const column = best[row]!;
    const other = english[column];
    const isForced = decided.has(one.number);
    const mark = isForced ? { forced: true as const } : {};
    if (other === undefined) return { it: one, isSameNumber: false, overlaps: overlaps(one), examples: [], ...mark };
    const own = alike[row]![column]!;
    const rather = isForced ? undefined : likelier(alike[row]!, column, one, english);
    return {
      it: one,
      en: other,
      resemblance: own,
      isSameNumber: one.number === other.number,
      ...(rather !== undefined && { rather }),
      overlaps: overlaps(one),
      examples: examplesOf(one, other, terms),
      ...mark,
    };
  });
  const missing = english.flatMap((other, column): readonly AlignedRule[] =>
    taken.has(column)
      ? []
      : [
          {
            en: other,
            isSameNumber: false,
            overlaps: [],
            examples: [],
            ...(spoken.has(other.number) && { forced: true }),
          },
        ],
  );
  return [...pairs, ...missing].sort((a, b) => orderOf(a, english) - orderOf(b, english));
}

/** Indexes in the order of the English text; what only the Italian has comes last. */
const orderOf = ({ en }: AlignedRule, english: readonly Unit[]): number =>
  en === undefined ? english.length : en.order;

/** The English neighbour to which a rule is clearly more similar than to its own counterpart. */
function likelier(
  row: readonly Resemblance[],
  column: number,
  one: Unit,
  english: readonly Unit[],
): string | undefined {
  const own = row[column]!.score;
  const others = row
    .map(({ score, by }, index) => ({ score, by, index }))
    .filter(({ index }) => index !== column && english[index]!.kind === one.kind && one.kind === 'rule')
    .filter(({ index }) => sectionOf(english[index]!.number) === sectionOf(english[column]!.number))
    .sort((a, b) => b.score - a.score);
  const [first] = others;
  return first !== undefined && first.score > own + clearly && first.by.terms < 1
    ? english[first.index]!.number
    : undefined;
}

function examplesOf(it: Unit, en: Unit, terms: Termbase): readonly Bead[] {
  const together = (texts: readonly string[], which: readonly number[]): string =>
    which.map((index) => texts[index]!).join(' ');
  // Examples are whole paragraphs, rarely split or joined; a misplaced one must not hide behind its neighbour.
  const worth = (ours: readonly number[], theirs: readonly number[]): number => {
    const one = featuresOf(together(it.examples, ours), 'it', terms);
    const { score } = resemblance(one, featuresOf(together(en.examples, theirs), 'en', terms));
    const count = ours.length + theirs.length;
    return count * loneExample - (count / 2) * (1 - score + (count > 2 ? joinedExample : 0));
  };
  return alignSequence({ it: it.examples.length, en: en.examples.length }, worth);
}

/** The cost of an example without a counterpart, and the further cost of joining two. */
const [loneExample, joinedExample] = [0.62, 0.45];

/** Shorter sentences are the same in many rules. */
const longSentence = 45;

/** The other rules that share a sentence with a rule. */
function overlapsAmong(units: readonly Unit[]): (unit: Unit) => readonly string[] {
  const sentencesOf = ({ text }: Unit): readonly string[] =>
    text
      .split(/(?<=[.!?])\s+/)
      .map((sentence) =>
        sentence
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
      )
      .filter((sentence) => sentence.length >= longSentence);
  const by = new Map<string, string[]>();
  for (const unit of units)
    for (const sentence of new Set(sentencesOf(unit))) by.set(sentence, [...(by.get(sentence) ?? []), unit.number]);
  return (unit) => [
    ...new Set(sentencesOf(unit).flatMap((sentence) => (by.get(sentence) ?? []).filter((one) => one !== unit.number))),
  ];
}
