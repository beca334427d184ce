import type { Lang } from 'tavolata/runtime';
import { commonOptions } from './arguments.js';
import { type Command, type Option, wordOf } from './command.js';

/** A word that a shell may offer, with a description. */
interface Offer {
  readonly name: string;
  readonly about: string;
}

/** What may follow a command and its word; an empty word: none is given yet. */
interface Completed {
  readonly command: string;
  readonly word?: string;
  readonly words: readonly Offer[];
  readonly options: readonly (Offer & { readonly takesValue: boolean })[];
}

/** The supported shells. */
export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

/** A script that teaches a shell the commands, their words and their options. */
export function completionFor(shell: Shell, commands: readonly Command[], lang: Lang): string {
  const offers = commands.map((one) => offerOf(one, lang));
  return scripts[shell](offers, placesIn(commands, lang));
}

const offerOf = (one: Command, lang: Lang): Offer => ({ name: wordOf(one), about: one.summary[lang] });

const placesIn = (commands: readonly Command[], lang: Lang): readonly Completed[] =>
  commands.flatMap((command): readonly Completed[] => {
    const { name, words = [], otherwise } = command;
    const own = words.length === 0 ? command.options : (otherwise?.options ?? []);
    return [
      ...words.map((word) => ({
        command: name,
        word: wordOf(word),
        words: [],
        options: optionOffers(word.options, lang),
      })),
      { command: name, words: words.map((word) => offerOf(word, lang)), options: optionOffers(own, lang) },
    ];
  });

const optionOffers = (options: readonly Option[], lang: Lang) =>
  [...options, ...commonOptions].map(({ name, value, about }) => ({
    name: `--${name}`,
    about: about[lang],
    takesValue: value !== undefined,
  }));

const namesOf = (offers: readonly Offer[]): string => offers.map(({ name }) => name).join(' ');

/** A text in quotes in which shells expand nothing. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const bash = (
  commands: readonly Offer[],
  places: readonly Completed[],
): string => `# source <(tavolata help completion bash)
_tavolata() {
  local command= word= offers= i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      -*) ;;
      *) if [[ -z $command ]]; then command=\${COMP_WORDS[i]}; elif [[ -z $word ]]; then word=\${COMP_WORDS[i]}; fi ;;
    esac
  done
  case "$command $word" in
    ' ') offers='help ${namesOf(commands)}' ;;
${places
  .map(
    ({ command, word, words, options }) =>
      `    ${word === undefined ? `'${command} '*` : `'${command} ${word}'`}) offers='${namesOf([...words, ...options])}' ;;`,
  )
  .join('\n')}
    'help '*) offers='${namesOf(commands)}' ;;
  esac
  COMPREPLY=($(compgen -W "$offers" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _tavolata tavolata
`;

const described = (offers: readonly Offer[]): string =>
  offers.map(({ name, about }) => quoted(`${name}:${about.replaceAll(':', '\\:')}`)).join(' ');

const zsh = (commands: readonly Offer[], places: readonly Completed[]): string => `#compdef tavolata
# source <(tavolata help completion zsh)
_tavolata() {
  local -a given offers
  given=(\${\${words[2,CURRENT-1]}:#-*})
  case "$given[1] $given[2]" in
    (' ') offers=(${described(commands)}) ;;
${places
  .map(
    ({ command, word, words, options }) =>
      `    (${word === undefined ? `'${command} '*` : `'${command} ${word}'`}) offers=(${described([...words, ...options])}) ;;`,
  )
  .join('\n')}
    ('help '*) offers=(${described(commands)}) ;;
  esac
  _describe -o tavolata offers
  [[ $PREFIX == -* ]] || _files
}
compdef _tavolata tavolata
`;

function fish(commands: readonly Offer[], places: readonly Completed[]): string {
  const line = (at: string, what: string, about: string): string =>
    `complete -c tavolata -n ${quoted(`__tavolata_at ${quoted(at)}`)} ${what} -d ${fishQuoted(about)}`;
  return [
    '# tavolata help completion fish | source',
    'function __tavolata_at',
    "    set -l given (commandline -opc | string match -rv '^-')",
    '    string match -q -- $argv[1] "$given[2] $given[3]"\nend',
    ...[' ', 'help *'].flatMap((at) => commands.map(({ name, about }) => line(at, `-a ${name}`, about))),
    ...places.flatMap(({ command, word, words, options }) => {
      // The options of a word are not those of its command.
      const at = word === undefined ? (words.length === 0 ? `${command} *` : `${command} `) : `${command} ${word}`;
      return [
        ...words.map(({ name, about }) => line(at, `-a ${name}`, about)),
        ...options.map(({ name, about, takesValue }) =>
          line(at, `-l ${name.slice(2)}${takesValue ? ' -r' : ''}`, about),
        ),
      ];
    }),
    '',
  ].join('\n');
}

/** For fish, in whose quotes only a backslash escapes. */
const fishQuoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const scripts: { readonly [shell in Shell]: (commands: readonly Offer[], places: readonly Completed[]) => string } = {
  bash,
  zsh,
  fish,
};
