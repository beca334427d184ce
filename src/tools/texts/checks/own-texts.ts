import type { ReadDocuments } from '../../../frontend/read/rulebook.js';
import { type JsonDocument, pointer } from '../../../frontend/text/document.js';

/** One text of the rulebook in both languages, with where each of them stands. */
export interface OwnText {
  /** `range.holders@2023-04-14/text`, `scenario:801.2-near/summary`; the date only where an id has several versions. */
  readonly key: string;
  readonly en: string;
  readonly it: string;
  readonly document: JsonDocument;
  readonly pointers: { readonly en: string; readonly it: string };
}

type Path = readonly (string | number)[];

/** Every text of the rulebook that exists in both languages. */
export function ownTexts(documents: ReadDocuments): readonly OwnText[] {
  const { vocabulary, editions, entries, scenarios, mutants, findings } = documents;
  const counts = new Map<string, number>();
  for (const document of entries)
    for (const { id } of itemsOf(document, 'entries')) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [
    ...entries.flatMap((document) => [
      ...itemsOf(document, 'entries').flatMap((entry, index) => {
        const since = typeof entry['since'] === 'string' && counts.get(entry.id)! > 1 ? `@${entry['since']}` : '';
        return textsBelow(document, entry, ['entries', index], `${entry.id}${since}`);
      }),
      ...textsBelow(document, membersOf(document, 'matters'), ['matters'], 'matter'),
    ]),
    ...scenarios.flatMap((document) =>
      itemsOf(document, 'scenarios').flatMap((scenario, index) =>
        textsBelow(document, scenario, ['scenarios', index], `scenario:${scenario.id}`),
      ),
    ),
    ...textsBelow(vocabulary, vocabulary.value, [], 'vocabulary'),
    ...textsBelow(editions, editions.value, [], 'editions'),
    ...(mutants === undefined ? [] : textsBelow(mutants, mutants.value, [], 'mutants')),
    ...(findings === undefined ? [] : textsBelow(findings, findings.value, [], 'findings')),
  ];
}

interface Item {
  readonly id: string;
  readonly [key: string]: unknown;
}

const membersOf = (document: JsonDocument, key: string): unknown =>
  (document.value as { readonly [key: string]: unknown })[key];

const itemsOf = (document: JsonDocument, key: string): readonly Item[] =>
  (membersOf(document, key) ?? []) as readonly Item[];

/** Objects with an English and an Italian text, or with two that have `says`; the key goes on with what leads to them. */
function textsBelow(document: JsonDocument, value: unknown, path: Path, key: string): readonly OwnText[] {
  if (typeof value !== 'object' || value === null) return [];
  const { en, it } = value as { readonly en?: unknown; readonly it?: unknown };
  const [inEnglish, inItalian] = [textOf(en), textOf(it)];
  if (inEnglish !== undefined && inItalian !== undefined) {
    const within = (lang: string, side: unknown): string =>
      pointer(...path, lang, ...(typeof side === 'string' || Array.isArray(side) ? [] : ['says']));
    return [{ key, en: inEnglish, it: inItalian, document, pointers: { en: within('en', en), it: within('it', it) } }];
  }
  return Object.entries(value).flatMap(([name, member]) => {
    const step = Array.isArray(value) ? Number(name) : name;
    const label = Array.isArray(value) ? ((member as Partial<Item> | null)?.id ?? name) : name;
    return textsBelow(document, member, [...path, step], `${key}/${label}`);
  });
}

/** The text of one language: itself, several lines of it, or what an object `says`. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.every((line) => typeof line === 'string') ? value.join(' ') : undefined;
  const says = (value as { readonly says?: unknown } | null | undefined)?.says;
  return says === undefined ? undefined : textOf(says);
}
