import type { Diagnostic } from 'tavolata/compiler';
import type { Notation } from 'tavolata/workspace';
import { writtenCase } from '../cases/write.js';
import type { Scenario } from '../scenarios/model.js';

/** The scenario of a finding, line by line, ready to be added to a file; no lines if it has none. */
export const scenarioShown = (
  { values: { scenario } }: Diagnostic,
  notation: Notation | undefined,
): readonly string[] =>
  typeof scenario === 'string' && scenario.startsWith('{') && notation !== undefined
    ? scenarioLines(scenario, notation)
    : [];

/** A scenario given as JSON text on one line, as a case. */
export const scenarioLines = (scenario: string, notation: Notation): readonly string[] =>
  writtenCase(JSON.parse(scenario) as Scenario, notation)
    .trimEnd()
    .split('\n');
