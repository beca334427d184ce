import type { Lang } from '../../engine/model/words.js';
import { both, html, Markup } from '../check/report/markup.js';
import { changeKinds, type RuleChange, type TextComparison } from './compare.js';
import { pageScript, pageStyle } from './page-parts.js';
import { kindNames, wordingNames } from './words.js';
import type { WordRun } from './words-diff.js';

/** Two texts and what changed between them. */
export interface ComparedTexts {
  readonly old: string;
  readonly new: string;
  readonly language: Lang;
  readonly comparison: TextComparison;
}

/** Nothing is fetched from anywhere, whatever a text may hold. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";

const words = {
  title: { en: 'What changed', it: 'Che cosa è cambiato' },
  lead: { en: 'From {old} to {new}', it: 'Da {old} a {new}' },
  previous: { en: 'Previous', it: 'Precedente' },
  next: { en: 'Next', it: 'Successiva' },
  filter: { en: 'Number or words', it: 'Numero o parole' },
  moved: { en: 'moved together', it: 'spostate insieme' },
  unofficial: {
    en: "The rules text is Wizards of the Coast's. This page was made on your own machine, for your own use.",
    it: 'Il testo delle regole è di Wizards of the Coast. Questa pagina è stata fatta sul tuo computer, per tuo uso.',
  },
} as const;

/** A page of all changes as one file that needs nothing else; both languages are in it, `lang` is shown first. */
export function diffPage({ old, new: fresh, language, comparison }: ComparedTexts, lang: Lang): string {
  const said = ({ en, it }: { readonly en: string; readonly it: string }): { en: string; it: string } => ({
    en: en.replace('{old}', old).replace('{new}', fresh),
    it: it.replace('{old}', old).replace('{new}', fresh),
  });
  const { changes, blocks, counts } = comparison;
  return html`<!doctype html>
<html lang="${lang}" data-lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title[lang]}: ${old} – ${fresh}</title>
<style>${new Markup(pageStyle)}</style>
</head>
<body>
<header>
<h1>${both(words.title)}</h1>
<p>${both(said(words.lead))}</p>
<div class="bar">
${changeKinds.map(
  (kind) =>
    html`<label><input type="checkbox" value="${kind}"${kind === 'unchanged' || kind === 'typography' ? '' : new Markup(' checked')}${counts[kind] === 0 ? new Markup(' disabled') : ''}> ${both(kindNames[kind])} <b>${counts[kind]}</b></label>`,
)}
<input type="search" id="words" placeholder="${words.filter[lang]}" aria-label="${words.filter[lang]}">
<button type="button" id="previous">← ${both(words.previous)}</button><button type="button" id="next">${both(words.next)} →</button>
<button type="button" data-to="it">Italiano</button><button type="button" data-to="en">English</button>
</div>
${blocks.map(
  ({ old: was, new: is }) =>
    html`<p class="block">${both(words.moved)}: ${link(is[0] ?? '', `${was[0]}–${was.at(-1)} → ${is[0]}–${is.at(-1)}`)} (${is.length})</p>`,
)}
</header>
<main lang="${language}">
${changes.map(rule)}
</main>
<footer>${both(words.unofficial)}</footer>
<script>${new Markup(pageScript)}</script>
</body>
</html>
`.text;
}

const link = (number: string, text: string): Markup => html`<a href="#r${number}">${text}</a>`;

function rule({ kind, unit, old, new: fresh, wording, runs = [], examples = [] }: RuleChange): Markup {
  const number = fresh ?? old ?? '';
  const moved = old !== undefined && fresh !== undefined && old !== fresh;
  const label = moved ? html`<span class="moved">${old} → ${fresh}</span>` : html`${number}`;
  const how = wording === 'examples' || wording === 'list-order' ? html`, ${both(wordingNames[wording])}` : '';
  return html`<article id="${fresh === undefined ? `gone-${number}` : `r${number}`}" class="${kind} ${unit}" data-kind="${kind}">
<h2><a href="#${fresh === undefined ? `gone-${number}` : `r${number}`}">${label}</a> <small>${both(kindNames[kind])}${how}</small></h2>
${runs.length > 0 && html`<p>${written(runs)}</p>`}
${examples.map((one) => html`<p class="example">${written(one)}</p>`)}
</article>
`;
}

const written = (runs: readonly WordRun[]): readonly Markup[] =>
  runs.map(({ in: where, text }) => {
    if (where === 'old') return html`<del>${text}</del>`;
    return where === 'new' ? html`<ins>${text}</ins>` : html`${text}`;
  });
