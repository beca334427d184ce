import { scriptUse, typeText } from '../../../tools/serve/calls-page.js';
import { usualLimits } from '../../../tools/serve/limits.js';
import type { Method } from '../../../tools/serve/method.js';
import { methods } from '../../../tools/serve/methods/index.js';
import { codes } from '../../../tools/serve/problem.js';
import protocol from '../../../tools/serve/protocol.json' with { type: 'json' };
import { both, type Html, html, joined, ui } from '../html.js';
import { bothMarked, referencePage, row, type Section, wordCard } from './page.js';

/** The page of all calls of the library, the server and the scripts, with their errors and limits. */
export function callsPage(): string {
  const names = [...methods.keys()];
  const sections: readonly Section[] = [
    { id: 'calls', title: ui('callsEach'), names, body: html`${[...methods.values()].map(card)}` },
    { id: 'errors', title: ui('errors'), names: [], body: html`<p>${ui('errorsIntro')}</p>${errors()}` },
    { id: 'limits', title: ui('limits'), names: [], body: limits() },
  ];
  return referencePage('calls', ui('callsIntro'), sections);
}

function card(method: Method): Html {
  const { name, about, parts, notInLibrary, result, libraryResult, example } = method;
  const rows = Object.entries(parts).map(
    ([part, { kind, required, about: said }]) =>
      html`<tr><td><code>${part}</code>${!required && html` <span class="n">${ui('optional')}</span>`}</td><td>${kind}</td><td>${bothMarked(said)}</td></tr>\n`,
  );
  const head = html`<tr><th scope="col">${ui('part')}</th><th scope="col">${ui('type')}</th><th scope="col">${ui('meaning')}</th></tr>`;
  const library = html`${ui(notInLibrary ? 'no' : 'yes')}${libraryResult !== undefined && html`; ${ui('insteadOf', { type: html`<code>${libraryResult}</code>` })}`}`;
  return wordCard(
    name,
    html`<code><b>${name}</b></code>`,
    [about],
    [
      rows.length > 0 ? html`<table class="grid"><thead>${head}</thead><tbody>${rows}</tbody></table>` : undefined,
      row('result', [html`<code>${typeText(result)}</code>`]),
      row('inLibrary', [library]),
      row('inScript', [inScript(method)]),
      html`<pre><code>${JSON.stringify({ jsonrpc: '2.0', id: 1, method: name, params: example })}</code></pre>`,
    ],
  );
}

function inScript(method: Method): Html {
  const use = scriptUse(method);
  if (use === undefined) return ui('no');
  const some = use.parts?.map((part) => html`<code>${part}</code>`);
  const which = some === undefined ? ui('yes') : ui('withParts', { parts: joined(some, ', ') });
  return use.isLarger ? html`${which} (${ui('inScriptLarger')})` : which;
}

function errors(): Html {
  const rows = Object.entries(codes).map(([name, code]) => {
    return html`<tr><td><code>${code}</code></td><td>${bothMarked(protocol.errors[name as keyof typeof codes])}</td></tr>\n`;
  });
  return html`<table class="grid"><tbody>${rows}</tbody></table>`;
}

function limits(): Html {
  const rows = Object.entries(usualLimits).map(([name, usual]: readonly [string, number]) => {
    const number = both({ en: usual.toLocaleString('en'), it: usual.toLocaleString('it') });
    const about = bothMarked(protocol.limits[name as keyof typeof usualLimits]);
    return html`<tr><td><code>${name}</code></td><td>${ui('usual')} ${number}</td><td>${about}</td></tr>\n`;
  });
  return html`<table class="grid"><tbody>${rows}</tbody></table>`;
}
