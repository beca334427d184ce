import type { UnknownRecord } from '../../src/engine/model/record.js';
import type { EditionDate } from '../../src/engine/model/words.js';
import type { RawVocabulary } from '../../src/frontend/language/vocabulary/raw-vocabulary.js';
import { type PlacedScenario, scenariosOf } from '../../tools/check/plays.js';
import { type EngineCase, engineCases, markedForEngines } from '../../tools/conformance/cases.js';
import type { Engine, EngineRequest } from '../../tools/conformance/protocol.js';
import type { Suite } from '../../tools/conformance/run.js';
import { loaded, shipped } from '../rules/rulebook.js';

export const raw = loaded.documents?.vocabulary.value as RawVocabulary;
export const marked: readonly PlacedScenario[] = markedForEngines(scenariosOf(loaded.documents?.scenarios ?? []));
const everyEdition: readonly EditionDate[] = shipped().editions.map(({ date }) => date);

let made: readonly EngineCase[] | undefined;

/** The shipped cases for engines, each in the last edition in which it holds; tests share them. */
export const shippedCases = (): readonly EngineCase[] => {
  made ??= engineCases(shipped(), raw, marked, everyEdition);
  return made;
};

export const suiteOf = (cases: readonly EngineCase[]): Suite => ({
  vocabulary: shipped().vocabulary,
  raw,
  cases: () => cases,
});

/** An engine in this process. What it throws is an answer, too, as a careful adapter would have it. */
export const inProcess = (answer: (request: EngineRequest) => UnknownRecord): Engine => ({
  say: async (request) => {
    try {
      return answer(request);
    } catch (error) {
      return { error: String(error) };
    }
  },
  close: async () => {},
});
