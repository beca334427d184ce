import type { Rulebook } from '../../../engine/model/rulebook.js';
import type { Words } from '../../../engine/model/words.js';
import { fill } from '../../../frontend/diagnostics/fill.js';
import { filledIn } from '../../editions/rules-page.js';
import type { NamedText } from '../../official/corpus.js';
import { datingOf } from '../../official/dating.js';
import { readDigests } from '../../official/digest-files.js';
import { numbersBorne } from '../../official/make-digests.js';
import { type AlignedRule, alignTexts } from '../../texts/align/align.js';
import { reasonOf } from '../../texts/align/features.js';
import { alignedPage, type RuleOnPage } from '../../texts/align/page.js';
import { alignSentences } from '../../texts/align/sentences.js';
import { termsOf } from '../../texts/checks/proof.js';
import { type Termbase, termbaseOf } from '../../texts/terms/termbase.js';
import { decisionsFor, pairsFile } from '../align-decisions.js';
import { columns } from '../columns.js';
import type { Call, Command } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { officialText, rulesWanted, textOptions } from '../official-text.js';
import { openRules, rulesFolder } from '../opening.js';
import { inJson as diagnosticsInJson, painted } from '../reporting.js';
import { writeFiles } from '../writing.js';

const words = {
  head: { en: '{it} beside {en}', it: '{it} accanto a {en}' },
  total: {
    en: '{rules} {rules?rule:rules}, {titles} {titles?title:titles}, {examples} {examples?example:examples} and {sentences} {sentences?sentence:sentences} in pairs; {doubts} to look at',
    it: 'in coppia: {rules} {rules?regola:regole}, {titles} {titles?titolo:titoli}, {examples} {examples?esempio:esempi}, {sentences} {sentences?frase:frasi}; {doubts} da guardare',
  },
  entries: {
    en: '{count} {count?entry:entries} in force then, {without} without an Italian paragraph under each number: {ids}',
    it: '{count} {count?voce in vigore:voci in vigore} allora, {without} senza un capoverso italiano per ogni numero: {ids}',
  },
  allEntries: {
    en: '{count} {count?entry:entries} in force then, each with an Italian paragraph under each number',
    it: '{count} {count?voce in vigore:voci in vigore} allora, ciascuna con un capoverso italiano per ogni numero',
  },
  decided: { en: 'Decided in {file}', it: 'Deciso in {file}' },
  missing: { en: 'missing in Italian', it: 'manca in italiano' },
  only: { en: 'only in Italian', it: 'solo in italiano' },
  moved: { en: 'another number', it: 'altro numero' },
  little: { en: 'little in common', it: 'poco in comune' },
  rather: { en: 'rather {number}', it: 'piuttosto {number}' },
  overlaps: { en: 'shares sentences with {numbers}', it: 'ha frasi in comune con {numbers}' },
  alone: {
    en: '{count} {count?sentence:sentences} without counterpart',
    it: '{count} {count?frase:frasi} senza riscontro',
  },
  written: { en: 'Written to {file}', it: 'Scritto in {file}' },
  examples: { en: '{it} examples for {en}', it: '{it} esempi per {en}' },
} as const;

/** Less in common than this is worth a look. */
const little = 0.5;

export const align: Command = {
  name: 'align',
  summary: { en: 'which Italian paragraph translates which', it: 'quale capoverso italiano traduce quale' },
  usage: [
    'ITALIAN [ENGLISH] [--sections 800-811] [--all] [--html FILE]',
    'ITALIAN [ENGLISH] --pair IT=EN … --by NAME [--why WHY]',
  ],
  about: {
    en: 'Puts an official Italian text beside an English one, each a file or the name of one that was imported: rule by rule,\nexample by example and sentence by sentence, by what a translation keeps (terms, references, figures, names, length) and\nby number. What one text lacks does not shift the rest. Listed is what to look at; --all has every pair, with the entries\nthat stand there; --html makes a page. Without ENGLISH: the edition that the Italian text follows, from the corpus.',
    it: "Mette un testo ufficiale italiano accanto a uno inglese, ciascuno un file o il nome di uno importato: regola per regola,\nesempio per esempio e frase per frase, secondo ciò che una traduzione conserva (termini, rimandi, cifre, nomi, lunghezza)\ne il numero. Ciò che manca in un testo non sposta il resto. Si elenca ciò che è da guardare; --all ha ogni coppia, con le\nvoci che vi stanno; --html fa una pagina. Senza ENGLISH: l'edizione che il testo italiano segue, dal corpus.",
  },
  positionals: { names: ['ITALIAN', 'ENGLISH'], least: 1, most: 2 },
  options: [
    {
      name: 'sections',
      value: 'SECTIONS',
      about: { en: 'only these sections, rules or ranges', it: 'solo queste sezioni, regole o intervalli' },
    },
    { name: 'all', about: { en: 'every pair', it: 'ogni coppia' } },
    {
      name: 'pairs',
      value: 'FILE',
      about: {
        en: 'pairs that somebody decided (editions/pairs.json of the rules)',
        it: 'coppie decise da qualcuno (editions/pairs.json delle regole)',
      },
    },
    {
      name: 'pair',
      value: 'IT=EN',
      repeats: true,
      about: {
        en: 'decide that these are a pair; one alone has none',
        it: 'decidi che sono una coppia; uno solo non ne ha',
      },
    },
    { name: 'by', value: 'NAME', about: { en: 'with --pair: who decides', it: 'con --pair: chi decide' } },
    { name: 'why', value: 'WHY', about: { en: 'with --pair: the reason', it: 'con --pair: il motivo' } },
    {
      name: 'html',
      value: 'FILE',
      about: { en: 'a page with both texts and our entries', it: 'una pagina con i due testi e le nostre voci' },
    },
    { name: 'force', about: { en: 'with --html: write over a file', it: 'con --html: sovrascrive un file' } },
    ...textOptions.filter(({ name }) => name === 'corpus'),
  ],
  examples: [
    {
      line: 'tavolata align wiki.txt 2021-04-22',
      about: { en: 'what is missing or stands elsewhere', it: 'che cosa manca o sta altrove' },
    },
    {
      line: "tavolata align wiki.txt 2010-06-18 --pair NUMBER=NUMBER --by Ada --why 'only the number moved'",
      about: { en: 'decide about a pair once and for all', it: 'decidere di una coppia una volta per tutte' },
    },
    {
      line: 'tavolata align 2024-10-02 --all --sections 104',
      about: { en: 'every pair of a section', it: 'ogni coppia di una sezione' },
    },
  ],
  run,
};

function run(call: Call): Exit {
  const { rulebook, documents } = openRules(call);
  const isWanted = rulesWanted(call);
  const it = officialText(call, 0, 'it');
  const en = englishFor(call, it);
  const decisions = decisionsFor(call, it, en);
  const terms = termbaseOf(termsOf(documents));
  const date = editionIn(rulebook, en.name);
  const borne = numbersBorne(rulebook, date);
  const rules = alignTexts(it.text, en.text, terms, decisions.forced)
    .filter(({ it: one, en: other }) => isWanted((other ?? one)!.number))
    .map((rule): RuleOnPage => {
      const sentences = sentencesIn(rule, terms);
      return { rule, sentences, entries: borne.get(rule.en?.number ?? '') ?? [], doubts: doubts(rule, sentences) };
    });
  const html = call.value('html');
  if (html !== undefined) {
    const page = { file: html, text: alignedPage({ it: it.name, en: en.name }, rules, date, call.lang) };
    writeFiles([page], { at: call.atOption('html'), force: call.flag('force') });
  }
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
    if (call.values('pair').length > 0) call.print(call.say(words.decided, { file: pairsFile(call) }));
    if (html !== undefined) call.print(call.say(words.written, { file: html }));
  }
  return totals.pairs.doubts > 0 || decisions.void.length > 0 ? exit.findings : exit.fine;
}

function rows(call: Call, rules: readonly RuleOnPage[]): readonly (readonly string[])[] {
  const isAll = call.flag('all');
  return rules.flatMap(({ rule, entries, doubts: why }): readonly (readonly string[])[] => {
    if (!isAll && why.length === 0) return [];
    const { it, en, resemblance, isSameNumber, forced = false } = rule;
    const row = [
      call.paint('cyan', it?.number ?? '–'),
      call.paint('cyan', en?.number ?? '–'),
      resemblance === undefined ? '' : `${Math.round(resemblance.score * 100)} %`,
    ];
    const told = call.paint('yellow', why.map((one) => call.say(one)).join('; '));
    if (!isAll) return [[...row, told]];
    const reason = resemblance === undefined ? '' : call.say(reasonOf(resemblance, isSameNumber, forced));
    return [[...row, reason, told, call.paint('dim', entries.map(({ id }) => id).join(' '))]];
  });
}

/** How much there is in pairs, and the entries that lack an Italian paragraph under one of their numbers. */
function totalsOf(rules: readonly RuleOnPage[]) {
  const both = rules.filter(({ rule }) => rule.it !== undefined && rule.en !== undefined);
  const titles = both.filter(({ rule }) => rule.en!.kind === 'title').length;
  const examples = both.flatMap(({ rule }) => rule.examples).filter((bead) => bead.it.length * bead.en.length > 0);
  const sentences = both.flatMap((one) => one.sentences.flat()).filter((pair) => pair.it !== '' && pair.en !== '');
  const idsOf = (some: readonly RuleOnPage[]): readonly string[] => [
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

/** The sentences of a rule and of its examples, in pairs. */
function sentencesIn({ it, en, examples }: AlignedRule, terms: Termbase): RuleOnPage['sentences'] {
  const together = (texts: readonly string[] = [], which: readonly number[]): string =>
    which.map((index) => texts[index]).join(' ');
  return [
    alignSentences(it?.text ?? '', en?.text ?? '', terms),
    ...examples.map((bead) => alignSentences(together(it?.examples, bead.it), together(en?.examples, bead.en), terms)),
  ];
}

/** The English text that was named, or that of the edition that the Italian one follows. */
function englishFor(call: Call, it: NamedText): NamedText {
  const digests = readDigests(rulesFolder(call));
  const [edition = ''] = call.positionals[1] === undefined ? (datingOf(it.text, digests)?.follows ?? []) : [];
  const named = call.positionals[1] ?? edition;
  return officialText({ ...call, positionals: [call.positionals[0] ?? '', named] }, 1, 'en');
}

/** The edition in force on the date of a text; the newest where it has none. */
const editionIn = ({ editions }: Rulebook, date: string): string =>
  (editions.filter((one) => one.date <= date).at(-1) ?? editions.at(-1))?.date ?? '';

/** Why somebody should look at a pair. */
function doubts(rule: AlignedRule, sentences: RuleOnPage['sentences']): readonly Words[] {
  const { it, en, resemblance, rather, overlaps, forced, examples } = rule;
  if (forced) return [];
  if (it === undefined) return [words.missing];
  if (en === undefined) return [words.only];
  const odd = examples.some((bead) => bead.it.length !== bead.en.length);
  const alone = sentences.flat().filter((pair) => pair.it === '' || pair.en === '').length;
  const counted = (text: Words, count: number): Words => ({
    en: fill(text.en, { count }, 'en'),
    it: fill(text.it, { count }, 'it'),
  });
  return [
    ...(rule.isSameNumber ? [] : [words.moved]),
    ...(resemblance !== undefined && resemblance.score < little ? [words.little] : []),
    ...(rather === undefined ? [] : [filledIn(words.rather, { number: rather })]),
    ...(overlaps.length === 0 ? [] : [filledIn(words.overlaps, { numbers: overlaps.join(', ') })]),
    ...(odd ? [filledIn(words.examples, { it: `${it.examples.length}`, en: `${en.examples.length}` })] : []),
    ...(alone > 0 && !odd ? [counted(words.alone, alone)] : []),
  ];
}

function inJson(call: Call, { rule, sentences, entries, doubts: why }: RuleOnPage) {
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
