import { diagnostic, hasErrors } from '../diagnostics/diagnostic.js';
import { inReadingOrder } from '../diagnostics/order.js';
import { pointer } from '../text/document.js';
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
  const other = otherKind(Object(document.value), schema);
  if (other !== undefined)
    return {
      diagnostics: [
        diagnostic('rulebook.other-kind', {
          at: document.keyAt(pointer(other.key)),
          values: { found: `file of ${other.kind}`, wanted: `file of ${schema}` },
        }),
      ],
    };
  const found = inReadingOrder([...diagnostics, ...shapeDiagnostics(document, schema)]);
  return hasErrors(found) ? { diagnostics: found } : { document, diagnostics: found };
}

/** The key by which a file of each of these kinds is known. */
const signs = { table: 'setup', entries: 'entries', scenarios: 'scenarios' } as const;

/** The kind of file that this is in the place of another, where one of the two is a table. */
function otherKind(value: object, wanted: SchemaName) {
  const own = wanted in signs ? signs[wanted as keyof typeof signs] : undefined;
  if (own === undefined || Object.hasOwn(value, own)) return undefined;
  return Object.entries(signs)
    .map(([kind, key]) => ({ kind, key }))
    .find(({ kind, key }) => (kind === 'table') !== (wanted === 'table') && Object.hasOwn(value, key));
}
