import type { Lang } from '../../src/engine/model/words.js';
import { type Diagnostic, hasErrors } from '../../src/frontend/diagnostics/diagnostic.js';
import { type RenderStyle, render, toJson } from '../../src/frontend/diagnostics/render.js';
import { harmlessLines } from '../../src/frontend/text/harmless.js';
import type { Environment } from './environment.js';
import { hasColours, type Paint, paintFor, type Style } from './paint.js';

/** Tells a person, or with `json` a program, what is wrong. People read it beside the output, programs in it. */
export function report(
  diagnostics: readonly Diagnostic[],
  lang: Lang,
  surroundings: Environment,
  { json = false, layout = 'pretty' }: { readonly json?: boolean; readonly layout?: RenderStyle } = {},
): void {
  if (json) {
    surroundings.out(`${JSON.stringify({ diagnostics: inJson(diagnostics, lang) }, null, 2)}\n`);
    return;
  }
  const paint = paintFor(surroundings, 'err');
  const text = diagnostics.map((one) => painted(one, lang, paint, layout)).join('\n\n');
  surroundings.err(`${harmlessLines(text, hasColours(paint))}\n`);
}

export const inJson = (diagnostics: readonly Diagnostic[], lang: Lang) => diagnostics.map((one) => toJson(one, lang));

const colours: { readonly [severity in Diagnostic['severity']]: Style } = {
  error: 'red',
  warning: 'yellow',
  advice: 'cyan',
};

/** A diagnostic for people: its first line bold, the underline in the colour of its severity. */
export function painted(one: Diagnostic, lang: Lang, paint: Paint, layout: RenderStyle = 'pretty'): string {
  const colour = colours[one.severity];
  return render(one, lang, layout)
    .split('\n')
    .map((line, index) => {
      if (index === 0) return paint(['bold', colour], line);
      return line.replace(/^( +\| *)([\^-]+.*)$/, (_, gutter: string, mark: string) => gutter + paint(colour, mark));
    })
    .join('\n');
}

/** The errors among diagnostics, or nothing at all when there is none. */
export const errorsOf = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  hasErrors(diagnostics) ? diagnostics.filter(({ severity }) => severity === 'error') : [];
