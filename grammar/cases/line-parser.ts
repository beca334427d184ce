import type { IToken } from 'chevrotain';
import { FactParser } from './fact-parser.js';
import type { ThingKind } from './kinds.js';
import { unfolded } from './lines.js';
import type { GivenFact, Located } from './located.js';
import * as T from './tokens.js';

/** The head of a case is written with commas, as facts are; of its parts, only `rules` is a list. */
const headKind: ThingKind = {
  word: 'case',
  isPerson: false,
  facts: new Set(['rules', 'since', 'until', 'only', 'official', 'engines']),
  lists: new Set(['rules']),
  short: [{ word: 'rules', fact: 'rules' }],
};
export const headParts = headKind.facts;

/**
 * One rule for each sort of line. The tokens of each statement are parsed alone, so that a broken line hides no other.
 * Expressions are left to the grammar of the rule language.
 */
export class LineParser extends FactParser {
  /** The kinds of things by the words at the head of their lines. */
  kinds: ReadonlyMap<string, ThingKind> = new Map();

  constructor() {
    super();
    this.performSelfAnalysis();
  }

  /** `object bear, ox: …` and all other lines that begin with a kind of thing. */
  readonly thing = this.RULE('thing', () => {
    const head = this.CONSUME(T.Word);
    let ids: readonly Located<string>[] = [];
    let facts: readonly GivenFact[] = [];
    this.OPTION(() => {
      ids = this.SUBRULE(this.several);
    });
    this.ACTION(() => {
      this.kind = this.kinds.get(head.image);
    });
    this.OPTION2(() => {
      this.CONSUME(T.Colon);
      facts = this.SUBRULE(this.facts);
    });
    return { head, ids, facts };
  });

  readonly head = this.RULE('head', () => {
    this.OR([{ ALT: () => this.CONSUME(T.Case) }, { ALT: () => this.CONSUME(T.Scene) }]);
    const id = this.SUBRULE(this.name);
    let facts: readonly GivenFact[] = [];
    this.ACTION(() => {
      this.kind = headKind;
    });
    this.OPTION(() => {
      this.CONSUME(T.Colon);
      facts = this.SUBRULE(this.facts);
    });
    return { id, facts };
  });

  readonly sentence = this.RULE('sentence', (): Located<string> => {
    this.OR([{ ALT: () => this.CONSUME(T.En) }, { ALT: () => this.CONSUME(T.It) }]);
    const text = this.CONSUME(T.Prose);
    return this.ACTION(() => ({ ...expressionOf(text), value: unfolded(text.image) }));
  });

  readonly table = this.RULE('table', () => {
    this.CONSUME(T.Table);
    let scene: Located<string> | undefined;
    let others: readonly Located<string>[] = [];
    let persons: readonly Located<string>[] = [];
    this.OPTION(() => {
      scene = this.SUBRULE(this.name);
      this.OPTION2(() => {
        others = this.SUBRULE(this.names);
      });
    });
    this.OPTION3(() => {
      this.CONSUME(T.Colon);
      persons = this.SUBRULE2(this.names);
    });
    return { scene, others, persons };
  });

  readonly ask = this.RULE('ask', () => {
    this.CONSUME(T.Ask);
    const text = this.CONSUME(T.Expression);
    this.CONSUME(T.Equals);
    const answer = this.SUBRULE(this.value);
    return this.ACTION(() => ({ question: expressionOf(text), answer }));
  });

  readonly event = this.RULE('event', (): Located<string> => {
    this.OR([T.Send, T.With, T.And, T.Then, T.Includes, T.Never].map((type) => ({ ALT: () => this.CONSUME(type) })));
    const text = this.CONSUME(T.Expression);
    return this.ACTION(() => expressionOf(text));
  });

  readonly ids = this.RULE('ids', (): readonly Located<string>[] => {
    const words = [T.Because, T.OnlyBecause, T.Nearly, T.Unknown, T.Needs];
    this.OR(words.map((type) => ({ ALT: () => this.CONSUME(type) })));
    return this.SUBRULE(this.several);
  });

  readonly picks = this.RULE('picks', () => {
    this.CONSUME(T.Picks);
    const pick = this.SUBRULE(this.value);
    const joint = this.CONSUME(T.Word);
    const matter = this.SUBRULE(this.name);
    let by: Located<string | null> | undefined;
    let second: IToken | undefined;
    this.OPTION(() => {
      second = this.CONSUME2(T.Word);
      by = this.SUBRULE2(this.name);
    });
    return this.ACTION(() => {
      const wrong = joint.image !== 'for' ? joint : second !== undefined && second.image !== 'by' ? second : undefined;
      return { pick, matter, by: by?.value === 'chance' ? { ...by, value: null } : by, wrong };
    });
  });

  readonly verify = this.RULE('verify', () => this.CONSUME(T.Verify));
}

/** An expression as one line, with its place. */
function expressionOf(text: IToken): Located<string> {
  const end = text.startOffset + text.image.trimEnd().length;
  return { value: unfolded(text.image), start: text.startOffset, end };
}
