import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EmittedModule } from '../../src/arrange/emitted.js';
import { arrange } from '../../src/arrange/ruleset.js';
import { canonical } from '../../src/check/scenarios/expected.js';
import { emitModule } from '../../src/emit/module.js';
import { compileEntries } from '../../src/load/entries.js';
import type { SetupJson } from '../../src/model/table.js';
import {
  addEntries,
  ask,
  explain,
  Fault,
  handleOf,
  openEmitted,
  openTable,
  prepare,
  removeEntries,
  send,
  underRules,
} from '../../src/runtime.js';
import { playRound, roundsOf } from '../reference/round.js';
import { loaded, shipped } from '../rules/rulebook.js';
import { rulebookOf } from '../run/mini.js';
import { emittedRules, imported, moduleFor } from './emitting.js';
import { twoAnswers } from './rounds.js';
import { placesOf, playedOn } from './scenarios.js';

// `npx tsx test/emit/play-rounds.ts --seed N --rounds N` and `npx tsx test/emit/play-scenarios.ts` go further.
const seed = 20_261_121;
const rulebook = shipped();
const setup: SetupJson = {
  edition: '2026-09-25',
  variants: ['free-for-all'],
  options: ['limited-range', 'attack-left'],
};
const json = {
  setup,
  players: ['A', 'B', 'C', { id: 'D', inGame: false }],
  objects: [{ id: 'bear', owner: 'A', types: ['creature'] }],
};
const module = await moduleFor(rulebook, setup);

describe('an emitted module', () => {
  it('has a function for every question, and for every entry that does something to an event', () => {
    const rules = arrange(rulebook, setup, { code: module });
    const questions = Object.keys(rulebook.vocabulary.questions);
    expect(questions.filter((name) => rules.question(name).quick === undefined)).toEqual([]);
    const acting = rules.entries.filter(({ hook }) => hook !== undefined && hook !== 'answers');
    expect(acting.length).toBeGreaterThan(50);
    expect(acting.filter((entry) => rules.emitted?.row(entry) === undefined)).toEqual([]);
  });

  it('agrees with closures, walker and reference on generated tables', async () => {
    const rounds = fc.sample(roundsOf(rulebook, 100, 5, { asks: 100, sends: 5 }), { seed, numRuns: 8 });
    for (const round of rounds) {
      const rules = await emittedRules(rulebook, round.table.setup);
      expect(playRound(rulebook, round, undefined, () => rules).difference).toBeNull();
      expect(twoAnswers(rulebook, rules, round)).toBeNull();
    }
  });

  it('would not agree if it left out a rule', async () => {
    const without = { ...rulebook, entries: rulebook.entries.filter(({ id }) => id !== 'combat.only-at-defenders') };
    const other = await moduleFor(without, setup);
    const rules = arrange(without, setup, { code: other });
    const calls = [{ name: 'mayAttack', args: { creature: 'bear', defender: 'C' } }] as never;
    expect(twoAnswers(rulebook, rules, { table: json as never, asks: calls, sends: [], choice: 0 })?.what).toContain(
      'mayAttack',
    );
  });

  it('plays scenarios in their setups', async () => {
    const places = [...placesOf(rulebook, loaded, false).values()];
    const some = places.filter((_, i) => i % 40 === 7);
    expect(some.length).toBeGreaterThan(12);
    for (const place of some) expect(await playedOn(rulebook, place)).toEqual([]);
  });

  it('is itself whole: it needs no other file', async () => {
    const text = emitModule(rulebook, setup);
    expect(text).not.toMatch(/^\s*import\b/m);
    const whole = await imported<{ readonly default: EmittedModule }>(text);
    const table = openEmitted(whole.default, json);
    const closures = openTable(whole.default.rulebook, json);
    for (const defender of ['A', 'B', 'C', 'D'])
      expect(ask(table, 'mayAttack', { creature: 'bear', defender })).toEqual(
        ask(closures, 'mayAttack', { creature: 'bear', defender }),
      );
    const answer = ask(table, 'mayAttack', { creature: 'bear', defender: 'C' }, { trace: true });
    expect(explain(answer, whole.default.rulebook, 'it')).toContain('attack');
    expect(emitModule(rulebook, setup)).toBe(text);
  });

  it('reads as what it is: a function by the name of a question, its entries with their numbers, facts by name', () => {
    const text = emitModule(rulebook, setup);
    expect(text).toMatch(/function mayAttack\$now\(creature, defender\) \{/);
    expect(text).toMatch(/\/\/ combat\.tapped-stay-home: [\d., a-z]+ deny\n\s*if \(.*\/\* tapped \*\//);
    const [functions = ''] = text.split('export const rulebook');
    expect(functions).toContain('attack.left-neighbour');
    expect(functions).not.toContain('attack.right-neighbour');
  });
});

describe('a table of another setup', () => {
  const refused = (change: Partial<SetupJson>): string => {
    try {
      openEmitted(module, { ...json, setup: { ...setup, ...change } } as never, rulebook);
    } catch (error) {
      if (error instanceof Fault) return `${error.code} ${error.values['what']}`;
      throw error;
    }
    return 'taken';
  };

  it('is refused, whatever is different', () => {
    expect(refused({})).toBe('taken');
    expect(refused({ edition: '2010-06-18' })).toContain('fault.other-setup');
    expect(refused({ options: ['limited-range', 'attack-right'] })).toContain('fault.other-setup');
    expect(refused({ variants: ['emperor'] })).toContain('fault.other-setup');
    const [matter] = Object.values(rulebook.matters);
    const other = Object.keys(matter?.choices ?? {}).find((choice) => choice !== matter?.default) ?? '';
    expect(refused({ house: { [matter?.id ?? '']: other } })).toBe(`fault.other-setup ${matter?.id}`);
  });

  it('is refused by a module of another form', () => {
    expect(() => openEmitted({ ...module, format: 2 as never }, json)).toThrow(/not of a form/);
  });
});

describe('entries added to what a module was made from', () => {
  const text = JSON.stringify({
    entries: [
      {
        id: 'host.no-attacks',
        kind: 'definition',
        layer: 'host',
        name: { en: 'No attacks', it: 'Niente attacchi' },
        text: { en: { says: 'Nobody attacks.', state: 'draft' }, it: { says: 'Nessuno attacca.', state: 'draft' } },
        answers: 'areOpponents',
        overrides: 'all',
        value: 'false',
      },
    ],
  });
  const { extra, diagnostics } = compileEntries(rulebook, text);

  it('are answered for, with everything that asks', () => {
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const before = openEmitted(module, json, rulebook);
    const richer = addEntries(rulebook, extra as never);
    const after = underRules(before, richer);
    const plain = openTable(richer, json);
    expect(after.ruleset.emitted).toBeDefined();
    expect(after.ruleset.question('areOpponents').quick).toBeUndefined();
    expect(after.ruleset.question('opponents').quick).toBeUndefined();
    expect(after.ruleset.question('controllerOf').quick).toBeDefined();
    for (const question of ['areOpponents', 'opponents', 'defendingPlayers', 'controllerOf'] as const) {
      const { parameters } = rulebook.vocabulary.questions[question] as {
        readonly parameters: readonly { readonly name: string }[];
      };
      const args = Object.fromEntries(
        parameters.map(({ name }, i) => [name, question === 'controllerOf' ? 'bear' : ['A', 'B'][i]]),
      ) as never;
      expect(ask(after, question, args)).toEqual(ask(plain, question, args));
    }
    expect(ask(after, 'areOpponents', { player: 'A', other: 'B' })).toMatchObject({
      value: false,
      because: ['host.no-attacks'],
    });
    const back = underRules(after, removeEntries(richer, ['host.no-attacks']));
    expect(ask(back, 'areOpponents', { player: 'A', other: 'B' }).value).toBe(true);
    expect(back.ruleset.question('areOpponents').quick).toBeDefined();
  });

  it('do not go stale inside events either', () => {
    const richer = addEntries(rulebook, extra as never);
    const [emitted, closures] = [openEmitted(module, json, richer), openTable(richer, json)];
    const event = { event: 'playersLeave', fields: { players: ['B'] } };
    expect(send(emitted, event)).toEqual(send(closures, event));
  });

  it('take the place of others of the same id only as what they are', () => {
    const changed = {
      ...rulebook,
      entries: rulebook.entries.map((entry) =>
        entry.id === 'combat.tapped-stay-home' && entry.when
          ? { ...entry, when: { ...entry.when, tree: { ...entry.when.tree, op: 'literal', value: false } as never } }
          : entry,
      ),
    };
    const table = openEmitted(module, json, changed);
    expect(table.ruleset.question('mayAttack').quick).toBeUndefined();
    expect(table.ruleset.question('mayTarget').quick).toBeDefined();
  });
});

describe('work without end', () => {
  it('ends in a module as it does in closures', async () => {
    const long = 'numbers(1, 19999)';
    const when = `sum(each x in ${long}: sum(each y in ${long}: sum(each z in ${long}: x))) > 0`;
    const looped = rulebookOf([{ id: 'win.looped', kind: 'permission', answers: 'mayWin', when, verdict: 'allow' }]);
    const plain: SetupJson = { edition: looped.editions.at(-1)?.date ?? '' };
    const table = openEmitted(await moduleFor(looped, plain), { setup: plain, players: ['A'] });
    expect(table.ruleset.question('mayWin').quick).toBeDefined();
    expect(() => ask(table, 'mayWin', { player: 'A' }, { steps: 100_000 })).toThrow(/more than 100000 steps/);
    expect(() => prepare(table, 'mayWin', { steps: 100_000 })(handleOf(table, 'A'))).toThrow(/more than 100000 steps/);
  });
});

describe('prepared questions', () => {
  it('say undefined where a fact is missing, as with closures', () => {
    const rules = arrange(rulebook, setup, { code: module });
    const [emitted, closures] = [openTable(rulebook, json as never, rules), openTable(rulebook, json as never)];
    const [a, b] = [emitted, closures].map((table) => {
      const bear = table.world.byId.get('bear') ?? null;
      const all = table.world.list('players').map((player) => prepare(table, 'mayAttack')(bear, player));
      return canonical([...all, prepare(table, 'mayAttack')()]);
    });
    expect(a).toBe(b);
  });
});
