import { describe, expect, test } from 'vitest';
import { catalogues } from '../../src/frontend/diagnostics/messages/catalogues.js';
import { toJson } from '../../src/frontend/diagnostics/render.js';
import { houses, overriding, procedures } from './faults/between-entries.js';
import { accounts, dates } from './faults/entries.js';
import { calls, names, single, types } from './faults/expressions.js';
import { traps } from './faults/lint.js';
import { datedTexts, labels, sharedLogic } from './faults/sharing.js';
import {
  furtherWords,
  gathering,
  phrases,
  vocabularyChanges,
  vocabularyNames,
  vocabularyTypes,
} from './faults/vocabulary.js';
import { shown } from './harbour.js';

const groups = {
  names,
  calls,
  types,
  'one mistake, one message': single,
  'names of the vocabulary': vocabularyNames,
  'types of the vocabulary': vocabularyTypes,
  'changes and assumptions': vocabularyChanges,
  gathering,
  'words of a file of entries': furtherWords,
  phrases,
  'what entries say': accounts,
  dates,
  overriding,
  procedures,
  'shared logic': sharedLogic,
  labels,
  'texts by edition': datedTexts,
  'house answers': houses,
  traps,
};

describe.each(Object.entries(groups))('%s', (_, cases) => {
  test.each(cases.map((one) => [one.what, one] as const))('%s', (_what, { found, said }) => {
    const diagnostics = found();
    expect(shown(diagnostics)).toEqual(said);
    // No placeholder may be left in what the user reads.
    for (const one of diagnostics) {
      for (const lang of ['en', 'it'] as const) {
        const { message, help } = toJson(one, lang);
        expect(`${message} ${help}`).not.toMatch(/\{\w/);
      }
    }
  });
});

test('every message of the language is shown by some case', () => {
  const codes = Object.values(groups).flatMap((cases) => cases.flatMap((one) => one.found().map(({ code }) => code)));
  const seen = new Set(codes);
  expect(Object.keys(catalogues.language).filter((code) => !seen.has(code))).toEqual([]);
});
