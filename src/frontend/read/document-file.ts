import type { Notation } from './cases/notation.js';
import { readDocument } from './document.js';
import { openFile } from './file.js';
import type { Reading } from './json.js';
import type { SchemaName } from './schema.js';

/** Reads a file from disk; `shown` is its name in messages, `notation` the notation of its cases. */
export function readDocumentFile(path: string, schema: SchemaName, shown = path, notation?: Notation): Reading {
  const { source, problem } = openFile(path, shown);
  return source === undefined ? { diagnostics: [problem] } : readDocument(source, schema, notation);
}
