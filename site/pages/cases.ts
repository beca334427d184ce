import { drawingOf } from './case-drawing.js';
import { both, type Html, html, ui } from './html.js';
import type { ShownCase } from './model.js';

/** The number of further cases shown unfolded on a page. */
const CASES_OPEN = 6;

const playLink = ({ id, fragment }: ShownCase): Html =>
  html`<a class="btn" href="../index.html${fragment}">${ui('play')}<span class="vh">: ${id}</span></a>`;

const badge = ({ isOfficial }: ShownCase) => isOfficial && html` <span class="badge">${ui('official')}</span>`;

/** The first case of a number, drawn large above the entries. */
export function firstCase([first]: readonly ShownCase[]): Html | undefined {
  if (first === undefined) return undefined;
  const { id, summary, drawing } = first;
  return html`<section class="case" id="case-${id}"><h2 class="vh">${ui('firstCase')}</h2>${drawingOf(drawing)}
<div><p>${both(summary)}</p><div class="acts">${playLink(first)}${badge(first)}</div></div></section>`;
}

/** The other cases, drawn below the entries. */
export function casesBelow([, ...others]: readonly ShownCase[]): Html | undefined {
  if (others.length === 0) return undefined;
  // Folding a single case away would not be worth it.
  const open = others.length <= CASES_OPEN + 1 ? others.length : CASES_OPEN;
  const rest = others.slice(open);
  return html`<section><h2 class="cases-h">${ui('inCases', { count: others.length + 1 })}</h2>
<ul class="caselist">${others.slice(0, open).map(item)}</ul>
${rest.length > 0 && html`<details><summary>${ui('moreCases', { count: rest.length })}</summary><ul class="caselist">${rest.map(item)}</ul></details>`}
</section>`;
}

const item = (one: ShownCase): Html =>
  html`<li id="case-${one.id}">${drawingOf(one.drawing)}<p>${both(one.summary)}${badge(one)}</p>${playLink(one)}</li>\n`;
