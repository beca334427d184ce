import groupBy from 'lodash/groupBy.js';
import type { TextState } from '../state/states.js';
import { decisionLines, decisionsIn, reviewer, withoutDecisions } from './decisions.js';
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
  stateInPo,
  withoutBase,
  writtenKey,
} from './exchange.js';
import { exchangeIn, type ReadExchange, unknownStates, withOdd } from './languages.js';
import { element, elementsIn, type ReadElement, textIn, type XmlElement, xmlDocument } from './xml.js';

/** The states of a target in XLIFF 1.2, restricted to those that all programs understand in the same way. */
const targetStates: { readonly [state in TextState]?: string } = {
  draft: 'needs-translation',
  stale: 'needs-adaptation',
  translated: 'translated',
  reviewed: 'final',
};

const readStates: { readonly [state: string]: TextState } = {
  new: 'draft',
  'needs-translation': 'draft',
  'needs-adaptation': 'stale',
  'needs-l10n': 'stale',
  translated: 'translated',
  'signed-off': 'reviewed',
  final: 'reviewed',
};

/** XLIFF 1.2, valid against its strict schema: most programs of translators read it. */
export const xliff1 = ({ source, target, units }: Exchange): string =>
  xmlDocument(
    element(
      'xliff',
      { version: '1.2', xmlns: 'urn:oasis:names:tc:xliff:document:1.2' },
      ...Object.entries(groupBy(units, ({ file }) => file ?? 'tavolata')).map(([original, inside]) =>
        element(
          'file',
          { original, 'source-language': source, 'target-language': target, datatype: 'plaintext' },
          element('body', {}, ...inside.map((unit) => transUnit(unit, { source, target }))),
        ),
      ),
    ),
  );

/** The base comes last: of several notes, Qt keeps the last one. */
function transUnit(unit: ExchangeUnit, direction: Direction): XmlElement {
  const { key = '', source, target, state = 'translated', previous, note, context, decisions } = unit;
  const fixed = state === 'source' ? { translate: 'no' } : { approved: state === 'reviewed' ? 'yes' : 'no' };
  return element(
    'trans-unit',
    { id: writtenKey(key), ...fixed, 'xml:space': 'preserve' },
    element('source', {}, source),
    ...(target === '' ? [] : [element('target', { state: targetStates[state] }, target)]),
    ...(previous === undefined
      ? []
      : [
          element(
            'alt-trans',
            { alttranstype: 'previous-version' },
            element('source', {}, previous),
            element('target', {}, target),
          ),
        ]),
    ...(note === undefined ? [] : [element('note', { from: 'translator' }, note)]),
    ...context.map((text) => element('note', { from: 'developer' }, text)),
    ...(decisions === undefined ? [] : decisionLines(decisions)).map((text) =>
      element('note', { from: 'developer' }, text),
    ),
    element('note', { from: 'developer' }, baseLine(unit, direction)),
  );
}

/** Reads XLIFF 1.2, including files rewritten by other programs. */
export function readXliff1(root: ReadElement): ReadExchange {
  const files = elementsIn(root, 'file');
  const given = files.map(({ attributes, at }) => ({
    source: attributes['source-language'],
    target: attributes['target-language'],
    at,
  }));
  const elements = files.flatMap(unitsBelow);
  // Qt stores the header of a PO file in elements of its own.
  const isFromPo = elements.some(isHead) || elementsIn(root).some(({ name }) => name.startsWith('po-header'));
  const units = elements.filter((unit) => !isHead(unit)).map((unit) => readUnit(unit, isFromPo));
  const states = elements.flatMap((unit) =>
    elementsIn(unit, 'target').map(({ attributes, at }) => ({ state: attributes['state'], at })),
  );
  return withOdd(exchangeIn(given, units), unknownStates(states, [...Object.keys(readStates), ...inReview]));
}

/** States in which a text waits for review; they say no more about its progress than the state before. */
const inReview = ['needs-review-translation', 'needs-review-adaptation', 'needs-review-l10n'];

/** The header of a PO file, of which translate-toolkit makes a unit. */
const isHead = ({ attributes }: ReadElement): boolean => attributes['restype'] === 'x-gettext-domain-header';

/** The units of a file, including those in groups. */
const unitsBelow = (parent: ReadElement): readonly ReadElement[] =>
  elementsIn(parent).flatMap((child) =>
    child.name === 'trans-unit' ? [child] : child.name === 'body' || child.name === 'group' ? unitsBelow(child) : [],
  );

function readUnit(unit: ReadElement, isFromPo: boolean): ExchangeUnit {
  const [source] = elementsIn(unit, 'source');
  const [target] = elementsIn(unit, 'target');
  const notes = elementsIn(unit, 'note').map((note) => ({ from: note.attributes['from'], text: textIn(note) }));
  const said = notes.map(({ text }) => text).join('\n');
  const [base, decisions] = [baseIn(said), decisionsIn(said)];
  const [before] = elementsIn(unit, 'alt-trans').filter((one) => elementsIn(one, 'source').length > 0);
  const [old] = before === undefined ? [] : elementsIn(before, 'source');
  const [kept] = before === undefined ? [] : elementsIn(before, 'target');
  // Qt keeps the target of a stale text only next to the old source.
  const isMoved = (target === undefined || textIn(target) === '') && kept !== undefined;
  const note = notes
    .flatMap(({ from, text }) => (from === 'translator' ? [withoutBase(withoutDecisions(text))] : []))
    .join(' ');
  return {
    ...optional('key', base?.key ?? readKey(unit.attributes['id'] ?? '')),
    source: source === undefined ? '' : textIn(source),
    target: isMoved ? textIn(kept) : target === undefined ? '' : textIn(target),
    ...(isMoved ? { state: 'stale' } : stateIn(unit, target?.attributes['state'], base, isFromPo)),
    ...reviewer(base, decisions),
    ...optional('previous', old && textIn(old)),
    ...optional('note', inOneLine(note)),
    context: [],
    ...(base && { base }),
    ...(decisions && { decisions }),
    at: unit.at,
  };
}

/** Some programs have one word for everything that is not approved: then the state is still the previous one. */
function stateIn(
  { attributes }: ReadElement,
  given: string | undefined,
  base: ExchangeBase | undefined,
  isFromPo: boolean,
): { readonly state?: TextState } {
  if (attributes['translate'] === 'no') return { state: 'source' };
  const isApproved = attributes['approved'] === 'yes';
  if (isFromPo) return stateInPo(!isApproved, base);
  if (isApproved) return { state: 'reviewed' };
  const state = given === undefined ? undefined : readStates[given];
  if (state !== undefined) return { state };
  const isDenied = given !== undefined || attributes['approved'] !== undefined;
  if (base?.state === 'reviewed' && isDenied) return { state: 'translated' };
  return base === undefined ? {} : { state: base.state };
}
