import maxBy from 'lodash/maxBy.js';
import minBy from 'lodash/minBy.js';
import type { Vocabulary } from 'tavolata/internals';
import { sizedBy } from './consistent.js';
import { type Atom, type Formula, negated } from './formula.js';
import { grouped } from './grouped.js';
import { solve } from './solve.js';

type AtomFormula = Extract<Formula, { readonly op: 'atom' }>;

/** Index key of a claim: its term or, if only single values of it matter, one of these. */
type Key = string;

/** What every formula that implies a claim must mention: one of the claim's own keys, or its term in general. */
interface FoundBy {
  readonly ownKeys: readonly Key[];
  readonly also: readonly Key[];
}

/** A claim about single values of a term never says whether the thing that it is a fact of exists. */
const everyValueOf = ({ term }: Atom): readonly Key[] =>
  [term, sizedBy(term)].flatMap((one) => (one === undefined ? [] : [`every ${one}`]));

/**
 * Finds which of many formulas may follow from another one, without comparing it with each: one that requires several
 * claims does not follow from a formula that does not mention their terms or, for a claim about a value, that value.
 * `solve` decides about the rest.
 */
export class Implications {
  private readonly byKey: ReadonlyMap<Key, readonly number[]>;
  /** Formulas without a known claim, which may follow from anything. */
  private readonly others: readonly number[];
  private readonly single: SingleValues;

  constructor(formulas: readonly Formula[], vocabulary: Vocabulary) {
    this.single = new SingleValues(formulas, vocabulary);
    const keys = formulas.map((formula) => this.keysOf(formula, vocabulary));
    const uses = new Map<Key, number>();
    for (const key of keys.flat().flatMap(({ ownKeys: own }) => own)) uses.set(key, (uses.get(key) ?? 0) + 1);
    const usesOf = ({ ownKeys: own }: FoundBy): number => own.reduce((sum, key) => sum + (uses.get(key) ?? 0), 0);
    const rarest = keys.map((claims) => minBy(claims, usesOf));
    const known = rarest.map((found) => (found === undefined ? [] : [...found.ownKeys, ...found.also]));
    this.byKey = grouped(formulas.keys(), (index) => known[index] as readonly Key[]);
    this.others = [...formulas.keys()].filter((index) => rarest[index] === undefined);
  }

  /** Indexes of the formulas that may follow from one of them, in order. */
  of(formula: Formula): readonly number[] {
    const found = new Set(this.others);
    const take = (key: Key): void => {
      for (const index of this.byKey.get(key) ?? []) found.add(index);
    };
    for (const atom of atomsOf(formula)) {
      for (const term of termsOf(atom)) take(term);
      const values = this.single.of(atom);
      if (values === undefined) for (const key of everyValueOf(atom)) take(key);
      else for (const value of values) take(value);
    }
    return [...found].sort((a, b) => a - b);
  }

  /** For each claim that a formula requires, what every formula that implies the claim must mention. */
  private keysOf(formula: Formula, vocabulary: Vocabulary): readonly FoundBy[] {
    const parts = formula.op === 'and' ? formula.parts : [formula];
    return parts.flatMap((part) => {
      // What follows from a claim would here follow from its denial.
      if (part.op !== 'atom' || (!part.holds && part.means !== undefined)) return [];
      if (solve([negated(part)], vocabulary) === undefined) return [];
      const values = part.holds ? this.single.of(part.atom) : undefined;
      const terms = termsOf(part.atom);
      return [values === undefined ? { ownKeys: terms, also: [] } : { ownKeys: values, also: everyValueOf(part.atom) }];
    });
  }
}

/** Terms about which only given values are known: a claim about one value says nothing about another. */
class SingleValues {
  /** Terms with a small number of values: what is not one of them is another one. */
  private readonly counted = new Set<string>();

  constructor(formulas: readonly Formula[], { enumerations }: Vocabulary) {
    for (const { term, domain } of formulas.flatMap((formula) => [...atomsOf(formula)]))
      if (domain?.types.some((type) => type === 'Boolean' || Object.hasOwn(enumerations, type))) this.counted.add(term);
  }

  of({ term, claim }: Atom): readonly Key[] | undefined {
    if (claim.kind !== 'values' || claim.values.includes(null) || this.counted.has(term)) return undefined;
    return claim.values.map((value) => `${term} is ${JSON.stringify(value)}`);
  }
}

/** The term that a claim is about, and what that is a fact or the size of. */
const termsOf = ({ term, of }: Atom): readonly string[] => [term, of, sizedBy(term)].filter((one) => one !== undefined);

function* atomsOf(formula: Formula): Iterable<Atom> {
  if (formula.op === 'atom') {
    yield formula.atom;
    if (formula.means !== undefined) yield* atomsOf(formula.means);
  } else if ('parts' in formula) for (const part of formula.parts) yield* atomsOf(part);
}

/**
 * For each of several formulas, the indexes of those after it with which it may hold together: not two that give one
 * term different values.
 */
export function compatible(formulas: readonly Formula[]): (index: number) => readonly number[] {
  const claims = formulas.map(
    (formula) => new Map((formula.op === 'and' ? formula.parts : [formula]).filter(givesValues).map(valuesGiven)),
  );
  // The term with the most different values separates most of them.
  const different = new Map<string, Set<string>>();
  for (const [name, values] of claims.flatMap((given) => [...given])) {
    const known = different.get(name) ?? new Set();
    different.set(name, known);
    for (const value of values) known.add(value);
  }
  const [term = ''] = maxBy([...different], ([, values]) => values.size) ?? [];
  const byValue = grouped(claims.keys(), (index) => claims[index]?.get(term) ?? []);
  const others = [...claims.keys()].filter((index) => !claims[index]?.has(term));
  return (index) => {
    const values = claims[index]?.get(term);
    if (values === undefined) return formulas.map((_, other) => other).slice(index + 1);
    const found = new Set([...others, ...values.flatMap((value) => byValue.get(value) ?? [])]);
    return [...found].filter((other) => other > index).sort((a, b) => a - b);
  };
}

const givesValues = (part: Formula): part is AtomFormula =>
  part.op === 'atom' && part.holds && part.atom.claim.kind === 'values';

const valuesGiven = ({ atom: { term, claim } }: AtomFormula): readonly [string, readonly string[]] => [
  term,
  claim.kind === 'values' ? claim.values.map((value) => JSON.stringify(value)) : [],
];
