import type { Lang } from '../../../src/engine/model/words.js';
import type { PlaceJson } from '../../../src/frontend/diagnostics/render.js';
import { version } from '../environment.js';
import { type FoundReport, findingOf, uriOf } from './findings.js';

const levels = { error: 'error', warning: 'warning', advice: 'note' } as const;

/** The Static Analysis Results Interchange Format, version 2.1.0 (OASIS). */
export function asSarif({ command, findings }: FoundReport, lang: Lang): string {
  const reported = findings.map((one) => findingOf(one, lang));
  const codes = [...new Set(reported.map(({ code }) => code))].sort();
  const run = {
    tool: { driver: { name: 'tavolata', semanticVersion: version(), rules: codes.map((id) => ({ id })) } },
    automationDetails: { id: `tavolata ${command}/` },
    columnKind: 'utf16CodeUnits',
    results: reported.map(({ code, severity, whole, at, also = [] }) => ({
      ruleId: code,
      ruleIndex: codes.indexOf(code),
      level: levels[severity],
      message: { text: whole },
      ...(at !== undefined && { locations: [{ physicalLocation: placeOf(at) }] }),
      ...(also.length > 0 && {
        relatedLocations: also.map((one, id) => ({ id, physicalLocation: placeOf(one), message: { text: one.label } })),
      }),
    })),
  };
  const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
  return JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] }, null, 2);
}

const placeOf = ({ file, line, column, endLine, endColumn }: PlaceJson) => ({
  artifactLocation: { uri: uriOf(file) },
  region: { startLine: line, startColumn: column, endLine, endColumn },
});
