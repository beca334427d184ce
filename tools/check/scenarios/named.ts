import type { Scenario } from './model.js';

/** Ids of the entries that a scenario expects to decide, or to be considered without applying. */
export const namedIn = ({ steps }: Scenario): readonly string[] =>
  steps.flatMap((step) => ('verify' in step ? [] : [...(step.because ?? []), ...(step.nearly ?? [])]));
