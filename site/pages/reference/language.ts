import { Marked, type Tokens } from 'marked';
import { Html, html, ui } from '../html.js';
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
  readonly heading: string;
  /** The English paragraphs, and the Italian summary. */
  readonly texts: { readonly en: string; readonly it: string };
  readonly html: Html;
}

/** The parts of `docs/language.md`; its block quotes are the Italian summary. */
export const languageParts = (markdown: string): readonly LanguagePart[] => markdown.split(/^(?=## )/m).map(partOf);

function partOf(text: string): LanguagePart {
  const [first = '', ...rest] = text.split('\n');
  const heading = first.replace(/^#+ /, '').replaceAll('`', '');
  const tokens = marked.lexer(rest.join('\n'));
  const isQuote = ({ type }: Tokens.Generic) => type === 'blockquote';
  const raw = (some: readonly Tokens.Generic[]) => some.map((one) => one.raw.replace(/^> ?/gm, '')).join(' ');
  const inner = tokens.map((token) => {
    const made = new Html(marked.parser([token]));
    return isQuote(token) ? html`<div class="ui" lang="it">${made}</div>` : made;
  });
  return {
    id: slugOf(heading),
    heading,
    texts: {
      en: raw(tokens.filter((token) => token.type === 'paragraph')),
      it: raw(tokens.filter(isQuote)),
    },
    html: html`${inner}`,
  };
}

/** The page about the rule language, made from the page that a test runs. */
export function languagePage(parts: readonly LanguagePart[]): string {
  const sections = parts.map(({ id, heading, html: body }, index): Section => {
    return {
      id,
      // The first part has the same title as the page.
      ...(index > 0 && { title: html`<span lang="en">${heading}</span>` }),
      names: [],
      body: html`<div lang="en" class="prose">${body}</div>`,
    };
  });
  return referencePage('language', ui('languageIntro'), sections);
}
