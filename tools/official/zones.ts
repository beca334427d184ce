import { labelOf } from './labels.js';
import type { Line } from './lines.js';

/** The parts of a text: what precedes the contents, the contents, the rules, the glossary, and what follows it. */
export type Zone = 'front' | 'contents' | 'body' | 'glossary' | 'credits';

const contents = /^\s*(?:(?:table\s+of\s+)?contents|indice|sommario)\s*$/i;
const glossary = /^\s*(?:glossary|glossario)\s*$/i;
const credits = /^\s*(?:credits|riconoscimenti)\s*$/i;

const singleSpaced = ({ text }: Line): string => text.replace(/\s+/g, ' ').trim();

export const isContents = ({ text }: Line): boolean => contents.test(text);
export const isGlossary = ({ text }: Line): boolean => glossary.test(text);
export const isCredits = ({ text }: Line): boolean => credits.test(text);

/** A line of the contents without the dots and the page number after it. */
const entryOf = (line: Line): string => singleSpaced(line).replace(/[\s.…]*\s\d+$/, '');

/**
 * The zone of each line. The contents end where their first line occurs again; a text without contents begins with its
 * rules. The headings of a zone belong to it.
 */
export function zonesOf(lines: readonly Line[]): readonly Zone[] {
  const { begin, again, rule } = contentsOf(lines);
  // Contents without an end are not contents: a page may contain the word alone.
  let zone: Zone = again < 0 ? 'body' : 'front';
  return lines.map((line, index) => {
    if (again >= 0 && index === begin) zone = 'contents';
    else if (index === again) zone = 'body';
    // What is listed before the first rule does not begin there.
    else if (index < rule) return zone;
    else if (zone === 'body' && isGlossary(line)) zone = 'glossary';
    else if ((zone === 'body' || zone === 'glossary') && isCredits(line)) zone = 'credits';
    return zone;
  });
}

interface Contents {
  /** Where the contents begin. */
  readonly begin: number;
  /** Where the body begins. */
  readonly again: number;
  /** The first line with the number of a rule. */
  readonly rule: number;
}

/**
 * Some forms have lost the heading of the contents, and some contents name the first part differently from its heading.
 */
function contentsOf(lines: readonly Line[]): Contents {
  const word = lines.findIndex(isContents);
  const first = lines.findIndex((line, index) =>
    word < 0 ? labelOf(line.text)?.kind === 'part' : index > word && line.text.trim() !== '',
  );
  const begin = word < 0 ? first : word;
  const rule = lines.findIndex(({ text }, index) => index > begin && labelOf(text)?.kind === 'rule');
  if (first < 0) return { begin, again: -1, rule };
  // The contents may occur twice: the body begins directly before its first rule.
  const lastBeforeRules = (is: (line: Line) => boolean): number =>
    lines.findLastIndex((line, index) => index > first && (rule < 0 || index < rule) && is(line));
  const entry = entryOf(lines[first]!);
  const again = lastBeforeRules((line) => singleSpaced(line) === entry);
  const label = headingOf(lines[first]!);
  const isSameHeading = (line: Line): boolean => label !== null && headingOf(line) === label;
  return { begin, again: again < 0 && word >= 0 ? lastBeforeRules(isSameHeading) : again, rule };
}

/** The number of the part or section of which a line is the heading. */
function headingOf({ text }: Line): string | null {
  const label = labelOf(text);
  return label?.kind === 'part' || label?.kind === 'section' ? label.number : null;
}
