import { defined } from '../../engine/model/defined.js';
import { frame } from '../text/frame.js';
import { lineAndColumn } from '../text/source.js';
import type { Diagnostic, Severity } from './diagnostic.js';
import { fill } from './fill.js';
import type { MessageLanguage, MessageWords } from './message.js';
import { commonLabels, messages } from './messages/index.js';
import texts from './words.json' with { type: 'json' };

/**
 * `pretty`: for people, with an excerpt of the text; `line`: `file:line:column: …` on one line, for editors and
 * scripts.
 */
export type RenderStyle = 'pretty' | 'line';

const { severityWords, helpWord } = texts.render;
/** What was probably meant. */
export const didYouMean = texts.render.didYouMean;

/** A diagnostic as users read it, without a line end after it. */
export function render(diagnostic: Diagnostic, lang: MessageLanguage, style: RenderStyle): string {
  const { message, help, suggestion } = wordsOf(diagnostic, lang);
  const head = `${place(diagnostic)}${severityWords[lang][diagnostic.severity]}: ${message}`;
  if (style === 'line')
    return [head, suggestion, `[${diagnostic.code}]`].filter((part) => part !== undefined).join(' ');
  const advice = [help && `${helpWord[lang]}: ${help}`, suggestion].filter((part) => part !== undefined && part !== '');
  const blocks = [
    `${head} [${diagnostic.code}]`,
    framed(diagnostic, lang),
    advice.map((line) => `  ${line}`).join('\n'),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** A diagnostic as plain JSON, for other programs: words, code, values and places (lines and columns from 1). */
export interface DiagnosticJson {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly help: string;
  readonly suggestion?: string;
  readonly values: { readonly [name: string]: string | number };
  readonly at?: PlaceJson;
  readonly also?: readonly (PlaceJson & { readonly label: string })[];
}

/** `start` and `end` are offsets in UTF-16 code units, half-open. */
export interface PlaceJson {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly start: number;
  readonly end: number;
}

/** A diagnostic as plain JSON, with its words in one language and its place in lines and columns. */
export function toJson(diagnostic: Diagnostic, lang: MessageLanguage): DiagnosticJson {
  const { message, help } = wordsOf(diagnostic, lang);
  const { code, severity, values, at, also, suggestion } = diagnostic;
  return defined({
    ...{ code, severity, message, help, suggestion, values },
    at: at && placeJson(at),
    also: also?.map((one) => ({ ...placeJson(one.at), label: labelOf(diagnostic, one.label, lang) })),
  });
}

function placeJson(at: NonNullable<Diagnostic['at']>): PlaceJson {
  const from = lineAndColumn(at.source, at.start);
  const to = lineAndColumn(at.source, at.end);
  const { file } = at.source;
  return { file, ...from, endLine: to.line, endColumn: to.column, start: at.start, end: at.end };
}

function place({ at }: Diagnostic): string {
  if (at === undefined) return '';
  const { line, column } = lineAndColumn(at.source, at.start);
  return `${at.source.file}:${line}:${column}: `;
}

function framed(diagnostic: Diagnostic, lang: MessageLanguage): string {
  if (diagnostic.at === undefined) return '';
  const further = (diagnostic.also ?? []).map((one) => ({ span: one.at, label: labelOf(diagnostic, one.label, lang) }));
  return frame({ span: diagnostic.at }, further);
}

function wordsOf(diagnostic: Diagnostic, lang: MessageLanguage) {
  const { message, help } = templates(diagnostic.code, lang);
  const word = diagnostic.suggestion;
  return {
    message: fill(message, diagnostic.values, lang),
    help: fill(help, diagnostic.values, lang),
    suggestion: word === undefined ? undefined : fill(didYouMean[lang], { word }, lang),
  };
}

function labelOf(diagnostic: Diagnostic, label: string, lang: MessageLanguage): string {
  const own = templates(diagnostic.code, lang).labels?.[label];
  return fill(own ?? commonLabels[label]?.[lang] ?? label, diagnostic.values, lang);
}

/** A code without words is shown as it is; a test makes sure that users never see one. */
const templates = (code: string, lang: MessageLanguage): MessageWords =>
  messages[code]?.[lang] ?? { message: code, help: '' };
