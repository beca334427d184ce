import type { IToken } from 'chevrotain';
import type { Gap, GrammarRule } from '../gap-parser.js';
import type { ThingKind } from './kinds.js';
import { unfolded } from './lines.js';
import type { GivenFact, Located } from './located.js';
import type { CaseToken } from './tokens.js';
import * as T from './tokens.js';
import { ValueParser } from './value-parser.js';

/** The head of a case is written with commas, as facts are; of its parts, only `rules` is a list. */
const headKind: ThingKind = {
  word: 'case',
  isPerson: false,
  facts: new Set(['rules', 'since', 'until', 'only', 'official', 'engines']),
  lists: new Set(['rules']),
  short: [{ word: 'rules', fact: 'rules' }],
};
export const headParts = headKind.facts;

/** A line that begins with a kind of thing. */
export interface ThingLine {
  readonly head: CaseToken;
  readonly ids: readonly Located<string>[];
  readonly facts: readonly GivenFact[];
}

/** What follows `table` on its line. */
export interface TableHead {
  readonly scene: Located<string> | undefined;
  readonly others: readonly Located<string>[];
  readonly persons: readonly Located<string>[];
}

/** The content of a line `picks`. */
export interface PicksLine {
  readonly pick: Located;
  readonly matter: Located;
  /** The value is null for chance. */
  readonly by: Located<string | null> | undefined;
  /** A word in place of `for` or `by`. */
  readonly wrong: CaseToken | undefined;
}

/** Thrown for a statement in which something is missing or left over. */
export class LineGap extends Error {
  constructor(readonly gap: Gap) {
    super(`no ${gap.wanted?.name ?? 'value'}`);
  }
}

/**
 * One rule for each sort of line. The tokens of each statement are parsed alone, so that a broken line hides no other.
 * Expressions are left to the grammar of the rule language.
 */
export class LineParser extends ValueParser {
  /** The kinds of things by the words at the head of their lines. */
  kinds: ReadonlyMap<string, ThingKind> = new Map();

  constructor() {
    super();
    this.performSelfAnalysis();
  }

  /**
   * What a statement says.
   *
   * @throws LineGap
   */
  read<Content>(tokens: readonly CaseToken[], rule: GrammarRule<Content>): Content {
    this.input = [...tokens];
    const content = rule.call(this);
    this.finish();
    if (this.gap !== undefined) throw new LineGap(this.gap);
    return content;
  }

  /** `object bear, ox: …` and all other lines that begin with a kind of thing. */
  readonly thing = this.rule('thing', (): ThingLine => {
    const head = this.take(T.Word);
    const ids = this.maybe(() => this.readRule(this.several)) ?? [];
    return { head, ids, facts: this.given(this.kinds.get(head.image)) };
  });

  readonly head = this.rule('head', () => {
    this.oneOf([T.Case, T.Scene]);
    return { id: this.readRule(this.name), facts: this.given(headKind) };
  });

  /** The facts of a thing, if there are any, after the colon of its line. */
  private given(kind: ThingKind | undefined): readonly GivenFact[] {
    this.kind = kind;
    const facts = this.maybe(() => {
      this.take(T.Colon);
      return this.readRule(this.facts);
    }, 1);
    return facts ?? [];
  }

  readonly sentence = this.rule('sentence', (): Located<string> => {
    this.oneOf([T.En, T.It]);
    return textOf(this.take(T.Prose));
  });

  readonly table = this.rule('table', (): TableHead => {
    this.take(T.Table);
    const [scene, ...others] = this.maybe(() => this.readRule(this.names)) ?? [];
    const persons = this.maybe(() => {
      this.take(T.Colon);
      return this.readRule(this.names, 1);
    }, 1);
    return { scene, others, persons: persons ?? [] };
  });

  readonly ask = this.rule('ask', () => {
    this.take(T.Ask);
    const question = textOf(this.take(T.Expression));
    this.take(T.Equals);
    return { question, answer: this.readRule(this.value) };
  });

  readonly event = this.rule('event', (): Located<string> => {
    this.oneOf([T.Send, T.With, T.And, T.Then, T.Includes, T.Never]);
    return textOf(this.take(T.Expression));
  });

  readonly ids = this.rule('ids', (): readonly Located<string>[] => {
    this.oneOf([T.Because, T.OnlyBecause, T.Nearly, T.Unknown, T.Needs]);
    return this.readRule(this.several);
  });

  readonly picks = this.rule('picks', (): PicksLine => {
    this.take(T.Picks);
    const pick = this.readRule(this.value);
    const joint = this.take(T.Word);
    const matter = this.readRule(this.name);
    const behind = this.maybe(() => ({ second: this.take(T.Word, undefined, 1), by: this.readRule(this.name, 1) }));
    const { second, by } = behind ?? {};
    const wrong = joint.image !== 'for' ? joint : second?.image !== 'by' ? second : undefined;
    return { pick, matter, by: by?.value === 'chance' ? { ...by, value: null } : by, wrong };
  });

  readonly verify = this.rule('verify', () => this.take(T.Verify));
}

/** An expression or a sentence as one line, with its place. */
const textOf = ({ image, startOffset }: IToken): Located<string> => ({
  value: unfolded(image),
  start: startOffset,
  end: startOffset + image.trimEnd().length,
});
