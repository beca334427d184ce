import { onceFor } from 'tavolata/internals';
import type { Atom, Formula } from './formula.js';
import type { LegalSetup } from './setups.js';
import { claimIn } from './solve.js';

/**
 * What is known about single claims in each of a list of setups; there are thousands of setups, and the same claims
 * occur again and again.
 */
const columnsOf = onceFor((_: readonly LegalSetup[]) => new Map<string, Uint8Array>());

/**
 * One representative of each class of setups that the given formulas cannot distinguish and that have the same layers.
 * Claims about the edition are the same in all of them.
 *
 * @param single name of the single thing whose facts the setups give
 */
export function firstOfEach(
  setups: readonly LegalSetup[],
  layers: readonly string[],
  formulas: readonly Formula[],
  single: string,
): readonly LegalSetup[] {
  const known = columnsOf(setups);
  const column = (name: string, of: (setup: LegalSetup) => boolean | undefined): Uint8Array => {
    let found = known.get(name);
    if (found === undefined) {
      found = Uint8Array.from(setups, (setup) => {
        const truth = of(setup);
        return truth === undefined ? 2 : truth ? 1 : 0;
      });
      known.set(name, found);
    }
    return found;
  };
  const atoms = new Map(formulas.flatMap(atomsOf).map((atom) => [`${atom.term} ${JSON.stringify(atom.claim)}`, atom]));
  const columns = [
    ...layers.map((layer) => column(`in ${layer}`, (setup) => setup.layers.has(layer))),
    ...[...atoms].map(([name, { term, claim }]) =>
      column(`is ${name}`, ({ facts }) => claimIn(term, claim, facts, single)),
    ),
  ];
  // Each column splits classes further; each class has the index of its first setup.
  const classes = new Int32Array(setups.length);
  const split = new Int32Array(3 * setups.length);
  for (const values of columns) {
    split.fill(-1);
    for (let index = 0; index < classes.length; index++) {
      const part = 3 * (classes[index] as number) + (values[index] as number);
      if (split[part] === -1) split[part] = index;
      classes[index] = split[part] as number;
    }
  }
  return setups.filter((_, index) => classes[index] === index || (columns.length === 0 && index === 0));
}

function atomsOf(formula: Formula): readonly Atom[] {
  if (formula.op === 'atom') return [formula.atom];
  return 'parts' in formula ? formula.parts.flatMap(atomsOf) : [];
}
