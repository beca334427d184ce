import uniqBy from 'lodash/uniqBy.js';
import type { Diagnostic } from 'tavolata/compiler';
import type { Lang, Words } from 'tavolata/runtime';
import type { Span } from 'tavolata/workspace';
import type { Environment } from './environment.js';
import type { Exit } from './exit.js';
import options from './options.json' with { type: 'json' };
import type { Paint } from './paint.js';

/** An option of a command; with a `value` it takes one, named so in the help. */
export interface Option {
  readonly name: string;
  readonly value?: string;
  /** It may be given more than once. */
  readonly repeats?: boolean;
  readonly about: Words;
}

/** What stands on the line beside the options: `TABLE`, `QUESTION …`. */
export interface Positionals {
  readonly names: readonly string[];
  readonly least: number;
  /** Missing: any number. */
  readonly most?: number;
}

/**
 * Reports what a command has found, in the language of the call, and gives what the process ends with. What is found depends on no
 * language, so that a call in another one can have the same reporter.
 */
export type Reporter = (call: Call) => Exit;

/** One command of the command line. */
export interface Command {
  /** What is typed; of a word of a command both, as `text mark`. */
  readonly name: string;
  /** The part of the list of commands in which it stands, a key of `help.groups` in `words.json`; words have none. */
  readonly group?: string;
  /** Words that other programs have for the same, and what to type instead: whoever types one is led here. */
  readonly synonyms?: Synonyms;
  /** Where a command is several things: its words, each a command of its own. */
  readonly words?: readonly Command[];
  /** The word that is meant where none is given. */
  readonly otherwise?: Command;
  /** One line, for the list of commands. */
  readonly summary: Words;
  /** What stands behind the name, without the options that all commands have. */
  readonly usage: readonly string[];
  readonly about: Words;
  readonly positionals: Positionals;
  readonly options: readonly Option[];
  readonly examples: readonly { readonly line: string; readonly about: Words }[];
  /**
   * @returns the reporter of what was found, or what the process ends with where everything is said already
   * @throws DiagnosticError for what the user should put right
   * @throws Fault for what the rules cannot answer
   */
  run(call: Call): Exit | Reporter;
}

/** Words of others, each with the call that they mean here. */
interface Synonyms {
  readonly [word: string]: string | undefined;
}

/** What the help of a command says, as it stands in the JSON file beside it; an option that several commands have is named only (`options.json`). */
interface Help extends Omit<Command, 'options' | 'run'> {
  readonly options: readonly (string | Option)[];
}

/** A command from what its help says and what it does. */
export const command = (help: Help, run: Command['run']): Command => ({
  ...help,
  options: help.options.map((one) => (typeof one === 'string' ? optionNamed(one) : one)),
  run,
});

/** What the help of a command says that has words: the rest follows from them. */
type HelpWithWords = Pick<Help, 'name' | 'group' | 'summary' | 'about'> & { readonly synonyms?: Synonyms };

/**
 * A command that is several, each with a word of its own: `text show`, `text mark`.
 *
 * @param otherwise the word that is meant where none is given; missing: one has to be given
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

export type Values = { readonly [name: string]: string | number };

/** One call of a command: what was given, and where to write. */
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
  /** Where a positional argument stands on the command line; one that is missing stands at the end. */
  at(positional: number): Span;
  /** Where the value of an option stands. */
  atOption(name: string, nth?: number): Span;
  /** A text of ours in the language of the call; placeholders as in `diagnostics/fill.ts`. */
  say(words: Words, values?: Values): string;
  /** What the process ends with once work is done that goes on behind the call; what is thrown there is reported as if the call had. */
  later(done: Promise<Exit>): Exit;
  /** Writes lines to the output; without any, nothing. */
  print(...lines: readonly string[]): void;
  /** Writes a file for another program: as it is, unless a person reads it at a terminal. */
  printFile(text: string): void;
  /** Tells beside the output that it is not the whole of what was asked for; the call ends with `exit.findings` at best. */
  note(one: Diagnostic): void;
  readonly notes: readonly Diagnostic[];
  /** Writes the one JSON value that the output consists of; what was noted stands among its `diagnostics`. */
  printJson(value: unknown): void;
}
