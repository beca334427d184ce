import Papa from 'papaparse';
import { type Diagnostic, diagnostic } from '../../../src/frontend/diagnostics/diagnostic.js';
import { lineAndColumn, type Source, type Span } from '../../../src/frontend/text/source.js';
import { textStates } from '../state/states.js';
import {
  baseIn,
  baseLine,
  type Exchange,
  type ExchangeUnit,
  lineSpan,
  optional,
  readKey,
  stateInPo,
  withoutBase,
  writtenKey,
} from './exchange.js';
import { exchangeIn, type ReadExchange, unknownStates, withOdd } from './languages.js';

/** Columns that have a name in translate-toolkit have the same one here; the key is what it calls a location. */
const columns = [
  'location',
  'source',
  'target',
  'fuzzy',
  'state',
  'by',
  'on',
  'translator_comments',
  'developer_comments',
  'previous',
];

/**
 * CSV (RFC 4180) with a byte order mark, without which spreadsheets take it for another encoding, and with an apostrophe before what they would
 * take for a formula.
 */
export function csvOf({ source, target, units }: Exchange): string {
  const data = units.map((unit) => [
    writtenKey(unit.key ?? ''),
    unit.source,
    unit.target,
    unit.state === 'draft' || unit.state === 'stale' ? 'True' : 'False',
    unit.state,
    unit.by,
    unit.on,
    unit.note,
    [...unit.context, baseLine(unit, { source, target })].join('\n'),
    unit.previous,
  ]);
  return `\ufeff${Papa.unparse({ fields: columns, data }, { newline: '\r\n', escapeFormulae: formula })}\r\n`;
}

/** Reads CSV, with commas, semicolons or tabs between the fields, as spreadsheets of different countries write it. */
export function readCsv(source: Source): ReadExchange {
  // “sep=;” in the first line is for spreadsheets.
  const text = source.text.replace(/^\ufeff?(?:sep=.\r?\n)?/i, '');
  const shift = source.text.length - text.length;
  const rows: ExchangeRow[] = [];
  const broken: Diagnostic[] = [];
  let start = 0;
  Papa.parse<readonly string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    step: ({ data: cells, errors, meta }) => {
      const at = lineSpan(source, lineAndColumn(source, start + shift).line);
      const [error] = errors.filter(({ code }) => code !== 'UndetectableDelimiter');
      const values = { file: source.file, reason: error?.message ?? '', row: lineAndColumn(source, at.start).line };
      if (error !== undefined) broken.push(diagnostic('exchange.broken-csv', { at, values }));
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ cells: cells.map(asWritten), at });
      start = meta.cursor;
    },
  });
  if (broken.length > 0) return { diagnostics: broken.slice(0, 1) };
  const [head, ...others] = rows;
  const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase());
  if (!names.includes('source') || !names.includes('target')) {
    const at = head?.at ?? lineSpan(source, 1);
    return { diagnostics: [diagnostic('exchange.no-columns', { at, values: { file: source.file } })] };
  }
  // Spreadsheets leave empty fields at the end of a row out, or add some.
  const isWhole = ({ cells }: ExchangeRow): boolean =>
    cells.length > Math.max(names.indexOf('source'), names.indexOf('target')) &&
    cells.slice(names.length).every((cell) => cell.trim() === '');
  const odd = others
    .filter((row) => !isWhole(row))
    .map(({ cells, at }) =>
      diagnostic('exchange.odd-row', { severity: 'warning', at, values: { found: cells.length, count: names.length } }),
    );
  const whole = others
    .filter(isWhole)
    .map(({ cells, at }) => ({ at, row: new Map(names.map((name, nth) => [name, cells[nth] ?? ''])) }));
  const states = unknownStates(
    whole.map(({ row, at }) => ({ state: row.get('state')?.trim(), at })),
    textStates,
  );
  const units = whole.map(({ row, at }) => readRow(row, at));
  return withOdd(exchangeIn([], units), [...odd, ...states]);
}

interface ExchangeRow {
  readonly cells: readonly string[];
  readonly at: Span;
}

/** What a spreadsheet takes for a formula, also behind apostrophes, so that each is taken away again. */
const formula = /^'*[=+\-@]/;

/** A cell as it was before it was kept from being taken for a formula; its lines end as everywhere here. */
const asWritten = (cell: string): string => cell.replace(/\r\n?/g, '\n').replace(/^'(?='*[=+\-@])/, '');

function readRow(row: ReadonlyMap<string, string>, at: Span): ExchangeUnit {
  const cell = (name: string): string => row.get(name) ?? '';
  const base = baseIn(cell('developer_comments'));
  const given = cell('state').trim();
  const state = textStates.find((one) => one === given);
  const isFuzzy = /^(1|x|true|yes|fuzzy)$/i.test(cell('fuzzy'));
  const key = readKey(cell('location').trim());
  return {
    ...optional('key', base?.key ?? (key.includes('/') ? key : undefined)),
    source: cell('source'),
    target: cell('target'),
    ...(state === undefined ? stateInPo(isFuzzy, base) : { state }),
    ...optional('by', cell('by').trim() || base?.by),
    // Spreadsheets write dates in other ways.
    ...optional('on', /^\d{4}-\d\d-\d\d$/.exec(cell('on').trim())?.[0] ?? base?.on),
    ...optional('previous', cell('previous')),
    ...optional('note', withoutBase(cell('translator_comments'))),
    context: [],
    ...(base && { base }),
    at,
  };
}
