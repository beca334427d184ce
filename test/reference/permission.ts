import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { TableJson } from '../../src/engine/model/table.js';
import { type Happening, Plan } from './plans.js';
import type { ReferenceEvent } from './reference.js';
import { State } from './state.js';
import { list } from './values.js';

/** For a table: whether an event may happen by the question that the vocabulary names for it; true where there is none. */
export const permissionsOn = (rulebook: Rulebook, table: TableJson): ((event: ReferenceEvent) => boolean) => {
  const state = new State(rulebook, table);
  const plan = new Plan(state);
  return ({ event, fields = {} }) => {
    const { fields: known = [], permittedBy } = rulebook.vocabulary.events[event] ?? {};
    const given = known.map(({ name, type }) => [name, state.accept(fields[name], type)] as const);
    const happening: Happening = { event, fields: Object.fromEntries(given), claims: [], past: [], because: null };
    const answer = permittedBy && plan.value(permittedBy.tree, { event: () => happening });
    return answer !== 'denied' && list(answer ?? null).length === 0;
  };
};
