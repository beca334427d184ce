import { diagnostic } from '../messages/index.js';
import { withoutColumns } from './columns.js';
import { isTerm } from './glossary.js';
import { isBulleted, labelOf } from './labels.js';
import { isBlank, type Line, type Split } from './lines.js';
import { type Placed, withoutPages } from './pages.js';
import { RuleOrder } from './rule-order.js';
import { isContents, isCredits, isGlossary, type Zone, zonesOf } from './zones.js';

/**
 * Joins the lines of a hard-wrapped text, or of the text layer of a PDF, into paragraphs; leaves any other text
 * unchanged.
 */
export function unwrapped(lines: readonly Line[]): Split {
  const pages = withoutPages(lines);
  const columns = withoutColumns(pages.lines);
  const [plain, decisions] = [columns.lines, [...pages.decisions, ...columns.decisions]];
  const width = wrapWidth(plain);
  if (width === null) return { lines: plain.map(({ text, number }) => ({ text, number })), decisions };
  const decision = diagnostic('official.wrapped', { severity: 'advice', values: { width } });
  return { lines: new Joiner(plain, width).joined(), decisions: [...decisions, decision] };
}

const firstWord = (text: string): number => /^\S*/.exec(text.trim())![0].length;

/** The width at which a text was wrapped; null: each of its lines is a paragraph. */
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
  // On a page with a list of rules some lines are not items of it.
  const least = filled.filter(({ text }) => isBulleted(text)).length * 3 > filled.length ? filled.length / 6 : 1;
  return plain > least && full * 10 > plain * 6 ? width : null;
}

class Joiner {
  private readonly zones: readonly Zone[];
  private readonly glue: LineGlue;
  private readonly order = new RuleOrder();
  private readonly out: Line[] = [];
  private open: { text: string; readonly number: number; readonly isTerm: boolean } | null = null;
  /** The line of the file with which the open paragraph ends. */
  private above = '';

  constructor(
    private readonly lines: readonly Placed[],
    private readonly width: number,
  ) {
    this.zones = zonesOf(lines);
    this.glue = new LineGlue(lines);
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
      this.open = { ...this.open, text: this.glue.glued(this.open.text, text), isTerm: false };
    } else {
      this.close();
      // An entry of the glossary may continue after the end of a page, or begin there without a blank line.
      const isEntry = zone === 'glossary' && page ? isTerm(text) : gap;
      if (isEntry) this.out.push({ text: '', number: line.number - 1 });
      // If terms are separate, their definitions begin after a blank line as well.
      const isShort = isTerm(text) || text.length < this.width * 0.6;
      this.open = { text, number: line.number, isTerm: isEntry && zone === 'glossary' && isShort };
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
    if (label !== null)
      return (
        isApart ||
        isBulleted(text) ||
        (this.order.isNext(label.number) && (this.isHeading() || this.isEnded(text))) ||
        ((label.kind === 'rule' || !/[.:;,]$/.test(text)) && this.order.follows(label.number) && this.isSentence())
      );
    // A page may end between two sentences of a paragraph: its last line is then full.
    if (gap) return isApart || (this.isSentence() && !this.isFull(text) && !/^\p{Ll}/u.test(text));
    return this.isSentence() && this.above.length + 1 + firstWord(text) < this.width * 0.6;
  }

  /** Whether the paragraph may end here: its sentence does, or its last line has room left. */
  private isEnded(text: string): boolean {
    return this.isSentence() || !this.isFull(text);
  }

  private isHeading(): boolean {
    const kind = labelOf(this.open!.text)?.kind;
    return kind === 'part' || kind === 'section';
  }

  private isSentence(): boolean {
    return /[.!?:…][)”"’'_]*$/.test(this.open!.text.slice(-8));
  }

  /** Whether the first word of a line did not fit on the line above. */
  private isFull(text: string): boolean {
    return this.above.length + 1 + firstWord(text) > this.width * 0.8;
  }
}

const LONGEST_WORD = 60;
// “power- and toughness-changing”: the hyphen stands for what both words have in common.
const suspended = /^(?:and|or|to|e|ed|o|od)$/;

/** Joins lines that were wrapped: a word broken at its hyphen, at one put in, or at a dash is one again. */
class LineGlue {
  private readonly words = new Set<string>();
  /** Most hyphens at the ends of lines were put in. */
  private readonly isHyphenated: boolean;

  /** @param lines the whole text, whose other words tell whether a hyphen belongs to a word */
  constructor(lines: readonly Line[]) {
    for (const { text } of lines)
      for (const [word] of text.matchAll(/\p{L}+(?:[-'’]\p{L}+)*/gu)) this.words.add(word.toLowerCase());
    const kinds = lines.slice(1).map(({ text }, index) => this.kindOf(lines[index]!.text.trimEnd(), text.trim()));
    const times = (wanted: string): number => kinds.filter((kind) => kind === wanted).length;
    this.isHyphenated = times('put in') > times('own');
  }

  glued(above: string, below: string): string {
    if (above.endsWith('\u00ad')) return above.slice(0, -1) + below;
    const kind = this.kindOf(above, below);
    const isSet = above.endsWith('¬');
    if (isSet || kind === 'put in' || (kind === 'unknown' && this.isHyphenated)) return above.slice(0, -1) + below;
    return kind !== null || /\S—$/u.test(above) || /^—\S/.test(below) ? above + below : `${above} ${below}`;
  }

  /** Whose the hyphen at the end of a line is, by how the text writes the word elsewhere. */
  private kindOf(above: string, below: string): 'own' | 'put in' | 'unknown' | null {
    // Only the end is looked at: what is open may be as long as the file.
    const [head] = /[\p{L}'’-]+(?=[-‐¬]$)/u.exec(above.slice(-LONGEST_WORD)) ?? [];
    if (head === undefined) return null;
    const [tail] = /^\p{Ll}+(?:[-'’]\p{L}+)*/u.exec(below) ?? [];
    const has = (word: string): boolean => this.words.has(word.toLowerCase());
    if (tail === undefined || has(`${head}-${tail}`)) return 'own';
    if (suspended.test(tail)) return null;
    return has(head + tail) ? 'put in' : 'unknown';
  }
}
