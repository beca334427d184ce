import type { Diagnostic } from 'tavolata/compiler';
import type { Source } from 'tavolata/workspace';
import { diagnostic } from '../../messages/index.js';
import type { Exchange } from './exchange.js';
import type { ReadExchange } from './languages.js';
import { poOf, readPo } from './po.js';
import { readTmx, tmxOf } from './tmx.js';
import { readXliff1, xliff1 } from './xliff1.js';
import { readXml } from './xml.js';

/** How and when a file was made. */
export interface Making {
  /** Version of this program. */
  readonly version: string;
  /** `2026-11-24 10:30+0000` */
  readonly now: string;
}

const writers: { readonly [format in ExchangeFormat]: (exchange: Exchange, making: Making) => string } = {
  xliff: xliff1,
  po: (exchange, { now }) => poOf(exchange, now),
  tmx: (exchange, { version }) => tmxOf(exchange, version),
};

export const exchangeFormats = ['xliff', 'po', 'tmx'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

const endings: { readonly [ending: string]: ExchangeFormat } = {
  xlf: 'xliff',
  xliff: 'xliff',
  po: 'po',
  pot: 'po',
  tmx: 'tmx',
};

/** The format by the name of a file. */
export const formatOfFile = (file: string): ExchangeFormat | undefined =>
  endings[/\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? ''];

/** Texts as a file of a format. */
export const writeExchange = (exchange: Exchange, format: ExchangeFormat, making: Making): string =>
  writers[format](exchange, making);

/** Reads a file in any of the formats, recognised by its text, whatever its name. */
export function readExchange(source: Source): ReadExchange {
  const text = source.text.replace(/^\ufeff/, '').trimStart();
  if (/^(#|msg(id|ctxt)\s)/.test(text)) return readPo(source);
  if (!text.startsWith('<')) return { diagnostics: [unknown(source)] };
  const { root, diagnostics } = readXml(source);
  if (root === undefined) return { diagnostics };
  if (root.name === 'tmx') return readTmx(root);
  const { version = '' } = root.attributes;
  if (root.name === 'xliff' && version.startsWith('1.')) return readXliff1(root);
  return { diagnostics: [unknown(source)] };
}

const unknown = ({ file }: Source): Diagnostic => diagnostic('exchange.unknown-format', { values: { file } });
