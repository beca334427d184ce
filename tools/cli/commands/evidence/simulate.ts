import { readDocumentFile } from 'tavolata/files';
import type { Words } from 'tavolata/runtime';
import { DiagnosticError, hasErrors, type JsonDocument, type Notation } from 'tavolata/workspace';
import { writtenCase } from '../../../check/cases/write.js';
import { prepareSimulation, type Simulation } from '../../../check/simulate/prepare.js';
import { type BrokenGame, simulate as play, type SimulationReport } from '../../../check/simulate/simulate.js';
import { diagnostic } from '../../../messages/index.js';
import { type Call, command } from '../../command.js';
import { type Exit, exit } from '../../exit.js';
import { type OpenRules, openRules } from '../../opening.js';
import { progressOf } from '../../progress.js';
import texts from './simulate.json' with { type: 'json' };

const words = texts.words;

export const simulate = command(texts.help, run);

interface Played {
  readonly file: string;
  readonly names: Words;
  readonly report: SimulationReport;
  readonly seconds: number;
}

function run(call: Call): Exit {
  const { first, games } = gamesWanted(call);
  const open = openRules(call);
  const simulations = documentsOf(call, open).map((document) => prepared(open, document));
  const played = simulations.map(({ simulation, file }): Played => {
    const progress = progressOf(call);
    const started = performance.now();
    const options = { games, first, onProgress: progress.tick };
    const report = play(open.rulebook, simulation, options);
    progress.done();
    return { file, names: simulation.raw.names, report, seconds: (performance.now() - started) / 1000 };
  });
  if (call.json) call.printJson({ simulations: played, diagnostics: [] });
  else for (const one of played) call.print(...lines(call, one, open.documents.notation));
  return played.some(({ report }) => report.broken.length > 0) ? exit.findings : exit.fine;
}

/** @throws DiagnosticError for a file that cannot be read, and if there is none */
function documentsOf(call: Call, { documents }: OpenRules): readonly JsonDocument[] {
  if (call.positionals.length === 0) {
    if (documents.simulations.length > 0) return documents.simulations;
    throw new DiagnosticError([diagnostic('simulation.none', { at: call.at(-1) })]);
  }
  const readings = call.positionals.map((file) => readDocumentFile(file, 'simulation'));
  const diagnostics = readings.flatMap((reading) => reading.diagnostics);
  if (hasErrors(diagnostics)) throw new DiagnosticError(diagnostics);
  return readings.flatMap(({ document }) => document ?? []);
}

/** @throws DiagnosticError for names and expressions that the rules do not know */
function prepared(
  { rulebook }: OpenRules,
  document: JsonDocument,
): { readonly simulation: Simulation; readonly file: string } {
  const { simulation, diagnostics } = prepareSimulation(rulebook, document);
  if (simulation === undefined) throw new DiagnosticError(diagnostics);
  return { simulation, file: document.source.file };
}

function lines(call: Call, { file, names, report, seconds }: Played, notation: Notation): readonly string[] {
  const { games, moves, events, broken, generator } = report;
  const perSecond = Math.round(games / Math.max(seconds, 0.001));
  const total = call.say(broken.length > 0 ? words.broken : words.held, {
    games,
    moves,
    events,
    broken: broken.length,
  });
  return [
    `${call.paint('bold', names[call.lang])} ${call.paint('dim', file)}`,
    call.paint(['bold', broken.length > 0 ? 'red' : 'green'], total),
    call.paint('dim', call.say(words.chance, { generator, seconds: seconds.toFixed(1), perSecond })),
    ...broken.flatMap((one) => ['', ...brokenLines(call, one, file, notation)]),
  ];
}

function brokenLines(
  call: Call,
  { demand, message, game, size, move, scenario }: BrokenGame,
  file: string,
  notation: Notation,
): readonly string[] {
  const says = demand?.says[call.lang] ?? message ?? '';
  const command = `tavolata evidence simulate ${file} --games ${game}-${game}`;
  return [
    call.paint('red', call.say(words.game, { game, size, move, says })),
    call.say(words.again, { command }),
    writtenCase(scenario, notation).trimEnd(),
  ];
}

/**
 * `1000`: this many games, from the first on; `17-20`: the games with these numbers.
 *
 * @throws DiagnosticError for anything else
 */
function gamesWanted(call: Call): { readonly first: number; readonly games: number } {
  const value = call.value('games') ?? '1000';
  const [, from, to] = /^(?:(\d{1,9})-)?(\d{1,9})$/.exec(value) ?? [];
  const [first, last] = [Number(from ?? 1), Number(to ?? 0)];
  if (first >= 1 && last >= first) return { first, games: last - first + 1 };
  const values = { option: '--games', value, form: '1000, 17-20' };
  throw new DiagnosticError([diagnostic('simulation.bad-number', { at: call.atOption('games'), values })]);
}
