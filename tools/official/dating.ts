import type { EditionDate } from '../../src/engine/model/words.js';
import { byNumber } from '../check/numbers.js';
import { digestsOf, type EditionDigests, type RuleDigest, type TextDigests } from './digests.js';
import { rulesInOtherLanguage } from './language.js';
import { listedIn } from './number-lists.js';
import { type OfficialText, sectionOf } from './official.js';

/** What shows which edition a rule follows. */
export type DatingEvidence = 'words' | 'references' | 'examples' | 'sentences' | 'number';

/** A rule that does not fit the edition that the text as a whole follows. */
export interface Deviation {
  readonly number: string;
  readonly evidence: DatingEvidence;
  /** What the text has: the references, or how many examples or sentences. */
  readonly has: string;
  /** What the edition has that the whole follows. */
  readonly instead: string;
  /** The editions at hand that it fits; none: no edition does. */
  readonly fits: readonly EditionDate[];
  /** The number under which they have it, where it is another one. */
  readonly as?: string;
  readonly is: 'older' | 'newer' | 'other';
}

/** Of how many rules of a text an edition has the number, the words, and so on. */
export interface Agreement {
  readonly numbers: number;
  readonly words: number;
  readonly references: number;
  readonly examples: number;
}

/** Which edition a text follows. */
export interface Dating {
  /** The editions at hand that fit best and equally well. */
  readonly follows: readonly EditionDate[];
  readonly rules: number;
  readonly agrees: Agreement;
  /** Rules that are written in the other language: what shows their edition is not what shows that of the rest. */
  readonly otherLanguage: readonly string[];
  /** Rules that the edition has and the text lacks, in the sections that the text has. */
  readonly missing: readonly string[];
  readonly deviations: readonly Deviation[];
}

type Rules = TextDigests['rules'];
interface DatedRules {
  readonly date: EditionDate;
  readonly rules: Rules;
}

/** Dates a text by the digests of the English editions; of a translation the words say nothing, but its structure does. */
export function datingOf(text: OfficialText, digests: readonly EditionDigests[]): Dating | null {
  const editions = digests.flatMap(({ date, texts }) =>
    texts.en === undefined ? [] : [{ date, rules: texts.en.rules }],
  );
  const known = new Set(editions.flatMap(({ rules }) => Object.keys(rules)));
  const whole = wholeSectionsOf(digests.flatMap(({ texts }) => texts.en ?? []));
  const { rules } = digestsOf(
    text,
    (number) => number.includes('.') && (whole.has(sectionOf(number)) || known.has(number)),
  );
  const sections = new Set(
    Object.keys(rules)
      .map(sectionOf)
      .filter((section) => whole.has(section)),
  );
  if (sections.size === 0 || editions.length === 0) return null;
  const otherLanguage = rulesInOtherLanguage(text);
  const isOther = (number: string): boolean => otherLanguage.includes(number);
  const isTranslated = (number: string): boolean => (text.language !== 'en') !== isOther(number);
  const compared = editions.map((edition) => ({
    edition,
    ...scored(rules, edition, sections, text.language !== 'en', isOther),
  }));
  const most = Math.max(...compared.map(({ score }) => score));
  const [best] = compared.filter(({ score }) => score === most);
  const follows = compared.filter(({ score }) => score === most).map(({ edition }) => edition.date);
  return {
    follows,
    rules: Object.keys(rules).length,
    agrees: best!.agrees,
    otherLanguage: [...otherLanguage].sort(byNumber),
    missing: missingIn(rules, best!.edition, sections),
    // Of other sections the digests have single rules: what they lack says nothing.
    deviations: Object.keys(rules)
      .filter((number) => sections.has(sectionOf(number)))
      .sort(byNumber)
      .flatMap((number) => deviation(number, rules[number]!, best!.edition, editions, isTranslated(number)) ?? []),
  };
}

/**
 * A text that states a date follows neither the edition of that date nor the one after it, as far as there are digests: what changed between two
 * of these may be in it already.
 *
 * @param dates the editions that have digests, the oldest first
 */
export function isMisdated({ follows }: Dating, stated: EditionDate | null, dates: readonly EditionDate[]): boolean {
  if (stated === null) return false;
  const inForce = dates.findLast((date) => date <= stated);
  const next = dates.find((date) => date > stated);
  return !follows.some((date) => date === inForce || date === next);
}

/** Sections of which every edition has the digests of all rules. */
function wholeSectionsOf(texts: readonly TextDigests[]): ReadonlySet<string> {
  const sections = new Set(texts.flatMap(({ numbers }) => Object.keys(numbers)));
  const isWhole = (section: string): boolean =>
    texts.every(({ numbers, rules }) => listedIn(numbers, section).every((number) => rules[number] !== undefined));
  return new Set([...sections].filter(isWhole));
}

function scored(
  rules: Rules,
  edition: DatedRules,
  sections: ReadonlySet<string>,
  isTranslated: boolean,
  isOther: (number: string) => boolean,
) {
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
      // What somebody put in from elsewhere does not date the rest.
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

/** A translation may join two sentences, but it makes none up. */
const hasForeignSentences = (rule: RuleDigest, theirs: RuleDigest): boolean =>
  (rule.sentences ?? 0) > (theirs.sentences ?? 0) || (theirs.sentences ?? 0) - (rule.sentences ?? 0) > 2;

/** The first thing about a rule that the edition does not have, and the editions that have it. */
function deviation(
  number: string,
  rule: RuleDigest,
  best: DatedRules,
  editions: readonly DatedRules[],
  isTranslated: boolean,
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

/** Numbers move: the rule may have stood elsewhere in its section. */
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
  // Something as common as no reference at all says nothing about where a rule came from.
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
