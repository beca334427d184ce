import type { Entry } from '../../../src/engine/model/entry.js';
import { textIn } from '../../../src/engine/model/numbers.js';
import type { EditionDate, Lang, Words } from '../../../src/engine/model/words.js';
import { both, html, type Markup } from '../../editions/markup.js';
import { filledIn, rulesPage } from '../../editions/rules-page.js';
import type { AlignedRule } from './align.js';
import { reasonOf } from './features.js';
import type { SentencePair } from './sentences.js';
import texts from './words.json' with { type: 'json' };

/** A pair of rules as the page shows it. */
export interface RuleOnPage {
  readonly rule: AlignedRule;
  /** Of the rule, then of each of its examples. */
  readonly sentences: readonly (readonly SentencePair[])[];
  /** Our entries that stand under the English number. */
  readonly entries: readonly Entry[];
  /** Why somebody should look at it. */
  readonly doubts: readonly Words[];
}

const words = texts.page;

/** Both texts rule by rule and sentence by sentence, with our entries under them, as one file that needs nothing else. */
export function alignedPage(
  names: { readonly it: string; readonly en: string },
  rules: readonly RuleOnPage[],
  edition: EditionDate,
  lang: Lang,
): string {
  const doubtful = rules.filter(({ doubts }) => doubts.length > 0).length;
  return rulesPage(
    {
      title: words.title,
      lead: filledIn(words.lead, names),
      kinds: [
        { kind: 'doubtful', name: words.doubtful, count: doubtful, isShown: true },
        { kind: 'fine', name: words.fine, count: rules.length - doubtful, isShown: doubtful === 0 },
      ],
      articles: rules.map((one) => article(one, edition)),
    },
    lang,
  );
}

function article({ rule, sentences, entries, doubts }: RuleOnPage, edition: EditionDate): Markup {
  const { it, en, resemblance } = rule;
  const label = it?.number === en?.number ? it!.number : `${it?.number ?? '–'} / ${en?.number ?? '–'}`;
  const id = `r${it?.number === en?.number ? it!.number : `${it?.number ?? '-'}-${en?.number ?? '-'}`}`;
  // Where all is well nobody asks why.
  const score =
    resemblance !== undefined &&
    doubts.length > 0 &&
    html`${Math.round(resemblance.score * 100)} % (${both(reasonOf(resemblance, rule.isSameNumber, rule.forced === true))})`;
  const [own = [], ...examples] = sentences;
  return html`<article id="${id}" data-kind="${doubts.length > 0 ? 'doubtful' : 'fine'}">
<h2><a href="#${id}">${label}</a> <small>${score} ${doubts.map((one) => html`<span class="doubt">${both(one)}</span> `)}</small></h2>
<table>
${own.map(row)}
${examples.map((pairs) => html`<tr class="ours"><td lang="it">${words.example.it}</td><td lang="en">${words.example.en}</td></tr>${pairs.map(row)}`)}
${entries.map((entry) => entryRow(entry, edition))}
</table>
</article>
`;
}

const row = ({ it, en }: SentencePair): Markup =>
  html`<tr><td lang="it"${it === '' && html` class="alone"`}>${it}</td><td lang="en"${en === '' && html` class="alone"`}>${en}</td></tr>`;

function entryRow(entry: Entry, edition: EditionDate): Markup {
  const { it, en } = textIn(entry, edition);
  const folded = (text: string): Markup => html`<details><summary><code>${entry.id}</code></summary>${text}</details>`;
  return html`<tr class="ours"><td lang="it">${folded(it.says)}</td><td lang="en">${folded(en.says)}</td></tr>`;
}
