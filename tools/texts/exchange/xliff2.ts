import groupBy from 'lodash/groupBy.js';
import type { TextState } from '../state/states.js';
import {
  baseIn,
  baseLine,
  type Direction,
  type Exchange,
  type ExchangeBase,
  type ExchangeUnit,
  inOneLine,
  optional,
  readKey,
  withoutBase,
  writtenKey,
} from './exchange.js';
import { exchangeIn, type ReadExchange, unknownStates, withOdd } from './languages.js';
import { element, elementsIn, type ReadElement, textIn, type XmlElement, xmlDocument } from './xml.js';

/** XLIFF 2.0 has four states; what they do not tell apart stands in the sub-state. */
const segmentStates: { readonly [state in TextState]?: string } = {
  translated: 'translated',
  reviewed: 'reviewed',
  source: 'final',
};
const prefix = 'tavolata:';

/** XLIFF 2.0. Keys are names of units there, since ids may hold no slash. */
export function xliff2({ source, target, units }: Exchange): string {
  const files = Object.entries(groupBy(units, ({ file }) => file ?? 'tavolata'));
  let count = 0;
  const unitOf = (unit: ExchangeUnit): XmlElement => {
    count += 1;
    return unitElement(unit, `u${count}`, { source, target });
  };
  return xmlDocument(
    element(
      'xliff',
      { version: '2.0', xmlns: 'urn:oasis:names:tc:xliff:document:2.0', srcLang: source, trgLang: target },
      ...files.map(([original, inside], index) =>
        element('file', { id: `f${index + 1}`, original }, ...inside.map(unitOf)),
      ),
    ),
  );
}

function unitElement(unit: ExchangeUnit, id: string, direction: Direction): XmlElement {
  const { key = '', source, target, state = 'translated', previous, note, context } = unit;
  const named = (category: string, text: string): XmlElement => element('note', { category }, text);
  return element(
    'unit',
    { id, name: writtenKey(key), ...(state === 'source' && { translate: 'no' }), 'xml:space': 'preserve' },
    element(
      'notes',
      {},
      ...(note === undefined ? [] : [named('translator', note)]),
      ...context.map((text) => named('context', text)),
      ...(previous === undefined ? [] : [named('previous-source', previous)]),
      named('tavolata', baseLine(unit, direction)),
    ),
    element(
      'segment',
      { state: segmentStates[state] ?? 'initial', subState: `${prefix}${state}` },
      element('source', {}, source),
      ...(target === '' ? [] : [element('target', {}, target)]),
    ),
  );
}

/** Reads XLIFF 2.0 and 2.1. */
export function readXliff2(root: ReadElement): ReadExchange {
  const { srcLang, trgLang } = root.attributes;
  const elements = elementsIn(root, 'file').flatMap(unitsBelow);
  const states = elements.flatMap((unit) =>
    elementsIn(unit, 'segment').map(({ attributes, at }) => ({ state: attributes['state'], at })),
  );
  return withOdd(
    exchangeIn([{ source: srcLang, target: trgLang, at: root.at }], elements.map(readUnit)),
    unknownStates(states, ['initial', 'translated', 'reviewed', 'final']),
  );
}

const unitsBelow = (parent: ReadElement): readonly ReadElement[] =>
  elementsIn(parent).flatMap((child) =>
    child.name === 'unit' ? [child] : child.name === 'group' ? unitsBelow(child) : [],
  );

function readUnit(unit: ReadElement): ExchangeUnit {
  const notes = elementsIn(unit, 'notes').flatMap((list) => elementsIn(list, 'note'));
  const noted = (category: string): string =>
    notes.flatMap((note) => (note.attributes['category'] === category ? [textIn(note)] : [])).join(' ');
  const base = baseIn(notes.map(textIn).join('\n'));
  // Programs may cut a text into sentences; what stands between them is `ignorable`.
  const parts = elementsIn(unit).filter(({ name }) => name === 'segment' || name === 'ignorable');
  const segments = parts.filter(({ name }) => name === 'segment');
  const isWhole = segments.every((segment) => elementsIn(segment, 'target').length > 0);
  const note = withoutBase(noted('translator'));
  return {
    ...optional('key', base?.key ?? readKey(unit.attributes['name'] ?? '')),
    source: parts.map((part) => saidIn(part, 'source')).join(''),
    target: isWhole ? parts.map((part) => saidIn(part, 'target')).join('') : '',
    ...stateOf(unit, segments, base),
    ...(base?.by !== undefined && { by: base.by, on: base.on! }),
    ...optional('previous', inOneLine(noted('previous-source'))),
    ...optional('note', note),
    context: [],
    ...(base && { base }),
    at: unit.at,
  };
}

const saidIn = (part: ReadElement, name: 'source' | 'target'): string =>
  [elementsIn(part, name), elementsIn(part, 'source')].flat().slice(0, 1).map(textIn).join('');

/** A program that sets another state may leave the sub-state as it was: it counts only where the two agree. */
function stateOf(
  { attributes }: ReadElement,
  segments: readonly ReadElement[],
  base: ExchangeBase | undefined,
): { readonly state?: TextState } {
  if (attributes['translate'] === 'no') return { state: 'source' };
  const given = new Set(segments.map((segment) => segment.attributes['state'] ?? 'initial'));
  const [state = 'initial'] = given;
  if (given.size > 1) return { state: 'draft' };
  if (base !== undefined && (segmentStates[base.state] ?? 'initial') === state) return { state: base.state };
  if (state === 'initial') return { state: 'draft' };
  if (state === 'reviewed' || state === 'final') return { state: 'reviewed' };
  return state === 'translated' || base === undefined ? { state: 'translated' } : { state: base.state };
}
