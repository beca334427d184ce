import { type Entry, type Node, onceFor, shapeOf, type UnknownRecord, type Vocabulary } from 'tavolata/internals';

/** An entry whose meaning differs between the sides. */
export interface Difference {
  readonly id: string;
  readonly state: 'added' | 'gone' | 'changed';
  /** The objects with this id on the two sides. */
  readonly before?: Entry;
  readonly after?: Entry;
}

/** Keys of an entry that matter to readers, not to answers. */
const words = new Set([
  'text',
  'name',
  'numbered',
  'since',
  'until',
  'confirmed',
  'source',
  'reason',
  'remedy',
  'why',
  'kind',
]);

/**
 * The meaning of an entry or a part of the vocabulary, as text; equal texts have the same meaning under one vocabulary.
 */
const meaningOf = onceFor((part: object): string =>
  JSON.stringify(part, (key, value: unknown) => {
    if (words.has(key) && value !== part) return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    // Of an expression only the tree counts: a mutant has another tree with the same text.
    if ('tree' in value && 'text' in value) return shapeOf(value.tree as Node);
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  }),
);

/**
 * Entries that exist on one side only, or mean something else on the other, in order of id; references have no meaning.
 */
export function differencesOf(before: readonly Entry[], after: readonly Entry[]): readonly Difference[] {
  const deciding = (entries: readonly Entry[]) =>
    new Map(entries.filter(({ hook }) => hook !== undefined).map((entry) => [entry.id, entry] as const));
  const [left, right] = [deciding(before), deciding(after)];
  return [...new Set([...left.keys(), ...right.keys()])].sort().flatMap((id): readonly Difference[] => {
    const [a, b] = [left.get(id), right.get(id)];
    if (a === undefined) return b === undefined ? [] : [{ id, state: 'added', after: b }];
    if (b === undefined) return [{ id, state: 'gone', before: a }];
    return meaningOf(a) === meaningOf(b) ? [] : [{ id, state: 'changed', before: a, after: b }];
  });
}

/** Names of questions and events, and of everything else, that two vocabularies declare differently. */
export function vocabularyDifferences(
  before: Vocabulary,
  after: Vocabulary,
): { readonly questions: readonly string[]; readonly events: readonly string[]; readonly others: readonly string[] } {
  const part = (key: 'questions' | 'events' | 'entities' | 'enumerations' | 'layers'): readonly string[] => {
    const [left, right]: { readonly [name: string]: object }[] = [before[key], after[key]];
    const names = new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})]);
    return [...names].filter((name) => declared(left?.[name]) !== declared(right?.[name]));
  };
  if (before === after) return { questions: [], events: [], others: [] };
  return {
    questions: part('questions'),
    events: part('events'),
    others: [...part('entities'), ...part('enumerations'), ...part('layers')],
  };
}

/** A declaration without the words of its read-back. */
function declared(part: object | undefined): string {
  if (part === undefined) return '';
  const { phrase, negated, noun, names, ...rest } = part as UnknownRecord;
  return meaningOf(rest).replace(/"(phrase|negated)":\{[^{}]*\},?/g, '');
}
