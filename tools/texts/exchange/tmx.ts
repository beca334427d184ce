import type { Lang } from 'tavolata/runtime';
import { diagnostic } from '../../messages/index.js';
import { type TextState, textStates } from '../state/states.js';
import {
  baseIn,
  baseLine,
  type Direction,
  type Exchange,
  type ExchangeUnit,
  optional,
  readKey,
  withoutBase,
  writtenKey,
} from './exchange.js';
import { exchangeIn, langOf, type ReadExchange } from './languages.js';
import { element, elementsIn, type ReadElement, textIn, type XmlElement, xmlDocument } from './xml.js';

/** TMX 1.4: a translation memory, without untranslated texts, which it cannot express. */
export const tmxOf = ({ source, target, units }: Exchange, version: string): string =>
  xmlDocument(
    element(
      'tmx',
      { version: '1.4' },
      element('header', {
        creationtool: 'tavolata',
        creationtoolversion: version,
        segtype: 'paragraph',
        'o-tmf': 'tavolata',
        adminlang: 'en',
        srclang: source,
        datatype: 'plaintext',
      }),
      element(
        'body',
        {},
        ...units.filter((unit) => unit.target !== '').map((unit) => translation(unit, source, target)),
      ),
    ),
    '<!DOCTYPE tmx SYSTEM "tmx14.dtd">',
  );

function translation(unit: ExchangeUnit, from: Lang, into: Lang): XmlElement {
  const { key = '', source, target, state, note, previous, context } = unit;
  const said = (type: string, text: string | undefined): readonly XmlElement[] =>
    text === undefined ? [] : [element('prop', { type: `x-${type}` }, text)];
  const variant = (lang: Lang, text: string): XmlElement =>
    element('tuv', { 'xml:lang': lang }, element('seg', {}, text));
  return element(
    'tu',
    { tuid: writtenKey(key) },
    ...(note === undefined ? [] : [element('note', {}, note)]),
    ...said('state', state),
    ...said('previous', previous),
    ...context.flatMap((text) => said('context', text)),
    ...said('made', baseLine(unit, { source: from, target: into })),
    variant(from, source),
    variant(into, target),
  );
}

/** Reads a translation memory, ours or another; other languages are skipped. */
export function readTmx(root: ReadElement): ReadExchange {
  const [header] = elementsIn(root, 'header');
  const units = elementsIn(root, 'body').flatMap((body) => elementsIn(body, 'tu'));
  const declared = langOf(header?.attributes['srclang']) ?? 'en';
  const languages = { source: declared, target: declared === 'en' ? ('it' as const) : ('en' as const) };
  const read = units.flatMap((unit) => readUnit(unit, languages));
  if (read.length > 0 || units.length === 0) return exchangeIn([languages], read);
  const found = units.flatMap((unit) => elementsIn(unit, 'tuv')).map(languageOf);
  const values = { source: header?.attributes['srclang'] ?? '–', target: [...new Set(found)].join(', ') };
  return { diagnostics: [diagnostic('exchange.languages', { at: units[0]?.at, values })] };
}

const languageOf = ({ attributes }: ReadElement): string | undefined => attributes['xml:lang'] ?? attributes['lang'];

function readUnit(unit: ReadElement, { source, target }: Direction): readonly ExchangeUnit[] {
  const variants = elementsIn(unit, 'tuv');
  const said = (lang: Lang): readonly string[] =>
    variants
      .filter((variant) => langOf(languageOf(variant)) === lang)
      .map((variant) => elementsIn(variant, 'seg').map(textIn).join(''));
  const [from] = said(source);
  if (from === undefined) return [];
  const props = elementsIn(unit, 'prop');
  const noted = (type: string): string | undefined => {
    const found = props.find(({ attributes }) => attributes['type'] === `x-${type}`);
    return found && textIn(found);
  };
  const base = baseIn(props.map(textIn).join('\n'));
  const given = noted('state');
  const state = textStates.find((one) => one === given);
  // Several translations of one text are all read; the file does not say which one is meant.
  return said(target).map((into) => ({
    ...optional('key', base?.key ?? keyOf(unit)),
    source: from,
    target: into,
    ...(optional('state', state) as { readonly state?: TextState }),
    ...(base?.by !== undefined && { by: base.by, on: base.on! }),
    ...optional('previous', noted('previous')),
    ...optional('note', withoutBase(elementsIn(unit, 'note').map(textIn).join(' '))),
    context: [],
    ...(base && { base }),
    at: unit.at,
  }));
}

/** OmegaT stores the id of a text as a property. Other programs have ids of their own, which do not look like keys. */
function keyOf({ attributes, children }: ReadElement): string | undefined {
  const id = children.flatMap((child) =>
    typeof child !== 'string' && child.name === 'prop' && child.attributes['type'] === 'id' ? [textIn(child)] : [],
  )[0];
  const found = readKey(id ?? attributes['tuid'] ?? '');
  return found.includes('/') ? found : undefined;
}
