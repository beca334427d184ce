import type { Lang } from 'tavolata/runtime';
import type { RuleFate } from '../fates.js';
import { numbersOf } from '../words.js';
import type { WordRun } from '../words-diff.js';
import type { DescribedItem } from './described.js';
import type { EditionStep } from './entry-updates.js';
import { itemTitle, standingLines } from './words.js';
import texts from './words.json' with { type: 'json' };

const words = texts.markdown;

/** The list as a page of Markdown, with a box to tick for each item and each entry. */
export function workPage(
  items: readonly DescribedItem[],
  beside: readonly RuleFate[],
  { from, date }: EditionStep,
  lang: Lang,
): string {
  const head = [
    `# ${words.title[lang].replace('{date}', date)}`,
    '',
    words.warning[lang],
    '',
    words.after[lang].replace('{from}', from),
    '',
  ];
  const body = items.length === 0 ? [words.nothing[lang]] : items.flatMap((item) => itemLines(item, lang));
  const others = beside.map(
    ({ new: number, runs }) => `- **${number}**${runs === undefined ? '' : ` ${quoted(runs)}`}`,
  );
  const tail = others.length === 0 ? [] : ['', words.beside[lang], '', ...others];
  const last = items.length === 0 ? [] : ['', `- [ ] ${words.last[lang]}`];
  return [...head, ...body, ...tail, ...last, ''].join('\n');
}

function itemLines(item: DescribedItem, lang: Lang): readonly string[] {
  const { runs, examples = [], entries, scenarios, left, isDone } = item;
  return [
    `- ${box(isDone)} **${numbersOf(item)}** ${itemTitle(item, lang)}`,
    ...(runs === undefined ? [] : ['', `  > ${quoted(runs)}`, '']),
    ...examples.flatMap((example) => ['', `  > ${words.example[lang]}: ${quoted(example)}`, '']),
    ...entries.flatMap(({ id, name, file, line, isDone: done, reads, ...entry }) => [
      `  - ${box(done)} \`${id}\` (${name}), ${file}:${line}`,
      ...standingLines({ isDone: done, ...entry }, lang).map((one) => `    **${one}**`),
      ...reads.map((one) => `    ${one.trim()}`),
    ]),
    ...(scenarios.length === 0
      ? []
      : [`  - ${words.scenarios[lang]}: ${scenarios.map((id) => `\`${id}\``).join(', ')}`]),
    ...left.map((id) => `  - [ ] ${words.ended[lang].replace('{id}', `\`${id}\``)}`),
  ];
}

const box = (isDone: boolean): string => (isDone ? '[x]' : '[ ]');

const quoted = (runs: readonly WordRun[]): string =>
  runs
    .map(({ in: where, text }) => {
      const line = text.replaceAll('\n', ' ¶ ');
      const [, lead = '', inner = '', tail = ''] = /^(\s*)(.*?)(\s*)$/su.exec(line) ?? [];
      if (inner === '' || where === 'both') return line;
      return where === 'old' ? `${lead}~~${inner}~~${tail}` : `${lead}**${inner}**${tail}`;
    })
    .join('');
