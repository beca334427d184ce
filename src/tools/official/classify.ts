import { isBulleted, type Label, labelOf, withoutBullet } from './labels.js';
import type { Paragraph } from './official.js';

/** A line of the file, or a paragraph put together from several. */
export interface Line {
  readonly text: string;
  readonly number: number;
}

type Zone = 'front' | 'contents' | 'body' | 'glossary' | 'credits';

// “100. Generale • 101. Le regole d'oro • …”: a list of sections on one line.
const listOfSections = /\d{3}\.?\s[^•]*•\s*\d{3}\.?\s|•\s*$/;

/** Tells rules, examples, headings and the rest apart. Each line that is not blank is one paragraph. */
export function classify(lines: readonly Line[]): readonly Paragraph[] {
  const reader = new Classifier(lines);
  for (const line of lines) reader.read(line);
  return reader.done();
}

class Classifier {
  private readonly paragraphs: Paragraph[] = [];
  private zone: Zone;
  private firstOfContents: string | null = null;
  /** The rule, or the heading, that what has no number belongs to. */
  private current: string | null = null;
  private section: string | null = null;
  private entry: { lines: string[]; line: number } | null = null;
  private readonly isList: boolean;

  constructor(lines: readonly Line[]) {
    this.zone = lines.some(({ text }) => isWhole(text, contents)) ? 'front' : 'body';
    const rules = lines.filter(({ text }) => labelOf(text)?.kind === 'rule');
    this.isList = rules.filter(({ text }) => isBulleted(text)).length * 2 > rules.length;
  }

  done(): readonly Paragraph[] {
    this.closeEntry();
    return withoutEmptyHeadings(this.paragraphs);
  }

  read(line: Line): void {
    const { zone } = this;
    if (line.text.trim() === '') this.closeEntry();
    else if (zone === 'front') this.readFront(line);
    else if (zone === 'contents') this.readContents(line);
    else if (zone === 'body') this.readBody(line);
    else if (zone === 'glossary') this.readGlossary(line);
    else this.add('other', null, line);
  }

  private readFront(line: Line): void {
    this.add('other', null, line);
    if (isWhole(line.text, contents)) this.zone = 'contents';
  }

  /** The body begins where the first line of the contents stands again. */
  private readContents(line: Line): void {
    const text = spaced(line.text);
    if (text === this.firstOfContents) {
      this.zone = 'body';
      this.readBody(line);
    } else {
      this.firstOfContents ??= text;
      this.add('other', null, line);
    }
  }

  private readBody(line: Line): void {
    const label = listOfSections.test(line.text) ? null : labelOf(line.text);
    if (isWhole(line.text, glossary)) this.turn('glossary', line);
    else if (isWhole(line.text, credits)) this.turn('credits', line);
    else if (label === null) this.readPlain(line);
    else if (label.kind === 'example') this.add('example', this.current, line, label.text);
    else if (label.kind === 'rule') this.readRule(label.number, label.text, line);
    // Parts come in order: a number that does not is one of a list inside a rule.
    else if (label.kind === 'part' && label.number <= (this.section ?? '')) this.readPlain(line);
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

  /** In a page whose rules are a list, what is no item of it belongs to the page. */
  private readPlain(line: Line): void {
    if (this.isList && !isBulleted(line.text)) this.current = null;
    const isRest = this.current === null || listOfSections.test(line.text);
    if (isRest) this.add('other', null, line);
    else this.add('continuation', this.current, line, withoutBullet(line.text));
  }

  private readGlossary(line: Line): void {
    if (isWhole(line.text, credits)) this.turn('credits', line);
    else {
      this.entry ??= { lines: [], line: line.number };
      this.entry.lines.push(spaced(line.text));
    }
  }

  private closeEntry(): void {
    if (this.entry === null) return;
    const { lines, line } = this.entry;
    this.paragraphs.push({ kind: 'glossary', number: null, text: lines.join('\n'), line });
    this.entry = null;
  }

  private turn(zone: Zone, line: Line): void {
    this.closeEntry();
    this.zone = zone;
    this.add('other', null, line);
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

const contents = /^(?:table of )?contents$|^(?:indice|sommario)$/i;
const glossary = /^(?:glossary|glossario)$/i;
const credits = /^(?:credits|riconoscimenti)$/i;

const isWhole = (line: string, pattern: RegExp): boolean => pattern.test(line.trim());

const spaced = (text: string): string => text.replace(/[\s\f]+/g, ' ').trim();

/** A heading without a rule of its own behind it is a line of some list, unless the whole text is such a list. */
function withoutEmptyHeadings(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const sections = new Set(paragraphs.flatMap(({ kind, number }) => (kind === 'rule' ? [number!.slice(0, 3)] : [])));
  const parts = new Set([...sections].map((number) => number[0]));
  return paragraphs.map((one) => {
    if (one.kind !== 'heading') return one;
    const isUsed =
      one.number!.length === 1 ? parts.has(one.number!) : sections.has(one.number!) || parts.has(one.number![0]!);
    return isUsed ? one : { ...one, kind: 'other', number: null };
  });
}
