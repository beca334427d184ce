import { type GetTextTranslation, po } from 'gettext-parser';
import { diagnostic } from '../../../frontend/diagnostics/diagnostic.js';
import type { Source } from '../../../frontend/text/source.js';
import {
  baseIn,
  baseLine,
  type Direction,
  type Exchange,
  type ExchangeUnit,
  optional,
  readKey,
  stateInPo,
  withoutBase,
  writtenKey,
} from './exchange.js';
import { exchangeIn, type ReadExchange } from './languages.js';

/** Written into files of ours: there `fuzzy` is said by a person. Other programs say so of all that nobody has approved. */
const ownHeader = 'X-Tavolata';

/**
 * PO, with the key as context of each message.
 *
 * @param now when the file is made, `2026-11-24 10:30+0000`
 */
export function poOf({ source, target, units }: Exchange, now: string): string {
  const direction = { source, target };
  const translations: { [context: string]: { [id: string]: GetTextTranslation } } = {};
  for (const unit of units) {
    const context = writtenKey(unit.key ?? '');
    translations[context] = { ...translations[context], [unit.source]: messageOf(unit, context, direction) };
  }
  const headers = {
    'Project-Id-Version': 'tavolata',
    'Report-Msgid-Bugs-To': 'translators@example.org',
    'POT-Creation-Date': now,
    'PO-Revision-Date': now,
    'Last-Translator': 'translators@example.org',
    'Language-Team': 'tavolata <translators@example.org>',
    Language: target,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': 'nplurals=2; plural=n != 1;',
    'X-Source-Language': source,
    [ownHeader]: '1',
  };
  const all = { charset: 'utf-8', headers, translations };
  return po.compile(all, { foldLength: 0 }).toString('utf8').replace(/\n*$/, '\n');
}

function messageOf(unit: ExchangeUnit, key: string, direction: Direction): GetTextTranslation {
  const { source, target, state = 'translated', file, note, context, previous } = unit;
  const flag = state === 'draft' || state === 'stale' ? 'fuzzy' : undefined;
  return {
    msgctxt: key,
    msgid: source,
    msgstr: [target],
    comments: {
      ...optional('translator', note),
      extracted: [...context, baseLine(unit, direction)].join('\n'),
      ...optional('reference', file),
      ...optional('flag', flag),
      ...optional('previous', previous === undefined ? undefined : `msgid ${JSON.stringify(previous)}`),
    },
  };
}

/** Reads PO, also as other programs have made it from XLIFF. */
export function readPo(source: Source): ReadExchange {
  const found = parsed(source.text);
  if (typeof found === 'string')
    return { diagnostics: [diagnostic('exchange.broken-po', { values: { file: source.file, reason: found } })] };
  const { headers = {}, translations = {} }: Partial<typeof found> = found;
  const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const all = Object.values(translations).flatMap((inside) => Object.values(inside));
  const messages = all.filter(({ msgid }) => msgid !== '');
  const header = given['language'] === '' ? undefined : given['language'];
  const isOurs = given[ownHeader.toLowerCase()] !== undefined;
  const units = messages.map((message) => readMessage(message, isOurs, source));
  const languages = { source: given['x-source-language'], target: header ?? given['x-language'] };
  const { exchange, diagnostics } = exchangeIn([languages], units);
  // Messages with the same words and no context of their own cannot be told apart.
  const lost = (source.text.match(/^msgid /gm)?.length ?? 0) - all.length;
  const repeated =
    lost > 0 ? [diagnostic('exchange.repeated-message', { severity: 'warning', values: { count: lost } })] : [];
  return { ...(exchange && { exchange }), diagnostics: [...diagnostics, ...repeated] };
}

/** The file, or why it cannot be read. */
function parsed(text: string): ReturnType<typeof po.parse> | string {
  try {
    return po.parse(Buffer.from(text));
  } catch (error) {
    return (error as Error).message;
  }
}

function readMessage(
  { msgctxt, msgid, msgstr, comments = {} }: GetTextTranslation,
  isOurs: boolean,
  source: Source,
): ExchangeUnit {
  const { translator = '', extracted = '', flag = '', previous = '' } = comments;
  const base = baseIn(`${translator}\n${extracted}`);
  const isFuzzy = flag.split(/,\s*/).includes('fuzzy');
  const at = source.text.indexOf(`msgctxt ${JSON.stringify(msgctxt)}`);
  return {
    ...optional('key', base?.key ?? (msgctxt === undefined ? undefined : readKey(msgctxt))),
    source: msgid,
    target: msgstr[0] ?? '',
    // In a file of ours the mark is one that somebody has set.
    ...(isFuzzy && isOurs && base?.state !== 'stale' ? { state: 'draft' } : stateInPo(isFuzzy, base)),
    ...(base?.by !== undefined && { by: base.by, on: base.on! }),
    ...optional('previous', /^msgid(?!_)/m.test(previous) ? textsIn(previous) : undefined),
    ...optional('note', withoutBase(translator)),
    context: [],
    ...(base && { base }),
    at: { source, start: Math.max(at, 0), end: Math.max(at, 0) + (at < 0 ? 0 : 7) },
  };
}

/** The strings of a message, joined. */
const textsIn = (lines: string): string =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([text]) => JSON.parse(text) as string).join('');
