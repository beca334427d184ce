import type { Lang } from '../../src/engine/model/words.js';
import { changeKinds, type RuleChange, type TextComparison } from './compare.js';
import { both, html, type Markup } from './markup.js';
import { filledIn, rulesPage } from './rules-page.js';
import { kindNames, straysSaid, wordingNames } from './words.js';
import texts from './words.json' with { type: 'json' };
import type { WordRun } from './words-diff.js';

/** Two texts and what changed between them. */
export interface ComparedTexts {
  readonly old: string;
  readonly new: string;
  readonly language: Lang;
  readonly comparison: TextComparison;
}

const words = texts.page;

/** A page of all changes as one file that needs nothing else; both languages are in it, `lang` is shown first. */
export function diffPage({ old, new: fresh, language, comparison }: ComparedTexts, lang: Lang): string {
  const { changes, blocks, counts } = comparison;
  return rulesPage(
    {
      title: words.title,
      lead: filledIn(words.lead, { old, new: fresh }),
      kinds: [
        ...changeKinds.map((kind) => ({
          kind,
          name: kindNames[kind],
          count: counts[kind],
          isShown: kind !== 'unchanged' && kind !== 'typography',
        })),
        {
          kind: 'strays',
          name: words.strays,
          count: changes.filter(({ strays }) => strays !== undefined).length,
          isShown: true,
        },
      ],
      above: blocks.map(
        ({ old: was, new: is }) =>
          html`<p class="block">${both(words.moved)}: ${link(is[0] ?? '', `${was[0]}–${was.at(-1)} → ${is[0]}–${is.at(-1)}`)} (${is.length})</p>`,
      ),
      language,
      articles: changes.map(rule),
    },
    lang,
  );
}

const link = (number: string, text: string): Markup => html`<a href="#r${number}">${text}</a>`;

function rule({ kind, unit, old, new: fresh, wording, runs = [], examples = [], strays = [] }: RuleChange): Markup {
  const number = fresh ?? old ?? '';
  const moved = old !== undefined && fresh !== undefined && old !== fresh;
  const label = moved ? html`<span class="moved">${old} → ${fresh}</span>` : html`${number}`;
  const how = wording === 'examples' || wording === 'list-order' ? html`, ${both(wordingNames[wording])}` : '';
  const [en, it] = [straysSaid(strays, 'en').join('; '), straysSaid(strays, 'it').join('; ')];
  const leads = strays.length === 0 ? '' : html`, <span class="stray">${both({ en, it })}</span>`;
  return html`<article id="${fresh === undefined ? `gone-${number}` : `r${number}`}" class="${kind} ${unit}" data-kind="${kind}${strays.length > 0 && ' strays'}">
<h2><a href="#${fresh === undefined ? `gone-${number}` : `r${number}`}">${label}</a> <small>${both(kindNames[kind])}${how}${leads}</small></h2>
${runs.length > 0 && html`<p>${moved ? html`<span class="moved">${written(runs)}</span>` : written(runs)}</p>`}
${examples.map((one) => html`<p class="example">${written(one)}</p>`)}
</article>
`;
}

const written = (runs: readonly WordRun[]): readonly Markup[] =>
  runs.map(({ in: where, text }) => {
    if (where === 'old') return html`<del>${text}</del>`;
    return where === 'new' ? html`<ins>${text}</ins>` : html`${text}`;
  });
