import maxBy from 'lodash/maxBy.js';
import partition from 'lodash/partition.js';
import type { EditionDate } from 'tavolata/runtime';
import { byNumber } from '../check/numbers.js';
import {
  completeSections,
  digestOfWords,
  digestsOf,
  type EditionDigests,
  type RuleDigest,
  type TextDigests,
} from './digests.js';
import { rulesInOtherLanguage } from './language.js';
import { listedIn } from './number-lists.js';
import { type OfficialText, sectionOf } from './official.js';

/** What shows which edition a rule follows. */
export type DatingEvidence = 'words' | 'references' | 'examples' | 'sentences' | 'number';

/** A rule that does not fit the edition that the text as a whole follows. */
export interface Deviation {
  readonly number: string;
  readonly evidence: DatingEvidence;
  /** The text's own: its references, or the number of examples or sentences. */
  readonly has: string;
  /** That of the edition which the whole text follows. */
  readonly instead: string;
  /** The available editions that it fits; empty if none. */
  readonly fits: readonly EditionDate[];
  /** Its number in these editions, if different. */
  readonly as?: string;
  readonly is: 'older' | 'newer' | 'other';
}

/** For how many rules of a text an edition has the same number, the same words, and so on. */
export interface Agreement {
  readonly numbers: number;
  readonly words: number;
  readonly references: number;
  readonly examples: number;
}

/** Which edition a text follows. */
export interface Dating {
  /**
   * The available editions that fit best and equally well, or the two between which it lies; empty if an English text
   * has the words of no edition.
   */
  readonly follows: readonly EditionDate[];
  /** The edition it is compared with. */
  readonly nearest: EditionDate;
  readonly rules: number;
  readonly agrees: Agreement;
  /** Rules written in the other language: their edition shows in other traits than that of the rest. */
  readonly otherLanguage: readonly string[];
  /** Rules that the edition has and the text lacks, in the sections of the text. */
  readonly missing: readonly string[];
  readonly deviations: readonly Deviation[];
}

type Rules = TextDigests['rules'];
interface DatedRules {
  readonly date: EditionDate;
  readonly rules: Rules;
  readonly others: readonly (readonly [number: string, rule: RuleDigest])[];
}

/** Dates a text by the digests of the English editions; of a translation, not by its words, but by its structure. */
export function datingOf(text: OfficialText, digests: readonly EditionDigests[]): Dating | null {
  const whole = wholeSectionsOf(digests.flatMap(({ texts }) => texts.en ?? []));
  const editions = digests.flatMap(({ date, texts }) =>
    texts.en === undefined ? [] : [datedRules(date, texts.en, whole)],
  );
  // Other sections move whenever one is inserted: their numbers show nothing.
  const { rules } = digestsOf(text, (number) => number.includes('.') && whole.has(sectionOf(number)));
  const sections = new Set(Object.keys(rules).map(sectionOf));
  if (sections.size === 0 || editions.length === 0) return null;
  const otherLanguage = rulesInOtherLanguage(text);
  const isOther = (number: string): boolean => otherLanguage.includes(number);
  const isForeign = text.language !== 'en';
  const isTranslated = (number: string): boolean => isForeign !== isOther(number);
  const elsewhere = isForeign ? null : wordsElsewhere(text, editions);
  const compared = editions.map((edition) => {
    const { score, agrees } = scored(rules, edition, { sections, isTranslated: isForeign, isOther });
    return { edition, agrees, score: score - (elsewhere === null ? 0 : 3 * elsewhere.lacking(edition)) };
  });
  const most = Math.max(...compared.map(({ score }) => score));
  const [best] = compared.filter(({ score }) => score === most);
  const { date: nearest } = best!.edition;
  const alike = compared.filter(({ score }) => score === most).map(({ edition }) => edition.date);
  const count = Object.keys(rules).length;
  const isStrange = !isForeign && best!.agrees.words * LEAST_WORDS < count - otherLanguage.length;
  const between = isForeign || alike.length > 1 ? null : neighboursOf(rules, best!.edition, editions, isTranslated);
  return {
    follows: isStrange ? [] : (between ?? alike),
    nearest,
    rules: count,
    agrees: best!.agrees,
    otherLanguage: [...otherLanguage].sort(byNumber),
    missing: missingIn(rules, best!.edition, sections),
    deviations: Object.keys(rules)
      .sort(byNumber)
      .flatMap(
        (number) =>
          deviation({ number, rule: rules[number]!, isTranslated: isTranslated(number) }, best!.edition, editions) ??
          [],
      ),
  };
}

/** A text with the words of fewer than one in this many of its rules is of no available edition. */
const LEAST_WORDS = 10;

/** The rules of an edition: those of whole sections, and separately those available from others. */
function datedRules(date: EditionDate, { rules }: TextDigests, whole: ReadonlySet<string>): DatedRules {
  const isWhole = ([number]: readonly [string, RuleDigest]): boolean => whole.has(sectionOf(number));
  const [inside, others] = partition(Object.entries(rules), isWhole);
  return { date, rules: Object.fromEntries(inside), others: others.filter(([number]) => number.includes('.')) };
}

/** How many rules of other sections, under any number in a text, an edition lacks word for word. */
function wordsElsewhere(text: OfficialText, editions: readonly DatedRules[]) {
  const isWhole = completeSections(text) === 'all';
  if (!isWhole || editions.every(({ others }) => others.length === 0)) return null;
  const there = new Set(
    text.paragraphs.flatMap(({ kind, text: words }) => (kind === 'rule' ? [digestOfWords(words)] : [])),
  );
  return { lacking: ({ others }: DatedRules): number => others.filter(([, one]) => !there.has(one.text)).length };
}

/** This many rules that only a neighbour has make the text one between the two. */
const LEAST_BETWEEN = 3;

/**
 * The edition that fits best and the one next to it, if the other explains most of the rules that the first does not:
 * editions change only a few rules at a time.
 */
function neighboursOf(
  rules: Rules,
  best: DatedRules,
  editions: readonly DatedRules[],
  isTranslated: (number: string) => boolean,
): readonly EditionDate[] | null {
  const isIn = (number: string, { rules: theirs }: DatedRules): boolean => theirs[number]?.text === rules[number]!.text;
  const open = Object.keys(rules).filter((number) => !isTranslated(number) && !isIn(number, best));
  const at = editions.indexOf(best);
  const beside = [editions[at - 1], editions[at + 1]].flatMap((one) =>
    one === undefined ? [] : [{ one, count: open.filter((number) => isIn(number, one)).length }],
  );
  const most = maxBy(beside, ({ count }) => count);
  if (most === undefined || most.count < LEAST_BETWEEN || most.count * 2 <= open.length) return null;
  return [best.date, most.one.date].sort();
}

/**
 * Whether a text with a date follows neither the edition of that date nor the one after it, as far as there are
 * digests: what changed between two of these may already be in it. A text older than all of them may have the words of
 * none.
 *
 * @param dates the editions with digests, oldest first
 */
export function isMisdated({ follows }: Dating, stated: EditionDate | null, dates: readonly EditionDate[]): boolean {
  if (stated === null) return false;
  const inForce = dates.findLast((date) => date <= stated);
  const next = dates.find((date) => date > stated);
  if (follows.length === 0) return inForce !== undefined;
  return !follows.some((date) => date === inForce || date === next);
}

/** Of the editions that a text follows, the one in force on its stated date; otherwise the first. */
export const editionFollowed = ({ follows }: Dating, stated: EditionDate | null): EditionDate | undefined =>
  follows.findLast((date) => stated !== null && date <= stated) ?? follows[0];

/** Sections for which every edition has the digests of all rules. */
function wholeSectionsOf(texts: readonly TextDigests[]): ReadonlySet<string> {
  const sections = new Set(texts.flatMap(({ numbers }) => Object.keys(numbers)));
  const isWhole = (section: string): boolean =>
    texts.every(({ numbers, rules }) => listedIn(numbers, section).every((number) => rules[number] !== undefined));
  return new Set([...sections].filter(isWhole));
}

interface ScoredText {
  readonly sections: ReadonlySet<string>;
  readonly isTranslated: boolean;
  /** Whether a rule is in another language than the text. */
  readonly isOther: (number: string) => boolean;
}

function scored(rules: Rules, edition: DatedRules, { sections, isTranslated, isOther }: ScoredText) {
  const agrees = { numbers: 0, words: 0, references: 0, examples: 0 };
  let score = -missingIn(rules, edition, sections).length;
  for (const [number, rule] of Object.entries(rules)) {
    const theirs = edition.rules[number];
    if (theirs === undefined) score -= sections.has(sectionOf(number)) ? 1 : 0;
    else {
      const same = {
        words: rule.text === theirs.text,
        references: isSameSet(rule.sees, theirs.sees),
        examples: count(rule) === count(theirs),
      };
      agrees.numbers += 1;
      agrees.words += Number(same.words);
      agrees.references += Number(same.references);
      agrees.examples += Number(same.examples);
      // Rules inserted from elsewhere do not date the rest.
      if (isOther(number)) continue;
      score += Number(same.references) + Number(same.examples) + (isTranslated ? 0 : 3 * Number(same.words));
      if (isTranslated && hasForeignSentences(rule, theirs)) score -= 0.5;
    }
  }
  return { score, agrees };
}

const missingIn = (rules: Rules, edition: DatedRules, sections: ReadonlySet<string>): readonly string[] =>
  Object.keys(edition.rules)
    .filter((number) => number.includes('.') && sections.has(sectionOf(number)) && rules[number] === undefined)
    .sort(byNumber);

const count = ({ examples = [] }: RuleDigest): number => examples.length;

const isSameSet = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
  [...a].sort().join() === [...b].sort().join();

/** A translation may join two sentences, but it does not invent any. */
const hasForeignSentences = (rule: RuleDigest, theirs: RuleDigest): boolean =>
  (rule.sentences ?? 0) > (theirs.sentences ?? 0) || (theirs.sentences ?? 0) - (rule.sentences ?? 0) > 2;

interface ComparedRule {
  readonly number: string;
  readonly rule: RuleDigest;
  readonly isTranslated: boolean;
}

/** The first thing about a rule that the edition does not have, and the editions that have it. */
function deviation(
  { number, rule, isTranslated }: ComparedRule,
  best: DatedRules,
  editions: readonly DatedRules[],
): Deviation | null {
  const theirs = best.rules[number];
  const found = (
    evidence: DatingEvidence,
    has: string,
    instead: string,
    isThere: (one: RuleDigest) => boolean,
  ): Deviation => {
    const here = editions.filter((one) => one.rules[number] !== undefined && isThere(one.rules[number]));
    const elsewhere =
      here.length > 0 || evidence === 'examples' || evidence === 'sentences'
        ? null
        : elsewhereIn(number, editions, isThere);
    const fits = elsewhere?.fits ?? here.map(({ date }) => date);
    return {
      number,
      evidence,
      has,
      instead,
      fits,
      ...(elsewhere !== null && { as: elsewhere.as }),
      is: relation(fits, best.date),
    };
  };
  const sees = rule.sees ?? [];
  if (theirs === undefined) return found('number', number, '–', () => true);
  if (!isTranslated) {
    if (rule.text === theirs.text) return null;
    return found('words', rule.text, theirs.text, (one) => one.text === rule.text);
  }
  if (!isSameSet(sees, theirs.sees))
    return found('references', sees.join(', '), (theirs.sees ?? []).join(', '), (one) => isSameSet(one.sees, sees));
  if (count(rule) !== count(theirs))
    return found('examples', String(count(rule)), String(count(theirs)), (one) => count(one) === count(rule));
  if (!hasForeignSentences(rule, theirs)) return null;
  const sentences = found(
    'sentences',
    String(rule.sentences),
    String(theirs.sentences),
    (one) => one.sentences === rule.sentences,
  );
  return sentences.fits.length === 0 ? null : sentences;
}

/** Numbers move: the rule may have been elsewhere in its section. */
function elsewhereIn(number: string, editions: readonly DatedRules[], isThere: (one: RuleDigest) => boolean) {
  const found = editions.flatMap(({ date, rules }) =>
    Object.entries(rules).flatMap(([other, one]) =>
      other !== number && other.includes('.') && sectionOf(other) === sectionOf(number) && isThere(one)
        ? [{ date, as: other }]
        : [],
    ),
  );
  const as = found.at(-1)?.as;
  const same = found.filter((one) => one.as === as);
  // Something as common as no reference at all does not show where a rule came from.
  return as === undefined || new Set(found.map((one) => one.as)).size > 2
    ? null
    : { as, fits: same.map(({ date }) => date) };
}

const relation = (fits: readonly EditionDate[], best: EditionDate): Deviation['is'] =>
  fits.length === 0
    ? 'other'
    : fits.every((date) => date < best)
      ? 'older'
      : fits.every((date) => date > best)
        ? 'newer'
        : 'other';
