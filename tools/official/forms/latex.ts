import { labelOf } from '../labels.js';
import { isBlank, type Line } from '../lines.js';
import { isContents, isCredits, isGlossary } from '../zones.js';
import { plainLatex, reducedLatex } from './latex-commands.js';

export const isLatex = (text: string): boolean =>
  /\\(?:documentclass|chapter|section|subsection)\b\*?\s*[[{]/.test(text);

type Piece =
  | { readonly kind: 'text'; readonly text: string; readonly number: number }
  | { readonly kind: 'chapter' | 'section'; readonly text: string; readonly number: number }
  | { readonly kind: 'counter'; readonly of: 'chapter' | 'section'; readonly value: number };

/**
 * The words of a LaTeX source as lines. A chapter is a part and, like a section, has the number of the rules below it;
 * without rules, sections are counted on. A title that contains its number keeps it, and a starred section that is a
 * number heads the rule on the next line.
 */
export function linesOfLatex(lines: readonly Line[]): readonly Line[] {
  const begin = lines.findIndex(({ text }) => /\\begin\s*\{document\}/.test(text));
  const pieces = joined(lines.slice(begin + 1)).flatMap(piecesOf);
  return numbered(pieces);
}

/** The length of the lines of a wrapped source, except for a few that cannot be broken. */
const WIDTHS = [60, 100] as const;

function isWrapped(lines: readonly Line[]): boolean {
  const lengths = lines.flatMap((line) => (isBlank(line) ? [] : [line.text.trimEnd().length])).sort((a, b) => a - b);
  const width = lengths[Math.floor(lengths.length * 0.98)] ?? 0;
  return width >= WIDTHS[0] && width <= WIDTHS[1];
}

/**
 * A command that opens on one line and closes on another becomes one line, and so does a paragraph of a wrapped source.
 * Nothing continues after a blank line.
 */
function joined(lines: readonly Line[]): readonly Line[] {
  const areWrapped = isWrapped(lines);
  const found: Line[] = [];
  let depth = 0;
  for (const line of lines) {
    const text = line.text.replace(/(?<!\\)%.*$/, '');
    if (!isBlank(line) && text.trim() === '') continue;
    if (isBlank(line)) depth = 0;
    const last = found.at(-1);
    const goesOn = last !== undefined && !isBlank(last) && !isBlank(line) && (depth > 0 || areWrapped);
    if (goesOn) found[found.length - 1] = { ...last, text: `${last.text.trimEnd()} ${text.trim()}` };
    else found.push({ ...line, text });
    const braces = text.match(/\\.|[{}]/g) ?? [];
    for (const brace of braces) depth = Math.max(0, depth + (brace === '{' ? 1 : brace === '}' ? -1 : 0));
  }
  return found;
}

const counter = /\\setcounter\s*\{(chapter|section)\}\s*\{(\d+)\}/g;
const heading = /\\(chapter|(?:sub)*section|(?:sub)?paragraph)(\*?)\s*(?:\[[^\]]*\])?\{([^{}]*)\}/g;

function piecesOf({ text: source, number }: Line): readonly Piece[] {
  if (source.trim() === '') return [{ kind: 'text', text: '', number }];
  const counters = [...source.matchAll(counter)].map(
    ([, of, value]): Piece => ({ kind: 'counter', of: of as 'chapter' | 'section', value: Number(value) }),
  );
  const text = reducedLatex(source);
  const pieces: Piece[] = [];
  let read = 0;
  for (const { index, 0: whole, 1: level, 2: star, 3: title = '' } of text.matchAll(heading)) {
    pieces.push(...textPieces(text.slice(read, index), number));
    read = index + whole.length;
    const words = plainLatex(title).trim();
    const isCounted = star === '' && (level === 'chapter' || level === 'section') && labelOf(words) === null;
    pieces.push({ kind: isCounted ? (level as 'chapter' | 'section') : 'text', text: words, number });
  }
  return [...counters, ...pieces, ...textPieces(text.slice(read), number)];
}

const textPieces = (text: string, number: number): readonly Piece[] =>
  plainLatex(text)
    .split('\n')
    .flatMap((one) => (one.trim() === '' ? [] : [{ kind: 'text', text: one, number }]));

/** Headings with their numbers before them. */
function numbered(pieces: readonly Piece[]): readonly Line[] {
  let [chapter, section] = [0, 0];
  return pieces.flatMap((piece, index): readonly Line[] => {
    if (piece.kind === 'counter') {
      if (piece.of === 'chapter') chapter = piece.value;
      else section = piece.value;
      return [];
    }
    const { kind, text, number } = piece;
    if (kind === 'text' || [isContents, isGlossary, isCredits].some((is) => is({ text, number })))
      return [{ text, number }];
    const below = ruleBelow(pieces, index);
    if (kind === 'chapter') {
      // An introduction has no rules.
      if (below === null) return [{ text, number }];
      chapter = Number(below[0]);
      section = Math.max(section, chapter * 100 - 1);
      return [{ text: `${chapter}. ${text}`, number }];
    }
    if (below === null && section === 0) return [{ text, number }];
    section = below === null ? section + 1 : Number(below.slice(0, 3));
    return [{ text: `${section}. ${text}`, number }];
  });
}

/** The number of the first rule below a heading, before the next one of its level. */
function ruleBelow(pieces: readonly Piece[], at: number): string | null {
  const { kind } = pieces[at]!;
  for (const piece of pieces.slice(at + 1)) {
    if (piece.kind === 'chapter' || piece.kind === kind) return null;
    const label = piece.kind === 'text' ? labelOf(piece.text) : null;
    if (label?.kind === 'rule') return label.number;
  }
  return null;
}
