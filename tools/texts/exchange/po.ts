import { type GetTextTranslation, po } from 'gettext-parser';
import partition from 'lodash/partition.js';
import type { Diagnostic } from 'tavolata/compiler';
import { lineAndColumn, type Source, type Span } from 'tavolata/workspace';
import { diagnostic } from '../../messages/index.js';
import { digestOf } from '../units/digest.js';
import { decisionsIn, reviewer, withoutDecisions } from './decisions.js';
import {
  baseIn,
  baseLine,
  type Direction,
  type Exchange,
  type ExchangeUnit,
  lineSpan,
  optional,
  readKey,
  stateInPo,
  withoutBase,
  writtenKey,
} from './exchange.js';
import { exchangeIn, type ReadExchange } from './languages.js';

/** Marks our own files: in these, a person has set `fuzzy`. Other programs set it for everything not approved. */
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

/** Reads PO, including files that other programs have made from XLIFF. */
export function readPo(source: Source): ReadExchange {
  const found = parsed(withPlaces(source.text));
  if (found instanceof Error) return { diagnostics: [broken(source, found)] };
  const { headers = {}, translations = {} }: Partial<typeof found> = found;
  const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const all = Object.values(translations).flatMap((inside) => Object.values(inside));
  const messages = all.filter(({ msgid }) => msgid !== '');
  const [singular, plural] = partition(messages, ({ msgid_plural: many }) => many === undefined);
  const header = given['language'] === '' ? undefined : given['language'];
  const isOurs = given[ownHeader.toLowerCase()] !== undefined;
  const units = singular.map((message) => readMessage(message, isOurs, source));
  const languages = {
    source: given['x-source-language'],
    target: header ?? given['x-language'],
    at: lineSpan(source, 1),
  };
  const { exchange, diagnostics } = exchangeIn([languages], units);
  // Messages with the same words and without a context of their own cannot be distinguished.
  const seen = new Set<string>();
  const again = units.filter((unit) => unit.key === undefined && seen.size === seen.add(unit.source).size);
  const values = { count: again.length };
  const warn = (code: string, at: Span | undefined): Diagnostic =>
    diagnostic(code, { severity: 'warning', at, values });
  const odd = [
    ...(again.length > 0 ? [warn('exchange.repeated-message', again[0]!.at)] : []),
    ...plural.map(({ msgctxt }) => warn('exchange.plural', placeIn(msgctxt, source))),
  ];
  return { ...(exchange && { exchange }), diagnostics: [...diagnostics, ...odd] };
}

/** The file, or why it cannot be read. */
function parsed(text: string): ReturnType<typeof po.parse> | Error {
  try {
    return po.parse(text, { validation: true });
  } catch (error) {
    return error as Error;
  }
}

function broken(source: Source, error: Error & { readonly lineNumber?: number }): Diagnostic {
  const reason = error.message.replace(/^Error parsing PO data: | at line \d+/g, '').replaceAll(/\d+@/g, '');
  return diagnostic('exchange.broken-po', {
    at: lineSpan(source, error.lineNumber ?? 1),
    values: { file: source.file, reason },
  });
}

/**
 * Puts the place of each message before its context, since the parser does not report it; this also keeps messages with
 * the same context and words apart. The header gets none. Line numbers do not change.
 */
function withPlaces(text: string): string {
  let isInContext = false;
  return text.replace(/^[ \t]*(msgctxt|msgid)[ \t]+"(?!"\s*msgstr)/gm, (found, keyword: string, at: number) => {
    const isFirst = keyword === 'msgctxt' || !isInContext;
    isInContext = keyword === 'msgctxt';
    if (!isFirst) return found;
    return isInContext ? `${found}${at}@` : `msgctxt "${at}@" ${found.trim()}`;
  });
}

/** The place of a message, from its extended context. */
function placeIn(context = '', source: Source): Span {
  const start = Number.parseInt(context, 10) || 0;
  return lineSpan(source, lineAndColumn(source, start).line);
}

function readMessage(
  { msgctxt, msgid, msgstr, comments = {} }: GetTextTranslation,
  isOurs: boolean,
  source: Source,
): ExchangeUnit {
  const { translator = '', extracted = '', flag = '', previous = '' } = comments;
  const said = `${translator}\n${extracted}`;
  const [base, decisions] = [baseIn(said), decisionsIn(said)];
  const isFuzzy = flag.split(/,\s*/).includes('fuzzy');
  const isStillStale = base?.state === 'stale' && base.target === digestOf(msgstr[0] ?? '');
  const context = msgctxt?.replace(/^\d+@/, '');
  return {
    ...optional('key', base?.key ?? (context === undefined ? undefined : readKey(context))),
    source: msgid,
    target: msgstr[0] ?? '',
    // In our own files, a person has set the mark, or left it on other words.
    ...(isFuzzy && isOurs && !isStillStale ? { state: 'draft' } : stateInPo(isFuzzy, base)),
    ...reviewer(base, decisions),
    ...optional('previous', /^msgid(?!_)/m.test(previous) ? textsIn(previous) : undefined),
    ...optional('note', withoutBase(withoutDecisions(translator))),
    context: [],
    ...(base && { base }),
    ...(decisions && { decisions }),
    at: placeIn(msgctxt, source),
  };
}

/** The strings of a message, joined. */
const textsIn = (lines: string): string =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([text]) => plain(text)).join('');

function plain(text: string): string {
  try {
    return JSON.parse(text) as string;
  } catch {
    return text.slice(1, -1);
  }
}
