/** Prints the size of the files tracked by git: `npm run weight`. The tests are timed by `time npm test`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { commands } from '../tools/cli/commands/index.js';

const all = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(existsSync);

/** Ways in beside library and program, counted apart: site and desk, language server and editors, bindings, suite. */
const wayIn = new RegExp(
  `^(${[
    'site|bindings|editors|scripts/bindings|examples/(boardgame.io|conformance)',
    'tools/(lsp|conformance|texts/desk|cli/commands/text/desk)|test/(site|lsp|editors|bindings|conformance)',
    'docs/(bindings|conformance).md',
  ].join('|')})(/|$)`,
);
const waysIn = all.filter((file) => wayIn.test(file));

const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;
const files = (pattern: RegExp, of = all): readonly string[] => of.filter((file) => pattern.test(file));
const total = (some: readonly string[]): number => some.reduce((sum, file) => sum + linesOf(file), 0);
const megabytes = (some: readonly string[]): string =>
  (some.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6).toFixed(2);
const both = (pattern: RegExp, count: (some: readonly string[]) => string | number): string =>
  `${count(files(pattern))}; of them ways in ${count(files(pattern, waysIn))}`;
const kilobytes = (folder: string): number => Math.round(Number(megabytes(files(new RegExp(folder)))) * 1000);

const cases = /\.(scenarios\.json|cases)$/;
const inRules = files(/^rules\//).filter((file) => cases.test(file));
const inTests = files(/^test\/(mutation|cases|cases-beyond|docs)\//).filter((file) => cases.test(file));

const rows: readonly (readonly [what: string, figure: string | number])[] = [
  ['tracked, MB / files', both(/./, (some) => `${megabytes(some)} / ${some.length}`)],
  ['rules/, MB / files', `${megabytes(files(/^rules\//))} / ${files(/^rules\//).length}`],
  ['editions, ledger of texts, kB', `${kilobytes('^rules/editions/')}, ${kilobytes('^rules/texts/')}`],
  ['lines of cases, in rules/; with test/', `${total(inRules)}; ${total([...inRules, ...inTests])}`],
  ['src and grammar, lines of TypeScript', total(files(/^(src|grammar)\/.*\.ts$/))],
  ['tools, lines of TypeScript', both(/^tools\/.*\.ts$/, total)],
  ['tests, lines of TypeScript and JSON', both(/^test\/.*\.(ts|json)$/, total)],
  ['commands / options', `${commands.length} / ${commands.reduce((sum, { options }) => sum + options.length, 0)}`],
  [
    'pages written by hand, lines',
    both(/^(docs\/[^/]*\.md|(README|CONTRIBUTING|CHANGELOG)\.md|(rules|grammar|bench)\/README\.md)$/, total),
  ],
];

const width = Math.max(...rows.map(([what]) => what.length));
for (const [what, figure] of rows) process.stdout.write(`${what.padEnd(width)}  ${figure}\n`);
