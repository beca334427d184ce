import { join } from 'node:path';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import { render } from '../../src/frontend/diagnostics/render.js';
import type { Loaded } from '../../src/frontend/load/linked.js';
import { loadRulebook } from '../../src/frontend/load/rulebook.js';
import { readDocumentFile } from '../../src/frontend/read/document-file.js';
import type { JsonDocument } from '../../src/frontend/text/document.js';
import { readScenarios } from '../../tools/cli/scenario-files.js';
import { ROOT } from '../architecture/sources.js';

export const loaded: Loaded = loadRulebook(join(ROOT, 'rules'));

/** The scenarios beside the entries. */
export const ownScenarios = (): readonly JsonDocument[] => loaded.documents?.scenarios ?? [];

let further: readonly JsonDocument[] | undefined;

/** Further ones, and those that a search for what goes unnoticed brought. */
export const furtherScenarios = (): readonly JsonDocument[] => {
  if (loaded.documents === undefined) return [];
  const folders = ['test/mutation', 'test/cases-beyond'].map((folder) => join(ROOT, folder));
  further ??= readScenarios(folders, loaded.documents);
  return further;
};

/** Both. */
export const allScenarios = (): readonly JsonDocument[] => [...ownScenarios(), ...furtherScenarios()];

/** The list of small changes that make no difference, beside those scenarios. */
export const explainedMutants = (): JsonDocument =>
  readDocumentFile(join(ROOT, 'test/mutation/mutants.json'), 'mutants').document!;

/** The shipped rulebook, or its errors as one. */
export const shipped = (): Rulebook => {
  if (loaded.rulebook) return loaded.rulebook;
  throw new Error(loaded.diagnostics.map((one) => render(one, 'en', 'line')).join('\n'));
};
