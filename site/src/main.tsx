import { render } from 'preact';
import type { Rulebook } from 'tavolata/runtime';
import { Game } from './game.js';
import { readersLanguage, sayIn, whyIn } from './language.js';
import { type Linked, linkedIn } from './link.js';
import { readyTables } from './ready-tables.js';
import { newestRules, wholeRules } from './rulebook.js';
import { opened, type State } from './state.js';
import { App } from './view/app.js';

const root = document.getElementById('app')!;

/** The state that an address asks for. @throws Error or Fault where its table does not open */
function stateOf(rulebook: Rulebook, { table, ready, creature, seat }: Linked): State {
  const first = readyTables.find(({ id }) => id === ready) ?? readyTables[0]!;
  const game = Game.open(rulebook, table ?? first.table);
  const isSeat = game.seats.some(({ id }) => id === seat);
  return {
    ...opened(game, table === undefined ? first.id : undefined),
    ...(game.permanent(creature)?.isCreature && { creature }),
    ...(isSeat && { seat }),
  };
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
    const { edition = '' } = linked.table?.setup ?? {};
    if (linked.table !== undefined && edition < rulebook.editions.at(-1)!.date) rulebook = await wholeRules();
  } catch (error) {
    root.textContent = say('loadFailed', { why: whyIn(error, readersLanguage()) });
    return;
  }
  let state: State;
  try {
    state = stateOf(rulebook, linked);
  } catch (error) {
    trouble = say('broken', { why: whyIn(error, readersLanguage()) });
    state = stateOf(rulebook, {});
  }
  root.removeAttribute('aria-busy');
  root.replaceChildren();
  render(<App state={state} lang={linked.lang ?? readersLanguage()} trouble={trouble} />, root);
}

// Another table in the address bar is another page.
addEventListener('hashchange', () => location.hash.includes('t=') && location.reload());

void begin();
