import faultWords from '../../../engine/model/fault-words.json' with { type: 'json' };
import type { Catalogue } from '../message.js';
import cases from './cases.json' with { type: 'json' };
import grammarChanges from './grammar-changes.json' with { type: 'json' };
import grammarParts from './grammar-parts.json' with { type: 'json' };
import grammarSpelling from './grammar-spelling.json' with { type: 'json' };
import grammarValues from './grammar-values.json' with { type: 'json' };
import json from './json.json' with { type: 'json' };
import languageCalls from './language-calls.json' with { type: 'json' };
import languageEntries from './language-entries.json' with { type: 'json' };
import languageLint from './language-lint.json' with { type: 'json' };
import languageNames from './language-names.json' with { type: 'json' };
import languageProcedures from './language-procedures.json' with { type: 'json' };
import languageTypes from './language-types.json' with { type: 'json' };
import languageVocabulary from './language-vocabulary.json' with { type: 'json' };
import languageVocabularyParts from './language-vocabulary-parts.json' with { type: 'json' };
import read from './read.json' with { type: 'json' };
import run from './run.json' with { type: 'json' };
import schema from './schema.json' with { type: 'json' };
import tableHelp from './table.json' with { type: 'json' };

/*
 * The library's messages stand in the JSON files beside this one, so that they can be corrected without reading code.
 * An area that has grown too large for one file has several. Messages that only tools report stand in `tools/messages`.
 */

/** Faults of a table are worded in the engine, which may be used alone. */
const table = Object.fromEntries(
  Object.entries(tableHelp).map(([code, { en, it }]) => {
    const words = faultWords[code as keyof typeof tableHelp];
    return [code, { en: { message: words.en, ...en }, it: { message: words.it, ...it } }];
  }),
);

/** The catalogues by area; each code is in exactly one of them (tested). */
export const catalogues = {
  json,
  cases,
  read,
  schema,
  grammar: { ...grammarSpelling, ...grammarValues, ...grammarParts, ...grammarChanges },
  language: {
    ...languageNames,
    ...languageCalls,
    ...languageTypes,
    ...languageEntries,
    ...languageProcedures,
    ...languageVocabulary,
    ...languageVocabularyParts,
    ...languageLint,
  },
  table,
  run,
} satisfies { readonly [area: string]: Catalogue };
