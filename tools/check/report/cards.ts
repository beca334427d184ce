import type { EntryText, EntryTexts } from '../../../src/engine/model/entry.js';
import type { Scenario } from '../scenarios/model.js';
import type { EntryEvidence, Evidence, RuleEvidence } from './evidence.js';
import { both, filled, html, Markup } from './markup.js';
import { count, together } from './mutants.js';
import { lifeOf, mutantBar, strip } from './pictures.js';
import { kinds, words } from './words.js';

/** Scenarios that are named one by one. */
const most = 6;

/** The rules one below the other, each closed until somebody opens it. */
export function ruleCards(evidence: Evidence): Markup {
  const home = homesOf(evidence);
  return html`${key(evidence)}${evidence.rules.map((rule) => card(evidence, rule, home))}`;
}

/** What the dots and bars of a line stand for. */
function key({ rulebook: { editions }, mutated }: Evidence): Markup {
  const [from = '', to = ''] = [editions[0], editions.at(-1)].map((one) => one?.date.slice(0, 4));
  const mutants = html`<span><i class="good"></i><i class="calm"></i><i class="bad"></i>${both(words.mutants)}: ${both(words.killed)}, ${both(words.explained)}, ${both(words.survived)}</span>`;
  return html`<p class="legend key"><span><b class="dot good">3</b> ${both(words.decidesKey)}</span><span><b class="dot calm">2</b> ${both(words.nearlyKey)}</span>${mutated && mutants}<span><i class="good wide"></i><i class="calm wide"></i>${filled(words.stripKey, { from, to })}</span></p>`;
}

/** The rule under which an entry with several numbers stands in full: the last, since general rules come before special ones. */
function homesOf({ rules }: Evidence): ReadonlyMap<EntryEvidence, string> {
  const home = new Map<EntryEvidence, string>();
  for (const { number, now, before } of rules) for (const one of [...now, ...before]) home.set(one, number);
  return home;
}

function card(evidence: Evidence, rule: RuleEvidence, home: ReadonlyMap<EntryEvidence, string>): Markup {
  const { number, current, history, now, before } = rule;
  const all = [...now, ...before];
  const shown = now.length > 0 ? now : before;
  const names = [...new Map(shown.map(({ entry }) => [entry.name.en, entry.name])).values()];
  const mutants = together(all.map((one) => one.mutants));
  const flags = [
    current ? 'current' : 'older',
    ...(all.some(({ lacking }) => lacking) ? ['lacking'] : []),
    ...(mutants.survived > 0 ? ['surviving'] : []),
  ];
  const decides = new Set(all.flatMap((one) => one.decides)).size;
  const nearly = new Set(all.flatMap((one) => one.nearly)).size;
  const body = (list: readonly EntryEvidence[]) =>
    list.map((one) => entryCard(evidence, one, home.get(one) ?? '', number));
  const picture = number === '' ? html`` : history.length > 0 && strip(evidence.rulebook, number);
  return html`<details class="rule" id="${number === '' ? 'unnumbered' : `r${number}`}" data-flags="${flags.join(' ')}">
<summary><b class="number">${number === '' ? both(words.without) : number}</b><span class="names">${names.slice(0, 3).map((name, index) => html`${index > 0 && ' · '}${both(name)}`)}${names.length > 3 && ' …'}${!current && html` <em class="tag old">${both(words.older)}</em>`}${flags.includes('lacking') && html` <em class="tag warn">${both(words.lacking)}</em>`}</span><span class="counts"><span class="dot good" title="${words.decides.en} · ${words.decides.it}">${decides}</span><span class="dot calm" title="${words.nearly.en} · ${words.nearly.it}">${nearly}</span>${mutantBar(mutants)}</span>${picture}</summary>
${body(now)}${before.length > 0 && now.length > 0 && html`<h4>${both(words.before)}</h4>`}${body(before)}</details>`;
}

function entryCard(evidence: Evidence, one: EntryEvidence, home: string, number: string): Markup {
  const { entry } = one;
  if (home !== number)
    return html`<p class="link"><a href="#${anchorOf(one, evidence)}">${both(entry.name)}</a> <code>${entry.id}</code> <small>${both(words.elsewhere)} ${home}</small></p>`;
  const layer = evidence.rulebook.vocabulary.layers[entry.layer]?.names ?? { en: entry.layer, it: entry.layer };
  const chosen = entry.chosen && html` <em class="tag">${filled(words.chosen, { ...entry.chosen })}</em>`;
  return html`<article id="${anchorOf(one, evidence)}"${!one.current && new Markup(' class="past"')}>
<h3>${both(entry.name)} <code>${entry.id}</code></h3>
<p class="tags"><em class="tag">${both(kinds[entry.kind])}</em> <em class="tag">${both(layer)}</em>${chosen} <small>${spanOf(one, evidence)}</small> ${lifeOf(evidence.rulebook, one.lives)}</p>
${textOf(one)}<details class="reads"><summary>${both(words.reads)}</summary><pre lang="en">${one.reads.en}</pre><pre lang="it">${one.reads.it}</pre></details>
${entry.hook !== undefined && scenariosOf(one)}${one.overriddenBy.length > 0 && html`<p><strong>${both(words.overriddenBy)}</strong> ${one.overriddenBy.map((id) => html`<code>${id}</code> `)}</p>`}${count(one.mutants) > 0 && html`<p><strong>${both(words.mutants)}</strong> ${mutantBar(one.mutants)}</p>`}
</article>`;
}

function anchorOf({ entry }: EntryEvidence, { rulebook }: Evidence): string {
  const sharing = rulebook.entries.filter(({ id }) => id === entry.id);
  return sharing.length > 1 ? `${entry.id}--${sharing.indexOf(entry) + 1}` : entry.id;
}

function spanOf({ lives, current }: EntryEvidence, { rulebook: { editions } }: Evidence): Markup {
  const [from = '', to = ''] = [editions[lives[0] ?? -1]?.date, editions[lives.at(-1) ?? -1]?.date];
  return current ? filled(words.since, { from }) : filled(words.span, { from, to });
}

function textOf({ entry: { text, texts, why } }: EntryEvidence): Markup {
  const shown = ({ says }: EntryText, lang: 'en' | 'it') => html`<p class="says" lang="${lang}">${says}</p>`;
  const inBoth = (one: EntryTexts) => html`${shown(one.en, 'en')}${shown(one.it, 'it')}`;
  const dated = Object.entries(texts ?? {}).map(
    ([from, one]) => html`<p>${filled(words.since, { from })}</p>${inBoth(one)}`,
  );
  return html`${dated.length > 0 ? dated : inBoth(text)}${why !== undefined && html`<p class="why">${both(why)}</p>`}`;
}

function scenariosOf({ decides, nearly, entry }: EntryEvidence): Markup {
  const list = (title: (typeof words)['decides' | 'nearly'], tone: string, all: readonly Scenario[]): Markup => {
    const rest = all.length - most;
    const items = all.slice(0, most).map(({ id, summary }) => html`<li><code>${id}</code> ${both(summary)}</li>`);
    return html`<div><strong><i class="${tone}"></i> ${both(title)} ${all.length}</strong><ul>${items}${rest > 0 && html`<li class="rest">${filled(words.more, { count: rest })}</li>`}${all.length === 0 && html`<li class="rest">${both(words.none)}</li>`}</ul></div>`;
  };
  return html`<div class="scenarios">${list(words.decides, 'good', decides)}${(entry.when !== undefined || nearly.length > 0) && list(words.nearly, 'calm', nearly)}</div>`;
}
