import { type ConformanceScenario, conformanceOf } from '../../tools/build/conformance.js';
import { scenariosOf } from '../../tools/check/plays.js';
import { loaded, shipped } from './rulebook.js';

let made: readonly ConformanceScenario[] | undefined;

/** All scenarios in plain values; playing them takes a while, so tests share them. */
export const conformance = (): readonly ConformanceScenario[] => {
  made ??= conformanceOf(shipped(), scenariosOf(loaded.documents?.scenarios ?? [])).scenarios;
  return made;
};
