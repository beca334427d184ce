import type { Lang } from 'tavolata/runtime';
import { element, type XmlElement, xmlDocument } from '../exchange/xml.js';
import type { Term, TermChoice } from './termbase.js';

/** One form of a term: the preferred one, or a refused one. */
const tig = (term: string, kind: string): XmlElement =>
  element(
    'tig',
    {},
    element('term', {}, term),
    element('termNote', { type: 'administrativeStatus' }, `${kind}-admn-sts`),
  );

/** A refused word with a star does not stand for a single word. */
const langSet = (lang: Lang, { term, not }: TermChoice): XmlElement =>
  element(
    'langSet',
    { 'xml:lang': lang },
    tig(term, 'preferredTerm'),
    ...not.filter((word) => !word.includes('*')).map((word) => tig(word, 'deprecatedTerm')),
  );

const header = element(
  'martifHeader',
  {},
  element(
    'fileDesc',
    {},
    element('titleStmt', {}, element('title', {}, 'tavolata')),
    element('sourceDesc', {}, element('p', {}, 'rules/terms.json')),
  ),
  element('encodingDesc', {}, element('p', { type: 'XCSURI' }, 'TBXXCS.xcs')),
);

/** The terms as TBX (ISO 30042:2008), which OmegaT and other tools of translators read as a glossary. */
export function termsTbx(terms: readonly Term[]): string {
  const entries = terms.map(({ en, it }, index) =>
    element('termEntry', { id: `c${index + 1}` }, langSet('en', en), langSet('it', it)),
  );
  const text = element('text', {}, element('body', {}, ...entries));
  return xmlDocument(element('martif', { type: 'TBX', 'xml:lang': 'en' }, header, text));
}
