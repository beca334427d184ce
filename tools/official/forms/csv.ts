import Papa from 'papaparse';
import { labelOf } from '../labels.js';
import type { Line } from '../lines.js';
import { ruleNumber } from '../rule-number.js';
import { type JsonTree, linesOfValues } from './json.js';

const delimiters = [',', ';', '\t'] as const;
const LEAST = 3;

/** A table with a rule in each row; the numbers are in a column of their own. */
export const isCsv = (text: string): boolean => delimiterOf(text) !== null;

function delimiterOf(text: string): string | null {
  const times = (delimiter: string): number =>
    text.match(new RegExp(String.raw`(?:^|${delimiter})"?${ruleNumber}\.?"?${delimiter}`, 'gm'))?.length ?? 0;
  const best = delimiters.reduce((one, other) => (times(other) > times(one) ? other : one));
  // A line of wrapped text may begin with a number and a comma.
  const labels = text.match(new RegExp(String.raw`^${ruleNumber}\.?[ ]`, 'gm'))?.length ?? 0;
  // A text with a tab after each number has blank lines between its rules; the rows of a table have none.
  const gaps = text.match(/\n[ \t]*\r?\n/g)?.length ?? 0;
  return times(best) < Math.max(LEAST, labels, gaps) ? null : best;
}

/**
 * The number of a rule is followed by its words, then its examples; a row without a number belongs to the rule above
 * it.
 */
export function linesOfCsv(text: string): readonly Line[] {
  const places = new Map<string, number>();
  const values: JsonTree[] = [];
  for (const { row, line } of rowsOf(text)) {
    const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== '');
    const at = cells.findIndex((cell) => labelCell.test(cell));
    if (at >= 0) {
      const number = cells[at]!.replace(/\.$/, '');
      if (!places.has(number)) places.set(number, line);
      values.push([number, cells[at + 1] ?? '', ...cells.slice(at + 2).flatMap((cell) => cell.split(/\s*\n\s*/))]);
    } else if (values.length > 0)
      values.push(...cells.map((cell) => (labelOf(cell) === null ? { type: 'text', text: cell } : cell)));
  }
  return linesOfValues(values, places);
}

const labelCell = new RegExp(String.raw`^${ruleNumber}\.?$`);

interface CsvRow {
  readonly row: readonly string[];
  /** The line on which it begins. */
  readonly line: number;
}

function rowsOf(text: string): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  let [line, read] = [1, 0];
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text)!,
    step: ({ data, meta }) => {
      rows.push({ row: data, line });
      line += text.slice(read, meta.cursor).match(/\n/g)?.length ?? 0;
      read = meta.cursor;
    },
  });
  return rows;
}
