import { byNumber, lettersAt, partsOf, placeOfLetters } from './rule-number.js';

/** The present position in the order of the rules; tells whether a number at the start of a line is the next label. */
export class RuleOrder {
  private last: string | null = null;

  accept(number: string): void {
    this.last = number;
  }

  /** Whether the number comes anywhere after the last one. */
  follows(number: string): boolean {
    if (this.last === null) return true;
    if (number.length === 1) return number > this.last[0]!;
    return this.last.length === 1 ? number.startsWith(this.last) : byNumber(number, this.last) > 0;
  }

  /** Whether the number is the very next one, of a rule or of a heading. */
  isNext(number: string): boolean {
    const { last } = this;
    if (last === null) return true;
    if (number.length === 1) return Number(number) === Number(last[0]) + 1;
    if (number.length === 3) return Number(number) === Number(last.slice(0, 3)) + 1 || number === `${last}00`;
    const now = partsOf(number);
    const then = partsOf(last);
    // Some forms have no headings.
    if (now.section !== then.section) return now.rule === 1 && now.letters === '' && byNumber(number, last) > 0;
    if (now.rule !== then.rule) return now.rule === then.rule + 1 && now.letters === '';
    return now.letters === lettersAt(placeOfLetters(then.letters) + 1);
  }
}
