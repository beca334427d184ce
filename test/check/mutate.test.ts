import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { loadRulebook } from '../../src/frontend/load/rulebook.js';
import { noticing } from '../../tools/check/mutate/by-tables.js';
import { mutantsOf } from '../../tools/check/mutate/mutants.js';
import { mutate, wantedMutants } from '../../tools/check/mutate/mutate.js';
import { record } from '../../tools/check/mutate/record.js';
import { type PlacedScenario, scenariosOf } from '../../tools/check/plays.js';
import { said } from '../cli/session.js';
import { type Patch, patched } from './patching.js';

const folders: string[] = [];
const opened = (patches: readonly Patch[] = []) => {
  const folder = patched('test/cases/bad/check/rulebook', patches);
  folders.push(folder);
  const { rulebook, documents } = loadRulebook(folder);
  if (rulebook === undefined || documents === undefined) throw new Error('the rulebook of the test does not link');
  return { rulebook, documents, folder };
};

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const { rulebook, documents } = opened();
const all = mutantsOf(rulebook);
const named = (id: string) => all.find((mutant) => mutant.id === id);

const [{ scenario: usual }] = scenariosOf(documents.scenarios) as [PlacedScenario];
const [step] = usual.steps;

describe('mutants', () => {
  it('have names of their own', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('change one thing each, and every kind of thing', () => {
    const kinds = new Set(all.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(
      ['drop-case', 'drop-condition', 'drop-entry', 'drop-order', 'drop-override', 'drop-part', 'drop-replaces'].concat(
        ['drop-step', 'move-date', 'negate-condition', 'negate-part', 'shift-number', 'widen-set'],
      ),
    );
    expect(named('limit.usual/shift-number:value:0:+1')?.instead?.value?.tree).toMatchObject({ value: 4 });
    expect(named('fog.limit/drop-override:limit.usual')?.instead?.overrides).toEqual([]);
    expect(named('duel.leave/drop-replaces:leave.out')?.instead?.replaces).toEqual([]);
    expect(named('bonus.early/move-date:until')?.instead?.until).toBe('2022-01-01');
    expect(named('enter.open/drop-part:when:0:1')?.instead?.when?.tree).toMatchObject({
      op: 'compare',
      sign: 'is not',
    });
    expect(named('flag.by-colour/drop-case:1')?.instead?.cases).toHaveLength(1);
    expect(named('enter.wreck/drop-entry')?.instead).toBeUndefined();
  });

  it('leave the entry itself alone', () => {
    expect(mutantsOf(opened().rulebook)).toEqual(all.map((mutant) => expect.objectContaining({ id: mutant.id })));
    expect(rulebook.entries.find(({ id }) => id === 'limit.usual')?.value?.text).toBe('3');
  });
});

describe('mutants that are provably the same', () => {
  /** Parts of a condition that are dropped, once an entry has it. */
  const dropped = (entry: string, when: string): readonly string[] => {
    const { rulebook: changed } = opened([{ file: 'base/harbour.json', entry, set: { when } }]);
    const start = `${entry}/drop-part:when:0:`;
    return mutantsOf(changed).flatMap(({ id }) => (id.startsWith(start) ? [id.slice(start.length)] : []));
  };

  it('a part that another part cannot hold without is not dropped', () => {
    expect(dropped('bonus.early', 'player.mate is not none and player.mate.inGame')).toEqual(['2']);
    expect(dropped('bonus.early', 'player.mate is not none and player.mate.rank > 2')).toEqual(['2']);
    expect(dropped('bonus.early', 'player.mate is none or not player.mate.inGame')).toEqual(['2']);
    expect(dropped('skipper.owner', 'thing is a Boat and thing.speed > 2')).toEqual(['2']);
  });

  it('any other part is', () => {
    expect(dropped('bonus.early', 'player.mate is not none and not player.mate.inGame')).toEqual(['1', '2']);
    expect(dropped('bonus.early', 'player.mate is none or player.mate.inGame')).toEqual(['1', '2']);
    expect(dropped('bonus.early', 'player.mate is not none and player.inGame')).toEqual(['1', '2']);
    expect(dropped('skipper.owner', 'thing is a Boat and not (thing.speed > 2)')).toEqual(['1', '2']);
  });

  it('a date at which another object of the same id begins is not moved', () => {
    const until = (id: string): readonly string[] => {
      const { rulebook: changed } = opened([{ file: 'base/harbour.json', entry: 'bonus.late', set: { id } }]);
      const moved = /^bonus\.early.*\/move-date:until$/;
      return mutantsOf(changed).flatMap((mutant) => (moved.test(mutant.id) ? [mutant.id] : []));
    };
    expect(until('bonus.early')).toEqual([]);
    expect(until('bonus.late')).toEqual(['bonus.early/move-date:until']);
  });
});

describe('mutate', () => {
  it('lets scenarios kill what they guard and names what survives', () => {
    const { killed, surviving } = mutate(rulebook, documents, { ids: ['limit.usual', 'enter.wreck'] });
    expect(killed.map(({ mutant, killer }) => [mutant.id, killer])).toEqual([
      ['limit.usual/drop-entry', 'usual'],
      ['limit.usual/shift-number:value:0:+1', 'usual'],
    ]);
    expect(surviving.map(({ mutant }) => mutant.id)).toContain('enter.wreck/negate-condition');
  });

  it('proposes a scenario that kills a survivor', () => {
    const near = scenariosOf(documents.scenarios).map(({ scenario: one }) => one);
    const scenario = (id: string) => JSON.parse(noticing(rulebook, named(id)!, near) ?? 'null') as unknown;
    expect(scenario('enter.wreck/negate-condition')).toMatchObject({
      steps: [{ ask: expect.stringMatching(/^mayEnter\(/) }],
    });
    const edge = scenario('bonus.late/shift-number:when:14:+1') as object;
    const written = opened([{ file: 'base/harbour.scenarios.json', addScenario: { ...edge, id: 'edge' } }]);
    const { killed } = mutate(written.rulebook, written.documents, { ids: ['bonus.late'] });
    expect(killed.find(({ mutant }) => mutant.id === 'bonus.late/shift-number:when:14:+1')?.killer).toBe('edge');
  });

  it('plays a scenario against what its questions ask, whatever was played before it', () => {
    const when = 'boat.owner is not none and boat.speed < limit(boat.owner)';
    const entering = { ...usual, id: 'entering', steps: [{ ask: 'mayEnter(x)', answer: 'allowed' }] };
    const { rulebook: asking, documents: files } = opened([
      { file: 'base/harbour.json', entry: 'enter.open', set: { when } },
      { file: 'base/harbour.scenarios.json', addScenario: entering },
      { file: 'base/harbour.scenarios.json', addScenario: { ...entering, id: 'entering-again' } },
    ]);
    const looking = record(asking, files.scenarios).filter(({ groupsRead }) => groupsRead.has('answers limit'));
    expect(looking.map(({ id }) => id)).toEqual(['usual', 'entering', 'entering-again']);
  });

  it('gives each of several processes its part', () => {
    const ids = (part?: { from: number; every: number }) =>
      wantedMutants(rulebook, part === undefined ? {} : { part }).map(({ id }) => id);
    const parts = [1, 2, 3].map((from) => ids({ from, every: 3 }));
    expect(parts.flat().sort()).toEqual(ids().toSorted());
    expect(Math.max(...parts.map((part) => part.length)) - Math.min(...parts.map((part) => part.length))).toBeLessThan(
      2,
    );
  });

  it('tries no entry of which a scenario fails unchanged, and names the scenario', () => {
    const failing = opened([
      { file: 'base/harbour.scenarios.json', addScenario: { ...usual, id: 'broken', steps: [{ ...step, answer: 4 }] } },
    ]);
    const { killed, surviving, diagnostics } = mutate(failing.rulebook, failing.documents, {
      ids: ['limit.usual', 'enter.wreck/drop-entry'],
    });
    expect(killed).toEqual([]);
    expect(surviving.map(({ mutant }) => mutant.id)).toEqual(['enter.wreck/drop-entry']);
    expect(diagnostics.map(({ code, severity, values, at }) => [code, severity, values, at?.source.file])).toEqual([
      [
        'check.fails-unchanged',
        'error',
        { scenario: 'broken', entries: 'limit.usual' },
        expect.stringMatching(/harbour\.scenarios\.json$/),
      ],
    ]);
    const { out, exit } = said(['evidence', 'mutate', 'limit.usual', '--lang', 'it'], { rules: failing.folder });
    expect(exit).toBe(1);
    expect(out).toMatch(
      /harbour\.scenarios\.json:\d+:\d+: errore: Lo scenario «broken» fallisce anche senza modifiche/,
    );
    expect(out).toContain('tavolata test --only broken --explain');
  });

  it('takes a printed scenario that a house rule turns as intended', () => {
    const house = {
      id: 'house.limit',
      kind: 'parameter',
      layer: 'house',
      name: { en: 'Limit', it: 'Limite' },
      answers: 'limit',
      value: '5',
      overrides: ['limit.usual'],
      text: { en: 'Five.', it: 'Cinque.' },
    };
    const { rulebook: turned, documents: files } = opened([
      { file: 'vocabulary.json', merge: { roles: { rulings: 'house' } } },
      { file: 'house/limit.json', write: { entries: [house] } },
      {
        file: 'house/limit.scenarios.json',
        write: { scenarios: [{ ...usual, id: 'five', steps: [{ ...step, answer: 5, because: ['house.limit'] }] }] },
      },
    ]);
    const { killed, surviving, diagnostics } = mutate(turned, files, { ids: ['house.limit/drop-entry'] });
    expect([killed[0]?.killer, surviving, diagnostics]).toEqual(['five', [], []]);
  });

  it('checks the list of equivalent mutants', () => {
    const list = (mutants: readonly string[]) => ({
      file: 'mutants.json',
      write: { equivalent: [{ mutants, reason: { en: 'No difference.', it: 'Nessuna differenza.' } }] },
    });
    const wrong = opened([list(['limit.usual/drop-entry', 'enter.wreck/drop-entri'])]);
    const { diagnostics } = mutate(wrong.rulebook, wrong.documents, { ids: ['limit.usual'] });
    expect(diagnostics.map(({ code, values, suggestion }) => [code, values['mutant'], suggestion])).toEqual([
      ['check.mutant-killed', 'limit.usual/drop-entry', undefined],
      ['check.mutant-unknown', 'enter.wreck/drop-entri', 'enter.wreck/drop-entry'],
    ]);
    const right = opened([list(['enter.wreck/drop-entry'])]);
    const { explained, surviving } = mutate(right.rulebook, right.documents, { ids: ['enter.wreck/drop-entry'] });
    expect([explained.length, surviving.length]).toEqual([1, 0]);
  });
});
