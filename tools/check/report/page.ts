import type { Lang, Words } from '../../../src/engine/model/words.js';
import { ruleCards } from './cards.js';
import type { Evidence } from './evidence.js';
import { both, filled, html, Markup } from './markup.js';
import { overview } from './overview.js';
import { script } from './script.js';
import { style } from './style.js';
import { vocabularyOf } from './vocabulary.js';
import { words } from './words.js';

/** Nothing is fetched from anywhere, whatever a text may hold. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:";

/** The page of evidence as one file that needs nothing else; both languages are in it, `lang` is shown first. */
export function pageOf(evidence: Evidence, lang: Lang): string {
  const { rulebook, edition } = evidence;
  const names = rulebook.editions.find(({ date }) => date === edition)?.names ?? { en: edition, it: edition };
  const count = rulebook.editions.length;
  const page = html`<!doctype html>
<html lang="${lang}" data-lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title[lang]}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<header><div>
<div class="top"><h1>${both(words.title)}</h1><div class="switches"><button type="button" data-to="it">Italiano</button><button type="button" data-to="en">English</button><button type="button" id="theme" ${labelled(words.theme, lang, 'title')}>◐</button></div></div>
<p class="lead">${both(words.lead)}</p>
<p class="soft">${html`<span lang="en">${filled({ en: words.edition.en, it: words.edition.en }, { date: edition, name: names.en, count })}</span><span lang="it">${filled({ en: words.edition.it, it: words.edition.it }, { date: edition, name: names.it, count })}</span>`}</p>
</div></header>
<main>
${overview(evidence)}
<section id="rules">
<div class="filter"><h2>${both(words.allRules)} <small><span id="shown">${evidence.rules.length}</span> ${both(words.found)}</small></h2>
<div><input id="words" type="search" ${switched(words.filter)} placeholder="${words.filter[lang]}" aria-label="${words.filter[lang]}"><select id="flag" ${labelled(words.allRules, lang, 'aria-label')}>${flags(evidence, lang)}</select><button type="button" id="open">${both(words.open)}</button><button type="button" id="close">${both(words.close)}</button></div></div>
${ruleCards(evidence)}
</section>
${vocabularyOf({ rulebook, lang })}
</main>
<footer>${both(words.unofficial)}</footer>
<script>${new Markup(script)}</script>
</body>
</html>
`;
  return page.text;
}

/** Both wordings for the script, where markup cannot stand. */
const switched = ({ en, it }: Words): Markup => html`data-en="${en}" data-it="${it}"`;

/** A label in one language, for those who cannot see the sign. */
const labelled = (label: Words, lang: Lang, attribute: 'title' | 'aria-label'): Markup =>
  html`${new Markup(attribute)}="${label[lang]}"`;

function flags({ mutated }: Evidence, lang: Lang): Markup {
  const all: readonly (readonly [string, Words])[] = [
    ['', words.all],
    ['current', words.current],
    ['older', words.older],
    ['lacking', words.lacking],
    ...(mutated ? [['surviving', words.surviving] as const] : []),
  ];
  return html`${all.map(([value, label]) => html`<option value="${value}" ${switched(label)}>${label[lang]}</option>`)}`;
}
