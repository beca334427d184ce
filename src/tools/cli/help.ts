import type { Lang, Words } from '../../engine/model/words.js';
import { commonOptions } from './arguments.js';
import { columns } from './columns.js';
import type { Command, Option } from './command.js';
import { inLang } from './metavariables.js';
import type { Paint } from './paint.js';

const words = {
  title: {
    en: 'tavolata: the multiplayer rules of Magic: the Gathering as data that runs.',
    it: 'tavolata: le regole multiplayer di Magic: the Gathering come dati che si eseguono.',
  },
  usage: { en: 'Usage', it: 'Uso' },
  list: { en: 'Commands', it: 'Comandi' },
  options: { en: 'Options', it: 'Opzioni' },
  common: { en: 'Options of every command', it: 'Opzioni di ogni comando' },
  examples: { en: 'Examples', it: 'Esempi' },
  none: {
    en: 'Without a command: a tour of the examples; with the name of one, only that.',
    it: 'Senza comando: un giro fra gli esempi; con il nome di uno, solo quello.',
  },
  more: {
    en: '“tavolata COMMAND --help” tells more about a command.',
    it: '«tavolata COMANDO --help» dice di più su un comando.',
  },
  codes: { en: 'Exit codes', it: "Codici d'uscita" },
} as const satisfies { readonly [name: string]: Words };

const codes: readonly (readonly [code: string, about: Words])[] = [
  ['0', { en: 'all is well', it: 'tutto bene' }],
  [
    '1',
    {
      en: 'something was found: a scenario fails, a fact or a pick is missing, a file is to be formatted',
      it: 'si è trovato qualcosa: uno scenario fallisce, manca un fatto o una scelta, un file va riordinato',
    },
  ],
  [
    '2',
    {
      en: 'the command line, or a file that it names, cannot be used',
      it: 'la riga di comando, o un file che nomina, non si può usare',
    },
  ],
  ['3', { en: 'a bug of tavolata', it: 'un errore di tavolata' }],
];

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
    heading(words.list),
    ...columns(
      commands.map(({ name, summary }) => [paint('cyan', name), summary[lang]]),
      { indent: 2 },
    ),
    '',
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
