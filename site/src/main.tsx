import { render } from 'preact';
import type { Rulebook, TableJson } from 'tavolata/runtime';
import { Game } from './game.js';
import { readersLanguage, sayIn, whyIn } from './language.js';
import { type Linked, linkedIn } from './link.js';
import { readyTables } from './ready-tables.js';
import { newestRules, wholeRules } from './rulebook.js';
import { atStep, opened, planning, type State } from './state.js';
import { App } from './view/app.js';

const root = document.getElementById('app')!;

/**
 * The state described by an address. @throws Error or Fault if its table cannot be opened or its event cannot be sent
 */
function stateOf(rulebook: Rulebook, { table, ready, creature, seat, edition, plan, step = 0, house }: Linked): State {
  const first = readyTables.find(({ id }) => id === ready) ?? readyTables[0]!;
  const { setup, ...rest } = table ?? first.table;
  const game = Game.open(rulebook, {
    ...rest,
    setup: { ...setup, ...(edition !== undefined && { edition }) },
  } as TableJson);
  const isSeat = game.seats.some(({ id }) => id === seat);
  const state: State = {
    ...opened(game, table === undefined ? first.id : undefined),
    ...(game.permanent(creature)?.isCreature && { creature }),
    ...(isSeat && { seat }),
    ...(house !== undefined && { house }),
  };
  return plan === undefined ? state : atStep(planning(state, plan.event, plan.picks), step);
}

async function begin(): Promise<void> {
  const say = sayIn(readersLanguage());
  document.documentElement.lang = readersLanguage();
  let rulebook: Rulebook;
  let linked: Linked = {};
  let trouble: string | undefined;
  try {
    linked = await linkedIn(location.hash);
  } catch (error) {
    trouble = say('broken', { why: whyIn(error, readersLanguage()) });
  }
  try {
    rulebook = await newestRules();
    const { edition = linked.table?.setup.edition } = linked;
    if (edition !== undefined && edition < rulebook.editions.at(-1)!.date) rulebook = await wholeRules();
  } catch (error) {
    root.textContent = say('loadFailed', { why: whyIn(error, readersLanguage()) });
    return;
  }
  const { house, ...withoutHouse } = linked;
  let state: State;
  let reopen: ((rules: Rulebook) => State) | undefined;
  try {
    state = stateOf(rulebook, withoutHouse);
  } catch (error) {
    trouble = say('broken', { why: whyIn(error, readersLanguage()) });
    state = stateOf(rulebook, {});
    // The table may use words that only the house rule defines.
    if (house !== undefined) reopen = (rules) => stateOf(rules, linked);
  }
  root.removeAttribute('aria-busy');
  root.replaceChildren();
  const lang = linked.lang ?? readersLanguage();
  render(<App {...{ state, lang, trouble, house, reopen }} />, root);
}

// If another table is entered into the address bar, the page reloads; an address reached by the Back button is a choice
// on this page.
addEventListener('hashchange', () => {
  if (history.state === null && /[#&][tr]=/.test(location.hash)) location.reload();
});

void begin();
