import { Marked, type Tokens } from 'marked';
import type { Lang, Words } from 'tavolata/runtime';
import { both, Html, html, ui } from '../html.js';
import { referencePage, type Section } from './page.js';

/** The empty corner cell of a table is not a heading. */
const marked = new Marked({
  renderer: {
    tablecell: (content, { header }) =>
      header && content !== '' ? `<th scope="col">${content}</th>` : `<td>${content}</td>`,
  },
});

/** The anchor of a heading, formed as on GitHub, so that links work in both places. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-');

/** A part of the page on the language. */
export interface LanguagePart {
  readonly id: string;
  readonly titles: Words;
  /** Its paragraphs and tables in a row. */
  readonly texts: Words;
  readonly html: Html;
}

/** The parts of `docs/language.md`. What stands in quotes is Italian, and begins with the title of the part; code is for both. */
export const languageParts = (markdown: string): readonly LanguagePart[] => markdown.split(/^(?=## )/m).map(partOf);

/** An Italian title, which may go on in the next line. */
const TITLE = /^> _([^_]+)\._ ?/m;

function partOf(text: string): LanguagePart {
  const [first = '', ...rest] = text.split('\n');
  const heading = first.replace(/^#+ /, '').replaceAll('`', '');
  const body = rest.join('\n');
  const title = (TITLE.exec(body)?.[1] ?? heading).replaceAll('\n>', '').replaceAll('`', '');
  const tokens = marked.lexer(body.replace(TITLE, '> '));
  const langOf = ({ type }: Tokens.Generic) => (type === 'code' ? undefined : type === 'blockquote' ? 'it' : 'en');
  const raw = (lang: Lang) =>
    tokens
      .filter((token) => token.type !== 'space' && langOf(token) === lang)
      .map((token) => token.raw.replace(/^> ?/gm, '').trim())
      .join('\n\n');
  const inner = tokens.map((token) => {
    const lang = langOf(token);
    if (token.type === 'blockquote') return html`<div class="ui" lang="it">${parsed(token.tokens ?? [])}</div>`;
    return lang === undefined ? parsed([token]) : html`<div class="ui" lang="en">${parsed([token])}</div>`;
  });
  return {
    id: slugOf(heading),
    titles: { en: heading, it: title },
    texts: { en: raw('en'), it: raw('it') },
    html: html`${inner}`,
  };
}

const parsed = (tokens: Tokens.Generic[]): Html => new Html(marked.parser(tokens));

/** The page about the rule language, made from the page that a test runs. */
export function languagePage(parts: readonly LanguagePart[]): string {
  const sections = parts.map(({ id, titles, html: body }, index): Section => {
    return {
      id,
      // The first part has the same title as the page.
      ...(index > 0 && { title: both(titles) }),
      names: [],
      body: html`<div class="prose">${body}</div>`,
    };
  });
  return referencePage('language', ui('languageIntro'), sections);
}
