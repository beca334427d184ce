import { byNumber } from './official.js';

/** Where a text has come to in the order of the rules; tells whether a number at the head of a line is the next label. */
export class RuleOrder {
  private last: string | null = null;

  accept(number: string): void {
    this.last = number;
  }

  /** The number stands somewhere behind the last one. */
  follows(number: string): boolean {
    if (this.last === null) return true;
    if (number.length === 1) return number > this.last[0]!;
    return this.last.length === 1 ? number.startsWith(this.last) : byNumber(number, this.last) > 0;
  }

  /** The number is the very next one, of a rule or of a heading. */
  isNext(number: string): boolean {
    const { last } = this;
    if (last === null) return true;
    if (number.length === 1) return Number(number) === Number(last[0]) + 1;
    if (number.length === 3) return Number(number) === Number(last.slice(0, 3)) + 1 || number === `${last}00`;
    const now = partsOf(number);
    const then = partsOf(last);
    // Some forms have no headings.
    if (now.section !== then.section) return now.rule === 1 && now.letter === '' && byNumber(number, last) > 0;
    if (now.rule !== then.rule) return now.rule === then.rule + 1 && now.letter === '';
    return now.letter === letterAfter(then.letter);
  }
}

function partsOf(number: string): { readonly section: string; readonly rule: number; readonly letter: string } {
  const [, section = '', rule = '0', letter = ''] = /^(\d+)(?:\.(\d+)([a-z]?))?/.exec(number) ?? [];
  return { section, rule: Number(rule), letter };
}

// The letters l and o are never used, for they look like figures.
const letters = 'abcdefghijkmnpqrstuvwxyz';

/** The letter of the subrule behind one; behind a rule itself the first. */
export const letterAfter = (letter: string): string => letters[letter === '' ? 0 : letters.indexOf(letter) + 1] ?? '';
