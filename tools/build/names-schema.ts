import type { Rulebook } from 'tavolata/runtime';
import { formReference, nameForms } from 'tavolata/workspace';
import { byNumber } from '../check/numbers.js';
import type { EditionDigests } from '../official/digests.js';
import { listedIn } from '../official/number-lists.js';
import type { Schema } from './result-schemas.js';
import texts from './words.json' with { type: 'json' };

/** The sources of the names of a rulebook. */
export interface NameSources {
  readonly rulebook: Rulebook;
  readonly digests: readonly EditionDigests[];
  /** Numbers to which entries refer readers. */
  readonly seen: readonly string[];
}

const { other, remedy } = texts.namesSchema;

/**
 * The value of `numbered`; not a form of its own. Without the `allOf`, VS Code would replace the message by a list of
 * all 4,229 numbers.
 */
const numberOrNumbers = [
  'numberOrNumbers',
  { anyOf: [{ allOf: [{ $ref: '#/$defs/number' }] }, { type: 'array' }] },
] as const;

/**
 * The names of a rulebook as a schema, for editors: they complete to these names and mark all others. One name per
 * line.
 */
export function namesSchema(sources: NameSources, from: string): string {
  const names = namesOf(sources);
  const definitions = Object.entries(nameForms).map(([name, form]): readonly [string, Schema] => {
    const { en, it } = other[name as keyof typeof other];
    const errorMessage = `${en} ${remedy.en} · ${it} ${remedy.it}`;
    return [name, { ...formReference(form), errorMessage, enum: names[name as keyof typeof other] }];
  });
  const head = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment: `Made from ${from} by tavolata fix; do not edit.`,
    title: 'Names',
    description: 'The names of a rulebook, for editors; no file is checked against this one alone.',
    markdownDescription:
      'The names of a rulebook, for editors; no file is checked against this one alone.\n\n*I nomi di un regolamento, per gli editor; nessun file si controlla contro questo da solo.*',
    $defs: Object.fromEntries([...definitions, numberOrNumbers]),
  };
  return `${JSON.stringify(head, null, 1)}\n`;
}

function namesOf({ rulebook, digests, seen }: NameSources): {
  readonly [name in keyof typeof other]: readonly string[];
} {
  const { vocabulary, entries, editions, matters } = rulebook;
  const [questions, events] = [Object.keys(vocabulary.questions), Object.keys(vocabulary.events)];
  const ids = sorted(entries.map(({ id }) => id));
  const labels = sorted(entries.flatMap((entry) => (entry.labels ?? []).map((label) => `#${label}`)));
  const official = digests.flatMap(({ texts }) =>
    Object.values(texts).flatMap(({ numbers }) =>
      Object.keys(numbers).flatMap((section) => [section, ...listedIn(numbers, section)]),
    ),
  );
  // Between two editions with texts, numbers may have come and gone.
  const own = [...seen, ...entries.flatMap(({ numbered }) => Object.values(numbered ?? {}).flat())];
  return {
    question: sorted(questions),
    event: sorted(events),
    reader: sorted([...questions, ...events]),
    entry: ids,
    // “all” is for entries of a host.
    reference: ['all', ...labels, ...ids],
    layer: sorted(Object.keys(vocabulary.layers)),
    edition: editions.map(({ date }) => date),
    number: [...new Set([...official, ...own])].sort(byNumber),
    matter: sorted(Object.keys(matters)),
    choice: sorted(
      Object.entries(matters).flatMap(([id, { choices }]) => Object.keys(choices).map((choice) => `${id}:${choice}`)),
    ),
  };
}

const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();
