import { type Diagnostic, diagnostic } from '../../../src/frontend/diagnostics/diagnostic.js';
import type { Source } from '../../../src/frontend/text/source.js';
import { csvOf, readCsv } from './csv.js';
import type { Exchange } from './exchange.js';
import type { ReadExchange } from './languages.js';
import { poOf, readPo } from './po.js';
import { readTmx, tmxOf } from './tmx.js';
import { readXliff1, xliff1 } from './xliff1.js';
import { readXliff2, xliff2 } from './xliff2.js';
import { readXml } from './xml.js';

/** What a file says of its making. */
export interface Making {
  /** Version of this program. */
  readonly version: string;
  /** `2026-11-24 10:30+0000` */
  readonly now: string;
}

const writers: { readonly [format in ExchangeFormat]: (exchange: Exchange, making: Making) => string } = {
  xliff: xliff1,
  xliff2,
  po: (exchange, { now }) => poOf(exchange, now),
  csv: csvOf,
  tmx: (exchange, { version }) => tmxOf(exchange, version),
};

export const exchangeFormats = ['xliff', 'xliff2', 'po', 'csv', 'tmx'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

const endings: { readonly [ending: string]: ExchangeFormat } = {
  xlf: 'xliff',
  xliff: 'xliff',
  po: 'po',
  pot: 'po',
  csv: 'csv',
  tmx: 'tmx',
};

/** The format that a file's name says. */
export const formatOfFile = (file: string): ExchangeFormat | undefined =>
  endings[/\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? ''];

/** Texts as a file of a format. */
export const writeExchange = (exchange: Exchange, format: ExchangeFormat, making: Making): string =>
  writers[format](exchange, making);

/** Reads a file of any of the formats: which one, its text tells, whatever its name is. */
export function readExchange(source: Source): ReadExchange {
  const text = source.text.replace(/^\ufeff/, '').trimStart();
  if (!text.startsWith('<'))
    return /^(#|msg(id|ctxt)\s)/m.test(text) && !formatIsCsv(source) ? readPo(source) : readCsv(source);
  const { root, diagnostics } = readXml(source);
  if (root === undefined) return { diagnostics };
  if (root.name === 'tmx') return readTmx(root);
  const { version = '' } = root.attributes;
  if (root.name === 'xliff' && version.startsWith('1.')) return readXliff1(root);
  if (root.name === 'xliff' && version.startsWith('2.')) return readXliff2(root);
  return { diagnostics: [unknown(source)] };
}

const formatIsCsv = ({ file }: Source): boolean => formatOfFile(file) === 'csv';

const unknown = ({ file }: Source): Diagnostic => diagnostic('exchange.unknown-format', { values: { file } });
