import { existsSync } from 'node:fs';
import { type Diagnostic, DiagnosticError, diagnostic, hasErrors } from '../../../frontend/diagnostics/diagnostic.js';
import { listed } from '../../../frontend/diagnostics/fill.js';
import { type Dating, type Deviation, datingOf, isMisdated } from '../../official/dating.js';
import { readDigests } from '../../official/digest-files.js';
import { type FoundText, readTextFiles, textsAt } from '../../official/files.js';
import type { Call, Command } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { formatOption, formOf, printReport, wantsJson } from '../formats/format.js';
import { placeIn, spanOf } from '../official-findings.js';
import { rulesFolder } from '../opening.js';
import { errorsOf } from '../reporting.js';
import { onceOrWatching, watchOption } from '../watching.js';

const words = {
  follows: { en: '{file} follows {editions}', it: '{file} segue {editions}' },
  states: { en: 'states {date}', it: 'dichiara {date}' },
  misdated: {
    en: 'states {date}, but does not follow the edition of that date',
    it: "dichiara {date}, ma non segue l'edizione di quella data",
  },
  agrees: {
    en: 'of {rules} rules it has {numbers} numbers, the references of {references}, the examples of {examples}',
    it: 'di {rules} regole ha {numbers} numeri, i rimandi di {references}, gli esempi di {examples}',
  },
  words: { en: 'the words of {words}', it: 'le parole di {words}' },
  missing: { en: 'missing: {numbers}', it: 'mancano: {numbers}' },
  otherLanguage: { en: 'in the other language: {numbers}', it: "nell'altra lingua: {numbers}" },
  nothing: { en: '{file}: nothing in it that the digests know', it: '{file}: nulla che le impronte conoscano' },
} as const;

const deviations = {
  older: { en: '{number}: as until {last}', it: '{number}: come fino al {last}' },
  newer: { en: '{number}: as from {first}', it: '{number}: come dal {first}' },
  other: { en: '{number}: as in {editions}', it: '{number}: come nel {editions}' },
  none: { en: '{number}: as in no edition at hand', it: '{number}: come in nessuna edizione disponibile' },
  as: { en: ', then {as}', it: ', allora {as}' },
} as const;

const evidences = {
  words: { en: 'other words than in {edition}', it: 'parole diverse da quelle del {edition}' },
  references: { en: 'refers to {has}, in {edition} to {instead}', it: 'rimanda a {has}, nel {edition} a {instead}' },
  examples: {
    en: '{has} {has?example:examples}, in {edition} {instead}',
    it: '{has} {has?esempio:esempi}, nel {edition} {instead}',
  },
  sentences: {
    en: '{has} {has?sentence:sentences}, in {edition} {instead}',
    it: '{has} {has?frase:frasi}, nel {edition} {instead}',
  },
  number: { en: '{edition} has no such number', it: 'il {edition} non ha questo numero' },
} as const;

export const dateCommand: Command = {
  name: 'date',
  summary: { en: 'find out which edition a text follows', it: 'scopri quale edizione segue un testo' },
  usage: ['FILE|FOLDER …'],
  about: {
    en: 'Says of any copy of the official rules, in English or Italian, which edition it follows, and which of its rules are older\nor newer, with the evidence: numbers, references, examples and sentences, and in English the words, all by the digests of\nthe editions. Neither a date in the text nor the name of the file counts. Of what lies between two editions with digests\nonly the bounds can be told.',
    it: 'Dice di ogni copia delle regole ufficiali, in inglese o in italiano, quale edizione segue, e quali sue regole sono più\nvecchie o più nuove, con le prove: numeri, rimandi, esempi e frasi, e in inglese le parole, tutto dalle impronte delle\nedizioni. Non contano né una data nel testo né il nome del file. Di ciò che sta fra due edizioni con impronte si sanno solo\ni limiti.',
  },
  positionals: { names: ['FILE'], least: 1 },
  options: [formatOption, watchOption],
  examples: [
    {
      line: 'tavolata date wiki-805.txt',
      about: { en: 'a page that somebody stored', it: 'una pagina salvata da qualcuno' },
    },
    {
      line: 'tavolata date downloads --json',
      about: { en: 'a folder, for a program', it: 'una cartella, per un programma' },
    },
  ],
  run: (call) => onceOrWatching(call, told),
};

interface Dated extends FoundText {
  readonly dating: Dating | null;
  readonly isMisdated: boolean;
}

function told(call: Call): Exit {
  const missing = call.positionals.flatMap((file, index) =>
    existsSync(file) ? [] : [diagnostic('file.not-found', { at: call.at(index), values: { file } })],
  );
  if (missing.length > 0) throw new DiagnosticError(missing);
  const digests = readDigests(rulesFolder(call));
  if (digests.length === 0) throw new DiagnosticError([diagnostic('official.no-digests')]);
  const known = digests.map(({ date }) => date);
  const all = call.positionals.flatMap(textsAt).map((files) => dated(readTextFiles(files), known));
  if (call.positionals.length === 1 && all.length === 1 && all[0]!.dating === null && hasErrors(all[0]!.text.problems))
    throw new DiagnosticError(errorsOf(all[0]!.text.problems));
  if (formOf(call) !== undefined)
    printReport(call, { command: 'date', findings: all.flatMap((one) => findingsOf(call, one)) });
  else if (wantsJson(call)) call.printJson({ texts: all.map(inJsonForm) });
  else for (const one of all) tell(call, one);
  return all.some(({ dating, isMisdated }) => dating === null || isMisdated) ? exit.findings : exit.fine;

  function dated(found: FoundText, dates: readonly string[]): Dated {
    const dating = datingOf(found.text, digests);
    return { ...found, dating, isMisdated: dating !== null && isMisdated(dating, found.text.edition, dates) };
  }
}

/** What does not fit, each at its rule. */
function findingsOf(call: Call, { shown, text, dating, isMisdated }: Dated): readonly Diagnostic[] {
  const finding = (code: string, values: Diagnostic['values'], line?: number): Diagnostic =>
    diagnostic(code, { severity: 'warning', at: placeIn(shown, line), values: { file: shown, ...values } });
  if (dating === null) return [finding('official.undatable', {})];
  const edition = dating.follows[0]!;
  const lines = new Map(text.paragraphs.map(({ number, line }) => [number, line]));
  return [
    ...(isMisdated ? [finding('official.misdated', { date: text.edition!, edition: spanOf(dating.follows) })] : []),
    ...(dating.missing.length > 0
      ? [finding('official.lacks', { edition, numbers: listed(dating.missing, 24), count: dating.missing.length })]
      : []),
    ...dating.deviations.map((one) =>
      finding('official.deviates', { edition, what: lineOf(call, [one], edition) }, lines.get(one.number)),
    ),
  ];
}

const inJsonForm = ({ shown, text, dating, isMisdated }: Dated) => ({
  file: shown,
  language: text.language,
  states: text.edition,
  misdated: isMisdated,
  ...(dating ?? { follows: [] }),
});

function tell(call: Call, { shown, text, dating, isMisdated }: Dated): void {
  if (dating === null) {
    call.print(call.say(words.nothing, { file: shown }), '');
    return;
  }
  const edition = dating.follows[0]!;
  call.print(call.paint('bold', call.say(words.follows, { file: shown, editions: spanOf(dating.follows) })));
  if (text.edition !== null) {
    const states = call.say(isMisdated ? words.misdated : words.states, { date: text.edition });
    call.print(`  ${isMisdated ? call.paint('yellow', states) : states}`);
  }
  const agrees = call.say(words.agrees, { rules: dating.rules, ...dating.agrees });
  call.print(`  ${agrees}${text.language === 'en' ? `, ${call.say(words.words, { ...dating.agrees })}` : ''}`);
  const others = dating.otherLanguage.join(', ');
  if (others !== '') call.print(`  ${call.say(words.otherLanguage, { numbers: others })}`);
  if (dating.missing.length > 0) call.print(`  ${call.say(words.missing, { numbers: dating.missing.join(', ') })}`);
  for (const line of grouped(dating.deviations).map((group) => lineOf(call, group, edition))) call.print(`  ${line}`);
  call.print('');
}

/** Neighbours that say the same stand on one line. */
function grouped(all: readonly Deviation[]): readonly (readonly Deviation[])[] {
  const groups: Deviation[][] = [];
  for (const one of all) {
    const last = groups.at(-1)?.at(-1);
    const isSame =
      last !== undefined &&
      last.evidence === one.evidence &&
      last.fits.join() === one.fits.join() &&
      (one.evidence === 'words' || one.evidence === 'number') &&
      last.as === undefined &&
      one.as === undefined;
    if (isSame) groups.at(-1)!.push(one);
    else groups.push([one]);
  }
  return groups;
}

function lineOf(call: Call, group: readonly Deviation[], edition: string): string {
  const [one] = group;
  const { fits, is, as, evidence, has, instead } = one!;
  const number = group.map((each) => each.number).join(', ');
  const kind = fits.length === 0 ? 'none' : is;
  const values = { number, first: fits[0] ?? '', last: fits.at(-1) ?? '', editions: spanOf(fits) };
  const moved = as === undefined ? '' : call.say(deviations.as, { as });
  const numeric = (text: string) => (/^\d+$/.test(text) && evidence !== 'references' ? Number(text) : text || '–');
  const why = call.say(evidences[evidence], { edition, has: numeric(has), instead: numeric(instead) });
  return `${call.say(deviations[kind], values)}${moved} (${why})`;
}
