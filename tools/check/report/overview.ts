import type { Words } from '../../../src/engine/model/words.js';
import type { EntryEvidence, Evidence } from './evidence.js';
import { both, filled, html, type Markup } from './markup.js';
import { count, together } from './mutants.js';
import { type BarPart, bar, historyChart, legend, ring } from './pictures.js';
import { kinds, words } from './words.js';

/** Numbers and pictures of the whole. */
export const overview = (evidence: Evidence): Markup => html`${tiles(evidence)}
<section id="sections"><h2>${both(words.bySection)}</h2>${legend(standings)}${sections(evidence)}</section>
<section class="two"><div id="layers"><h2>${both(words.layers)}</h2>${layers(evidence)}</div><div id="kinds"><h2>${both(words.kinds)}</h2>${kindBars(evidence)}</div></section>
<section id="history"><h2>${both(words.history)}</h2><p>${both(words.historyLead)}</p>${legend(turns)}${historyChart(evidence.rulebook, evidence.steps)}${steps(evidence)}</section>`;

const standings: readonly Omit<BarPart, 'size'>[] = [
  { tone: 'good', label: words.both },
  { tone: 'bad', label: words.only },
  { tone: 'quiet', label: words.reference },
];

const turns: readonly Omit<BarPart, 'size'>[] = [
  { tone: 'new', label: words.added },
  { tone: 'turned', label: words.changed },
  { tone: 'ended', label: words.gone },
];

function tiles(evidence: Evidence): Markup {
  const { rules, entries, steps, scenarios, plays, failed } = evidence;
  const numbered = rules.filter(({ number }) => number !== '');
  const older = numbered.filter(({ current }) => !current).length;
  const deciding = entries.filter(({ entry }) => entry.hook !== undefined);
  const shown = deciding.filter((one) => one.decides.length > 0).length;
  const conditional = deciding.filter(({ entry }) => entry.when !== undefined);
  const guarded = conditional.filter(({ nearly }) => nearly.length > 0).length;
  const tile = (number: number, label: Words, small: Markup): Markup =>
    html`<div class="tile"><b>${number}</b><span>${both(label)}</span><small>${small}</small></div>`;
  const share = (part: number, all: number) => (all === 0 ? 1 : part / all);
  return html`<section class="tiles">
${tile(numbered.length - older, words.rules, filled(words.olderRules, { count: older }))}
${tile(deciding.length, words.deciding, filled(words.references, { count: entries.length - deciding.length }))}
${tile(scenarios, words.scenarios, filled(words.plays, { plays, failed }))}
${tile(
  steps.reduce((sum, { differences }) => sum + differences.length, 0),
  words.meanings,
  filled(words.meaningsIn, { count: steps.length }),
)}</section>
<section class="tiles rings">
${ring(share(shown, deciding.length), words.shown, { count: shown, all: deciding.length })}
${ring(share(guarded, conditional.length), words.guarded, { count: guarded, all: conditional.length })}
${evidence.mutated && mutantRing(entries)}</section>`;
}

function mutantRing(entries: readonly EntryEvidence[]): Markup {
  const all = together(entries.map(({ mutants }) => mutants));
  const sum = count(all);
  const share = sum === 0 ? 1 : (all.killed + all.explained) / sum;
  return ring(share, words.mutantsKilled, { count: all.killed, all: sum, explained: all.explained });
}

/** Entries by how well scenarios show them. */
function pieces(entries: readonly EntryEvidence[]): readonly BarPart[] {
  const references = entries.filter(({ entry }) => entry.hook === undefined).length;
  const lacking = entries.filter((one) => one.entry.hook !== undefined && one.lacking).length;
  return [entries.length - references - lacking, lacking, references].map((size, index) => ({
    size,
    ...(standings[index] as Omit<BarPart, 'size'>),
  }));
}

interface OverviewRow {
  readonly name: Markup;
  readonly entries: readonly EntryEvidence[];
}

function bars(rows: readonly OverviewRow[]): Markup {
  const longest = Math.max(1, ...rows.map(({ entries }) => entries.length));
  return html`<div class="bars">${rows.map(({ name, entries }) => html`<span>${name}</span>${bar(pieces(entries), longest)}<b>${entries.length}</b>`)}</div>`;
}

function sections(evidence: Evidence): Markup {
  const sectionOf = ({ numbers }: EntryEvidence) => [...new Set(numbers.map((number) => number.split('.')[0] ?? ''))];
  const names = [...new Set(evidence.entries.flatMap(sectionOf))].sort();
  const rows = names.map((name) => ({
    name,
    entries: evidence.entries.filter((one) => sectionOf(one).includes(name)),
  }));
  // Sections that only lend us a rule or two would hide the others.
  const [large, small] = [
    rows.filter(({ entries }) => entries.length > 9),
    rows.filter(({ entries }) => entries.length <= 9),
  ];
  const shown = large.map(({ name, entries }) => ({
    name: html`<b>${name}</b> <small>${subject(evidence, entries)}</small>`,
    entries,
  }));
  const rest = [...new Set(small.flatMap(({ entries }) => entries))];
  const last =
    rest.length === 0 ? [] : [{ name: html`<small>${small.map(({ name }) => `${name} `)}</small>`, entries: rest }];
  return bars([...shown, ...last]);
}

/** The largest layer that is mostly shown here, and is a good part of what is shown, says what a section is about; or the largest at all. */
function subject({ rulebook: { vocabulary, entries: all } }: Evidence, entries: readonly EntryEvidence[]): Markup {
  const sizes = new Map<string, number>();
  for (const { entry } of entries) sizes.set(entry.layer, (sizes.get(entry.layer) ?? 0) + 1);
  const largest = [...sizes].sort(([, a], [, b]) => b - a).map(([layer]) => layer);
  const here = (layer: string): number => sizes.get(layer) ?? 0;
  const own = largest.find(
    (layer) =>
      2 * here(layer) > all.filter((entry) => entry.layer === layer).length && 4 * here(layer) >= entries.length,
  );
  const names = vocabulary.layers[own ?? largest[0] ?? '']?.names;
  return names === undefined ? html`` : both(names);
}

function layers({ rulebook: { vocabulary }, entries }: Evidence): Markup {
  const rows = Object.values(vocabulary.layers)
    .map(({ id, names }) => ({ name: both(names), entries: entries.filter(({ entry }) => entry.layer === id) }))
    .filter((row) => row.entries.length > 0);
  return bars(rows);
}

function kindBars({ entries }: Evidence): Markup {
  const rows = Object.entries(kinds).map(([kind, names]) => ({
    name: both(names),
    entries: entries.filter(({ entry }) => entry.kind === kind),
  }));
  return bars(rows.filter((row) => row.entries.length > 0).sort((a, b) => b.entries.length - a.entries.length));
}

function steps({ steps, rulebook: { editions } }: Evidence): Markup {
  const items = steps.toReversed().map(({ to, differences }) => {
    const names = editions.find(({ date }) => date === to)?.names ?? { en: to, it: to };
    const signs = { added: '+', changed: '≠', gone: '−' } as const;
    const tones = { added: 'new', changed: 'turned', gone: 'ended' } as const;
    const lines = differences.map(({ id, state, before, after }) => {
      const entry = after ?? before;
      return html`<li><i class="sign ${tones[state]}">${signs[state]}</i> ${entry && both(entry.name)} <code>${id}</code></li>`;
    });
    return html`<details class="step" id="edition-${to}"><summary><b>${both(names)}</b> <small>${to}</small> <span class="counts">${differences.length}</span></summary><ul>${lines}</ul></details>`;
  });
  return html`<div class="steps">${items}</div>`;
}
