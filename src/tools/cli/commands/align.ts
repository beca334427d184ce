import { join } from 'node:path';
import type { Rulebook } from '../../../engine/model/rulebook.js';
import { pairsBetween, readPairs } from '../../editions/pairs.js';
import { datingOf } from '../../official/dating.js';
import { readDigests } from '../../official/digest-files.js';
import { numbersBorne } from '../../official/make-digests.js';
import { type AlignedRule, alignTexts } from '../../texts/align/align.js';
import { termsOf } from '../../texts/checks/proof.js';
import { termbaseOf } from '../../texts/terms/termbase.js';
import { columns } from '../columns.js';
import type { Call, Command } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { type NamedText, officialText, sectionsOf, textOptions } from '../official-text.js';
import { openRules, rulesFolder } from '../opening.js';

const words = {
  head: { en: '{it} beside {en}', it: '{it} accanto a {en}' },
  total: {
    en: '{pairs} {pairs?pair:pairs}, {examples} {examples?example:examples}; {doubts} to look at',
    it: '{pairs} {pairs?coppia:coppie}, {examples} {examples?esempio:esempi}; {doubts} da guardare',
  },
  missing: { en: 'missing in Italian', it: 'manca in italiano' },
  only: { en: 'only in Italian', it: 'solo in italiano' },
  moved: { en: 'another number', it: 'altro numero' },
  little: { en: 'little in common', it: 'poco in comune' },
  rather: { en: 'rather {number}', it: 'piuttosto {number}' },
  overlaps: { en: 'shares sentences with {numbers}', it: 'ha frasi in comune con {numbers}' },
  examples: { en: '{it} examples for {en}', it: '{it} esempi per {en}' },
} as const;

/** Less in common than this is worth a look. */
const little = 0.5;

export const align: Command = {
  name: 'align',
  summary: { en: 'which Italian paragraph translates which', it: 'quale capoverso italiano traduce quale' },
  usage: ['ITALIAN [ENGLISH] [--sections 800-811] [--all]'],
  about: {
    en: 'Puts an official Italian text beside an English one, each a file or the name of one that was imported: rule by rule and\nexample by example, by what a translation keeps (terms, references, figures, names, length) and by number. What one text\nlacks does not shift the rest. Listed is what to look at; --all has every pair, with the entries that stand there. Without\nENGLISH: the edition that the Italian text follows, from the corpus.',
    it: "Mette un testo ufficiale italiano accanto a uno inglese, ciascuno un file o il nome di uno importato: regola per regola ed\nesempio per esempio, secondo ciò che una traduzione conserva (termini, rimandi, cifre, nomi, lunghezza) e il numero. Ciò\nche manca in un testo non sposta il resto. Si elenca ciò che è da guardare; --all ha ogni coppia, con le voci che vi\nstanno. Senza ENGLISH: l'edizione che il testo italiano segue, dal corpus.",
  },
  positionals: { names: ['ITALIAN', 'ENGLISH'], least: 1, most: 2 },
  options: [
    {
      name: 'sections',
      value: 'SECTIONS',
      about: { en: 'only these, such as 104,800-811', it: 'solo queste, per esempio 104,800-811' },
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
    ...textOptions.filter(({ name }) => name === 'corpus'),
  ],
  examples: [
    {
      line: 'tavolata align wiki.txt 2021-04-22',
      about: { en: 'what is missing or stands elsewhere', it: 'che cosa manca o sta altrove' },
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
  const isWanted = sectionsOf(call);
  const it = officialText(call, 0, 'it');
  const { text: en, edition } = englishFor(call, it);
  const pairs = readPairs(call.value('pairs') ?? join(rulesFolder(call), 'editions', 'pairs.json'));
  const forced = pairsBetween(pairs.all, 'it-en', it.name, en.name);
  const rules = alignTexts(it.text, en.text, termbaseOf(termsOf(documents)), forced).filter(({ it: one, en: other }) =>
    isWanted((other ?? one)!.number.slice(0, 3)),
  );
  const borne = numbersBorne(rulebook, editionIn(rulebook, edition));
  const entries = (rule: AlignedRule): readonly string[] =>
    (borne.get(rule.en?.number ?? '') ?? []).map(({ id }) => id);
  const doubtful = rules.filter((rule) => doubts(call, rule).length > 0);
  if (call.json) {
    const found = rules.map((rule) => inJson(rule, entries(rule), doubts(call, rule)));
    call.printJson({ it: it.name, en: en.name, rules: found, diagnostics: [] });
  } else {
    const rows = (call.flag('all') ? rules : doubtful).map((rule) => [
      call.paint('cyan', rule.it?.number ?? '–'),
      call.paint('cyan', rule.en?.number ?? '–'),
      rule.resemblance === undefined ? '' : `${Math.round(rule.resemblance.score * 100)} %`,
      call.paint('yellow', doubts(call, rule).join('; ')),
      ...(call.flag('all') ? [call.paint('dim', entries(rule).join(' '))] : []),
    ]);
    call.print(call.paint('bold', call.say(words.head, { it: it.name, en: en.name })), ...columns(rows));
    const both = rules.filter((rule) => rule.it !== undefined && rule.en !== undefined);
    const examples = both.flatMap((rule) => rule.examples).filter((bead) => bead.it.length > 0 && bead.en.length > 0);
    const counts = { pairs: both.length, examples: examples.length, doubts: doubtful.length };
    call.print(call.say(words.total, counts));
  }
  return doubtful.length > 0 ? exit.findings : exit.fine;
}

/** The English text that was named, or that of the edition that the Italian one follows. */
function englishFor(call: Call, it: NamedText): { readonly text: NamedText; readonly edition: string } {
  const digests = readDigests(rulesFolder(call));
  const [edition = ''] = call.positionals[1] === undefined ? (datingOf(it.text, digests)?.follows ?? []) : [];
  const named = call.positionals[1] ?? edition;
  const text = officialText({ ...call, positionals: [call.positionals[0] ?? '', named] }, 1, 'en');
  return { text, edition: text.name };
}

/** The edition in force on the date of a text; the newest where it has none. */
const editionIn = ({ editions }: Rulebook, date: string): string =>
  (editions.filter((one) => one.date <= date).at(-1) ?? editions.at(-1))?.date ?? '';

/** Why somebody should look at a pair. */
function doubts(call: Call, rule: AlignedRule): readonly string[] {
  const { it, en, resemblance, rather, overlaps, forced, examples } = rule;
  if (forced) return [];
  const odd = examples.some((bead) => bead.it.length !== bead.en.length);
  return [
    ...(it === undefined ? [call.say(words.missing)] : []),
    ...(en === undefined ? [call.say(words.only)] : []),
    ...(it !== undefined && en !== undefined && !rule.isSameNumber ? [call.say(words.moved)] : []),
    ...(resemblance !== undefined && resemblance.score < little ? [call.say(words.little)] : []),
    ...(rather === undefined ? [] : [call.say(words.rather, { number: rather })]),
    ...(overlaps.length === 0 ? [] : [call.say(words.overlaps, { numbers: overlaps.join(', ') })]),
    ...(odd ? [call.say(words.examples, { it: it?.examples.length ?? 0, en: en?.examples.length ?? 0 })] : []),
  ];
}

const inJson = (rule: AlignedRule, entries: readonly string[], why: readonly string[]) => ({
  it: rule.it && { number: rule.it.number, text: rule.it.text, examples: rule.it.examples },
  en: rule.en && { number: rule.en.number, text: rule.en.text, examples: rule.en.examples },
  ...(rule.resemblance && { score: rule.resemblance.score, by: rule.resemblance.by }),
  examples: rule.examples,
  ...(rule.forced && { forced: true }),
  entries,
  doubts: why,
});
