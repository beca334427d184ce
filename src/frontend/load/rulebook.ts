import type { Rulebook } from '../../engine/model/rulebook.js';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.js';
import { linkRulebook } from '../language/link.js';
import type { LinkCache } from '../language/link-cache.js';
import { filesIn, readFiles } from '../read/folder.js';
import type { ReadDocuments, RulebookReading } from '../read/rulebook.js';
import { keptRulebook } from './cached-rulebook.js';

/** A rulebook with all that was found on the way; without one when there is any error: it never half-loads. */
export interface Loaded {
  readonly rulebook?: Rulebook;
  /** The files behind it, for messages and for the scenarios beside the entries. */
  readonly documents?: ReadDocuments;
  readonly diagnostics: readonly Diagnostic[];
}

/** The same, with what is wrong apart from what is only worth knowing. */
export interface LoadedRulebook extends Loaded {
  /** Errors and warnings: none for rules that are in order. */
  readonly diagnostics: readonly Diagnostic[];
  /** Advice: what the rules may well mean, and what somebody who writes them may want to look at. */
  readonly notes: readonly Diagnostic[];
}

export interface LoadOptions {
  /** A folder in which rulebooks that were loaded are kept; one that was made of the very same texts need not be read and checked again. */
  readonly cache?: string;
}

/**
 * Reads, checks and links the rulebook in a folder.
 *
 * @param folder path of a folder laid out like `rules/`; further folders (house rules of a table) may follow.
 * @returns the rulebook, and what was found, with places in the files: `renderDiagnostic` puts it into words.
 */
export function loadRulebook(folder: string, { cache }: LoadOptions = {}): LoadedRulebook {
  const files = filesIn(folder);
  const load = (): Loaded => linked(readFiles(files));
  const loaded = cache === undefined ? load() : keptRulebook(files, cache, load);
  const isNote = ({ severity }: Diagnostic): boolean => severity === 'advice';
  const diagnostics = loaded.diagnostics.filter((one) => !isNote(one));
  return { ...loaded, diagnostics, notes: loaded.diagnostics.filter(isNote) };
}

/**
 * The same for files that were read before.
 *
 * @param memory entries that were linked before
 */
export function linked({ documents, diagnostics }: RulebookReading, memory?: LinkCache): Loaded {
  if (documents === undefined) return { diagnostics };
  const { rulebook, diagnostics: found } = linkRulebook(documents, memory);
  const all = [...diagnostics, ...found];
  return rulebook === undefined || hasErrors(all)
    ? { documents, diagnostics: all }
    : { rulebook, documents, diagnostics: all };
}
