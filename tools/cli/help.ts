import type { Lang, Words } from 'tavolata/runtime';
import { commonOptions } from './arguments.js';
import { columns, wrapped } from './columns.js';
import { type Command, type Option, wordOf } from './command.js';
import type { Environment } from './environment.js';
import { inLang } from './metavariables.js';
import { paintFor } from './paint.js';
import texts from './words.json' with { type: 'json' };

const words = texts.help.words;

/** Default and greatest width of help, in columns: longer lines are hard to read. */
const [usual, most] = [80, 100];

/** The layout of help for one language and one terminal. */
class HelpLines {
  private readonly paint;
  private readonly width;

  constructor(
    private readonly lang: Lang,
    surroundings: Environment,
  ) {
    this.paint = paintFor(surroundings, 'out');
    this.width = Math.min(surroundings.columns ?? usual, most);
  }

  heading(text: Words): string {
    return this.paint('bold', text[this.lang]);
  }

  /** A text with its lines broken anew; an empty line ends a paragraph. */
  prose(text: Words, indent = 0): readonly string[] {
    const blanks = ' '.repeat(indent);
    return text[this.lang]
      .split('\n\n')
      .flatMap((one, index) => [
        ...(index === 0 ? [] : ['']),
        ...wrapped(one.replaceAll('\n', ' '), this.width, indent).map((line) => blanks + line),
      ]);
  }

  /** Words, each next to its description. */
  rows(rows: readonly (readonly [string, Words])[], style?: 'cyan'): readonly string[] {
    const shown = rows.map(([name, about]) => [style ? this.paint(style, name) : name, about[this.lang]]);
    return columns(shown, { indent: 2, width: this.width });
  }

  options(options: readonly Option[]): readonly string[] {
    return this.rows(
      options.map(({ name, value, about }) => [
        `--${name}${value === undefined ? '' : ` ${inLang(value, this.lang)}`}`,
        about,
      ]),
    );
  }

  usage(text: string): readonly string[] {
    // An option stays next to its value.
    const whole = inLang(text, this.lang).replace(/\[[^\]]*\]/g, (part) => part.replaceAll(' ', '\u00a0'));
    return wrapped(whole, this.width, 2, 6).map(
      (line, index) => `${' '.repeat(index === 0 ? 2 : 6)}${line.replaceAll('\u00a0', ' ')}`,
    );
  }

  examples({ examples }: Command): readonly string[] {
    return examples.flatMap(({ line, about }) => [
      ...wrapped(`# ${about[this.lang]}`, this.width, 2).map((one) => `  ${this.paint('dim', one)}`),
      // Lines that a shell reads as one.
      ...wrapped(inLang(line, this.lang), this.width - 2, 2, 6).map(
        (one, index, lines) => `${' '.repeat(index === 0 ? 2 : 6)}${one}${index < lines.length - 1 ? ' \\' : ''}`,
      ),
    ]);
  }
}

/** Help on the whole command line. */
export function generalHelp(commands: readonly Command[], lang: Lang, surroundings: Environment): string {
  const lines = new HelpLines(lang, surroundings);
  return [
    ...lines.prose(words.title),
    '',
    lines.heading(words.usage),
    ...lines.usage('tavolata COMMAND …'),
    ...lines.prose(words.none, 2),
    '',
    ...Object.entries(texts.help.groups).flatMap(([group, title]) => [
      lines.heading(title),
      ...lines.rows(
        commands.flatMap((one) => (one.group === group ? [[one.name, one.summary] as const] : [])),
        'cyan',
      ),
      '',
    ]),
    lines.heading(words.common),
    ...lines.options(commonOptions),
    '',
    lines.heading(words.codes),
    ...lines.rows(Object.entries(texts.help.codes)),
    '',
    ...lines.prose(words.more),
  ].join('\n');
}

/** Help on one command, or on a word of one. */
export function commandHelp(command: Command, lang: Lang, surroundings: Environment): string {
  const lines = new HelpLines(lang, surroundings);
  const { name, usage, about, options, words: parts = [] } = command;
  return [
    lines.heading(words.usage),
    ...usage.flatMap((one) => lines.usage(`tavolata ${name} ${one}`.trimEnd())),
    '',
    ...lines.prose(about),
    '',
    ...(parts.length === 0
      ? []
      : [
          lines.heading(words.words),
          ...lines.rows(
            parts.map((one) => [wordOf(one), one.summary] as const),
            'cyan',
          ),
          ...lines.prose({
            en: words.word.en.replace('{command}', name),
            it: words.word.it.replace('{command}', name),
          }),
          '',
        ]),
    ...(options.length === 0 || parts.length > 0 ? [] : [lines.heading(words.options), ...lines.options(options), '']),
    lines.heading(words.common),
    ...lines.options(commonOptions),
    '',
    lines.heading(words.examples),
    ...lines.examples(command),
  ].join('\n');
}
