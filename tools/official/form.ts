import type { Diagnostic } from 'tavolata/compiler';
import { diagnostic } from '../messages/index.js';
import { isHtml, linesOfHtml } from './forms/html.js';
import { isJson, linesOfJson } from './forms/json.js';
import { isLatex, linesOfLatex } from './forms/latex.js';
import { isMarkup, linesOfMarkup } from './forms/markup.js';
import { withoutFrames } from './frames.js';
import { isBlank, type Line, type Split, splitLines } from './lines.js';
import { unescaped } from './transport.js';

/** The lines of a text in any form, without the markup of that form. */
export function linesOf(text: string): Split {
  const read = linesOfForm(text);
  const plain = withoutFrames(read.lines);
  return { ...read, lines: plain.lines, decisions: [...read.decisions, ...plain.decisions] };
}

function linesOfForm(text: string): Split {
  const split = splitLines(text);
  const { lines, decisions } = isQuoted(split.lines) ? unquoted(split) : split;
  const found = formOf(lines === split.lines ? text : lines.map((one) => one.text).join('\n'));
  if (found === null) return { lines: unescaped(lines), decisions };
  const [form, read] = found;
  const isParted = form !== 'LaTeX' && form !== 'Markdown';
  return { lines: read(text, lines), isParted, decisions: [...decisions, formDecision(form)] };
}

type Form = 'HTML' | 'JSON' | 'LaTeX' | 'Markdown';
type FormReader = (text: string, lines: readonly Line[]) => readonly Line[];

const readHtml: FormReader = (_, lines) => linesOfHtml(lines.map((one) => one.text).join('\n'));

function formOf(text: string): readonly [Form, FormReader] | null {
  if (isJson(text)) return ['JSON', linesOfJson];
  if (isLatex(text)) return ['LaTeX', (_, lines) => linesOfLatex(lines)];
  if (isHtml(text)) return ['HTML', readHtml];
  return isMarkup(text) ? ['Markdown', (_, lines) => linesOfMarkup(lines)] : null;
}

const quoteMark = /^\s*(?:>[>\s]*|\[\/?quote[^\]]*\])/i;

/** Quoted as in a letter or a forum, where most quoted lines have a mark. */
function isQuoted(lines: readonly Line[]): boolean {
  const marks = lines.filter(({ text }) => quoteMark.test(text)).length;
  return (
    marks * 2 > lines.filter((line) => !isBlank(line)).length || lines.some(({ text }) => /^\[quote\b/i.test(text))
  );
}

const unquoted = ({ lines, decisions }: Split): Split => ({
  lines: lines.map((line) => ({ ...line, text: line.text.replace(quoteMark, '') })),
  decisions: [...decisions, diagnostic('official.quoted', { severity: 'advice' })],
});

const formDecision = (form: Form): Diagnostic => diagnostic('official.form', { severity: 'advice', values: { form } });
