/** Prints the size of the files tracked by git: `npm run weight`. The tests are timed by `time npm test`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { commands } from '../tools/cli/commands/index.js';

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(existsSync);

const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;
const files = (pattern: RegExp): readonly string[] => tracked.filter((file) => pattern.test(file));
const lines = (pattern: RegExp): number => files(pattern).reduce((sum, file) => sum + linesOf(file), 0);
const megabytes = (pattern: RegExp): string =>
  (files(pattern).reduce((sum, file) => sum + statSync(file).size, 0) / 1e6).toFixed(2);

const cases = /\.(scenarios\.json|cases)$/;
const inRules = files(/^rules\//).filter((file) => cases.test(file));
const inTests = files(/^test\/(mutation|cases|cases-beyond|docs)\//).filter((file) => cases.test(file));
const total = (some: readonly string[]): number => some.reduce((sum, file) => sum + linesOf(file), 0);

const rows: readonly (readonly [what: string, figure: string | number])[] = [
  ['tracked, MB / files', `${megabytes(/./)} / ${tracked.length}`],
  ['rules/, MB / files', `${megabytes(/^rules\//)} / ${files(/^rules\//).length}`],
  [
    'editions, ledger of texts, kB',
    ['editions/', 'texts/']
      .map((part) => Math.round(Number(megabytes(new RegExp(`^rules/${part}`))) * 1000))
      .join(', '),
  ],
  ['lines of cases, in rules/; with test/', `${total(inRules)}; ${total([...inRules, ...inTests])}`],
  ['src and grammar, lines of TypeScript', lines(/^(src|grammar)\/.*\.ts$/)],
  ['tools, lines of TypeScript', lines(/^tools\/.*\.ts$/)],
  ['tests, lines of TypeScript and JSON', lines(/^test\/.*\.(ts|json)$/)],
  ['commands / options', `${commands.length} / ${commands.reduce((sum, { options }) => sum + options.length, 0)}`],
  [
    'pages written by hand, lines',
    lines(/^(docs\/[^/]*\.md|(README|CONTRIBUTING|CHANGELOG)\.md|(rules|grammar|bench)\/README\.md)$/),
  ],
];

const width = Math.max(...rows.map(([what]) => what.length));
for (const [what, figure] of rows) process.stdout.write(`${what.padEnd(width)}  ${figure}\n`);
