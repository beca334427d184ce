import { ExpressionParser } from './expression-parser.js';
import * as t from './tokens.js';

/**
 * The grammar: expressions, and the changes that an event makes. After a change of either file run
 * `npm run generate`.
 */
export class RuleParser extends ExpressionParser {
  readonly change = this.RULE('change', () => {
    this.OR([
      { ALT: () => this.SUBRULE(this.createChange) },
      { ALT: () => this.SUBRULE(this.deleteChange) },
      { ALT: () => this.SUBRULE(this.assignment) },
    ]);
  });

  private readonly createChange = this.RULE('createChange', () => {
    this.CONSUME(t.Create);
    this.CONSUME(t.Name);
    this.SUBRULE(this.argumentList);
  });

  private readonly deleteChange = this.RULE('deleteChange', () => {
    this.CONSUME(t.Delete);
    this.SUBRULE(this.postfix);
  });

  private readonly assignment = this.RULE('assignment', () => {
    this.SUBRULE(this.postfix);
    this.OR([
      { ALT: () => this.CONSUME(t.Assign, { LABEL: 'sign' }) },
      { ALT: () => this.CONSUME(t.Increase, { LABEL: 'sign' }) },
      { ALT: () => this.CONSUME(t.Decrease, { LABEL: 'sign' }) },
    ]);
    this.SUBRULE(this.expression);
  });

  /** @param validated look for mistakes in the grammar itself, as a test does; it takes a while and always ends the same */
  constructor(validated = false) {
    super(validated);
    this.performSelfAnalysis();
  }
}
