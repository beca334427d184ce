import { type Explained, explain, explanation } from '../explain/explain.js';
import { readEntry, readEntryTree } from '../explain/read-back/read-entry.js';
import type { ThingNames } from '../explain/read-back/reader.js';
import type { Lang } from '../model/words.js';
import { makeTable, type SetupRequest } from '../setup/make.js';
import { namesOf } from '../table/read.js';
import type { Table } from '../table/table.js';
import {
  keeping,
  lang,
  optional,
  type PartReader,
  record,
  rules,
  type ScriptCalls,
  table,
  taking,
  text,
  unchecked,
} from './request.js';
import { describeRules } from './rules.js';
import { describeVocabulary } from './vocabulary.js';

/** What to explain, under any of its three names. */
const explained: PartReader<Explained> = (request, _, held) =>
  record<Explained>()(request, ['answer', 'plan'].find((part) => part in request) ?? 'event', held);

const ofRules = { rulebook: rules, table: optional(table) };
const ofEntry = { ...ofRules, entry: text, edition: optional(unchecked<string>()) };
const explaining = {
  ...ofRules,
  ...{ answer: explained, plan: unchecked(), event: unchecked(), names: optional(record<ThingNames>()) },
};
const setupParts = 'players variant edition teams options without house range notKept seed start';
const ofSetup = Object.fromEntries(setupParts.split(' ').map((part) => [part, unchecked()]));

/** The names of things at the table of a request, and those in the request itself. */
const namesIn = (at: Table | undefined, names: ThingNames | undefined): ThingNames => ({
  ...(at !== undefined && namesOf(at)),
  ...names,
});

/** The calls that need words or make tables; `tavolata-lean.iife.js` leaves them out. */
export const furtherCalls = {
  explain: taking({ ...explaining, lang }, ({ answer, rulebook, lang: one, table: at, names }) =>
    explain(answer, rulebook, one, namesIn(at, names)),
  ),
  explanation: taking(
    { ...explaining, lang: text as PartReader<Lang> },
    ({ answer, rulebook, lang: one, table: at, names }) => explanation(answer, rulebook, one, namesIn(at, names)),
  ),
  readEntry: taking({ ...ofEntry, lang: optional(unchecked<Lang>()) }, ({ rulebook, table: _, entry, ...options }) =>
    readEntry(rulebook, entry, options),
  ),
  readEntryTree: taking({ ...ofEntry, lang: lang as PartReader<Lang> }, ({ rulebook, table: _, entry, ...options }) =>
    readEntryTree(rulebook, entry, options),
  ),
  describeRules: taking({ ...ofRules, edition: optional(unchecked<string>()) }, ({ rulebook, table: _, ...options }) =>
    describeRules(rulebook, options),
  ),
  describeVocabulary: taking(ofRules, ({ rulebook }) => describeVocabulary(rulebook)),
  makeTable: keeping(
    { ...ofRules, ...ofSetup, open: unchecked() },
    ({ rulebook, table: _, open, ...request }, held) => {
      const { table: made, json, problems, seed, byChance } = makeTable(rulebook, request as SetupRequest);
      return { json, ...(open === true && { table: held.keepTable(made) }), problems, seed, byChance };
    },
  ),
} satisfies ScriptCalls;
