import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { openFile } from '../file.js';
import { type Notation, withSeatings } from './notation.js';
import { readCases } from './reader.js';

/** A notation, and the faults of the files that it comes from. */
export interface FoundNotation {
  readonly notation: Notation;
  readonly diagnostics: readonly Diagnostic[];
}

/** The notation for the cases of a file: a file `seatings.cases` beside it adds its seatings. */
export function notationBeside(file: string, notation: Notation): FoundNotation {
  const beside = join(dirname(file), 'seatings.cases');
  if (!existsSync(beside)) return { notation, diagnostics: [] };
  const { source, problem } = openFile(beside);
  if (source === undefined) return { notation, diagnostics: [problem] };
  const { seatings, diagnostics } = readCases(source, notation);
  return { notation: withSeatings(notation, seatings), diagnostics };
}
