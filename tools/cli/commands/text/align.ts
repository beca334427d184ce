import type { Entry } from 'tavolata/internals';
import type { Rulebook, Words } from 'tavolata/runtime';
import { fill } from 'tavolata/workspace';
import { readPairs } from '../../../editions/pairs.js';
import type { NamedText } from '../../../official/corpus.js';
import { datingOf, editionFollowed } from '../../../official/dating.js';
import { readDigests } from '../../../official/digest-files.js';
import { numbersBorne } from '../../../official/make-digests.js';
import { type AlignedRule, alignTexts } from '../../../texts/align/align.js';
import { decisionsAbout } from '../../../texts/align/decisions.js';
import { lexiconFor, sentencesOfRule } from '../../../texts/align/rule-sentences.js';
import type { SentencePair } from '../../../texts/align/sentences.js';
import { termsOf } from '../../../texts/checks/proof.js';
import { termbaseOf } from '../../../texts/terms/termbase.js';
import { columns } from '../../columns.js';
import { type Call, command } from '../../command.js';
import { type Exit, exit } from '../../exit.js';
import { officialText, rulesWanted } from '../../official-text.js';
import { openRules, rulesFolder } from '../../opening.js';
import { inJson as diagnosticsInJson, painted } from '../../reporting.js';
import texts from './align.json' with { type: 'json' };
import { pairsFile } from './pairs-file.js';

const words = texts.words;

/** A pair of rules, with everything to report about it. */
interface PairedRule {
  readonly rule: AlignedRule;
  /** Those of the rule, then of each of its examples. */
  readonly sentences: readonly (readonly SentencePair[])[];
  /** Our entries with the English number. */
  readonly entries: readonly Entry[];
  /** Reasons why an editor should look at it. */
  readonly doubts: readonly Words[];
}

/** Pairs with a lower resemblance are worth a look. */
const little = 0.5;

export const align = command(texts.help, run);

function run(call: Call): Exit {
  const { rulebook, documents } = openRules(call);
  const isWanted = rulesWanted(call);
  const it = officialText(call, 0, 'it');
  const en = englishFor(call, it);
  const decisions = decisionsAbout(readPairs(pairsFile(call)), it, en);
  const terms = termbaseOf(termsOf(documents));
  const date = editionIn(rulebook, en.name);
  const borne = numbersBorne(rulebook, date);
  const all = alignTexts(it.text, en.text, terms, decisions.forced);
  const lexicon = lexiconFor(documents, all);
  const rules = all
    .filter(({ it: one, en: other }) => isWanted((other ?? one)!.number))
    .map((rule): PairedRule => {
      const sentences = sentencesOfRule(rule, lexicon);
      return { rule, sentences, entries: borne.get(rule.en?.number ?? '') ?? [], doubts: doubts(rule, sentences) };
    });
  const totals = totalsOf(rules);
  if (call.json) {
    const found = rules.map((one) => inJson(call, one));
    const diagnostics = diagnosticsInJson(decisions.void, call.lang);
    call.printJson({ it: it.name, en: en.name, ...totals, rules: found, diagnostics });
  } else {
    for (const one of decisions.void) call.print(painted(one, call.lang, call.paint), '');
    call.print(call.paint('bold', call.say(words.head, { it: it.name, en: en.name })), ...columns(rows(call, rules)));
    call.print(call.say(words.total, totals.pairs));
    const { count, without } = totals.entries;
    if (without.length === 0) call.print(call.say(words.allEntries, { count }));
    else call.print(call.say(words.entries, { count, without: without.length, ids: without.join(', ') }));
  }
  return totals.pairs.doubts > 0 || decisions.void.length > 0 ? exit.findings : exit.fine;
}

function rows(call: Call, rules: readonly PairedRule[]): readonly (readonly string[])[] {
  const isAll = call.flag('all');
  return rules.flatMap(({ rule, entries, doubts: why }): readonly (readonly string[])[] => {
    if (!isAll && why.length === 0) return [];
    const { it, en, resemblance } = rule;
    const row = [
      call.paint('cyan', it?.number ?? '–'),
      call.paint('cyan', en?.number ?? '–'),
      resemblance === undefined ? '' : `${Math.round(resemblance.score * 100)} %`,
    ];
    const reasons = call.paint('yellow', why.map((one) => call.say(one)).join('; '));
    if (!isAll) return [[...row, reasons]];
    return [[...row, reasons, call.paint('dim', entries.map(({ id }) => id).join(' '))]];
  });
}

/** Totals of the pairs, and the entries without an Italian paragraph for one of their numbers. */
function totalsOf(rules: readonly PairedRule[]) {
  const both = rules.filter(({ rule }) => rule.it !== undefined && rule.en !== undefined);
  const titles = both.filter(({ rule }) => rule.en!.kind === 'title').length;
  const examples = both.flatMap(({ rule }) => rule.examples).filter((bead) => bead.it.length * bead.en.length > 0);
  const sentences = both.flatMap((one) => one.sentences.flat()).filter((pair) => pair.it !== '' && pair.en !== '');
  const idsOf = (some: readonly PairedRule[]): readonly string[] => [
    ...new Set(some.flatMap(({ entries }) => entries.map(({ id }) => id))),
  ];
  return {
    pairs: {
      rules: both.length - titles,
      titles,
      examples: examples.length,
      sentences: sentences.length,
      doubts: rules.filter((one) => one.doubts.length > 0).length,
    },
    entries: { count: idsOf(rules).length, without: idsOf(rules.filter(({ rule }) => rule.it === undefined)) },
  };
}

/** The English text that was named, or that of the edition that the Italian one follows. */
function englishFor(call: Call, it: NamedText): NamedText {
  const digests = readDigests(rulesFolder(call));
  const dating = call.positionals[1] === undefined ? datingOf(it.text, digests) : null;
  const edition = dating === null ? undefined : editionFollowed(dating, it.text.edition);
  const named = call.positionals[1] ?? edition ?? '';
  return officialText({ ...call, positionals: [call.positionals[0] ?? '', named] }, 1, 'en');
}

/** The edition in force on the date of a text; the newest if it has none. */
const editionIn = ({ editions }: Rulebook, date: string): string =>
  (editions.filter((one) => one.date <= date).at(-1) ?? editions.at(-1))?.date ?? '';

/** Reasons why an editor should look at a pair. */
function doubts(rule: AlignedRule, sentences: PairedRule['sentences']): readonly Words[] {
  const { it, en, resemblance, rather, overlaps, forced, examples } = rule;
  if (forced) return [];
  if (it === undefined) return [words.missing];
  if (en === undefined) return [words.only];
  const odd = examples.some((bead) => bead.it.length !== bead.en.length);
  const alone = sentences.flat().filter((pair) => pair.it === '' || pair.en === '').length;
  const filled = (text: Words, values: { readonly [name: string]: string | number }): Words => ({
    en: fill(text.en, values, 'en'),
    it: fill(text.it, values, 'it'),
  });
  return [
    ...(rule.isSameNumber ? [] : [words.moved]),
    ...(resemblance !== undefined && resemblance.score < little ? [words.little] : []),
    ...(rather === undefined ? [] : [filled(words.rather, { number: rather })]),
    ...(overlaps.length === 0 ? [] : [filled(words.overlaps, { numbers: overlaps.join(', ') })]),
    ...(odd ? [filled(words.examples, { it: `${it.examples.length}`, en: `${en.examples.length}` })] : []),
    ...(alone > 0 && !odd ? [filled(words.alone, { count: alone })] : []),
  ];
}

function inJson(call: Call, { rule, sentences, entries, doubts: why }: PairedRule) {
  const [own = [], ...ofExamples] = sentences;
  return {
    it: rule.it && { number: rule.it.number, text: rule.it.text, examples: rule.it.examples },
    en: rule.en && { number: rule.en.number, text: rule.en.text, examples: rule.en.examples },
    ...(rule.resemblance && { score: rule.resemblance.score, by: rule.resemblance.by }),
    sentences: own,
    examples: rule.examples.map((bead, index) => ({ ...bead, sentences: ofExamples[index] })),
    ...(rule.forced && { forced: true }),
    entries: entries.map(({ id }) => id),
    doubts: why.map((one) => call.say(one)),
  };
}
