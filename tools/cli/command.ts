import uniqBy from 'lodash/uniqBy.js';
import type { Diagnostic } from 'tavolata/compiler';
import type { Lang, Words } from 'tavolata/runtime';
import type { Span } from 'tavolata/workspace';
import type { Environment } from './environment.js';
import type { Exit } from './exit.js';
import options from './options.json' with { type: 'json' };
import type { Paint } from './paint.js';

/** An option of a command; one with a `value` takes a value, with this name in the help. */
export interface Option {
  readonly name: string;
  readonly value?: string;
  /** It may be given more than once. */
  readonly repeats?: boolean;
  readonly about: Words;
}

/** Arguments on the line besides the options: `TABLE`, `QUESTION …`. */
export interface Positionals {
  readonly names: readonly string[];
  readonly least: number;
  /** Missing: any number. */
  readonly most?: number;
}

/**
 * Reports the findings of a command in the language of the call, and returns the exit code. Findings do not depend on
 * the language, so that a call in another one can have the same reporter.
 */
export type Reporter = (call: Call) => Exit;

/** One command of the command line. */
export interface Command {
  /** What is typed; for a word of a command both, as in `text mark`. */
  readonly name: string;
  /** The part of the list of commands to which it belongs, a key of `help.groups` in `words.json`; words have none. */
  readonly group?: string;
  /** Names of the same command in other programs, with what to type instead. */
  readonly synonyms?: Synonyms;
  /** For a command with several functions: its words, each a command of its own. */
  readonly words?: readonly Command[];
  /** The default word. */
  readonly otherwise?: Command;
  /** One line, for the list of commands. */
  readonly summary: Words;
  /** What follows the name, without the options that all commands have. */
  readonly usage: readonly string[];
  readonly about: Words;
  readonly positionals: Positionals;
  readonly options: readonly Option[];
  readonly examples: readonly { readonly line: string; readonly about: Words }[];
  /**
   * @returns the reporter of the findings, or the exit code if everything is already reported
   * @throws DiagnosticError for what the user should correct
   * @throws Fault for what the rules cannot answer
   */
  run(call: Call): Exit | Reporter;
}

/** Foreign words, each with the call that it stands for here. */
interface Synonyms {
  readonly [word: string]: string | undefined;
}

/**
 * The help of a command, as in the JSON file beside it; an option that several commands have is only named
 * (`options.json`).
 */
interface Help extends Omit<Command, 'options' | 'run'> {
  readonly options: readonly (string | Option)[];
}

/** A command from what its help says and what it does. */
export const command = (help: Help, run: Command['run']): Command => ({
  ...help,
  options: help.options.map((one) => (typeof one === 'string' ? optionNamed(one) : one)),
  run,
});

/** The parts of a command's help that have words: the rest follows from these. */
type HelpWithWords = Pick<Help, 'name' | 'group' | 'summary' | 'about'> & { readonly synonyms?: Synonyms };

/**
 * A command with several words: `text show`, `text mark`.
 *
 * @param otherwise the default word; missing: a word is required
 */
export const commandOf = (help: HelpWithWords, words: readonly Command[], otherwise?: Command): Command => ({
  ...help,
  words,
  ...(otherwise && { otherwise }),
  usage: words.flatMap(({ name, usage }) => usage.map((one) => `${wordOf({ name })} ${one}`.trimEnd())),
  positionals: { names: [], least: 0 },
  options: uniqBy(
    words.flatMap(({ options }) => options),
    ({ name }) => name,
  ),
  examples: words.flatMap(({ examples }) => examples.slice(0, 1)),
  run: (call) => otherwise!.run(call),
});

/** `mark` of `text mark`. */
export const wordOf = ({ name }: Pick<Command, 'name'>): string => name.slice(name.indexOf(' ') + 1);

/** An option that several commands have. */
export const optionNamed = (key: string): Option => (options as { readonly [key: string]: Option })[key]!;

/** Values filled into the texts of a command. */
export type Values = { readonly [name: string]: string | number };

/** One call of a command: its arguments, and where to write. */
export interface Call {
  readonly lang: Lang;
  /** Output for programs instead of people. */
  readonly json: boolean;
  readonly surroundings: Environment;
  readonly paint: Paint;
  readonly positionals: readonly string[];
  flag(name: string): boolean;
  value(name: string): string | undefined;
  values(name: string): readonly string[];
  /** The place of a positional argument on the command line; of a missing one, the end. */
  at(positional: number): Span;
  /** The place of the value of an option. */
  atOption(name: string, nth?: number): Span;
  /** One of our texts in the language of the call; placeholders as in `diagnostics/fill.ts`. */
  say(words: Words, values?: Values): string;
  /**
   * The exit code once asynchronous work is done; an error thrown by the work is reported as if the call had thrown it.
   */
  later(done: Promise<Exit>): Exit;
  /** Writes lines to the output; nothing without any. */
  print(...lines: readonly string[]): void;
  /** Writes a file for another program: unchanged, unless a person reads it at a terminal. */
  printFile(text: string): void;
  /** Notes next to the output that it is incomplete; the call ends with `exit.findings` at best. */
  note(one: Diagnostic): void;
  readonly notes: readonly Diagnostic[];
  /** Writes the one JSON value that makes up the output; notes are among its `diagnostics`. */
  printJson(value: unknown): void;
}
