import { needText } from '../../engine/model/given.js';
import { filesIn, readFiles } from '../read/folder.js';
import { keptRulebook } from './cached-rulebook.js';
import { type Loaded, type LoadedRulebook, linked, withNotes } from './linked.js';

/** How a rulebook is loaded; every option may be left out. */
export interface LoadOptions {
  /** A cache folder for loaded rulebooks; one made of the very same texts need not be read and checked again. */
  readonly cache?: string;
}

/**
 * Reads, checks and links the rulebook in a folder.
 *
 * @param folder path of a folder laid out like `rules/`; further folders (house rules of a table) may follow.
 * @returns the rulebook and all findings, with places in the files: `renderDiagnostic` puts them into words.
 */
export function loadRulebook(folder: string, { cache }: LoadOptions = {}): LoadedRulebook {
  needText(folder, 'folder', 'loadRulebook');
  const files = filesIn(folder);
  const load = (): Loaded => linked(readFiles(files));
  return withNotes(cache === undefined ? load() : keptRulebook(files, cache, load));
}
