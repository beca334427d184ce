import { readFileSync, writeFileSync } from 'node:fs';
import get from 'lodash/get.js';
import { expect, test } from 'vitest';
import { HOOKS } from '../../src/engine/model/entry.js';
import { POLICIES, type Policy } from '../../src/engine/model/vocabulary.js';
import type { Lang } from '../../src/engine/model/words.js';
import { wantedBy } from '../../src/frontend/language/entries/entry-answers.js';
import { readJson } from '../../src/frontend/read/json.js';
import { type JsonDocument, type JsonPath, pointer } from '../../src/frontend/text/document.js';
import texts from '../../tools/cli/commands/show/order.json' with { type: 'json' };

/*
 * Where published schemas list what the model lists, they follow from it, and so does what they say of each policy. After a change of the
 * model: UPDATE_CASES=1 npm run unit -- test/model/lists.test.ts
 */

/** What `show --order` says of each policy, without what it calls the answer. */
const meanings = (lang: Lang): string =>
  POLICIES.map((policy) => {
    const text = texts.policies[policy][lang];
    return `\`${policy}\`: ${text.slice(text.indexOf(': ') + 2)}`;
  }).join(' ');

const givesValues = (policy: Policy): boolean => wantedBy[policy].includes('value');
const description = `How several answers combine. ${meanings('en')}`;

const question = ['$defs', 'question'];
const policy = [...question, 'properties', 'policy'];
const appliesTo = (rule: number): JsonPath => [...question, 'allOf', rule, 'if', 'properties', 'policy', 'enum'];

/** Places in the schemas, with what stands there. */
const lists: readonly (readonly [file: string, path: JsonPath, value: unknown])[] = [
  ['compiled', [...policy, 'enum'], POLICIES],
  ['compiled', ['$defs', 'entry', 'properties', 'hook', 'enum'], HOOKS],
  ['vocabulary', [...policy, 'enum'], POLICIES],
  ['vocabulary', [...policy, 'description'], description],
  [
    'vocabulary',
    [...policy, 'markdownDescription'],
    `${description}\n\n*Come si combinano più risposte. ${meanings('it')}*`,
  ],
  ['vocabulary', appliesTo(0), POLICIES.filter(givesValues)],
  // A list of values may be empty, a verdict may be silent: only one value has to come from somewhere.
  ['vocabulary', appliesTo(3), POLICIES.filter((one) => one !== 'value')],
];

test.each(lists)('%s.json lists what the model lists: %j', (name, path, value) => {
  const file = `rules/schema/${name}.json`;
  const text = readFileSync(file, 'utf8');
  const { document } = readJson({ file, text }) as { readonly document: JsonDocument };
  if (process.env['UPDATE_CASES'] === undefined) expect(get(document.value, path)).toEqual(value);
  else {
    const { start, end } = document.at(pointer(...path));
    writeFileSync(file, text.slice(0, start) + JSON.stringify(value).replaceAll('","', '", "') + text.slice(end));
  }
});
