import type { Rulebook } from 'tavolata/runtime';
import type { Describe, Schema, SchemaSet } from './result-schemas.js';
import { words } from './schema-words.js';
import { schemasOf } from './schemas.js';

const inFile = '#/$defs/';

/** As editors show it: in both languages. */
const forEditors: Describe = ({ en, it }, fallback) => ({
  description: `${en}\n\n${it}`,
  ...(fallback !== undefined && { default: fallback }),
});

/** For generators of classes, which would write out every default as if it had been given. */
export const forPrograms: Describe = ({ en, it }) => ({ description: en, 'x-it': it });

/** The sources of the names of a setup. */
export type NamedRules = Pick<Rulebook, 'vocabulary' | 'matters' | 'editions'>;

/** A day, however the rest of the schema looks at forms. */
const day = '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$';

/**
 * A setup as people write it: its edition is a day and completes to the editions, house answers are the existing ones.
 * Programs may bring rules of their own, so theirs are checked only in form.
 */
function withNames(setup: Schema, { matters, editions }: NamedRules): Schema {
  const facts = setup['properties'] as { readonly [fact: string]: Schema };
  const answers = Object.entries(matters).map(([id, { names, choices }]): [string, Schema] => [
    id,
    { ...forEditors(names), enum: Object.keys(choices) },
  ]);
  const { additionalProperties: _, ...house } = facts['house']!;
  return {
    ...setup,
    properties: {
      ...facts,
      house: { ...house, properties: Object.fromEntries(answers), additionalProperties: false },
      edition: { ...facts['edition'], pattern: day, examples: editions.map(({ date }) => date) },
    },
  };
}

/**
 * Schemas as files, each self-contained: `table.json` and `setup.json` for the files that people write, `api.json` for
 * everything that programs exchange.
 *
 * @param from what the files say they were generated from
 * @returns texts by name
 */
export function schemaFiles(rulebook: NamedRules, from: string): { readonly [name: string]: string } {
  const { vocabulary } = rulebook;
  const [written, exchanged] = [forEditors, forPrograms].map((describe) =>
    schemasOf(vocabulary, (name) => ({ $ref: `${inFile}${name}` }), describe),
  ) as [SchemaSet, SchemaSet];
  // A table written by hand without players is reported.
  const ofFile = { ...written['Table'], required: ['setup', 'players'] };
  const entry = Object.values(vocabulary.entities).find(({ constant }) => constant);
  const setup = `${entry?.name}Facts`;
  const named = { ...written, ...(entry && { [setup]: withNames(written[setup]!, rulebook) }) };
  const api = ['Table', 'Event', 'Question', 'Answer', 'OpenAnswer', 'Plan', 'Pick', 'Change'];
  return {
    'table.json': fileText('Table', from, { $ref: `${inFile}Table` }, reached({ ...named, Table: ofFile }, ['Table'])),
    ...(entry !== undefined && {
      'setup.json': fileText(entry.name, from, { $ref: `${inFile}${setup}` }, reached(named, [setup])),
    }),
    'api.json': fileText(
      'Tavolata',
      from,
      { ...forPrograms(words.api), anyOf: api.map((name) => ({ $ref: `${inFile}${name}` })) },
      titled(exchanged),
    ),
  };
}

/** Some generators name classes by titles and, without these, by where they first occur. */
const titled = (all: SchemaSet): SchemaSet =>
  Object.fromEntries(Object.entries(all).map(([title, schema]) => [title, { title, ...schema }]));

/** Only the definitions that some of them need. */
function reached(all: SchemaSet, from: readonly string[]): SchemaSet {
  const found = new Set(from);
  for (const name of found)
    for (const [, next] of JSON.stringify(all[name]).matchAll(/"#\/\$defs\/([^"]+)"/g)) found.add(next!);
  return Object.fromEntries(Object.entries(all).filter(([name]) => found.has(name)));
}

function fileText(title: string, from: string, root: Schema, definitions: SchemaSet): string {
  const head = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment: `Made from ${from} by tavolata build; do not edit.`,
    title,
    ...root,
  };
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "$defs": ${oneALine(definitions, '    ')}\n}\n`;
}

/** One definition per line, so that a change of the vocabulary changes few lines. */
export function oneALine(definitions: SchemaSet, indent: string): string {
  const lines = Object.entries(definitions).map(
    ([name, schema]) => `${indent}${JSON.stringify(name)}: ${JSON.stringify(schema)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent.slice(2)}}`;
}
