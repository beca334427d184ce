import type { Diagnostic } from 'tavolata/compiler';
import { listed } from 'tavolata/workspace';
import { byNumber } from '../check/numbers.js';
import { diagnostic } from '../messages/index.js';
import {
  digestOfWords,
  digestsOf,
  type EditionDigests,
  isSameRule,
  type RuleDigest,
  type TextDigests,
} from './digests.js';
import { type OfficialText, sectionOf } from './official.js';

/**
 * What a copy lacks (rules or examples) or, in English, words differently than the editions around its date, as far as
 * these agree: such a copy is damaged.
 *
 * @param digests by date
 */
export function besideDigests(
  text: OfficialText,
  date: string,
  digests: readonly EditionDigests[],
): readonly Diagnostic[] {
  const known = digests.filter(({ texts }) => texts.en !== undefined);
  const [before, after] = [known.findLast((one) => one.date <= date), known.find((one) => one.date >= date)];
  // After the newest digests, anything may be new.
  if (before === undefined || after === undefined) return [];
  const both = agreedBy(before.texts.en!, after.texts.en!);
  const own = digestsOf(text, (number) => both.has(number));
  const sections = new Set(
    text.paragraphs.flatMap(({ kind, number }) => (kind === 'rule' ? [sectionOf(number!)] : [])),
  );
  const isCovered = (number: string): boolean => own.sections === 'all' || sections.has(sectionOf(number));
  const rules = [...both].filter(([number]) => number.includes('.') && isCovered(number));
  // A section that was inserted, and later removed, has moved what follows it: in English, the words show that.
  const there = text.language === 'en' ? wordsOf(text) : null;
  const isMoved = (agreed: RuleDigest | null): boolean => there !== null && (agreed === null || there.has(agreed.text));
  const lacking = rules.flatMap(([number, agreed]) =>
    own.rules[number] === undefined && !isMoved(agreed) ? [number] : [],
  );
  const other = rules.flatMap(([number, agreed]) => {
    const here = own.rules[number];
    if (there === null || agreed === null || here === undefined || isSameRule(here, agreed)) return [];
    // Under its own number the same rule may have lost an example.
    return here.text !== agreed.text && there.has(agreed.text) ? [] : [number];
  });
  // For an English text, the words show that already.
  const bare = rules.flatMap(([number, agreed]) => {
    const [here, there] = [own.rules[number], agreed].map((one) => one?.examples?.length ?? 0) as [number, number];
    return text.language !== 'en' && own.rules[number] !== undefined && here < there ? [number] : [];
  });
  const reported = (code: string, numbers: readonly string[]): readonly Diagnostic[] => {
    const values = { edition: before.date, numbers: listed([...numbers].sort(byNumber), 24), count: numbers.length };
    return numbers.length === 0 ? [] : [diagnostic(code, { severity: 'warning', values })];
  };
  return [
    ...reported('official.lacks', lacking),
    ...reported('official.lacks-examples', bare),
    ...reported('official.other-words', other),
  ];
}

/** The digests of all rules of a text, under any number. */
const wordsOf = ({ paragraphs }: OfficialText): ReadonlySet<string> =>
  new Set(paragraphs.flatMap(({ kind, text }) => (kind === 'rule' ? [digestOfWords(text)] : [])));

/** The numbers of both editions, each with its digest if they agree on the words. */
const agreedBy = (one: TextDigests, other: TextDigests) =>
  new Map(
    Object.entries(one.rules).flatMap(([number, rule]) => {
      const there = other.rules[number];
      return there === undefined ? [] : [[number, isSameRule(rule, there) ? rule : null] as const];
    }),
  );
