import type { ReadDocuments } from 'tavolata/workspace';
import { unitsOfRules } from '../units/units.js';
import type { AlignedRule } from './align.js';
import { type Lexicon, lexiconOf } from './lexicon.js';
import { alignSentences, type SentencePair } from './sentences.js';

/** What words mean in both languages, learned from the rulebook's own texts and from the pairs of rules themselves. */
export function lexiconFor(documents: ReadDocuments, rules: readonly AlignedRule[]): Lexicon {
  const isOfEntries = new Set(documents.entries);
  const pairs = rules.flatMap(({ it, en, examples }) => {
    if (it === undefined || en === undefined) return [];
    const ofExamples = examples.map((bead) => ({ it: join(it.examples, bead.it), en: join(en.examples, bead.en) }));
    return [{ it: it.text, en: en.text }, ...ofExamples];
  });
  return lexiconOf([...unitsOfRules(documents, (document) => isOfEntries.has(document)), ...pairs]);
}

/** The sentences of a rule, then of each of its examples, in pairs. */
export const sentencesOfRule = (
  { it, en, examples }: AlignedRule,
  lexicon: Lexicon,
): readonly (readonly SentencePair[])[] => [
  alignSentences(it?.text ?? '', en?.text ?? '', lexicon),
  ...examples.map((bead) => alignSentences(join(it?.examples, bead.it), join(en?.examples, bead.en), lexicon)),
];

const join = (texts: readonly string[] = [], which: readonly number[]): string =>
  which.map((index) => texts[index]).join(' ');
