import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entryHistory } from '../../tools/editions/history.js';
import { readDigests } from '../../tools/official/digest-files.js';
import { ROOT } from '../architecture/sources.js';
import { said } from '../cli/session.js';
import { shipped } from '../rules/rulebook.js';

const digests = readDigests(join(ROOT, 'rules'));
const of = (id: string) => entryHistory(shipped(), id, digests);
const spans = (id: string) => of(id).runs.map(({ from, to, numbers }) => [from, to, numbers.join()]);
const here = { rules: join(ROOT, 'rules') };
const last = shipped().editions.at(-1)?.date;

describe('the history of an entry', () => {
  it('follows it through its numbers', () => {
    expect(spans('range.world-rule')).toEqual([
      ['2010-06-18', '2013-05-01', '801.13'],
      ['2013-07-13', last, '801.12'],
    ]);
    expect(spans('range.legend-rule').at(-1)?.[1]).toBe('2013-05-01');
  });

  it('tells when the official words changed, also together with the number', () => {
    const changes = of('leave.no-combat-damage').runs.flatMap((run) => run.changes);
    expect(changes).toEqual([
      { edition: '2011-04-01', number: '800.4d', what: 'words' },
      { edition: '2012-02-01', number: '800.4e', what: 'words' },
    ]);
    expect(of('range.world-rule').runs.flatMap((run) => run.changes)).toEqual([
      { edition: '2017-09-29', number: '801.12', what: 'references' },
    ]);
  });

  it('tells what changed where numbers were added or taken away, too', () => {
    const changes = of('melee.room-after-departure').runs.flatMap((run) => run.changes);
    expect(changes).toContainEqual({ edition: '2010-07-16', number: '807.4c', what: 'words' });
  });

  it('follows a number that nothing stands under any more from the last edition in which something did', () => {
    const asked = (...args: readonly string[]) => JSON.parse(said(['show', '--json', ...args, '--history'], here).out);
    expect(asked('802.6')).toMatchObject({
      edition: '2024-07-30',
      histories: [{ id: 'combat.damage-in-turn-order', runs: [{ to: '2024-07-30' }, { numbers: ['510.1', '802.5'] }] }],
    });
    expect(asked('801.12.')).toEqual(asked('801.12'));
    expect(said(['show', '802.6', '--edition', last!, '--history'], here).err).toContain('cli.no-entry-then');
  });

  it('covers every entry in every edition in which it is in force, each edition once', () => {
    for (const id of new Set(shipped().entries.map((entry) => entry.id))) {
      const { runs } = of(id);
      for (const [index, { from, to }] of runs.entries()) {
        expect(from <= to, id).toBe(true);
        expect(index === 0 || (runs[index - 1]?.to ?? '') < from, id).toBe(true);
      }
    }
  });

  it('says nothing of words where there are no digests', () => {
    const { runs } = entryHistory(shipped(), 'leave.no-combat-damage', []);
    expect(runs.flatMap((run) => run.changes)).toEqual([]);
    expect(runs.map(({ numbers }) => numbers.join())).toEqual(['800.4d', '800.4e']);
  });
});
