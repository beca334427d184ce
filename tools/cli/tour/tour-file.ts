import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Words } from '../../../src/engine/model/words.js';
import { DiagnosticError, diagnostic } from '../../../src/frontend/diagnostics/diagnostic.js';
import { openFile } from '../../../src/frontend/read/file.js';
import { readJson } from '../../../src/frontend/read/json.js';
import type { JsonDocument } from '../../../src/frontend/text/document.js';
import type { Environment } from '../environment.js';

/**
 * A tour through an example: what is drawn, asked and sent, one after the other. Its expressions are of the rule language, so that
 * the program need not know what players have.
 */
export interface TourFile {
  readonly names: Words;
  /** The file of the table, beside the tour. */
  readonly table: string;
  readonly ring: RingFile;
  readonly steps: readonly TourStep[];
}

/** Expressions that give lists of players, or of values in the order of the seats. */
export interface RingFile {
  readonly seats: string;
  /** Those who have not left. */
  readonly present: string;
  /** The player asked about. */
  readonly focus: string;
  /** Those whom the player asked about reaches. */
  readonly within: string;
  /** Whose turn it is. */
  readonly acting?: string;
  /** What stands below each name; `{value}` in `as` is the value. */
  readonly beside: readonly { readonly of: string; readonly as?: Words }[];
}

export interface TourStep {
  readonly note: Words;
  readonly ask?: string;
  /** Only the answer and who decided, not why. */
  readonly short?: boolean;
  /** Also what nearly applied. */
  readonly near?: boolean;
  /** The plan is carried out, so that later steps find the table after it. */
  readonly send?: string;
}

/** A tour with its place. */
export interface Tour {
  readonly file: TourFile;
  readonly document: JsonDocument;
  /** Path of the table. */
  readonly table: string;
}

const ending = '.tour.json';

/** Names of the examples that come with the package; none where they were left out. */
export function exampleNames({ examples }: Environment): readonly string[] {
  if (examples === undefined) return [];
  try {
    const files = readdirSync(examples).filter((file) => file.endsWith(ending));
    return files.map((file) => file.slice(0, -ending.length)).sort();
  } catch {
    return [];
  }
}

/**
 * Reads the tour of an example.
 *
 * @throws DiagnosticError when the file has mistakes
 */
export function readTour({ examples = '' }: Environment, name: string): Tour {
  const path = join(examples, name + ending);
  const { source, problem } = openFile(path);
  if (source === undefined) throw new DiagnosticError([problem]);
  const { document, diagnostics } = readJson(source);
  if (document === undefined) throw new DiagnosticError(diagnostics);
  const file = document.value as Partial<TourFile>;
  const missing = (['names', 'table', 'ring', 'steps'] as const).find((key) => file[key] === undefined);
  if (missing !== undefined) {
    const values = { file: path, reason: missing };
    throw new DiagnosticError([diagnostic('cli.unknown-example', { at: document.at(''), values })]);
  }
  return { file: file as TourFile, document, table: join(dirname(path), file.table ?? '') };
}
