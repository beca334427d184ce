import { type Diagnostic, diagnostic } from '../../frontend/diagnostics/diagnostic.js';
import { isHtml, linesOfHtml } from './forms/html.js';
import { isJson, linesOfJson } from './forms/json.js';
import { isLatex, linesOfLatex } from './forms/latex.js';
import { isMarkup, linesOfMarkup } from './forms/markup.js';
import { type Line, type Split, splitLines } from './lines.js';

/** The lines of a text in whatever form it came, without the signs of that form. */
export function linesOf(text: string): Split {
  const { lines, decisions } = splitLines(text);
  const found = formOf(text);
  if (found === null) return { lines, decisions };
  const [form, read] = found;
  const isParted = form === 'HTML' || form === 'JSON';
  return { lines: read(text, lines), isParted, decisions: [...decisions, formDecision(form)] };
}

type Form = 'HTML' | 'JSON' | 'LaTeX' | 'Markdown';
type Read = (text: string, lines: readonly Line[]) => readonly Line[];

function formOf(text: string): readonly [Form, Read] | null {
  if (isJson(text)) return ['JSON', linesOfJson];
  if (isLatex(text)) return ['LaTeX', (_, lines) => linesOfLatex(lines)];
  if (isHtml(text)) return ['HTML', (_, lines) => linesOfHtml(lines.map((one) => one.text).join('\n'))];
  return isMarkup(text) ? ['Markdown', (_, lines) => linesOfMarkup(lines)] : null;
}

const formDecision = (form: Form): Diagnostic => diagnostic('official.form', { severity: 'advice', values: { form } });
