import { join } from 'node:path';
import { render } from '../../src/diagnostics/render.js';
import { type Loaded, loadRulebook } from '../../src/load/rulebook.js';
import type { Rulebook } from '../../src/model/rulebook.js';
import { ROOT } from '../architecture/sources.js';

export const loaded: Loaded = loadRulebook(join(ROOT, 'rules'));

/** The shipped rulebook, or its errors as one. */
export const shipped = (): Rulebook => {
  if (loaded.rulebook) return loaded.rulebook;
  throw new Error(loaded.diagnostics.map((one) => render(one, 'en', 'line')).join('\n'));
};
