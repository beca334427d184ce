import { join } from 'node:path';
import { DiagnosticError, diagnostic } from '../../../frontend/diagnostics/diagnostic.js';
import { listed } from '../../../frontend/diagnostics/fill.js';
import {
  type ChangeKind,
  changeKinds,
  compareTexts,
  type RuleChange,
  type TextComparison,
} from '../../editions/compare.js';
import { diffPage } from '../../editions/page.js';
import { pairsBetween, readPairs } from '../../editions/pairs.js';
import { kindCounts, kindNames, numbersOf, straysSaid, wordingNames } from '../../editions/words.js';
import { differ } from '../../editions/words-diff.js';
import type { Call, Command } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { formatOption, formOf, printReport, wantsJson } from '../formats/format.js';
import { changeFindings } from '../official-findings.js';
import { officialText, sectionsOf, textOptions } from '../official-text.js';
import { rulesFolder } from '../opening.js';
import { onceOrWatching, watchOption } from '../watching.js';
import { inlineRuns } from '../word-runs.js';
import { writeFiles } from '../writing.js';

const words = {
  head: { en: 'from {old} to {new}', it: 'da {old} a {new}' },
  block: {
    en: 'moved together: {old} → {new} ({count} rules)',
    it: 'spostate insieme: {old} → {new} ({count} regole)',
  },
  example: { en: 'example', it: 'esempio' },
  forced: { en: 'decided', it: 'deciso' },
  leftOut: {
    en: '{count} {count?rule:rules} not compared: one of the texts is a part, without their sections',
    it: '{count} {count?regola non confrontata:regole non confrontate}: uno dei testi è una parte, senza le loro sezioni',
  },
  written: { en: 'written to {file}', it: 'scritto in {file}' },
} as const;

export const diffCommand: Command = {
  name: 'diff',
  summary: { en: 'what changed between two official texts', it: 'che cosa è cambiato fra due testi ufficiali' },
  usage: ['A B [--sections 104,800-811] [--kind KIND] [--html FILE]'],
  about: {
    en: 'Compares two official texts of one language, each a file or the date of one that was imported. A rule is found again by\nits words, its number and its neighbours, so that what was moved, alone or in a block, is told from what is new. Without\n--kind, what did not change or only in typography is not listed.',
    it: 'Confronta due testi ufficiali di una lingua, ciascuno un file o la data di uno importato. Una regola si ritrova dalle\nparole, dal numero e dalle vicine: ciò che è stato spostato, da solo o in blocco, si distingue da ciò che è nuovo. Senza\n--kind non si elenca ciò che non è cambiato o è cambiato solo nella tipografia.',
  },
  positionals: { names: ['A', 'B'], least: 2, most: 2 },
  options: [
    {
      name: 'sections',
      value: 'SECTIONS',
      about: { en: 'only these, such as 104,800-811', it: 'solo queste, per esempio 104,800-811' },
    },
    {
      name: 'kind',
      value: 'KIND',
      repeats: true,
      about: {
        en: 'only what is so: unchanged, typography, references, renumbered, reworded, …',
        it: 'solo ciò che è così: unchanged, typography, references, renumbered, reworded, …',
      },
    },
    {
      name: 'html',
      value: 'FILE',
      about: { en: 'write a page for a browser', it: 'scrive una pagina per il browser' },
    },
    { name: 'force', about: { en: 'with --html: write over a file', it: 'con --html: sovrascrive un file' } },
    {
      name: 'pairs',
      value: 'FILE',
      about: {
        en: 'pairs that an editor decided (editions/pairs.json of the rules)',
        it: 'coppie decise da un redattore (editions/pairs.json delle regole)',
      },
    },
    ...textOptions,
    formatOption,
    watchOption,
  ],
  examples: [
    {
      line: 'tavolata diff 2025-09-19 2026-04-17 --sections 800-811',
      about: { en: 'two imported editions', it: 'due edizioni importate' },
    },
    {
      line: 'tavolata diff old.txt new.txt --html diff.html',
      about: { en: 'two files, as a page', it: 'due file, come pagina' },
    },
  ],
  run: (call) => onceOrWatching(call, compared),
};

function compared(call: Call): Exit {
  const isWanted = sectionsOf(call);
  const shown = kindsOf(call);
  const [old, fresh] = [officialText(call, 0), officialText(call, 1)];
  const { language } = old.text;
  if (fresh.text.language !== language)
    throw new DiagnosticError([diagnostic('editions.two-languages', { at: call.at(1) })]);
  const pairs = readPairs(call.value('pairs') ?? join(rulesFolder(call), 'editions', 'pairs.json'));
  const forced = pairsBetween(pairs.all, language, old.name, fresh.name);
  const comparison = compareTexts(old.text, fresh.text, { isWanted, forced });
  const names = { old: old.name, new: fresh.name };
  const html = call.value('html');
  if (html !== undefined) {
    const page = { file: html, text: diffPage({ ...names, language, comparison }, call.lang) };
    writeFiles([page], { at: call.atOption('html'), force: call.flag('force') });
  }
  // A reference that leads elsewhere is shown whatever became of the words, unless kinds are asked for.
  const isPlain = call.values('kind').length === 0;
  const changes = comparison.changes.filter(({ kind, strays }) => shown.has(kind) || (isPlain && strays !== undefined));
  const findings = () => changeFindings(call, { changes }, old, fresh);
  if (formOf(call) !== undefined) printReport(call, { command: 'diff', findings: findings() });
  else if (wantsJson(call)) call.printJson({ ...names, language, ...comparison, changes });
  else {
    call.print(call.paint('bold', call.say(words.head, names)));
    print(call, comparison, changes, shown);
    if (html !== undefined) call.print('', call.say(words.written, { file: html }));
  }
  const same: readonly ChangeKind[] = ['unchanged', 'typography'];
  const isSame = comparison.changes.every(({ kind, strays }) => same.includes(kind) && strays === undefined);
  return isSame ? exit.fine : exit.findings;
}

/** @throws DiagnosticError for a kind that there is not */
function kindsOf(call: Call): ReadonlySet<ChangeKind> {
  const given = call.values('kind');
  const wrong = given.flatMap((kind, nth) => {
    const values = { kind, kinds: listed(changeKinds, 12) };
    return (changeKinds as readonly string[]).includes(kind)
      ? []
      : [diagnostic('editions.unknown-kind', { at: call.atOption('kind', nth), values })];
  });
  if (wrong.length > 0) throw new DiagnosticError(wrong);
  if (given.length > 0) return new Set(given as readonly ChangeKind[]);
  return new Set(changeKinds.filter((kind) => kind !== 'unchanged' && kind !== 'typography'));
}

function print(
  call: Call,
  { counts, blocks, leftOut }: TextComparison,
  changes: readonly RuleChange[],
  shown: ReadonlySet<ChangeKind>,
): void {
  call.print(
    changeKinds
      .flatMap((kind) => (counts[kind] === 0 ? [] : [call.say(kindCounts[kind], { count: counts[kind] })]))
      .join(', '),
  );
  if (leftOut > 0) call.print(call.paint('dim', call.say(words.leftOut, { count: leftOut })));
  const inBlock = new Set<string>();
  if (shown.has('renumbered'))
    for (const { old, new: fresh } of blocks) {
      const span = (numbers: readonly string[]): string => `${numbers[0]}–${numbers.at(-1)}`;
      call.print('', call.say(words.block, { old: span(old), new: span(fresh), count: old.length }));
      for (const number of fresh) inBlock.add(number);
    }
  for (const one of changes) {
    if (one.kind === 'renumbered' && inBlock.has(one.new ?? '') && one.strays === undefined) continue;
    call.print('', lineOf(call, one));
    if (differ(one.runs) && one.wording !== 'typography') call.print(`    ${inlineRuns(call, one.runs!)}`);
    for (const example of one.examples ?? [])
      call.print(`    ${call.paint('dim', `${call.say(words.example)}:`)} ${inlineRuns(call, example)}`);
  }
}

function lineOf(call: Call, change: RuleChange): string {
  const { kind, wording, likeness, forced, strays = [] } = change;
  const how = [
    kindNames[kind][call.lang],
    ...(wording === 'examples' || wording === 'list-order' ? [wordingNames[wording][call.lang]] : []),
    ...(wording === 'words' ? [`${Math.round(likeness * 100)} %`] : []),
    ...(forced ? [call.say(words.forced)] : []),
    ...straysSaid(strays, call.lang).map((one) => call.paint('yellow', one)),
  ];
  return `${call.paint('cyan', numbersOf(change))}  ${how.join(', ')}`;
}
