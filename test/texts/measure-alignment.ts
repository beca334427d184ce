import { measureAlignment, textsFolder } from './alignment/measure.js';

// `npm run measure:alignment [FOLDER]`: how well the sentences of the official Italian texts are put beside the English ones, by links marked by reading.
const folder = process.argv[2] ?? textsFolder;
const percent = (part: number, whole: number): string => `${(whole === 0 ? 100 : (100 * part) / whole).toFixed(1)} %`;
const row = (...cells: readonly (string | number)[]): void =>
  console.log(cells.map((cell, index) => (index < 2 ? `${cell}`.padEnd(11) : `${cell}`.padStart(10))).join(' '));

row('Italian', 'English', 'marked', 'found', 'right', 'precision', 'recall');
const measured = measureAlignment(folder);
for (const { text, counts } of measured) {
  if (counts === undefined) {
    row(text.it, text.en, 'missing');
    continue;
  }
  const { marked, found, right, otherwise, wrong } = counts;
  row(text.it, text.en, marked, found, right, percent(right, found), percent(right, marked));
  if (wrong.length > 0) console.log(`  with a link too many or too few: ${wrong.join(', ')}`);
  if (otherwise.length > 0) console.log(`  left out, since this copy has other words there: ${otherwise.join(', ')}`);
}
const there = measured.flatMap(({ counts }) => counts ?? []);
const sum = (of: 'marked' | 'found' | 'right'): number => there.reduce((all, one) => all + one[of], 0);
row(
  'all',
  '',
  sum('marked'),
  sum('found'),
  sum('right'),
  percent(sum('right'), sum('found')),
  percent(sum('right'), sum('marked')),
);
if (there.length < measured.length) {
  console.log(
    `\nMissing: texts in ${folder}, Italian ones under it/ with the number above at the beginning of the name, English ones under en/ with the date.\n` +
      'They are official and no part of the repository; your own copies do as well: npm run measure:alignment -- FOLDER',
  );
  process.exitCode = 1;
}
