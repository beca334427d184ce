import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { mutantsOf } from '../../src/check/mutate/mutants.js';
import { mutate } from '../../src/check/mutate/mutate.js';
import { Suggestions } from '../../src/check/mutate/suggest.js';
import { loadRulebook } from '../../src/load/rulebook.js';
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
    const suggestions = new Suggestions(rulebook);
    const scenario = (id: string) => JSON.parse(suggestions.for(named(id)!) ?? 'null') as unknown;
    expect(scenario('enter.wreck/negate-condition')).toMatchObject({
      steps: [{ ask: expect.stringMatching(/^mayEnter\(/) }],
    });
    const edge = scenario('bonus.late/shift-number:when:14:+1') as object;
    const written = opened([{ file: 'base/harbour.scenarios.json', addScenario: { ...edge, id: 'edge' } }]);
    const { killed } = mutate(written.rulebook, written.documents, { ids: ['bonus.late'] });
    expect(killed.find(({ mutant }) => mutant.id === 'bonus.late/shift-number:when:14:+1')?.killer).toBe('edge');
  });

  it('takes the same sample for the same seed', () => {
    const sample = (seed: number) =>
      mutate(rulebook, documents, { sample: 5, seed }).surviving.map(({ mutant }) => mutant.id);
    expect(sample(3)).toEqual(sample(3));
    expect(sample(3)).not.toEqual(sample(4));
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
