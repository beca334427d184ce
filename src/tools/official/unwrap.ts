import { type Diagnostic, diagnostic } from '../../frontend/diagnostics/diagnostic.js';
import { isBulleted, labelOf } from './labels.js';
import type { Line, Split } from './lines.js';
import { RuleOrder } from './rule-order.js';
import { isContents, isCredits, isGlossary, type Zone, zonesOf } from './zones.js';

/** Puts the lines of a hard-wrapped text, or of the text layer of a PDF, together into paragraphs; leaves any other text as it is. */
export function unwrapped(lines: readonly Line[]): Split {
  const plain = withoutPages(lines);
  const width = wrapWidth(plain);
  if (width === null) return { lines: plain.map(({ text, number }) => ({ text, number })), decisions: pages(lines) };
  const decision = diagnostic('official.wrapped', { severity: 'advice', values: { width } });
  return { lines: new Joiner(plain, width).joined(), decisions: [...pages(lines), decision] };
}

interface Placed extends Line {
  /** The line is the first of a page. */
  readonly opensPage: boolean;
}

function pages(lines: readonly Line[]): readonly Diagnostic[] {
  const count = lines.filter(({ text }) => text.includes('\f')).length;
  return count === 0 ? [] : [diagnostic('official.pages', { severity: 'advice', values: { count } })];
}

/** Form feeds go, and numbers of pages that stand alone beside them. */
function withoutPages(lines: readonly Line[]): readonly Placed[] {
  const placed = lines.map(({ text, number }) => ({
    text: text.replaceAll('\f', ''),
    number,
    opensPage: text.includes('\f'),
  }));
  const isPageNumber = (index: number): boolean => {
    if (!/^\s*\d{1,3}\s*$/.test(placed[index]!.text)) return false;
    const next = placed.findIndex((line, at) => at > index && (line.text.trim() !== '' || line.opensPage));
    return placed[index]!.opensPage || (next >= 0 && placed[next]!.opensPage);
  };
  if (!placed.some(({ opensPage }) => opensPage)) return placed;
  return placed.map((line, index) => (isPageNumber(index) ? { ...line, text: '' } : line));
}

const isBlank = ({ text }: Line): boolean => text.trim() === '';
const firstWord = (text: string): number => /^\S*/.exec(text.trim())![0].length;

/** The width that a text was wrapped at; null: each of its lines is a paragraph. */
function wrapWidth(lines: readonly Placed[]): number | null {
  const zones = zonesOf(lines);
  const filled = lines.filter((line) => !isBlank(line));
  const lengths = filled.map(({ text }) => text.trimEnd().length).sort((a, b) => a - b);
  const width = lengths[Math.floor(lengths.length * 0.98)] ?? 0;
  if (width > 160) return null;
  let plain = 0;
  let full = 0;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before === undefined || zones[index] !== 'body' || isBlank(line) || isBlank(before)) continue;
    if (labelOf(line.text) !== null || labelOf(before.text)?.kind === 'part') continue;
    plain += 1;
    if (before.text.trimEnd().length + 1 + firstWord(line.text) > width * 0.75) full += 1;
  }
  // On a page with a list of rules some lines are no items of it.
  const least = filled.filter(({ text }) => isBulleted(text)).length * 3 > filled.length ? filled.length / 6 : 1;
  return plain > least && full * 10 > plain * 6 ? width : null;
}

class Joiner {
  private readonly zones: readonly Zone[];
  private readonly order = new RuleOrder();
  private readonly out: Line[] = [];
  private open: { text: string; readonly number: number; readonly isTerm: boolean } | null = null;
  /** The line of the file that the open paragraph ends with. */
  private above = '';

  constructor(
    private readonly lines: readonly Placed[],
    private readonly width: number,
  ) {
    this.zones = zonesOf(lines);
  }

  joined(): readonly Line[] {
    let gap = true;
    let page = false;
    for (const [index, line] of this.lines.entries()) {
      page ||= line.opensPage;
      if (isBlank(line)) gap = true;
      else {
        this.read(line, this.zones[index]!, gap, page);
        gap = false;
        page = false;
      }
    }
    this.close();
    return this.out;
  }

  private read(line: Line, zone: Zone, gap: boolean, page: boolean): void {
    const text = line.text.trim();
    if (this.open !== null && !this.begins(line, zone, gap, page)) {
      this.open = { ...this.open, text: glued(this.open.text, text), isTerm: false };
    } else {
      this.close();
      // An entry of the glossary may go on behind the end of a page, or begin there without a blank line.
      const isEntry = zone === 'glossary' && page ? isTerm(text) : gap;
      if (isEntry) this.out.push({ text: '', number: line.number - 1 });
      this.open = { text, number: line.number, isTerm: isEntry && zone === 'glossary' };
      const label = zone === 'body' ? labelOf(text) : null;
      if (label !== null && label.kind !== 'example') this.order.accept(label.number);
    }
    this.above = line.text.trimEnd();
  }

  private close(): void {
    if (this.open !== null) this.out.push(this.open);
    this.open = null;
  }

  private begins(line: Line, zone: Zone, gap: boolean, page: boolean): boolean {
    if (isContents(line) || isGlossary(line) || isCredits(line) || zone === 'contents') return true;
    const text = line.text.trim();
    if (zone === 'body') return this.beginsInBody(text, gap, page);
    if (gap || (page && isTerm(text))) return !page || this.isEnded(text);
    if (zone === 'glossary') return this.open!.isTerm || /^\d\. /.test(text) || !this.isFull(text);
    return !this.isFull(text);
  }

  private beginsInBody(text: string, gap: boolean, page: boolean): boolean {
    const label = labelOf(text);
    if (label?.kind === 'example') return true;
    const isApart = gap && !page;
    if (label !== null) return isApart || (this.order.isNext(label.number) && (this.isHeading() || this.isEnded(text)));
    if (gap) return isApart || (this.isEnded(text) && !/^\p{Ll}/u.test(text));
    return this.isSentence() && this.above.length + 1 + firstWord(text) < this.width * 0.6;
  }

  /** The paragraph may end here: its sentence does, or its last line left room. */
  private isEnded(text: string): boolean {
    return this.isSentence() || !this.isFull(text);
  }

  private isHeading(): boolean {
    const kind = labelOf(this.open!.text)?.kind;
    return kind === 'part' || kind === 'section';
  }

  private isSentence(): boolean {
    return /[.!?:…][)”"’'_]*$/.test(this.open!.text);
  }

  /** The first word of a line found no room on the line above. */
  private isFull(text: string): boolean {
    return this.above.length + 1 + firstWord(text) > this.width * 0.8;
  }
}

/** A term has no sentence. */
const isTerm = (text: string): boolean => !/^\d\. |[.”]$/.test(text) && text.length < 60;

/** A word that was broken at its hyphen, or at a dash, is one again. */
const glued = (above: string, below: string): string =>
  /\p{L}-$|\S—$/u.test(above) || /^—\S/.test(below) ? above + below : `${above} ${below}`;
