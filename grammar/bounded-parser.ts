// Chevrotain is pinned to 11.2.0 in package.json: later majors need Node 22, this is the last one that runs on Node 20.
import { CstParser, type IParserErrorMessageProvider } from 'chevrotain';
import { GrammarFault } from './fault.js';
import { mostNesting } from './limits.js';
import { allTokens, tokenRange } from './tokens.js';

// Chevrotain's own messages list token types. Ours are made in `syntax-error.ts`, which has to know only what was wanted.
const wantedToken: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected }) => expected.name,
  buildNotAllInputParsedMessage: () => '',
  buildNoViableAltMessage: () => '',
  buildEarlyExitMessage: () => '',
};

/** A parser that refuses texts nested too deeply before its recursion, or anybody else's, could run out of stack. */
export abstract class BoundedParser extends CstParser {
  /** How many expressions, `not` and `-` are open inside each other right now. */
  private nesting = 0;

  constructor(validated: boolean) {
    super(allTokens, {
      nodeLocationTracking: 'onlyOffset',
      errorMessageProvider: wantedToken,
      skipValidations: !validated,
    });
  }

  /** Chevrotain calls it whenever it is given new input, so a text that was refused half-way leaves nothing behind. */
  override reset(): void {
    super.reset();
    this.nesting = 0;
  }

  /**
   * To be called by a rule that can stand inside itself, before it goes on.
   * @throws Fault when that is one level too many
   */
  protected deeper(): void {
    this.ACTION(() => {
      this.nesting += 1;
      if (this.nesting <= mostNesting) return;
      throw new GrammarFault('grammar.too-deep', tokenRange(this.LA(1)), { values: { limit: mostNesting } });
    });
  }

  /** To be called by the same rule at its end. */
  protected back(): void {
    this.ACTION(() => {
      this.nesting -= 1;
    });
  }
}
