import { diagnostic, hasErrors } from '../diagnostics/diagnostic.js';
import { inReadingOrder } from '../diagnostics/order.js';
import type { Source } from '../text/source.js';
import { type Reading, readJson } from './json.js';
import type { SchemaName } from './schema.js';
import { shapeDiagnostics } from './shape.js';

/** Reads a text as a file of the given kind: strict JSON of the shape that `rules/schema` asks for. */
export function readDocument(source: Source, schema: SchemaName): Reading {
  const { document, diagnostics } = readJson(source);
  if (document === undefined) return { diagnostics };
  const isScenarios =
    Object.hasOwn(Object(document.value), 'scenarios') && !Object.hasOwn(Object(document.value), 'entries');
  if (schema === 'entries' && isScenarios) {
    const better = source.file.replace(/(\.scenarios)?\.json$/i, '.scenarios.json');
    const at = document.keyAt('/scenarios');
    return { diagnostics: [diagnostic('rulebook.scenarios-by-name', { at, values: { better } })] };
  }
  const found = inReadingOrder([...diagnostics, ...shapeDiagnostics(document, schema)]);
  return hasErrors(found) ? { diagnostics: found } : { document, diagnostics: found };
}
