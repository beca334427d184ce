import { actions } from './actions.js';
import { comparisons } from './comparisons.js';
import { conditions } from './conditions.js';
import { functions } from './functions.js';
import { iterations } from './iterations.js';
import { joints } from './joints.js';
import type { ReadBackCase } from './sailing.js';
import { values } from './values.js';

/** What is read back, by the kind of thing that it shows. */
export const groups: { readonly [group: string]: readonly ReadBackCase[] } = {
  values,
  iterations,
  functions,
  conditions,
  comparisons,
  joints,
  actions,
};

export const all: readonly ReadBackCase[] = Object.values(groups).flat();
