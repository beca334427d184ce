import type { Lang, Words } from '../../src/engine/model/words.js';
import { both, html, Markup } from './markup.js';
import { pageScript, pageStyle } from './page-parts.js';
import texts from './words.json' with { type: 'json' };

/** A page of official rules, each an article of some kind, which can be filtered by kinds and words. */
export interface RulesPage {
  readonly title: Words;
  readonly lead: Words;
  readonly kinds: readonly ArticleKind[];
  /** What stands above the rules. */
  readonly above?: readonly Markup[];
  /** The language of the rules, if they are in one. */
  readonly language?: Lang;
  /** Elements `article` with an id, and their kinds as `data-kind`, with blanks between. */
  readonly articles: readonly Markup[];
}

export interface ArticleKind {
  readonly kind: string;
  readonly name: Words;
  readonly count: number;
  /** At first. */
  readonly isShown: boolean;
}

/** Nothing is fetched from anywhere, whatever a text may hold. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";

const words = texts.rulesPage;

/** A text of ours with values in its places. */
export function filledIn({ en, it }: Words, values: { readonly [name: string]: string }): Words {
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return { en: fill(en), it: fill(it) };
}

/** The page as one file that needs nothing else; both languages are in it, `lang` is shown first. */
export const rulesPage = ({ title, lead, kinds, above = [], language, articles }: RulesPage, lang: Lang): string =>
  html`<!doctype html>
<html lang="${lang}" data-lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title[lang]}: ${lead[lang]}</title>
<style>${new Markup(pageStyle)}</style>
</head>
<body>
<header>
<h1>${both(title)}</h1>
<p>${both(lead)}</p>
${above}
</header>
<nav class="bar">
${kinds.map(
  ({ kind, name, count, isShown }) =>
    html`<label><input type="checkbox" value="${kind}"${isShown && new Markup(' checked')}${count === 0 && new Markup(' disabled')}> ${both(name)} <b>${count}</b></label>`,
)}
<input type="search" id="words" placeholder="${words.filter[lang]}" aria-label="${words.filter[lang]}" data-en="${words.filter.en}" data-it="${words.filter.it}">
<button type="button" id="previous">← ${both(words.previous)}</button><button type="button" id="next">${both(words.next)} →</button>
<button type="button" data-to="it">Italiano</button><button type="button" data-to="en">English</button>
</nav>
<main${language !== undefined && html` lang="${language}"`}>
${articles}
</main>
<footer>${both(words.unofficial)}</footer>
<script>${new Markup(pageScript)}</script>
</body>
</html>
`.text;
