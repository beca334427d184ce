import type { Line } from './lines.js';

const LONGEST_WORD = 60;
// “power- and toughness-changing”: the hyphen stands for what both words have in common.
const suspended = /^(?:and|or|to|e|ed|o|od)$/;

/** Joins wrapped lines: a word broken at its own hyphen, at an inserted one, or at a dash is one word again. */
export class LineGlue {
  private readonly words = new Set<string>();
  /** Whether most hyphens at the ends of lines were inserted. */
  private readonly isHyphenated: boolean;

  /** @param lines the whole text, whose other words show whether a hyphen belongs to a word */
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

  /** Whose the hyphen at the end of a line is, by how the text spells the word elsewhere. */
  private kindOf(above: string, below: string): 'own' | 'put in' | 'unknown' | null {
    // Only the end is searched: the open paragraph may be as long as the file.
    const [head] = /[\p{L}'’-]+(?=[-‐¬]$)/u.exec(above.slice(-LONGEST_WORD)) ?? [];
    if (head === undefined) return null;
    const [tail] = /^\p{Ll}+(?:[-'’]\p{L}+)*/u.exec(below) ?? [];
    const has = (word: string): boolean => this.words.has(word.toLowerCase());
    if (tail === undefined || has(`${head}-${tail}`)) return 'own';
    if (suspended.test(tail)) return null;
    return has(head + tail) ? 'put in' : 'unknown';
  }
}
