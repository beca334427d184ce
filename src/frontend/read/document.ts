import { diagnostic, hasErrors } from '../diagnostics/diagnostic.js';
import { inReadingOrder } from '../diagnostics/order.js';
import { pointer } from '../text/document.js';
import type { Source } from '../text/source.js';
import { casesDocument } from './cases/document.js';
import type { Notation } from './cases/notation.js';
import { readCases } from './cases/reader.js';
import { largestText, type Reading, readJson, tooLarge } from './json.js';
import type { SchemaName } from './schema.js';
import { shapeDiagnostics } from './shape.js';

/** Whether a name is that of a file of cases, as lines. */
export const isCasesFile = (file: string): boolean => /\.cases$/i.test(file);

/** Whether a name is that of a file of scenarios, as lines or as JSON. */
export const isScenariosFile = (file: string): boolean => isCasesFile(file) || /\.scenarios\.json$/i.test(file);

/**
 * Reads a text as a file of the given kind: strict JSON of the shape in `rules/schema`, or cases as lines.
 *
 * @param notation the notation of cases; needed only for these
 */
export function readDocument(source: Source, schema: SchemaName, notation?: Notation): Reading {
  if (schema === 'scenarios' && notation !== undefined && isCasesFile(source.file)) return readLines(source, notation);
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

/** Cases are independent: a document holds the faultless ones, even if others have errors. */
function readLines(source: Source, notation: Notation): Reading {
  if (source.text.length > largestText) return tooLarge(source);
  const reading = readCases(source, notation);
  const document = casesDocument(source, notation, reading);
  const { scenarios } = reading;
  const found = inReadingOrder([...reading.diagnostics, ...shapeDiagnostics(document, 'scenarios', { scenarios })]);
  return { document, diagnostics: found };
}

/** The key that identifies a file of each of these kinds. */
const signs = { table: 'setup', entries: 'entries', scenarios: 'scenarios' } as const;

/** The kind that the file really is, if one of the two kinds is a table. */
function otherKind(value: object, wanted: SchemaName) {
  const own = wanted in signs ? signs[wanted as keyof typeof signs] : undefined;
  if (own === undefined || Object.hasOwn(value, own)) return undefined;
  return Object.entries(signs)
    .map(([kind, key]) => ({ kind, key }))
    .find(({ kind, key }) => (kind === 'table') !== (wanted === 'table') && Object.hasOwn(value, key));
}
