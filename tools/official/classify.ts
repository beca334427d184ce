import { withTermsApart } from './glossary.js';
import { isBulleted, type Label, labelOf, withoutBullet } from './labels.js';
import type { Line } from './lines.js';
import type { Paragraph } from './official.js';
import { isCredits, isGlossary, type Zone, zonesOf } from './zones.js';

// “100. Generale • 101. Le regole d'oro • …”: a list of sections on one line.
const listOfSections = /\d{3}\.?\s[^•]*•\s*\d{3}\.?\s|•\s*$/;

/** Distinguishes rules, examples, headings and everything else. Each line that is not blank is one paragraph. */
export const classify = (lines: readonly Line[]): readonly Paragraph[] => new Classifier(lines).classified();

class Classifier {
  private readonly paragraphs: Paragraph[] = [];
  /** The rule to which unnumbered paragraphs belong. */
  private current: string | null = null;
  private section = '';
  private entry: { lines: string[]; line: number } | null = null;
  /** Paragraphs with a blank line before them. */
  private readonly apart = new Set<Paragraph>();
  /** Whether the rules are items of a list, as on a wiki page. */
  private readonly isList: boolean;

  constructor(private readonly lines: readonly Line[]) {
    const rules = lines.filter(({ text }) => labelOf(text)?.kind === 'rule');
    this.isList = rules.filter(({ text }) => isBulleted(text)).length * 2 > rules.length;
  }

  classified(): readonly Paragraph[] {
    const zones = zonesOf(this.lines);
    for (const [index, line] of this.lines.entries()) {
      if (line.text.trim() === '') this.closeEntry();
      else {
        const before = this.paragraphs.length;
        this.read(line, zones[index]!);
        const isApart = index > 0 && this.lines[index - 1]!.text.trim() === '';
        if (isApart && this.paragraphs.length > before) this.apart.add(this.paragraphs[before]!);
      }
    }
    this.closeEntry();
    return withoutEmptyHeadings(zones.at(-1) === 'body' ? this.withoutFoot() : withTermsApart(this.paragraphs));
  }

  private read(line: Line, zone: Zone): void {
    if (zone === 'body') this.readBody(line);
    else if (zone === 'glossary' && !isGlossary(line)) this.readGlossary(line);
    else {
      if (isCredits(line)) this.closeEntry();
      this.add('other', null, line);
    }
  }

  /** After the last rule of a part of the rules, unnumbered and separate paragraphs belong to the page. */
  private withoutFoot(): readonly Paragraph[] {
    const last = this.paragraphs.findLastIndex(({ kind }) => kind !== 'continuation' && kind !== 'other');
    const foot = this.paragraphs.findIndex((one, index) => index > last && this.apart.has(one));
    return foot < 0
      ? this.paragraphs
      : this.paragraphs.map((one, index) => (index < foot ? one : { ...one, kind: 'other', number: null }));
  }

  private readBody(line: Line): void {
    const label = listOfSections.test(line.text) ? null : labelOf(line.text);
    if (label === null) this.readPlain(line);
    else if (label.kind === 'example') this.add('example', this.current, line, label.text);
    else if (label.kind === 'rule') this.readRule(label.number, label.text, line);
    // Parts come in order: a number out of order belongs to a list inside a rule.
    else if (label.kind === 'part' && label.number <= this.section) this.readPlain(line);
    else this.readHeading(label, line);
  }

  private readRule(number: string, text: string, line: Line): void {
    this.current = number;
    this.section = number.slice(0, 3);
    this.add('rule', number, line, text);
  }

  private readHeading(label: Label & { kind: 'section' | 'part' }, line: Line): void {
    if (label.kind === 'section') this.section = label.number;
    this.current = null;
    this.add('heading', label.number, line, label.text);
  }

  /** On a page whose rules are a list, everything that is not an item belongs to the page. */
  private readPlain(line: Line): void {
    const isRest = this.current === null || (this.isList && !isBulleted(line.text)) || listOfSections.test(line.text);
    const last = this.paragraphs.at(-1);
    if (isRest) this.add('other', null, line);
    // Some forms put a number and its rule on separate lines.
    else if ((last?.kind === 'rule' || last?.kind === 'example') && last.text === '')
      this.paragraphs[this.paragraphs.length - 1] = { ...last, text: spaced(withoutBullet(line.text)) };
    else this.add('continuation', this.current, line, withoutBullet(line.text));
  }

  private readGlossary(line: Line): void {
    this.entry ??= { lines: [], line: line.number };
    this.entry.lines.push(spaced(line.text));
  }

  private closeEntry(): void {
    if (this.entry === null) return;
    const { lines, line } = this.entry;
    this.paragraphs.push({ kind: 'glossary', number: null, text: lines.join('\n'), line });
    this.entry = null;
  }

  private add(kind: Paragraph['kind'], number: string | null, line: Line, text = line.text): void {
    this.paragraphs.push({
      kind: kind === 'example' && number === null ? 'other' : kind,
      number,
      text: spaced(text),
      line: line.number,
    });
  }
}

const spaced = (text: string): string =>
  text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * A heading without anything following it is a line of some list; of one that occurs twice, the place with the rules
 * counts.
 */
function withoutEmptyHeadings(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const sections = new Set(paragraphs.flatMap(({ kind, number }) => (kind === 'rule' ? [number!.slice(0, 3)] : [])));
  const parts = new Set([...sections].map((number) => number[0]));
  const times = new Map<string, number>();
  for (const { kind, number } of paragraphs) if (kind === 'heading') times.set(number!, (times.get(number!) ?? 0) + 1);
  let next: Paragraph | undefined;
  const used = new Set<Paragraph>();
  for (const one of [...paragraphs].reverse()) {
    if (one.kind !== 'heading' && one.kind !== 'rule') continue;
    const { number } = one;
    const leads = next?.number?.startsWith(number!) === true && (next.kind === 'rule' || used.has(next));
    const isKnown = number!.length === 1 ? parts.has(number!) : sections.has(number!) || parts.has(number![0]!);
    if (one.kind === 'heading' && (leads || (isKnown && times.get(number!) === 1))) used.add(one);
    next = one;
  }
  return paragraphs.map((one) =>
    one.kind !== 'heading' || used.has(one) ? one : { ...one, kind: 'other', number: null },
  );
}
