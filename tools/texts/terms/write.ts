import Papa from 'papaparse';
import type { Lang } from '../../../src/engine/model/words.js';
import { element, type XmlElement, xmlDocument } from '../exchange/xml.js';
import type { Term, TermChoice } from './termbase.js';

/**
 * The terms as a table with a comma between fields (RFC 4180), which begins as spreadsheets want it: the term, the refused words and the
 * forms in each language.
 */
export function termsCsv(terms: readonly Term[]): string {
  const fields = ['en', 'it', 'refused in en', 'refused in it', 'forms in en', 'forms in it'];
  const data = terms.map(({ en, it }) => [
    en.term,
    it.term,
    ...[en.not, it.not, en.forms ?? [], it.forms ?? []].map((words) => words.join('; ')),
  ]);
  return `\ufeff${Papa.unparse({ fields, data }, { newline: '\r\n' })}\r\n`;
}

/** One form of a term: the preferred one, or one that is not to be used. */
const tig = (term: string, kind: string): XmlElement =>
  element(
    'tig',
    {},
    element('term', {}, term),
    element('termNote', { type: 'administrativeStatus' }, `${kind}-admn-sts`),
  );

/** A refused word with a star stands for no single word. */
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
