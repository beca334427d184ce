import type { Lang } from '../../../engine/model/words.js';
import type { Term, TermChoice } from './termbase.js';

const languages = ['en', 'it'] as const;

const csvField = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The terms as a table with a comma between fields (RFC 4180): the term and the refused words of each language. */
export const termsCsv = (terms: readonly Term[]): string =>
  [
    ['en', 'it', 'refused in en', 'refused in it', 'forms in en', 'forms in it'],
    ...terms.map(({ en, it }) => [
      en.term,
      it.term,
      ...[en.not, it.not, en.forms ?? [], it.forms ?? []].map((words) => words.join('; ')),
    ]),
  ]
    .map((row) => `${row.map(csvField).join(',')}\r\n`)
    .join('');

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const status = (kind: string): string => `<termNote type="administrativeStatus">${kind}-admn-sts</termNote>`;

/** One form of a term: the preferred one, or one that is not to be used. A refused word with a star stands for no single word. */
const tig = (term: string, kind: string): string =>
  `        <tig>\n          <term>${xml(term)}</term>\n          ${status(kind)}\n        </tig>`;

const langSet = (lang: Lang, { term, not }: TermChoice): string =>
  [
    `      <langSet xml:lang="${lang}">`,
    tig(term, 'preferredTerm'),
    ...not.filter((word) => !word.includes('*')).map((word) => tig(word, 'deprecatedTerm')),
    '      </langSet>',
  ].join('\n');

/** The terms as TBX (ISO 30042:2008), which OmegaT and other tools of translators read as a glossary. */
export const termsTbx = (terms: readonly Term[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<martif type="TBX" xml:lang="en">',
    '  <martifHeader>',
    '    <fileDesc>',
    '      <titleStmt><title>tavolata</title></titleStmt>',
    '      <sourceDesc><p>rules/terms.json</p></sourceDesc>',
    '    </fileDesc>',
    '    <encodingDesc><p type="XCSURI">TBXXCS.xcs</p></encodingDesc>',
    '  </martifHeader>',
    '  <text>',
    '    <body>',
    ...terms.flatMap((term, index) => [
      `    <termEntry id="c${index + 1}">`,
      ...languages.map((lang) => langSet(lang, term[lang])),
      '    </termEntry>',
    ]),
    '    </body>',
    '  </text>',
    '</martif>',
    '',
  ].join('\n');
