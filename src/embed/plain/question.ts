import { UnknownSignal } from '../../compile/values.js';
import type { Question } from '../../model/vocabulary.js';

/** Stands in for `arrange/question.ts` in the smallest bundle: a question that leaves every answer to the tree walker. */
export class CompiledQuestion {
  readonly cells = [];

  constructor(readonly question: Question) {}

  decide(): never {
    throw new UnknownSignal([]);
  }
}
