import { onceFor } from '../../engine/model/once.js';
import { isRecord, type UnknownRecord } from '../../engine/model/record.js';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.js';
import type { NamedThings, ResolveObserver } from '../language/expressions/scope.js';
import { resolveEvents, resolveQuestion } from '../language/question-text.js';
import type { Known } from '../language/types/known.js';
import { type JsonDocument, type JsonPath, pointer } from '../text/document.js';
import type { LocatedText } from '../text/located.js';

/** An expression of a case, and what it may name. */
export interface CaseText {
  readonly text: LocatedText;
  readonly as: 'question' | 'events';
  readonly things: NamedThings;
  /** True if there may be new things that the table of the case does not list. */
  readonly isLater: boolean;
}

/** A list of a step that names entries. */
export interface EntryNames {
  readonly path: JsonPath;
  readonly key: string;
  readonly names: readonly string[];
}

/** The lists of a step that name entries. */
const namingKeys = ['because', 'nearly'] as const;

interface CaseParts {
  readonly steps?: readonly UnknownRecord[];
  readonly table?: UnknownRecord;
}

const casesIn = ({ value }: JsonDocument): readonly CaseParts[] =>
  ((value as { readonly scenarios?: readonly CaseParts[] }).scenarios ?? []).map((one) => one ?? {});

/** Keys of a step that hold expressions, and what these are. */
const textKeys = { ask: 'question', send: 'events', plan: 'events', includes: 'events', absent: 'events' } as const;
const afterwards: ReadonlySet<string> = new Set(['plan', 'includes', 'absent']);

/** All expressions in a file of cases. */
export const caseTexts = (document: JsonDocument, known: Known): readonly CaseText[] =>
  casesIn(document).flatMap(({ table = {}, steps = [] }, index) => {
    const things = thingsOf(table, known);
    return steps.flatMap((step, number) => {
      const hasSent = steps.slice(0, number).some((one) => one['send'] !== undefined);
      return Object.entries(textKeys).flatMap(([key, as]) =>
        textPaths(step[key]).flatMap(({ text, path }): readonly CaseText[] => {
          // For what must not happen, the name may stand alone.
          if (key === 'absent' && /^\w+$/.test(text)) return [];
          const located = document.text(pointer('scenarios', index, 'steps', number, key, ...path));
          return [{ text: located, as, things, isLater: hasSent || afterwards.has(key) }];
        }),
      );
    });
  });

/** The texts in lists of any depth, with their places. */
function textPaths(value: unknown, path: JsonPath = []): readonly { readonly text: string; readonly path: JsonPath }[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => textPaths(one, [...path, index]));
  return typeof value === 'string' ? [{ text: value, path }] : [];
}

/** All lists in a file of cases that name entries. */
export const namesInCases = onceFor((document: JsonDocument): readonly EntryNames[] =>
  casesIn(document).flatMap(({ steps = [] }, index) =>
    steps.flatMap((step, number) =>
      namingKeys.flatMap((key) => {
        const names = step[key];
        return Array.isArray(names) ? [{ path: ['scenarios', index, 'steps', number, key], key, names }] : [];
      }),
    ),
  ),
);

/** The faults of the expressions in a file of cases. */
export const caseTextDiagnostics = (document: JsonDocument, known: Known): readonly Diagnostic[] =>
  caseTexts(document, known).flatMap((one) =>
    resolvedCaseText(one, known).filter(({ code }) => !one.isLater || code !== 'name.unknown-thing'),
  );

/** Resolves an expression of a case, and returns its faults. */
export function resolvedCaseText(
  { text, as, things }: CaseText,
  { vocabulary }: Known,
  observe?: ResolveObserver,
): readonly Diagnostic[] {
  const resolve = as === 'question' ? resolveQuestion : resolveEvents;
  return resolve(text, vocabulary, things, observe).diagnostics;
}

/**
 * Entries that cases name and that do not exist.
 *
 * @param meant the id that a misspelt one most likely stands for
 */
export const unknownNames = (
  { path, key, names }: EntryNames,
  document: JsonDocument,
  ids: ReadonlySet<string>,
  meant: (id: string) => string | undefined,
): readonly Diagnostic[] =>
  names.flatMap((id, index) => {
    if (ids.has(id)) return [];
    const at = document.at(pointer(...path, index));
    return [diagnostic('entry.unknown-entry', { at, values: { id, key }, suggestion: meant(id) })];
  });

/** The things of a table by their ids. */
export function thingsOf(table: UnknownRecord, known: Known): NamedThings {
  const entities = new Map<string, string>();
  for (const [collection, { name }] of known.collections) {
    const listed = table[collection];
    for (const thing of Array.isArray(listed) ? listed : [])
      if (isRecord(thing) && typeof thing['id'] === 'string') entities.set(thing['id'], name);
  }
  return { entityOf: (id) => entities.get(id), all: [...entities.keys()] };
}
