import { need, needList } from '../../engine/model/given.js';
import type { ExtraEntries, Rulebook } from '../../engine/model/rulebook.js';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.js';
import { linkExtraEntries } from '../language/entries/link-extra.js';
import { readDocument } from '../read/document.js';
import type { Source } from '../text/source.js';

/** Entries ready for `addEntries`, with all findings; without entries if there is an error. */
export interface CompiledEntries {
  readonly extra?: ExtraEntries;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Compiles entries of a host on top of a rulebook: effects of cards (layer `host`), or house rules.
 *
 * @param text the entries as JSON text, of the shape that `rules/schema/entries.json` describes; or several such files.
 * @returns plain JSON that the runtime takes (`addEntries`), and every error and warning with its place.
 */
export function compileEntries(rulebook: Rulebook, text: string | readonly Source[]): CompiledEntries {
  need(rulebook, 'rulebook', 'compileEntries');
  if (typeof text !== 'string') needList(text, 'text', 'compileEntries');
  const sources = typeof text === 'string' ? [{ file: 'entries.json', text }] : text;
  for (const source of sources) need(source, 'source', 'compileEntries');
  const readings = sources.map((source) => readDocument(source, 'entries'));
  const diagnostics = readings.flatMap((reading) => reading.diagnostics);
  if (hasErrors(diagnostics)) return { diagnostics };
  const linked = linkExtraEntries(
    rulebook,
    readings.flatMap(({ document }) => document ?? []),
  );
  return { ...linked, diagnostics: [...diagnostics, ...linked.diagnostics] };
}
