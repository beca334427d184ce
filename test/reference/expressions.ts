import { evaluate } from '../../src/engine/ask/ask.js';
import { Scope } from '../../src/engine/evaluate/scope.js';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { Random } from '../../src/engine/setup/random.js';
import { openTable, type Table } from '../../src/engine/table/table.js';
import { toJson } from '../../src/engine/values/json.js';
import { UnknownSignal } from '../../src/engine/values/values.js';
import { resolveQuestion } from '../../src/frontend/language/question-text.js';
import { plainText } from '../../src/frontend/text/located.js';
import { canonical, type Difference, outcomeOf } from './agreement.js';
import { referenceFor } from './reference.js';
import { Sentences } from './sentences.js';
import { U } from './values.js';

/** Steps beyond which an expression is left alone: the reference would take too long. */
const steps = 20_000;

const compiledValue = (table: Table, tree: Parameters<typeof evaluate>[1]): { readonly value?: Json } => {
  const { compiler, rulebook } = table.ruleset;
  try {
    return { value: toJson(rulebook.vocabulary, compiler.code(tree, new Scope()).run()) };
  } catch (error) {
    if (error instanceof UnknownSignal) return {};
    throw error;
  }
};

/** Works out generated expressions about a table in three ways. Compiled code may give up where a fact is unknown, the others may not. */
export const playExpressions = (
  rulebook: Rulebook,
  json: TableJson,
  seed: number,
  count: number,
): { readonly compared: number; readonly unknown: number; readonly difference: Difference | null } => {
  const table = openTable(rulebook, json);
  const interpreter = referenceFor(rulebook, json, true);
  const { vocabulary } = rulebook;
  const things = { entityOf: (id: string) => table.world.byId.get(id)?.entity, all: [...table.world.byId.keys()] };
  const players = things.all.filter((id) => things.entityOf(id) === 'Player');
  const random = new Random(seed);
  const sentences = new Sentences(vocabulary, random, players);
  let [compared, unknown] = [0, 0];
  for (let i = 0; i < count; i++) {
    const text = sentences.write(random.pick(['truth', 'number', 'player', 'players'] as const), 1 + random.below(4));
    const { tree } = resolveQuestion(plainText({ file: 'generated', text }), vocabulary, things);
    if (!tree) continue;
    const walked = outcomeOf(() => evaluate(table, tree, { steps }));
    if ('fault' in walked && walked.fault === 'fault.budget') continue;
    const compiled = outcomeOf(() => compiledValue(table, tree));
    interpreter.state.missing = [];
    const expected = outcomeOf(() => {
      const value = interpreter.value(tree, {});
      const missing = [...new Set(interpreter.state.missing)].sort();
      return value === U ? { unknown: missing } : { value: interpreter.state.written(value), unknown: [] };
    });
    compared++;
    if ('unknown' in walked && walked.unknown.length > 0) unknown++;
    const reported =
      'fault' in walked
        ? walked
        : { ...walked, unknown: [...new Set(walked.unknown.map(({ of, fact }) => `${of}.${fact}`))].sort() };
    const agreed =
      'value' in compiled ? canonical(compiled.value) === canonical('value' in walked && walked.value) : true;
    if (agreed && canonical(reported) === canonical(expected)) continue;
    const difference = {
      what: text,
      compiled: compiled as Json,
      walked: reported as Json,
      reference: expected as Json,
    };
    return { compared, unknown, difference };
  }
  return { compared, unknown, difference: null };
};
