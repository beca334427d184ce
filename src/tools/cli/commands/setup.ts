import { explainAnswer } from '../../../engine/explain/answers/explain-answer.js';
import { Fault } from '../../../engine/model/fault.js';
import type { Rulebook } from '../../../engine/model/rulebook.js';
import { type MadeTable, makeTable } from '../../../engine/setup/make.js';
import { choicesFor } from '../../../engine/setup/questions.js';
import { DiagnosticError } from '../../../frontend/diagnostics/diagnostic.js';
import { harmlessLines } from '../../../frontend/text/harmless.js';
import { written } from '../../check/format/format.js';
import { optionMatrix } from '../../check/option-matrix.js';
import { columns } from '../columns.js';
import type { Call, Command } from '../command.js';
import { editionOf, editionOption } from '../entries.js';
import { type Exit, exit } from '../exit.js';
import { faultDiagnostic } from '../faults.js';
import { matrixLines } from '../matrix-lines.js';
import { openRules } from '../opening.js';
import { emphasised, hasColours } from '../paint.js';
import { requestOf } from '../setup-request.js';
import { editionLine, ShortNames } from '../short-names.js';
import { writeFiles } from '../writing.js';

const words = {
  chance: { en: 'By chance; again the same with --seed {seed}.', it: 'A caso; di nuovo uguale con --seed {seed}.' },
  written: { en: 'The table stands in {file}.', it: 'Il tavolo è in {file}.' },
  range: {
    en: 'A range may be missing: --range says how many seats.',
    it: 'Forse manca un raggio: --range dice quanti posti.',
  },
  nothing: { en: 'No table was made.', it: 'Non è stato fatto nessun tavolo.' },
  names: { en: 'Written like this', it: 'Si scrivono così' },
  option: { en: 'option', it: 'opzione' },
  variant: { en: 'variant', it: 'variante' },
} as const;

export const setup: Command = {
  name: 'setup',
  summary: { en: 'make a table that the rules allow', it: 'prepara un tavolo che le regole ammettono' },
  usage: [
    'VARIANT PLAYER … [--with OPTION] [--without OPTION] [--range NUMBER] [--start]',
    'VARIANT --teams TEAM=PLAYER,… …',
    '--matrix [--edition DATE]',
  ],
  about: {
    en: 'Makes a table from the names of the players, or from their number: seats, teams, roles, options, ranges\nand life follow from the rules; “none” is play without a variant. With --matrix: what every variant says\nof every option.',
    it: 'Prepara un tavolo dai nomi dei giocatori, o dal loro numero: posti, squadre, ruoli, opzioni, raggi e punti\nvita seguono dalle regole; «none» è giocare senza variante. Con --matrix: che cosa dice ogni variante di\nogni opzione.',
  },
  positionals: { names: ['VARIANT', 'PLAYER'], least: 0 },
  options: [
    {
      name: 'teams',
      value: 'TEAM=PLAYER,…',
      repeats: true,
      about: { en: 'a team and who is in it', it: 'una squadra e chi ne fa parte' },
    },
    { name: 'with', value: 'OPTION', repeats: true, about: { en: 'use this option', it: 'usa questa opzione' } },
    {
      name: 'without',
      value: 'OPTION',
      repeats: true,
      about: { en: 'leave out an option of the variant', it: "lascia da parte un'opzione della variante" },
    },
    { name: 'range', value: 'NUMBER', about: { en: 'range of influence for all', it: "raggio d'influenza per tutti" } },
    {
      name: 'choose',
      value: 'MATTER=VALUE',
      repeats: true,
      about: {
        en: 'a house answer other than the default',
        it: 'una risposta della casa diversa da quella predefinita',
      },
    },
    { name: 'start', about: { en: 'begin the game', it: 'comincia la partita' } },
    { name: 'seed', value: 'NUMBER', about: { en: 'what chance starts from', it: 'da dove parte il caso' } },
    { name: 'out', value: 'NEW-TABLE', about: { en: 'write the table to a file', it: 'scrive il tavolo in un file' } },
    { name: 'force', about: { en: 'with --out: write over a file', it: 'con --out: sovrascrive un file' } },
    { name: 'matrix', about: { en: 'variants and options', it: 'varianti e opzioni' } },
    editionOption,
  ],
  examples: [
    {
      line: 'tavolata setup none Anna Bruno Carla > table.json',
      about: { en: 'three players, no variant', it: 'tre giocatori, senza variante' },
    },
    {
      line: 'tavolata setup none 5 --start --seed 3',
      about: { en: 'five players, and chance says who starts', it: 'cinque giocatori, e il caso dice chi inizia' },
    },
    {
      line: 'tavolata setup --matrix',
      about: { en: 'the variants, and which option goes where', it: 'le varianti, e quale opzione va dove' },
    },
  ],
  run,
};

function run(call: Call): Exit {
  const { rulebook } = openRules(call);
  const edition = editionOf(call, rulebook);
  if (call.flag('matrix')) return printMatrix(call, rulebook, edition);
  const request = requestOf(call, rulebook, edition);
  const made = withFaults(call, () => makeTable(rulebook, request));
  const { problems = [], unknown } = made.problems;
  const sound = unknown.length === 0 && problems.every(({ severity }) => severity === 'advice');
  const seed = made.byChance ? request.seed : undefined;
  const target = call.value('out');
  const text = written(made.json, 'table');
  if (sound && target !== undefined)
    writeFiles([{ file: target, text }], { at: call.atOption('out'), force: call.flag('force') });
  if (call.json) {
    const { json: table, problems: answer } = made;
    call.printJson({ edition: answer.edition, seed, sound, table, problems, unknown, diagnostics: [] });
    return sound ? exit.fine : exit.findings;
  }
  tell(call, rulebook, made, { sound, seed, target });
  if (sound && target === undefined) call.print(text.trimEnd());
  return sound ? exit.fine : exit.findings;
}

/** Everything that is no table goes beside the output, so that the output can be kept as a file. */
function tell(
  call: Call,
  rulebook: Rulebook,
  { problems: answer }: MadeTable,
  { sound, seed, target }: { sound: boolean; seed: number | undefined; target: string | undefined },
): void {
  const err = (line: string) => call.surroundings.err(`${harmlessLines(line, hasColours(call.paint))}\n`);
  const silent = answer.unknown.length === 0 && answer.problems?.length === 0;
  if (!silent) err(emphasised(call.paint, explainAnswer({ ...answer, because: [] }, rulebook, call.lang)));
  if (answer.unknown.length > 0 && call.value('range') === undefined) err(call.say(words.range));
  if (!sound) err(call.say(words.nothing));
  else if (target !== undefined) err(call.say(words.written, { file: target }));
  if (sound && seed !== undefined) err(call.say(words.chance, { seed }));
}

function printMatrix(call: Call, rulebook: Rulebook, edition: string): Exit {
  const { options, variants, answers } = optionMatrix(rulebook, edition);
  if (call.json) {
    const cells = answers.flatMap((row, index) =>
      row.map(({ value, because }, column) => ({
        option: options[index],
        variant: variants[column],
        status: value,
        because,
      })),
    );
    call.printJson({ edition, options: choicesFor(rulebook, 'options'), variants, cells, diagnostics: [] });
    return exit.fine;
  }
  const named = (values: readonly string[]) => values.map((value) => nameOf(rulebook, value, call));
  const matrix = {
    question: answers[0]?.[0]?.question ?? '',
    over: [
      { parameter: call.say(words.option), values: named(options) },
      { parameter: call.say(words.variant), values: named(variants) },
    ],
    answers,
  };
  call.print(call.paint('dim', editionLine(call, rulebook, edition)));
  call.print(...matrixLines(call, matrix, new ShortNames(call, rulebook, edition)));
  const names = [...variants, ...options].map((id) => [id, nameOf(rulebook, id, call)]);
  call.print('', call.paint('bold', call.say(words.names)), ...columns(names, { indent: 2 }));
  return exit.fine;
}

/** The name of a value of an enumeration of the vocabulary. */
const nameOf = ({ vocabulary }: Rulebook, value: string, { lang }: Call): string =>
  Object.values(vocabulary.enumerations).find(({ values }) => Object.hasOwn(values, value))?.values[value]?.[lang] ??
  value;

function withFaults<T>(call: Call, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new DiagnosticError([faultDiagnostic(error, call.lang, { asked: call.at(0) })]);
  }
}
