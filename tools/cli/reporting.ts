import type { Diagnostic, RenderStyle } from 'tavolata/compiler';
import type { Lang } from 'tavolata/runtime';
import { harmlessLines, hasErrors, render, toJson } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';
import type { Environment } from './environment.js';
import { hasColours, type Paint, paintFor, type Style } from './paint.js';

/** Most diagnostics shown for one file: nobody reads more, and a short file can hold very many. */
const MOST_SHOWN = 100;

/**
 * The diagnostics to show, errors first: if a file has more than can be read, a last one says how many are left out.
 */
export function readable(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (diagnostics.length <= MOST_SHOWN) return diagnostics;
  const counts = new Map<string, number>();
  const leftOut = new Set<Diagnostic>();
  for (const one of [...errorsOf(diagnostics), ...diagnostics.filter(({ severity }) => severity !== 'error')]) {
    if (one.at === undefined) continue;
    const { file } = one.at.source;
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    if (count > MOST_SHOWN) leftOut.add(one);
  }
  const more = [...counts]
    .filter(([, count]) => count > MOST_SHOWN)
    .map(([file, count]) => ({ file, count: count - MOST_SHOWN }))
    .map((values) => diagnostic('cli.more-of-file', { severity: 'advice', values }));
  return [...diagnostics.filter((one) => !leftOut.has(one)), ...more];
}

/**
 * Reports to a person or, with `json`, to a program. For people the report goes to the error stream, for programs to
 * the output.
 */
export function report(
  diagnostics: readonly Diagnostic[],
  lang: Lang,
  surroundings: Environment,
  { json = false, layout = 'pretty' }: { readonly json?: boolean; readonly layout?: RenderStyle } = {},
): void {
  const shown = readable(diagnostics);
  if (json) {
    surroundings.out(`${JSON.stringify({ diagnostics: inJson(shown, lang) }, null, 2)}\n`);
    return;
  }
  const paint = paintFor(surroundings, 'err');
  const text = shown.map((one) => painted(one, lang, paint, layout)).join('\n\n');
  surroundings.err(`${harmlessLines(text, hasColours(paint))}\n`);
}

/** Diagnostics in their JSON form. */
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

/** The errors among diagnostics, or all of them if there is none. */
export const errorsOf = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  hasErrors(diagnostics) ? diagnostics.filter(({ severity }) => severity === 'error') : [];
