import { parseArgs } from 'node:util';
import type { Diagnostic } from 'tavolata/compiler';
import { nearest } from 'tavolata/internals';
import { isScenariosFile } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';
import { type Command, type Option, optionNamed } from './command.js';
import type { CommandLine } from './command-line.js';
import { inLang } from './metavariables.js';

/** Options that every command understands. */
export const commonOptions: readonly Option[] = ['rules', 'house', 'lang', 'json', 'help'].map(optionNamed);

/** Arguments, each with its place among those of the process. */
export interface Arguments {
  readonly positionals: readonly { readonly text: string; readonly index: number }[];
  readonly options: ReadonlyMap<string, readonly { readonly text: string; readonly index: number }[]>;
}

/** What reading arguments needs to know of a command. */
type Understood = Pick<Command, 'name' | 'options' | 'positionals'>;

/**
 * Reads the arguments of a command.
 *
 * @param args all arguments of the process
 * @param named those of them that name the command and its word, in order
 * @returns the arguments, and everything that is wrong with them
 */
export function readArguments(
  command: Understood,
  args: readonly string[],
  named: readonly number[],
  line: CommandLine,
): { readonly read: Arguments; readonly diagnostics: readonly Diagnostic[] } {
  const known = [...command.options, ...commonOptions];
  const left = args.map((_, index) => index).filter((index) => !named.includes(index));
  const { tokens } = parseArgs({
    args: left.map((index) => args[index]!),
    options: Object.fromEntries(known.map(({ name, value }) => [name, config(name, value)])),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const diagnostics: Diagnostic[] = [];
  const positionals: { text: string; index: number }[] = [];
  const options = new Map<string, { text: string; index: number }[]>();
  for (const token of tokens) {
    const index = left[token.index] ?? args.length;
    if (token.kind === 'positional') positionals.push({ text: token.value, index });
    if (token.kind !== 'option') continue;
    const fault = optionFault(command, known, token, line);
    if (fault !== undefined) {
      diagnostics.push(diagnostic(fault.code, { ...fault, at: line.at(index) }));
      // What looks like another option was intended as one.
      if (fault.code === 'cli.missing-value') continue;
    }
    const { value = '', inlineValue } = token;
    const before = options.get(token.name) ?? [];
    if (before.length > 0 && known.some(({ name, repeats }) => name === token.name && !repeats)) {
      const also = [{ at: line.at(before[0]?.index ?? index), label: 'first' }];
      diagnostics.push(diagnostic('cli.option-twice', { at: line.at(index), also, values: { option: token.rawName } }));
    }
    options.set(token.name, [
      ...before,
      { text: value, index: inlineValue || value === '' ? index : (left[token.index + 1] ?? index) },
    ]);
  }
  const read = { positionals, options };
  // If the value of an option is missing, it is uncertain which value belongs to which option.
  const isSure = !diagnostics.some(({ code }) => code === 'cli.missing-value');
  return { read, diagnostics: [...diagnostics, ...(isSure ? countFaults(command, read, line) : [])] };
}

const config = (name: string, value: string | undefined) => ({
  type: value === undefined ? ('boolean' as const) : ('string' as const),
  multiple: true,
  ...(name === 'help' && { short: 'h' }),
});

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function optionFault(command: Understood, known: readonly Option[], token: OptionToken, { lang }: CommandLine) {
  const { name, rawName: option, value, inlineValue } = token;
  const spec = known.find((one) => one.name === name);
  if (spec === undefined) {
    const names = known.map((one) => one.name);
    const meant = nearest(name, names);
    const suggestion = meant === undefined ? undefined : `--${meant}`;
    return { code: 'cli.unknown-option', values: { option, command: command.name }, suggestion };
  }
  if (spec.value === undefined)
    return inlineValue ? { code: 'cli.needless-value', values: { option, value: value ?? '' } } : undefined;
  const missing = value === undefined || (!inlineValue && value.length > 1 && value.startsWith('-'));
  return missing ? { code: 'cli.missing-value', values: { option, value: inLang(spec.value, lang) } } : undefined;
}

function countFaults(
  { name, positionals: wanted }: Understood,
  { positionals, options }: Arguments,
  line: CommandLine,
) {
  if (options.has('help')) return [];
  const { names, least, most = Number.POSITIVE_INFINITY } = wanted;
  if (positionals.length < least) {
    const missing = inLang(names.slice(positionals.length, least).join(' '), line.lang);
    return [diagnostic('cli.missing-argument', { at: line.at(-1), values: { command: name, missing } })];
  }
  return positionals.slice(most).map(({ index, text }) => {
    const isRules = text.endsWith('.json') && !isScenariosFile(text);
    const suggestion = isRules ? `--house ${text}` : undefined;
    return diagnostic('cli.extra-argument', { at: line.at(index), values: { command: name }, suggestion });
  });
}
