import type { Rulebook } from '../../src/engine/model/rulebook.js';
import { nearest } from '../../src/engine/model/spelling.js';
import { type Diagnostic, diagnostic } from '../../src/frontend/diagnostics/diagnostic.js';
import type { Renames } from '../../src/frontend/language/renames.js';
import { type JsonDocument, pointer } from '../../src/frontend/text/document.js';

/** Old names in `renamed.json` that still mean something, and new ones that mean nothing. Facts and parameters are left out. */
export function renamedWords({ vocabulary, entries }: Rulebook, document: JsonDocument | undefined): Diagnostic[] {
  if (document === undefined) return [];
  const { questions, events, entities, enumerations } = vocabulary;
  const names = (words: object): readonly string[] => Object.keys(words);
  const kinds: { readonly [kind in keyof Renames]: readonly string[] } = {
    questions: names(questions),
    events: names(events),
    entities: names(entities),
    enumerations: names(enumerations),
    collections: Object.values(entities).flatMap(({ collection }) => collection ?? []),
    entries: [...new Set(entries.map(({ id }) => id))],
  };
  const renames = document.value as { readonly [kind: string]: { readonly [before: string]: unknown } | undefined };
  return Object.entries(kinds).flatMap(([kind, known]) =>
    Object.entries(renames[kind] ?? {}).flatMap(([before, to]) => {
      const path = pointer(kind, before);
      if (known.includes(before))
        return [diagnostic('check.renamed-still-there', { at: document.keyAt(path), values: { name: before } })];
      if (typeof to !== 'string' || known.includes(to)) return [];
      const suggestion = nearest(to, known);
      return [diagnostic('check.renamed-nowhere', { at: document.at(path), values: { name: to }, suggestion })];
    }),
  );
}
