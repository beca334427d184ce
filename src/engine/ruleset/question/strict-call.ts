import { Cell } from '../../evaluate/scope.js';
import { UnknownSignal, type Value } from '../../values/values.js';
import type { StrictQuestion } from './strict-question.js';

/** A question called as strict code from outside of it, with what is cached of such calls. */
export class StrictCall {
  private readonly args: readonly Cell[];
  private readonly run: () => Value | undefined;

  constructor(question: StrictQuestion) {
    this.args = question.cells.map(() => new Cell());
    this.run = question.call(this.args.map((cell) => ({ run: () => cell.v, known: true, constant: false, cell }))).run;
  }

  /** undefined: a fact is missing, which may matter or not. */
  valueOf(args: readonly Value[]): Value | undefined {
    for (let i = 0; i < args.length; i++) (this.args[i] as Cell).v = args[i] as Value;
    try {
      return this.run();
    } catch (error) {
      if (error instanceof UnknownSignal) return undefined;
      throw error;
    }
  }
}
