import type { UnknownRecord } from '../../../src/engine/model/record.js';
import type { Diagnostic } from '../../../src/frontend/diagnostics/diagnostic.js';

/** The scenario that a finding brings along, line by line, ready to be put into a file; no lines if it has none. */
export const scenarioShown = ({ values: { scenario } }: Diagnostic): readonly string[] =>
  typeof scenario === 'string' && scenario.startsWith('{') ? scenarioLines(scenario) : [];

/** A scenario given as JSON text on one line. */
export function scenarioLines(scenario: string): readonly string[] {
  const { table, steps, ...head } = JSON.parse(scenario) as UnknownRecord;
  const line = (key: string, value: unknown): string => `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
  const inside = Object.entries(table as UnknownRecord).map(([key, value]) => `    ${line(key, value)}`);
  return [
    `  { ${Object.entries(head)
      .map(([key, value]) => line(key, value))
      .join(', ')},`,
    `    "table": {`,
    inside.map((one) => `  ${one}`).join(',\n'),
    '    },',
    `    ${line('steps', steps)} }`,
  ].flatMap((one) => one.split('\n'));
}
