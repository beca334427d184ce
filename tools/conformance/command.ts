import { openFile } from 'tavolata/files';
import { nearest } from 'tavolata/internals';
import { DiagnosticError, type RawVocabulary } from 'tavolata/workspace';
import { scenariosOf } from '../check/plays.js';
import { type Call, command } from '../cli/command.js';
import { type Exit, exit } from '../cli/exit.js';
import { type OpenRules, openRules } from '../cli/opening.js';
import { writeFiles } from '../cli/writing.js';
import { diagnostic } from '../messages/index.js';
import { engineCases, markedForEngines } from './cases.js';
import { ChildEngine } from './child.js';
import texts from './conformance.json' with { type: 'json' };
import { type Introduction, Lost, PROTOCOL } from './protocol.js';
import { differenceFrom, junitOf, passingIn, reportLines, unknownLines } from './report.js';
import { type CaseResult, conform, type Suite } from './run.js';
import { type UnknownName, unknownNames } from './unknown-names.js';

const words = texts.words;

/** Default time limit of an answer; an engine on the JVM needs seconds for its first. */
const USUAL_SECONDS = 10;

export const conformance = command(texts.help, run);

/** Starts the engine; the process lives until it has been asked everything. */
function run(call: Call): Exit {
  const seconds = secondsOf(call);
  const passing = passingOf(call);
  const rules = openRules(call);
  const suite = suiteOf(call, rules);
  const start = () => new ChildEngine(call.positionals, seconds, (text) => call.surroundings.err(text));
  return call.later(
    conform(suite, start).then(
      ([introduction, results]) =>
        ended(call, introduction, { unknown: unknownNames(rules.rulebook, introduction), results, passing }),
      (error: unknown) => {
        throw error instanceof Lost ? notStarted(call, error) : error;
      },
    ),
  );
}

/** @throws DiagnosticError if a marked case shows nothing, or there is none */
function suiteOf(call: Call, { rulebook, documents }: OpenRules): Suite {
  const raw = documents.vocabulary.value as RawVocabulary;
  const only = call.value('only') ?? '';
  const marked = markedForEngines(scenariosOf(documents.scenarios));
  const wanted = marked.filter(({ scenario }) => scenario.id.includes(only));
  if (wanted.length === 0) {
    const suggestion = nearest(
      only,
      marked.map(({ scenario }) => scenario.id),
    );
    const values = { name: only || '–' };
    throw new DiagnosticError([diagnostic('conformance.no-cases', { at: call.atOption('only'), values, suggestion })]);
  }
  const newest = rulebook.editions.at(-1)?.date ?? '';
  return {
    vocabulary: rulebook.vocabulary,
    raw,
    cases: (days) => engineCases(rulebook, raw, wanted, days.length > 0 ? days : [newest]),
  };
}

function secondsOf(call: Call): number {
  const timeout = call.value('timeout');
  if (timeout === undefined) return USUAL_SECONDS;
  if (/^[1-9]\d{0,3}$/.test(timeout) && Number(timeout) <= 3600) return Number(timeout);
  throw new DiagnosticError([
    diagnostic('conformance.bad-timeout', { at: call.atOption('timeout'), values: { timeout } }),
  ]);
}

/** The list of passing cases: its file, and its text if it has been read; one that is written anew need not exist. */
interface Passing {
  readonly file: string;
  readonly text?: string;
}

function passingOf(call: Call): Passing | undefined {
  const file = call.value('passing');
  if (file === undefined) {
    if (!call.flag('update')) return undefined;
    throw new DiagnosticError([diagnostic('conformance.update-what', { at: call.atOption('update') })]);
  }
  const { source, problem } = openFile(file);
  if (source !== undefined) return { file, text: source.text };
  if (call.flag('update') && problem.code === 'file.not-found') return { file };
  throw new DiagnosticError([problem]);
}

function notStarted(call: Call, { why, detail }: Lost): DiagnosticError {
  const hello = JSON.stringify({ seq: 1, do: 'hello', protocol: PROTOCOL });
  const values = { why: call.say(words.lost[why], { detail }), hello };
  return new DiagnosticError([diagnostic('conformance.not-started', { at: call.at(0), values })]);
}

interface ConformanceOutcome {
  readonly unknown: readonly UnknownName[];
  readonly results: readonly CaseResult[];
  readonly passing: Passing | undefined;
}

function ended(call: Call, introduction: Introduction, { unknown, results, passing }: ConformanceOutcome): Exit {
  const listed = (passing?.text ?? '').split(/\s+/).filter((id) => id !== '');
  const isUpdated = passing !== undefined && call.flag('update');
  const difference = passing === undefined || isUpdated ? undefined : differenceFrom(listed, results);
  if (isUpdated) {
    const { file, text: read } = passing;
    const text = passingIn(results)
      .map((id) => `${id}\n`)
      .join('');
    writeFiles([{ file, text, ...(read !== undefined && { read }) }], { at: call.atOption('passing') });
  }
  const junit = call.value('junit');
  if (junit !== undefined) {
    writeFiles([{ file: junit, text: junitOf(call, introduction, results) }], {
      at: call.atOption('junit'),
      force: true,
      folders: true,
    });
  }
  if (call.json) {
    const shown = results.map(({ case: { id, rule, summary }, ...rest }) => ({ id, rule, summary, ...rest }));
    call.printJson({ engine: introduction, unknown, results: shown, ...(difference && { difference }) });
  } else {
    call.print(...unknownLines(call, unknown), ...reportLines(call, introduction, results));
    for (const kind of ['regressed', 'gained', 'stale'] as const)
      call.print(...(difference?.[kind] ?? []).map((id) => call.say(words[kind], { id })));
    if (isUpdated) call.print(call.say(words.written, { file: passing.file }));
  }
  // An unknown name leaves cases unasked: a mistake of the adapter, whatever else passes.
  if (unknown.length > 0) return exit.findings;
  if (isUpdated) return exit.fine;
  const isRight =
    difference === undefined
      ? results.every(({ outcome }) => outcome !== 'failed')
      : Object.values(difference).every((ids) => ids.length === 0);
  return isRight ? exit.fine : exit.findings;
}
