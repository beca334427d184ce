import { expect, it } from 'vitest';
import { Fault, openTable, resolve, send } from '../../src/runtime.js';
import { shipped } from './rulebook.js';

const rulebook = shipped();
const edition = rulebook.editions.at(-1)?.date ?? '';
const { events, enumerations } = rulebook.vocabulary;
const audience = (of: 'hosts' | 'rules') => Object.values(events).filter((event) => event.audience === of);

/** Every variant, in the newest edition and in one with other mulligans. */
const tables = [edition, '2016-01-22'].flatMap((day) =>
  Object.keys(enumerations['Variant']?.values ?? {}).map((variant) =>
    openTable(rulebook, {
      setup: {
        ...{ edition: day, variants: [variant], options: ['limited-range'] },
        overlays: ['tournament', 'commander', 'planechase'],
      },
      players: ['A', 'B', 'C', 'D'],
    }),
  ),
);

const refusal = (work: () => unknown): Fault | undefined => {
  try {
    work();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  return undefined;
};

it('an event that only plans have is refused, with what hosts send instead', () => {
  const sent = new Set(audience('hosts').map(({ name }) => name));
  for (const { name } of audience('rules')) {
    const faults = tables.flatMap((table) => refusal(() => send(table, { event: name })) ?? []);
    expect(faults.map(({ code }) => code)).toEqual(tables.map(() => 'fault.plan-event'));
    const instead = faults.flatMap(({ values }) => String(values['instead']).split(', ')).filter((one) => one !== '');
    expect(instead.filter((one) => !sent.has(one))).toEqual([]);
    expect(instead.length, name).toBeGreaterThan(0);
  }
  expect(audience('rules').length).toBeGreaterThan(60);
});

it('it names the nearest, in both languages', () => {
  const [table] = tables;
  if (table === undefined) throw new Error('no variant');
  const left = refusal(() => send(table, { event: 'playerDeparted', fields: { player: 'A' } }));
  expect(left?.in('en')).toBe(
    'The event playerDeparted comes only from plans of other events. What can be sent is playersLeave.',
  );
  expect(left?.in('it')).toContain('Si può inviare playersLeave.');
  const opened = refusal(() => resolve(table, [{ event: 'turnOpened', fields: { group: 'A' } }], []));
  expect(opened?.values['instead']).toBe('turnBegins');
});

it('what hosts send is not', () => {
  for (const { name } of audience('hosts'))
    for (const table of tables) expect(refusal(() => send(table, { event: name }))?.code).not.toBe('fault.plan-event');
});
