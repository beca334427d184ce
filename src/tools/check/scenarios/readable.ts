import { Fault } from '../../../engine/model/fault.js';
import type { Rulebook } from '../../../engine/model/rulebook.js';
import { arrange } from '../../../engine/ruleset/arrange.js';
import { type Table, tryOpenTable } from '../../../engine/table/table.js';
import { digest } from '../../../frontend/cache/digest.js';
import type { Diagnostic } from '../../../frontend/diagnostics/diagnostic.js';
import { resolveEvents, resolveQuestion } from '../../../frontend/language/question-text.js';
import { located } from '../../../frontend/load/refusal.js';
import { type JsonDocument, pointer } from '../../../frontend/text/document.js';
import type { CleanResults } from '../analysis/input-digests.js';
import { type PlacedScenario, scenariosOf } from '../plays.js';
import { textsOf, thingsOf } from './actual.js';
import { editionsOf } from './editions.js';

/**
 * Mistakes in the tables of scenarios and in what is asked of them or sent to them, without playing anything: in the last edition of
 * their span, and of steps after the first that sends something only what does not depend on the state of the table.
 */
export function unreadable(
  rulebook: Rulebook,
  documents: readonly JsonDocument[],
  quiet?: CleanResults,
): readonly Diagnostic[] {
  const { vocabulary, matters, editions } = rulebook;
  const common = digest(JSON.stringify([vocabulary, matters, editions]));
  return documents.flatMap((document) => {
    const name = `readable ${digest(`${common} ${document.source.text}`)}`;
    if (quiet?.has(name)) return [];
    const found = scenariosOf([document]).flatMap((placed) => inScenario(rulebook, placed));
    if (found.length === 0) quiet?.add(name);
    return found;
  });
}

function inScenario(rulebook: Rulebook, placed: PlacedScenario): readonly Diagnostic[] {
  const { scenario, document, index } = placed;
  const edition = editionsOf(rulebook, scenario).at(-1);
  if (edition === undefined) return [];
  try {
    const setup = { ...scenario.table.setup, edition };
    const opened = tryOpenTable(rulebook, { ...scenario.table, setup }, arrange(rulebook, setup));
    if ('table' in opened) return inSteps(opened.table, placed);
    const base = pointer('scenarios', index, 'table');
    return opened.refusals.map((refusal) => located(rulebook, document, refusal, base));
  } catch (error) {
    // What goes wrong while rules are asked is for the playing to tell.
    if (error instanceof Fault) return [];
    throw error;
  }
}

function inSteps(table: Table, { scenario, document, index }: PlacedScenario): readonly Diagnostic[] {
  const { vocabulary } = table.ruleset.rulebook;
  const things = thingsOf(table);
  let isSent = false;
  return scenario.steps.flatMap((step, number) => {
    const read = (path: readonly (string | number)[], as: typeof resolveEvents): readonly Diagnostic[] =>
      as(document.text(pointer('scenarios', index, 'steps', number, ...path)), vocabulary, things).diagnostics;
    const sent = 'send' in step ? textsOf(step) : [];
    const found = [
      ...('ask' in step ? read(['ask'], resolveQuestion) : []),
      ...sent.flatMap((path) => read(path, resolveEvents)),
    ];
    // Things may have come and gone.
    const told = isSent ? found.filter(({ code }) => code !== 'name.unknown-thing') : found;
    isSent ||= 'send' in step;
    return told;
  });
}
