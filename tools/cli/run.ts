import type { Diagnostic } from 'tavolata/compiler';
import { nearest } from 'tavolata/internals';
import { Fault, type Lang } from 'tavolata/runtime';
import { DiagnosticError, fill, harmlessLines, listed } from 'tavolata/workspace';
import { faultDiagnostic } from '../check/faults.js';
import { diagnostic } from '../messages/index.js';
import { type Arguments, commonOptions, readArguments } from './arguments.js';
import { type Call, type Command, type Option, type Reporter, wordOf } from './command.js';
import { CommandLine } from './command-line.js';
import { commands } from './commands/index.js';
import { completionFor, type Shell, shells } from './completion.js';
import { type Environment, version } from './environment.js';
import { type Exit, exit } from './exit.js';
import { formAmong, formOf, writtenAs } from './formats/format.js';
import { commandHelp, generalHelp } from './help.js';
import { langAmong, langOf, langs } from './lang.js';
import { inLang } from './metavariables.js';
import { hasColours, paintFor } from './paint.js';
import { refuse } from './refusing.js';
import { inJson, report } from './reporting.js';
import { tour } from './tour.js';
import texts from './words.json' with { type: 'json' };

/**
 * The reporter of a run, shared by runs with the same arguments except `--lang`, in the same folder: they report the
 * same findings. None if the run was refused, noted something besides its report, or reports as it goes.
 */
export interface SharedReporter {
  reporter?: Reporter;
}

/**
 * Runs the command line.
 *
 * @param args the arguments after the name of the program
 * @param shared used instead of running the command again; filled if it is empty
 * @returns the exit code; never throws
 */
export function run(args: readonly string[], surroundings: Environment, shared: SharedReporter = {}): Exit {
  const lang = langAmong(args) ?? langOf(surroundings.env);
  const json = args.slice(0, args.includes('--') ? args.indexOf('--') : undefined).includes('--json');
  const refused = (error: unknown): Exit => {
    const diagnostics = diagnosticsOf(error)?.map((one) => placed(one, args, lang));
    if (diagnostics === undefined) return internal(error, lang, surroundings);
    const form = formAmong(args);
    if (form === undefined) report(diagnostics, lang, surroundings, { json });
    else surroundings.out(`${writtenAs(form, { findings: diagnostics }, lang)}\n`);
    return exit.wrongUse;
  };
  try {
    return dispatch(args, lang, surroundings, { refused, shared });
  } catch (error) {
    return refused(error);
  }
}

/** Reports why a command could not be carried out, and returns the exit code. */
type ReportRefusal = (error: unknown) => Exit;

/** Reports that the output could not be written, for instance because the disk is full. */
export function cannotPrint(
  args: readonly string[],
  { code, message }: NodeJS.ErrnoException,
  surroundings: Environment,
): Exit {
  const lang = langAmong(args) ?? langOf(surroundings.env);
  report([diagnostic('cli.cannot-print', { values: { reason: code ?? message } })], lang, surroundings);
  return exit.wrongUse;
}

function diagnosticsOf(error: unknown): readonly Diagnostic[] | undefined {
  if (error instanceof DiagnosticError) return error.diagnostics;
  return error instanceof Fault ? [faultDiagnostic(error, {})] : undefined;
}

/** A file that cannot be read has no place of its own: it is shown where the command line names it. */
function placed(one: Diagnostic, args: readonly string[], lang: Lang): Diagnostic {
  const { file } = one.values;
  const index = typeof file === 'string' ? args.findIndex((arg) => arg === file || arg.endsWith(`=${file}`)) : -1;
  return one.at !== undefined || index < 0 ? one : { ...one, at: new CommandLine(args, lang).at(index) };
}

/** Where refusals go, and the reporter that several runs share. */
interface Reporting {
  readonly refused: ReportRefusal;
  readonly shared: SharedReporter;
}

/** A command with its line, and the places of the words that name it. */
interface NamedCommand {
  readonly command: Command;
  readonly args: readonly string[];
  readonly named: readonly number[];
}

function dispatch(args: readonly string[], lang: Lang, surroundings: Environment, reporting: Reporting): Exit {
  const line = new CommandLine(args, lang);
  const at = wordAt(args, 0, []);
  const name = args[at];
  if (args[0] === '--version') {
    surroundings.out(`${version()}\n`);
    return exit.fine;
  }
  if (name === undefined && asksForHelp(args)) return help(lang, surroundings);
  if (name === undefined) {
    const { read, diagnostics } = readArguments(withoutCommand, args, [], line);
    const all = [...diagnostics, ...langFault(read, line)];
    refuse(all);
    if (surroundings.examples === undefined) return help(lang, surroundings);
    tour(lang, surroundings, (line) => run(line, surroundings));
    return exit.fine;
  }
  if (name === 'help') return helpOn(args, at, line, surroundings);
  const [command, named] = commandAt(args, at, line);
  // A command with words, given without one: says what it is for.
  if (command.words !== undefined && !asksForHelp(args)) throw new DiagnosticError([missingWord(command, line)]);
  return call({ command, args, named }, line, surroundings, reporting);
}

const asksForHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

/** What may stand on a line without a command. */
const withoutCommand = { name: 'help', options: [], positionals: { names: [], least: 0, most: 0 } } as const;

/** The place of the next word that is neither an option nor the value of one; -1 if there is none. */
const wordAt = (args: readonly string[], from: number, options: readonly Option[]): number =>
  args.findIndex((arg, index) => index >= from && !arg.startsWith('-') && !takesNext(args[index - 1], options));

/** True for an option whose value is the next argument. */
const takesNext = (arg: string | undefined, options: readonly Option[]): boolean =>
  [...options, ...commonOptions].some(({ name, value }) => value !== undefined && arg === `--${name}`);

/**
 * The command or the word that is named, with the places of its names. For a command with words, the command itself
 * only if its help is requested.
 *
 * @throws DiagnosticError for an unknown command or word
 */
function commandAt(args: readonly string[], at: number, line: CommandLine): readonly [Command, readonly number[]] {
  const command = commands.find(({ name }) => name === args[at]);
  if (command === undefined) throw new DiagnosticError([unknownCommand(args, at, line)]);
  const { words, otherwise, options } = command;
  if (words === undefined) return [command, [at]];
  const next = wordAt(args, at + 1, options);
  const word = words.find((one) => wordOf(one) === args[next]);
  if (word !== undefined) return [word, [at, next]];
  if (next >= 0) throw new DiagnosticError([unknownWord(command, args[next]!, next, line)]);
  return [otherwise !== undefined && !asksForHelp(args) ? otherwise : command, [at]];
}

/**
 * What an unknown command probably stands for: a command known by this name elsewhere, or one with almost this
 * spelling.
 */
function unknownCommand(args: readonly string[], at: number, line: CommandLine): Diagnostic {
  const name = args[at]!;
  const all = commands.flatMap((one) => [one, ...(one.words ?? [])]);
  const meant = all.find(({ synonyms = {} }) => Object.hasOwn(synonyms, name));
  const names = commands.map((one) => one.name);
  const suggestion =
    meant === undefined ? nearest(name, names) : inLang(meant.synonyms?.[name] ?? meant.name, line.lang);
  return diagnostic('cli.unknown-command', { at: line.at(at), values: { command: name }, suggestion });
}

function unknownWord({ name: command, words = [] }: Command, word: string, at: number, line: CommandLine): Diagnostic {
  const known = words.map(wordOf);
  const meant = words.find(({ synonyms = {} }) => Object.hasOwn(synonyms, word));
  const suggestion = meant === undefined ? nearest(word, known) : wordOf(meant);
  return diagnostic('cli.unknown-word', {
    at: line.at(at),
    values: { command, word, words: listed(known, 24) },
    suggestion,
  });
}

const missingWord = ({ name: command, words = [] }: Command, line: CommandLine): Diagnostic =>
  diagnostic('cli.missing-word', { at: line.at(-1), values: { command, words: listed(words.map(wordOf), 24) } });

/** `help`, `help COMMAND`, `help COMMAND WORD`, or `help completion SHELL`. */
function helpOn(args: readonly string[], at: number, line: CommandLine, surroundings: Environment): Exit {
  const { lang } = line;
  const about = wordAt(args, at + 1, []);
  if (about < 0) return help(lang, surroundings);
  if (args[about] === 'completion') {
    const named = wordAt(args, about + 1, []);
    surroundings.out(completionFor(shellAt(args, named, line), commands, lang));
    return exit.fine;
  }
  const [command] = commandAt([...args, '--help'], about, line);
  surroundings.out(`${commandHelp(command, lang, surroundings)}\n`);
  return exit.fine;
}

/** @throws DiagnosticError for an unknown shell */
function shellAt(args: readonly string[], at: number, line: CommandLine): Shell {
  const shell = shells.find((one) => one === args[at]);
  if (shell !== undefined) return shell;
  const values = { command: 'help completion', word: args[at] ?? '', words: listed(shells) };
  const code = at < 0 ? 'cli.missing-word' : 'cli.unknown-word';
  throw new DiagnosticError([
    diagnostic(code, { at: line.at(at), values, suggestion: nearest(args[at] ?? '', shells) }),
  ]);
}

function help(lang: Lang, surroundings: Environment): Exit {
  surroundings.out(`${generalHelp(commands, lang, surroundings)}\n`);
  return exit.fine;
}

/** Options before the command count as options of it. */
function call(
  { command, args, named }: NamedCommand,
  line: CommandLine,
  surroundings: Environment,
  { refused, shared }: Reporting,
): Exit {
  const { lang } = line;
  const { read, diagnostics } = readArguments(command, args, named, line);
  if (read.options.has('help')) {
    surroundings.out(`${commandHelp(command, lang, surroundings)}\n`);
    return exit.fine;
  }
  const all = [...diagnostics, ...langFault(read, line)];
  refuse(all);
  const one = callOf(read, line, surroundings, refused);
  const result = shared.reporter ?? command.run(one);
  const done = typeof result === 'function' ? result(one) : result;
  if (typeof result === 'function' && one.notes.length === 0) shared.reporter = result;
  if (one.notes.length > 0 && !one.json && formOf(one) === undefined)
    report(one.notes, lang, surroundings, { layout: 'line' });
  return done === exit.fine && one.notes.length > 0 ? exit.findings : done;
}

function langFault({ options }: Arguments, line: CommandLine): readonly Diagnostic[] {
  const given = options.get('lang')?.[0];
  if (given === undefined || langs.some((lang) => lang === given.text)) return [];
  const suggestion = nearest(given.text, langs);
  return [diagnostic('cli.unknown-lang', { at: line.at(given.index), values: { lang: given.text }, suggestion })];
}

function callOf(
  { positionals, options }: Arguments,
  line: CommandLine,
  surroundings: Environment,
  refused: ReportRefusal,
): Call {
  const { lang } = line;
  const values = (name: string) => (options.get(name) ?? []).map(({ text }) => text);
  const paint = paintFor(surroundings, 'out');
  const out = (text: string) => surroundings.out(`${harmlessLines(text, hasColours(paint))}\n`);
  const notes: Diagnostic[] = [];
  const made: Call = {
    lang,
    json: options.has('json'),
    surroundings,
    paint,
    positionals: positionals.map(({ text }) => text),
    flag: (name) => options.has(name),
    value: (name) => values(name)[0],
    values,
    at: (positional) => line.at(positionals[positional]?.index ?? -1),
    atOption: (name, nth = 0) => line.at(options.get(name)?.[nth]?.index ?? -1),
    say: (words, given = {}) => fill(words[lang], given, lang),
    print: (...lines) => {
      if (lines.length > 0) out(lines.join('\n'));
    },
    printFile: (text) => (surroundings.terminal.out ? out(text.replace(/\r?\n$/, '')) : surroundings.out(text)),
    later: (done) => {
      void done.catch(refused).then((code) => {
        process.exitCode = code;
      });
      return exit.fine;
    },
    notes,
    note: (one) => void notes.push(one),
    printJson: (value) => out(JSON.stringify(notes.length === 0 ? value : withNotes(value, notes, lang), null, 2)),
  };
  return made;
}

const withNotes = (value: unknown, notes: readonly Diagnostic[], lang: Lang) => ({
  ...Object(value),
  diagnostics: [
    ...inJson(notes, lang),
    ...((value as { readonly diagnostics?: readonly unknown[] }).diagnostics ?? []),
  ],
});

const bug = texts.run.bug;

/** A short report of an internal error; the stack only on request. */
function internal(error: unknown, lang: Lang, { err, env }: Environment): Exit {
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const frame = error instanceof Error ? (error.stack ?? '').split('\n').find((one) => /^\s+at /.test(one)) : undefined;
  err(`${bug[lang]}\n  tavolata ${version()}, node ${process.version}, ${process.platform}\n  ${said}\n`);
  if (env['DEBUG'] && error instanceof Error) err(`${error.stack}\n`);
  else if (frame !== undefined) err(`  ${frame.trim()}\n`);
  return exit.internal;
}
