import type { Lang, Words } from '../../src/engine/model/words.js';
import { commonOptions } from './arguments.js';
import { columns } from './columns.js';
import type { Command, Option } from './command.js';
import { inLang } from './metavariables.js';
import type { Paint } from './paint.js';
import texts from './words.json' with { type: 'json' };

const words = texts.help.words;

const codes = Object.entries(texts.help.codes);

/** Help on the whole command line. */
export function generalHelp(commands: readonly Command[], lang: Lang, paint: Paint): string {
  const heading = (text: Words) => paint('bold', text[lang]);
  return [
    words.title[lang],
    '',
    heading(words.usage),
    `  ${inLang('tavolata COMMAND …', lang)}`,
    `  ${words.none[lang]}`,
    '',
    ...Object.entries(texts.help.groups).flatMap(([group, title]) => [
      heading(title),
      ...columns(
        commands.flatMap((one) => (one.group === group ? [[paint('cyan', one.name), one.summary[lang]]] : [])),
        { indent: 2 },
      ),
      '',
    ]),
    heading(words.common),
    ...optionLines(commonOptions, lang),
    '',
    heading(words.codes),
    ...columns(
      codes.map(([code, about]) => [code, about[lang]]),
      { indent: 2 },
    ),
    '',
    words.more[lang],
  ].join('\n');
}

/** Help on one command. */
export function commandHelp(command: Command, lang: Lang, paint: Paint): string {
  const heading = (text: Words) => paint('bold', text[lang]);
  const examples = command.examples.flatMap(({ line, about }) => [
    `  ${paint('dim', '#')} ${paint('dim', about[lang])}`,
    `  ${inLang(line, lang)}`,
  ]);
  return [
    heading(words.usage),
    ...command.usage.map((usage) => `  tavolata ${command.name} ${inLang(usage, lang)}`.trimEnd()),
    '',
    command.about[lang],
    '',
    ...(command.options.length === 0 ? [] : [heading(words.options), ...optionLines(command.options, lang), '']),
    heading(words.common),
    ...optionLines(commonOptions, lang),
    '',
    heading(words.examples),
    ...examples,
  ].join('\n');
}

const optionLines = (options: readonly Option[], lang: Lang): readonly string[] =>
  columns(
    options.map(({ name, value, about }) => [
      `--${name}${value === undefined ? '' : ` ${inLang(value, lang)}`}`,
      about[lang],
    ]),
    { indent: 2 },
  );
