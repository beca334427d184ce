import { readArguments } from '../src/constructs/call/language.js';
import { ExpressionParser } from './expression-parser.js';
import type { GrammarAlternative, GrammarRule } from './gap-parser.js';
import { faultAt } from './surroundings.js';
import type * as S from './syntax.js';
import * as t from './tokens.js';

/** The grammar: expressions (`ExpressionParser`), and here the changes that an event makes. */
export class RuleParser extends ExpressionParser {
  readonly change: GrammarRule<S.ChangeSyntax> = this.rule('change', () =>
    this.choose<S.ChangeSyntax>(
      [
        [t.Create, () => this.readRule(this.createChange)],
        [t.Delete, () => this.readRule(this.deleteChange)],
      ],
      () => this.readRule(this.assignment),
    ),
  );

  private readonly createChange: GrammarRule<S.CreateSyntax> = this.rule('createChange', () => {
    const { start } = this;
    this.take(t.Create);
    const { start: nameStart } = this;
    const word = this.named(this.take(t.Name, (place) => faultAt(place, 'grammar.create-what')));
    const given = readArguments(this, (place) =>
      faultAt(place, 'grammar.create-call', { values: { name: place.before!.image } }),
    );
    return { op: 'create', at: this.from(start), make: { op: 'call', at: this.from(nameStart), ...word, ...given } };
  });

  private readonly deleteChange: GrammarRule<S.DeleteSyntax> = this.rule('deleteChange', () => {
    const { start } = this;
    this.take(t.Delete);
    const of = this.read('postfix');
    return { op: 'delete', at: this.from(start), of };
  });

  private readonly assignment: GrammarRule<S.AssignSyntax> = this.rule('assignment', () => {
    const { start } = this;
    const target = this.asFact(this.read('postfix'), start);
    const op = this.demand(
      this.assigning,
      (place) => faultAt(place, 'grammar.not-a-change'),
      () => ':=' as const,
    );
    const value = this.read('expression');
    return { op, at: this.from(start), target, value };
  });

  private readonly assigning: readonly GrammarAlternative<S.AssignSyntax['op']>[] = [
    t.Assign,
    t.Increase,
    t.Decrease,
  ].map((kind) => [kind, () => this.take(kind).image as S.AssignSyntax['op']]);

  /** The fact that is assigned to. Any other target is refused, and becomes a fact without a name. */
  private asFact(target: S.Syntax, start: number): S.FieldSyntax {
    if (target.op === 'field') return target;
    const at = this.from(start);
    if (target.op !== 'missing') this.refuse('grammar.change-target', at, {});
    return { op: 'field', at, of: target, field: '', fieldAt: [at[1], at[1]] };
  }

  /**
   * @param validated whether to check the grammar itself, as a test does; this is slow, and its result never changes
   */
  constructor(validated = false) {
    super(validated);
    this.performSelfAnalysis();
  }
}
