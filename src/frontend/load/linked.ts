import { needTexts } from '../../engine/model/given.js';
import type { Rulebook } from '../../engine/model/rulebook.js';
import { type Diagnostic, diagnostic, hasErrors } from '../diagnostics/diagnostic.js';
import { listed } from '../diagnostics/fill.js';
import { isSureBeside } from '../read/beside-broken.js';
import { type ReadDocuments, type ReadRest, type RulebookReading, readRulebook } from '../read/rulebook.js';
import { IncrementalRulebook } from '../workspace/incremental-rulebook.js';

/** A rulebook with all findings; without the rulebook if there is any error: it is never loaded in part. */
export interface Loaded {
  readonly rulebook?: Rulebook;
  /** The files behind it, for messages and for the scenarios beside the entries. */
  readonly documents?: ReadDocuments;
  readonly diagnostics: readonly Diagnostic[];
}

/** The same, with errors and warnings apart from advice. */
export interface LoadedRulebook extends Loaded {
  /** Errors and warnings: none for rules without mistakes. */
  readonly diagnostics: readonly Diagnostic[];
  /** Advice: rules that may well be intended, but that their author may want to look at. */
  readonly notes: readonly Diagnostic[];
}

/**
 * Checks and links a rulebook from the texts of its files.
 *
 * @param texts by path inside the folder, with `/` between the parts: `vocabulary/events.json`, `editions.json`,
 * `range/attacks.json`
 * @returns the rulebook and all findings, with places in the texts: `renderDiagnostic` puts them into words.
 */
export function loadTexts(texts: { readonly [path: string]: string }): LoadedRulebook {
  needTexts(texts, 'texts', 'loadTexts');
  const files = Object.entries(texts).map(([path, text]) => ({ path, source: { file: path, text } }));
  return withNotes(linked(readRulebook(files)));
}

/** Separates errors and warnings from advice. */
export function withNotes(loaded: Loaded): LoadedRulebook {
  const isNote = ({ severity }: Diagnostic): boolean => severity === 'advice';
  const { diagnostics } = loaded;
  // Not a copy: the documents of a cached rulebook are read on first access, and copying would read them.
  return Object.assign(loaded, {
    diagnostics: diagnostics.filter((one) => !isNote(one)),
    notes: diagnostics.filter(isNote),
  });
}

/**
 * Links a rulebook from files that have been read.
 *
 * @param before what was linked of earlier texts of the files
 */
export function linked(
  { documents, rest, diagnostics }: RulebookReading,
  before: IncrementalRulebook = new IncrementalRulebook(),
): Loaded {
  if (documents === undefined)
    return { diagnostics: rest === undefined ? diagnostics : [...diagnostics, ...inRest(rest, before)] };
  const { rulebook, diagnostics: found } = before.link(documents).linker.link();
  const all = [...diagnostics, ...found];
  return rulebook === undefined || hasErrors(all)
    ? { documents, diagnostics: all }
    : { rulebook, documents, diagnostics: all };
}

/**
 * Mistakes in files beside broken ones. A finding about a name that stands in a broken file may be wrong, and any
 * warning may have its cause there.
 */
function inRest({ documents, broken }: ReadRest, before: IncrementalRulebook): readonly Diagnostic[] {
  if (broken.length === 0) return [];
  const found = before
    .link(documents)
    .linker.diagnostics()
    .filter((one) => one.severity === 'error' && isSureBeside(one, broken));
  const files = listed(broken.map(({ file }) => file));
  return [...found, diagnostic('rulebook.rest-unsure', { severity: 'advice', values: { files } })];
}
