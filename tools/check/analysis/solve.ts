import type { Vocabulary } from 'tavolata/internals';
import type { SetupJson } from 'tavolata/runtime';
import { type Assertion, Assertions } from './consistent.js';
import type { Claim, Formula, PlainValue } from './formula.js';

/** After this many ways to be true, a formula counts as possibly true. */
const most = 20_000;

/** Formulas still to be made true, in order; a linked list, since all branches share the rest. */
type Todo = { readonly formula: Formula; readonly rest: Todo } | undefined;

const before = (formulas: readonly Formula[], rest: Todo): Todo =>
  formulas.reduceRight<Todo>((after, formula) => ({ formula, rest: after }), rest);

/** The list reversed. */
function turned(todo: Todo): Todo {
  let made: Todo;
  for (let left = todo; left !== undefined; left = left.rest) made = { formula: left.formula, rest: made };
  return made;
}

/**
 * One way in which all formulas may be true together: assertions without a contradiction.
 *
 * @returns undefined if there certainly is none
 */
export function solve(formulas: readonly Formula[], vocabulary: Vocabulary): readonly Assertion[] | undefined {
  const claims = new Assertions(vocabulary);
  let steps = 0;
  /** @param implied what follows from the assertions so far, last first: it comes after everything else */
  const isSolved = (first: Todo, implied: Todo): boolean => {
    const mark = claims.asserted.length;
    let [todo, later] = [first, implied];
    for (;;) {
      if (todo === undefined) [todo, later] = [turned(later), undefined];
      if (todo === undefined || ++steps > most) return true;
      const { formula, rest }: NonNullable<Todo> = todo;
      todo = rest;
      if (formula.op === 'and') todo = before(formula.parts, rest);
      else if (formula.op === 'or') {
        if (formula.parts.some((part) => isSolved({ formula: part, rest }, later))) return true;
        claims.takeBackTo(mark);
        return false;
      } else if (formula.op === 'never' || (formula.op === 'atom' && !claims.isPossible(formula))) {
        claims.takeBackTo(mark);
        return false;
      } else if (formula.op === 'atom' && formula.holds && formula.means !== undefined)
        later = { formula: formula.means, rest: later };
    }
  };
  // Single claims first: they rule out most ways at once.
  const flat = formulas.flatMap((formula) => (formula.op === 'and' ? formula.parts : [formula]));
  const order = (formula: Formula): number => (formula.op === 'or' ? formula.parts.length : 0);
  const sorted = flat.sort((a, b) => order(a) - order(b));
  return isSolved(before(sorted, undefined), undefined) ? claims.asserted : undefined;
}

/** Whether a formula holds in a setup; undefined if that depends on the table. */
export function holdsIn(formula: Formula, setup: SetupJson, single: string): boolean | undefined {
  switch (formula.op) {
    case 'always':
      return true;
    case 'never':
      return false;
    case 'atom': {
      const truth = claimIn(formula.atom.term, formula.atom.claim, setup, single);
      return truth === undefined ? undefined : truth === formula.holds;
    }
    default: {
      const decides = formula.op === 'or';
      let open = false;
      for (const part of formula.parts) {
        const truth = holdsIn(part, setup, single);
        if (truth === decides) return decides;
        open ||= truth === undefined;
      }
      return open ? undefined : !decides;
    }
  }
}

/** Whether a claim about a term holds in a setup, as far as its facts tell. */
export function claimIn(
  term: string,
  claim: Claim,
  setup: { readonly [fact: string]: unknown },
  single: string,
): boolean | undefined {
  const size = term.startsWith(`size!(${single}.`) && term.endsWith(')');
  if (!size && !term.startsWith(`${single}.`)) return undefined;
  const name = size ? term.slice(7 + single.length, -1) : term.slice(1 + single.length);
  const value = Object.hasOwn(setup, name) ? setup[name] : undefined;
  if (value === undefined) return undefined;
  if (Array.isArray(value)) {
    const items = value as readonly PlainValue[];
    if (size) return plainIn(claim, items.length);
    if (claim.kind === 'has') return items.includes(claim.value);
    if (claim.kind === 'within') return items.every((item) => claim.items.includes(item));
    if (claim.kind === 'list')
      return items.length === claim.items.length && items.every((item, index) => item === claim.items[index]);
    return undefined;
  }
  return typeof value === 'object' && value !== null ? undefined : plainIn(claim, value as PlainValue);
}

function plainIn(claim: Claim, value: PlainValue): boolean | undefined {
  if (claim.kind === 'values') return claim.values.includes(value);
  return claim.kind === 'range' ? typeof value === 'number' && value >= claim.low && value <= claim.high : undefined;
}
