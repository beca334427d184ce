import written from './rules.json' with { type: 'json' };

/*
 * The active entries about attacking at the tables of the benchmark, as data for a rule engine: conditions on facts
 * that the host has looked up. Each peer gets the same rules in its own syntax; the first that is true decides.
 */

export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  /** A fact that is true or false. */
  | { readonly fact: string }
  /** Two equal facts. */
  | { readonly same: readonly [string, string] }
  /** A fact with this value. */
  | { readonly is: readonly [string, string] }
  /** A fact greater than this number. */
  | { readonly above: readonly [string, number] };

export interface Rule {
  /** The id of the corresponding entry. */
  readonly id: string;
  readonly verdict: 'allow' | 'deny';
  readonly when: Condition;
}

export const attackRules = written as unknown as readonly Rule[];

/**
 * Further rules about attacking, in force only with an option that no table has: they are evaluated and never apply.
 */
export const switchedOff = (count: number): readonly Rule[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `off.${i}`,
    verdict: 'deny',
    when: { all: [{ fact: 'options.truce' }, { above: ['turn.count', i % 7] }, { not: { fact: 'relation.left' } }] },
  }));

/** The facts used by a condition. */
export const factsOf = (condition: Condition): readonly string[] => {
  if ('all' in condition) return condition.all.flatMap(factsOf);
  if ('any' in condition) return condition.any.flatMap(factsOf);
  if ('not' in condition) return factsOf(condition.not);
  if ('fact' in condition) return [condition.fact];
  if ('same' in condition) return condition.same;
  return 'is' in condition ? [condition.is[0]] : [condition.above[0]];
};

/** How a language writes conditions. */
export interface Syntax {
  readonly fact: (path: string) => string;
  readonly equal: (left: string, right: string) => string;
  readonly number: (value: number) => string;
}

/** A condition as an expression of a language with the usual operators. */
export const expression = (condition: Condition, syntax: Syntax): string => {
  const go = (part: Condition): string => expression(part, syntax);
  if ('all' in condition) return `(${condition.all.map(go).join(' && ')})`;
  if ('any' in condition) return `(${condition.any.map(go).join(' || ')})`;
  if ('not' in condition) return `!(${go(condition.not)})`;
  if ('fact' in condition) return syntax.fact(condition.fact);
  if ('same' in condition) return syntax.equal(syntax.fact(condition.same[0]), syntax.fact(condition.same[1]));
  if ('is' in condition) return syntax.equal(syntax.fact(condition.is[0]), JSON.stringify(condition.is[1]));
  return `${syntax.fact(condition.above[0])} > ${syntax.number(condition.above[1])}`;
};
