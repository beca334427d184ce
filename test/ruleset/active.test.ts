import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/engine/model/fault.js';
import type { SetupJson } from '../../src/engine/model/table.js';
import { editionFor, isInForce } from '../../src/engine/ruleset/active.js';
import { arrange } from '../../src/engine/ruleset/arrange.js';
import { entry, link, words } from '../language/faults/case.js';
import type { Loose } from '../language/harbour.js';

const signal = (id: string, rest: Loose = {}): Loose => entry(id, { answers: 'signal', value: "'red'", ...rest });

const linked = (entries: readonly Loose[], matters?: Loose) => {
  const { rulebook, diagnostics } = link(entries, matters);
  if (rulebook === undefined) throw new Error(diagnostics.map(({ code }) => code).join());
  return rulebook;
};

/** Ids of the entries that are active in a setup, and of the others with the reason. */
const resolved = (entries: readonly Loose[], setup: Partial<SetupJson> = {}, matters?: Loose) => {
  const ruleset = arrange(linked(entries, matters), { edition: '2020-04-17', ...setup } as SetupJson);
  return {
    active: ruleset.entries.map(({ id }) => id),
    inactive: Object.fromEntries(
      ruleset.inactive.map((one) => [one.entry.id, [one.why, ...one.by].join(' ')] as const),
    ),
  };
};

describe('the edition of a setup', () => {
  const rulebook = linked([signal('a.one')]);
  it('is the last one up to its day', () => {
    expect(editionFor(rulebook, '2015-01-22')).toEqual({ edition: '2010-06-18', newer: false });
    expect(editionFor(rulebook, '2015-01-23')).toEqual({ edition: '2015-01-23', newer: false });
    expect(editionFor(rulebook, '2020-04-17')).toEqual({ edition: '2020-04-17', newer: false });
    expect(editionFor(rulebook, '2020-04-18')).toEqual({ edition: '2020-04-17', newer: true });
  });

  it('must be a date from the first edition on', () => {
    const fault = (code: string): unknown => expect.objectContaining({ code });
    expect(() => editionFor(rulebook, '2010-06-17')).toThrowError(fault('fault.edition-too-old'));
    expect(() => editionFor(rulebook, 'today')).toThrowError(fault('fault.edition-not-a-date'));
  });
});

describe('an entry is active', () => {
  it('from `since` on and before `until`', () => {
    const entries = [
      signal('a.ended', { until: '2015-01-23' }),
      signal('a.middle', { since: '2015-01-23', until: '2020-04-17' }),
      signal('a.begun', { since: '2020-04-17' }),
    ];
    const activeOn = (edition: string) => resolved(entries, { edition }).active;
    expect(['2010-06-18', '2015-01-23', '2020-04-17'].map(activeOn)).toEqual([['a.ended'], ['a.middle'], ['a.begun']]);
    expect(resolved(entries).inactive).toEqual({ 'a.ended': 'edition', 'a.middle': 'edition' });
  });

  it('from its first number on where it has no `since`', () => {
    const rulebook = linked([signal('a.one', { numbered: { '2020-04-17': '1.2', '2015-01-23': '1.1' } })]);
    const [one] = rulebook.entries;
    expect(['2010-06-18', '2015-01-23', '2020-04-17'].map((date) => isInForce(one!, date))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('while its layer is', () => {
    const entries = [signal('a.usual'), signal('a.foggy', { layer: 'custom:fog', value: "'blue'" })];
    expect(resolved(entries)).toEqual({ active: ['a.usual'], inactive: { 'a.foggy': 'layer' } });
    expect(resolved(entries, { weather: ['fog'] })).toEqual({ active: ['a.foggy', 'a.usual'], inactive: {} });
    expect(resolved(entries, { weather: ['storm'] }).active).toEqual(['a.usual']);
  });

  it('where its answer to a matter is chosen, or is the default', () => {
    const matters = {
      colour: { names: words('colour'), default: 'red', choices: { red: words('red'), blue: words('blue') } },
    };
    const entries = [signal('a.red', { chosen: 'colour:red' }), signal('a.blue', { chosen: 'colour:blue' })];
    expect(resolved(entries, {}, matters)).toEqual({ active: ['a.red'], inactive: { 'a.blue': 'choice' } });
    expect(resolved(entries, { house: { colour: 'blue' } }, matters).active).toEqual(['a.blue']);
    for (const house of [{ colour: 'green' }, { smell: 'red' }])
      expect(() => resolved(entries, { house }, matters)).toThrowError(Fault);
  });
});

describe('an entry that replaces another', () => {
  const foggy = { layer: 'custom:fog' };
  const chain = [
    signal('a.low'),
    signal('a.middle', { replaces: ['a.low'] }),
    signal('a.high', { ...foggy, replaces: ['a.middle'] }),
  ];

  it('takes it out, even where it has a condition that does not hold', () => {
    expect(resolved(chain)).toEqual({
      active: ['a.middle'],
      inactive: { 'a.high': 'layer', 'a.low': 'replaced a.middle' },
    });
  });

  it('does so only while it is not replaced itself', () => {
    expect(resolved(chain, { weather: ['fog'] })).toEqual({
      active: ['a.high', 'a.low'],
      inactive: { 'a.middle': 'replaced a.high' },
    });
  });

  it('does so whatever the order of the file', () => {
    const { active, inactive } = resolved([...chain].reverse(), { weather: ['fog'] });
    expect(active).toEqual(['a.high', 'a.low']);
    expect(inactive).toEqual({ 'a.middle': 'replaced a.high' });
  });

  it('is named with all others that replace the same one', () => {
    const entries = [
      signal('a.low'),
      signal('b.two', { replaces: ['a.low'] }),
      signal('b.one', { replaces: ['a.low'] }),
    ];
    expect(resolved(entries).inactive).toEqual({ 'a.low': 'replaced b.one b.two' });
  });
});
