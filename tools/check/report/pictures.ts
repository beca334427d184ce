import type { Rulebook } from '../../../src/engine/model/rulebook.js';
import type { Words } from '../../../src/engine/model/words.js';
import { meaningOf } from '../compare/meaning.js';
import { entriesUnder } from '../numbers.js';
import type { EvidenceStep } from './evidence.js';
import { both, filled, html, Markup } from './markup.js';
import { count, type Mutants } from './mutants.js';
import { words } from './words.js';

/** One part of a bar. */
export interface BarPart {
  readonly size: number;
  /** A class of the style sheet that gives the colour. */
  readonly tone: string;
  readonly label: Words;
}

/** A bar of parts, as long as its share of the longest. */
export function bar(pieces: readonly BarPart[], longest: number): Markup {
  const total = pieces.reduce((sum, { size }) => sum + size, 0);
  const width = longest === 0 ? 0 : (100 * total) / longest;
  const parts = pieces
    .filter(({ size }) => size > 0)
    .map(
      ({ size, tone, label }) =>
        html`<i class="${tone}" style="flex:${size}" title="${size} · ${label.en} · ${label.it}"></i>`,
    );
  return html`<span class="bar"><span class="fill" style="width:${width.toFixed(2)}%">${parts}</span></span>`;
}

/** A legend for the tones of bars. */
export const legend = (pieces: readonly Omit<BarPart, 'size'>[]): Markup =>
  html`<p class="legend">${pieces.map(({ tone, label }) => html`<span><i class="${tone}"></i>${both(label)}</span>`)}</p>`;

const cell = { width: 5, height: 14 };

/** A run of editions that look alike in a strip. */
interface EditionRun {
  readonly tone: string;
  readonly title: string;
  readonly from: number;
  to: number;
}

/** A strip of all editions: filled where something stands under a number, and every change of meaning turns the tone. */
export function strip(rulebook: Rulebook, number: string): Markup {
  let [tone, last] = [0, ''];
  const runs: EditionRun[] = [];
  for (const [index, { date }] of rulebook.editions.entries()) {
    const standing = entriesUnder(rulebook, number, date);
    const meaning = standing.map((entry) => `${entry.id} ${meaningOf(entry)}`).join();
    const turned = meaning !== last && last !== '' && meaning !== '';
    if (turned) tone = 1 - tone;
    if (meaning !== '') last = meaning;
    const title = standing.map(({ id }) => id).join(', ') || '–';
    lengthen(runs, index, meaning === '' ? 'none' : `lived${tone}`, title);
  }
  return drawing(rulebook, runs);
}

/** The same for one entry. */
export function lifeOf(rulebook: Rulebook, lives: readonly number[]): Markup {
  const active = new Set(lives);
  const runs: EditionRun[] = [];
  for (const index of rulebook.editions.keys()) lengthen(runs, index, active.has(index) ? 'lived0' : 'none', '');
  return drawing(rulebook, runs);
}

function lengthen(runs: EditionRun[], index: number, tone: string, title: string): void {
  const last = runs.at(-1);
  if (last !== undefined && last.tone === tone && last.title === title) last.to = index;
  else runs.push({ tone, title, from: index, to: index });
}

function drawing({ editions }: Rulebook, runs: readonly EditionRun[]): Markup {
  const { width, height } = cell;
  const rectangles = runs.map(({ tone, title, from, to }) => {
    const dates = [...new Set([editions[from]?.date, editions[to]?.date])].join(' … ');
    const label = title === '' ? dates : `${dates}: ${title}`;
    const size = (to - from + 1) * width - 1;
    return html`<rect class="${tone}" x="${from * width}" width="${size}" height="${height}"><title>${label}</title></rect>`;
  });
  return html`<svg class="strip" viewBox="0 0 ${editions.length * width - 1} ${height}" preserveAspectRatio="none" role="img">${rectangles}</svg>`;
}

/** What became of mutants, as a short bar; nothing where there were none. */
export function mutantBar(mutants: Mutants): Markup {
  const all = count(mutants);
  if (all === 0) return html``;
  const pieces: readonly BarPart[] = [
    { size: mutants.killed, tone: 'good', label: words.killed },
    { size: mutants.explained, tone: 'calm', label: words.explained },
    { size: mutants.survived, tone: 'bad', label: words.survived },
  ];
  return html`<span class="mutants">${bar(pieces, all)} ${mutants.killed}/${all}</span>`;
}

const chart = { step: 22, room: 150, margin: 18, most: 8 };

/** What editions changed: added and changed meanings upwards, ended ones downwards; a click leads to the list. */
export function historyChart({ editions }: Rulebook, steps: readonly EvidenceStep[]): Markup {
  const byDate = new Map(steps.map((step) => [step.to, step]));
  const tallest = (up: boolean): number =>
    Math.max(0, ...steps.map(({ differences }) => differences.filter(({ state }) => (state === 'gone') !== up).length));
  const [above, below] = [tallest(true), tallest(false)];
  const unit = Math.min(chart.most, chart.room / Math.max(1, above + below));
  const middle = chart.margin + above * unit;
  const bottom = middle + below * unit + 2 * chart.margin + 4;
  const columns = editions.map(({ date }, index) => {
    const differences = byDate.get(date)?.differences ?? [];
    const size = (state: string) => differences.filter((one) => one.state === state).length;
    const [added, changed, gone] = [size('added'), size('changed'), size('gone')];
    const x = index * chart.step + 4;
    const block = (tone: string, y: number, tall: number): Markup =>
      tall === 0
        ? html``
        : html`<rect class="${tone}" x="${x}" y="${y.toFixed(1)}" width="${chart.step - 8}" height="${tall.toFixed(1)}" rx="2"/>`;
    const top = middle - (added + changed) * unit;
    const year = date.slice(0, 4);
    const first = editions[index - 1]?.date.slice(0, 4) !== year;
    const number = (value: number, y: number): Markup =>
      value === 0 ? html`` : html`<text class="many" x="${x + chart.step / 2 - 4}" y="${y.toFixed(1)}">${value}</text>`;
    const numbers = html`${number(added + changed, top - 4)}${number(gone, middle + 13 + gone * unit)}`;
    const shown = html`<title>${date}: +${added} ≠${changed} −${gone}</title>${numbers}${block('new', top, added * unit)}${block('turned', top + added * unit, changed * unit)}${block('ended', middle + 2, gone * unit)}`;
    const linked =
      differences.length > 0
        ? html`<a href="#edition-${date}">${shown}<rect class="hit" x="${x - 4}" y="0" width="${chart.step}" height="${bottom}"/></a>`
        : html``;
    const label = first
      ? html`<text x="${x}" y="${bottom - 6}">${year.slice(2)}</text><line x1="${x - 3}" x2="${x - 3}" y1="${middle - 6}" y2="${bottom - 18}"/>`
      : html``;
    return html`${label}${linked}`;
  });
  const width = editions.length * chart.step + 8;
  return html`<div class="scroll"><svg class="history" viewBox="0 0 ${width} ${bottom}" role="img" aria-label="${words.history.en}"><line class="axis" x1="0" x2="${width}" y1="${middle + 1}" y2="${middle + 1}"/>${columns}</svg></div>`;
}

/** A ring that shows a share, with the number in it. */
export function ring(share: number, label: Words, values: { readonly [name: string]: string | number }): Markup {
  const around = 2 * Math.PI * 26;
  const drawn = Math.max(0, Math.min(1, share)) * around;
  const percent = share === 1 ? '100' : Math.min(99, share * 100).toFixed(0);
  return html`<figure class="ring"><svg viewBox="0 0 64 64" role="img"><circle class="rest" cx="32" cy="32" r="26"/><circle class="part" cx="32" cy="32" r="26" stroke-dasharray="${drawn.toFixed(2)} ${around.toFixed(2)}" transform="rotate(-90 32 32)"/><text x="32" y="36.5">${new Markup(percent)}%</text></svg><figcaption>${filled(label, values)}</figcaption></figure>`;
}
