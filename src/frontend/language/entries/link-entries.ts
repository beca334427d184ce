import type { Entry } from '../../../engine/model/entry.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { pointer } from '../../text/document.js';
import type { CachedEntries } from '../link-cache.js';
import { lintEntry } from '../lint/lint-entry.js';
import type { Known } from '../types/known.js';
import type { EntryDraft } from './entry-drafts.js';
import { linkEntry } from './link-entry.js';
import type { Linked } from './linked.js';

/**
 * Links entries one by one.
 *
 * @param editions dates of the editions known, ascending
 * @param found where the entries report
 * @param kept entries that were linked under the same vocabulary and editions
 */
export const linkEntries = (
  drafts: readonly EntryDraft[],
  known: Known,
  editions: readonly string[],
  found: readonly Diagnostic[],
  kept?: CachedEntries,
): readonly Linked[] =>
  drafts.map((draft) => {
    const before = kept?.get(textOf(draft)) as Entry | undefined;
    if (before === undefined) {
      const count = found.length;
      return { entry: linkEntry(draft, known, editions), draft, reported: found.length > count };
    }
    // The same entry may have moved.
    const source = { file: draft.sink.document.source.file, pointer: pointer(...draft.path) };
    return { entry: { ...before, source }, draft, clean: true };
  });

/** Looks for traps within single entries, and keeps those of which there was nothing to tell. */
export function lintEntries(
  linked: readonly Linked[],
  { vocabulary }: Known,
  found: readonly Diagnostic[],
  kept?: CachedEntries,
): void {
  for (const one of linked) {
    // Shared logic is looked at where it stands.
    if (one.clean || one.entry.logicOf !== undefined) continue;
    const count = found.length;
    lintEntry(one, vocabulary);
    if (!one.reported && found.length === count) kept?.set(textOf(one.draft), one.entry);
  }
}

const textOf = ({ raw }: EntryDraft): string => JSON.stringify(raw);
