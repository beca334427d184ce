import Papa from 'papaparse';
import { diagnostic } from '../../../frontend/diagnostics/diagnostic.js';
import type { Source } from '../../../frontend/text/source.js';
import { textStates } from '../state/states.js';
import {
  baseIn,
  baseLine,
  type Exchange,
  type ExchangeUnit,
  optional,
  readKey,
  stateInPo,
  withoutBase,
  writtenKey,
} from './exchange.js';
import { exchangeIn, type ReadExchange } from './languages.js';

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

/** CSV (RFC 4180) with a byte order mark, without which spreadsheets take it for another encoding. */
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
  return `\ufeff${Papa.unparse({ fields: columns, data }, { newline: '\r\n' })}\r\n`;
}

/** Reads CSV, with commas, semicolons or tabs between the fields, as spreadsheets of different countries write it. */
export function readCsv(source: Source): ReadExchange {
  const text = source.text.replace(/^\ufeff/, '');
  const { data, errors } = Papa.parse<readonly string[]>(text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  });
  const [broken] = errors.filter(({ code }) => code !== 'UndetectableDelimiter');
  if (broken !== undefined) {
    const values = { file: source.file, reason: broken.message, row: (broken.row ?? 0) + 1 };
    return { diagnostics: [diagnostic('exchange.broken-csv', { values })] };
  }
  const [head = [], ...rows] = data;
  const names = head.map((name) => name.trim().toLowerCase());
  if (!names.includes('source') || !names.includes('target')) {
    const at = { source, start: 0, end: Math.max(source.text.search(/\r?\n|$/), 0) };
    return { diagnostics: [diagnostic('exchange.no-columns', { at, values: { file: source.file } })] };
  }
  const units = rows.map((row) => readRow(new Map(names.map((name, nth) => [name, row[nth] ?? '']))));
  return exchangeIn([], units);
}

function readRow(row: ReadonlyMap<string, string>): ExchangeUnit {
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
    ...optional('on', cell('on').trim() || base?.on),
    ...optional('previous', cell('previous')),
    ...optional('note', withoutBase(cell('translator_comments'))),
    context: [],
    ...(base && { base }),
  };
}
