import type { Diagnostic } from 'tavolata/compiler';
import { Fault, type Rulebook } from 'tavolata/runtime';
import { DiagnosticError, type JsonDocument, pointer, type ReadDocuments, type Span } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';

/** Where the input of a fault came from, for the place of its diagnostic. */
export interface Origins {
  readonly asked?: Span | undefined;
  /** The file of the table: its own, or that of a case. */
  readonly table?: JsonDocument | undefined;
  /** The pointer of the table in that document; '' for a file of its own. */
  readonly base?: string | undefined;
  readonly rulebook?: Rulebook | undefined;
  readonly documents?: ReadDocuments | undefined;
}

/** A fault of the runtime as a diagnostic, with its place and the entries involved. */
export function faultDiagnostic(fault: Fault, origins: Origins): Diagnostic {
  return diagnostic(fault.code, {
    at: placeOf(fault, origins),
    // The catalogue adds the full stop.
    values: {
      'said.en': fault.in('en', false).replace(/\.$/, ''),
      'said.it': fault.in('it', false).replace(/\.$/, ''),
    },
    also: fault.entries.flatMap((id) => entryPlace(id, origins)),
    suggestion: fault.suggestion,
  });
}

/**
 * What some work gives.
 *
 * @throws DiagnosticError in the place of a fault
 */
export function placingFaults<T>(origins: Origins, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new DiagnosticError([faultDiagnostic(error, origins)]);
  }
}

function placeOf({ code, values }: Fault, { asked, table, base = '' }: Origins): Span | undefined {
  const matter = String(values['matter'] ?? '');
  switch (code) {
    case 'fault.edition-too-old':
    case 'fault.edition-too-new':
    case 'fault.edition-not-a-date':
      return table?.at(`${base}/setup/edition`) ?? asked;
    case 'fault.unknown-matter':
      return table?.keyAt(base + pointer('setup', 'house', matter)) ?? asked;
    case 'fault.unknown-choice':
      return table?.at(base + pointer('setup', 'house', matter)) ?? asked;
    default:
      return asked;
  }
}

/** The place of an entry: every object with the id, since the fault does not tell which. */
function entryPlace(id: string, { rulebook, documents }: Origins) {
  const found = rulebook?.entries.find((entry) => entry.id === id);
  const document = documents?.entries.find(({ source }) => source.file === found?.source.file);
  if (found === undefined || document === undefined) return [];
  return [{ at: document.at(`${found.source.pointer}/id`), label: 'here' }];
}
