import type { SetupJson } from '../../../src/engine/model/table.js';
import type { Vocabulary } from '../../../src/engine/model/vocabulary.js';
import { type Assertion, consistent } from './consistent.js';
import type { Claim, Formula, PlainValue } from './formula.js';

/** Past so many ways to be true a formula counts as one that may be. */
const most = 20_000;

/**
 * One way in which all formulas may be true together: claims that do not contradict each other.
 *
 * @returns undefined if there surely is none
 */
export function solve(formulas: readonly Formula[], vocabulary: Vocabulary): readonly Assertion[] | undefined {
  let steps = 0;
  const walk = (todo: readonly Formula[], said: readonly Assertion[]): readonly Assertion[] | undefined => {
    const [next, ...rest] = todo;
    if (next === undefined || ++steps > most) return said;
    switch (next.op) {
      case 'always':
        return walk(rest, said);
      case 'never':
        return undefined;
      case 'atom': {
        const more = [...said, { atom: next.atom, holds: next.holds }];
        if (!consistent(more, vocabulary)) return undefined;
        return walk(next.holds && next.means !== undefined ? [...rest, next.means] : rest, more);
      }
      case 'and':
        return walk([...next.parts, ...rest], said);
      case 'or': {
        for (const part of next.parts) {
          const found = walk([part, ...rest], said);
          if (found !== undefined) return found;
        }
        return undefined;
      }
    }
  };
  // Single claims first: they cut most ways off at once.
  const flat = formulas.flatMap((formula) => (formula.op === 'and' ? formula.parts : [formula]));
  const order = (formula: Formula): number => (formula.op === 'or' ? formula.parts.length : 0);
  return walk(
    flat.sort((a, b) => order(a) - order(b)),
    [],
  );
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
