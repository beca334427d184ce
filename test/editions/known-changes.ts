import type { ChangeKind } from '../../tools/editions/compare.js';

/**
 * What is known to have changed between editions, from reading them: the old number, the new one, and what became of the rule. Between the
 * dates nothing else changed its meaning in 104 and 800–811.
 */
export interface KnownStep {
  readonly from: string;
  readonly to: string;
  readonly changes: readonly (readonly [old: string | null, fresh: string | null, kind: ChangeKind])[];
  /** Pronouns and other matters of style changed in many rules. */
  readonly style?: true;
  /** New rules that say what older ones went on saying: once the older ones are gone, they have moved. */
  readonly copies?: readonly (readonly [old: string, fresh: string])[];
}

const same = (kind: ChangeKind, ...numbers: readonly string[]): KnownStep['changes'] =>
  numbers.map((number) => [number, number, kind]);
const moved = (...pairs: readonly (readonly [string, string])[]): KnownStep['changes'] =>
  pairs.map(([old, fresh]) => [old, fresh, 'renumbered']);
const fresh = (...numbers: readonly string[]): KnownStep['changes'] => numbers.map((number) => [null, number, 'new']);
const gone = (...numbers: readonly string[]): KnownStep['changes'] => numbers.map((number) => [number, null, 'gone']);

export const knownSteps: readonly KnownStep[] = [
  {
    from: '2010-06-18',
    to: '2011-09-30',
    changes: [
      ...fresh('104.4f', '104.4i', '104.6', '801.18', '801.19', '807.4d', '807.4f', '807.4g', '807.4h', '810.8d'),
      ...fresh('810.9h', '810.10', '810.10a', '810.10b', '810.10c', '810.10d'),
      ...moved(['104.4f', '104.4g'], ['104.4g', '104.4h'], ['807.4d', '807.4i']),
      ['801.18', '801.20', 'renumbered-and-reworded'],
      ['807.4f', '807.4j', 'renumbered-and-reworded'],
      ['810.10', '810.11', 'renumbered-and-reworded'],
      ...same('reworded', '104.1', '104.4b', '800.4a', '800.4b', '800.4d', '801.11', '801.15b', '805.8', '807.4c'),
      ...same('reworded', '807.4e', '809.5', '810.5', '104.3k'),
    ],
    style: true,
  },
  {
    from: '2011-09-30',
    to: '2013-05-01',
    changes: [
      ...fresh('800.4c', '800.4i'),
      ...moved(['800.4c', '800.4d'], ['800.4e', '800.4f'], ['800.4f', '800.4g'], ['800.4g', '800.4h']),
      ...moved(['800.4h', '800.4j'], ['800.4i', '800.4k']),
      ['800.4d', '800.4e', 'renumbered-and-reworded'],
      ...same('reworded', '800.4a', '801.15b', '801.20', '810.10a'),
    ],
  },
  {
    from: '2013-05-01',
    to: '2013-07-13',
    changes: [
      ...gone('801.12', '801.14'),
      ...moved(['801.13', '801.12'], ['801.15', '801.13'], ['801.15a', '801.13a'], ['801.15b', '801.13b']),
      ...moved(['801.16', '801.14'], ['801.17', '801.15'], ['801.18', '801.16'], ['801.19', '801.17']),
      ...moved(['801.20', '801.18']),
      ...same('references', '802.3b'),
      ...same('reworded', '802.2a', '800.4d', '800.3'),
    ],
  },
  {
    from: '2013-07-13',
    to: '2016-08-26',
    changes: [
      ...fresh('800.4i'),
      ...moved(['800.4i', '800.4j'], ['800.4j', '800.4k'], ['800.4k', '800.4m']),
      ...same('reworded', '800.3', '800.5', '805.3a', '810.9d', '104.3j'),
      ...same('references', '104.6', '801.17'),
    ],
  },
  {
    from: '2016-08-26',
    to: '2017-06-05',
    changes: [
      ...gone('800.7'),
      ...fresh('800.4g', '805.10', '805.10a', '805.10b', '805.10c', '805.10d', '805.10e', '805.10f', '805.10g'),
      ...moved(['800.4g', '800.4h'], ['800.4h', '800.4i'], ['800.4i', '800.4j'], ['800.4j', '800.4k']),
      ...moved(['800.4k', '800.4m'], ['800.4m', '800.4n']),
      ...same('reworded', '104.3h', '104.2b', '800.4a', '800.4b', '801.7a', '810.7', '810.7b', '810.10d'),
    ],
    copies: [
      ['810.7a', '805.10a'],
      ['810.7c', '805.10b'],
      ['810.7d', '805.10d'],
      ['810.7e', '805.10f'],
      ['810.7f', '805.10g'],
    ],
  },
  {
    from: '2017-06-05',
    to: '2019-01-25',
    changes: [
      ...gone('810.7a', '810.7b', '810.7c', '810.7d', '810.7e', '810.7f'),
      ...same('reworded', '801.5a', '801.13a', '802.2a', '805.8', '805.10c', '805.10d', '805.10e', '810.7', '810.8a'),
      ...same('references', '801.12', '104.6', '801.17'),
    ],
    style: true,
  },
  { from: '2019-01-25', to: '2019-07-12', changes: same('reworded', '800.5', '805.3a') },
  {
    from: '2019-07-12',
    to: '2019-08-23',
    changes: [
      ...fresh('800.5'),
      ...moved(['800.5', '800.6'], ['800.6', '800.7']),
      ...same('reworded', '800.4c', '800.4h'),
    ],
  },
  {
    from: '2019-08-23',
    to: '2021-04-22',
    changes: [
      ...fresh('800.4f', '805.4d'),
      ['800.4f', '800.4g', 'renumbered-and-reworded'],
      ...moved(['800.4g', '800.4h'], ['800.4h', '800.4i'], ['800.4i', '800.4j'], ['800.4j', '800.4k']),
      ...moved(['800.4k', '800.4m'], ['800.4m', '800.4n'], ['800.4n', '800.4p']),
      ...same('reworded', '801.7a', '804.2'),
      ...same('references', '802.3b', '805.3', '104.6', '801.17'),
    ],
  },
  {
    from: '2021-04-22',
    to: '2023-04-14',
    changes: [
      ...same('reworded', '801.2d', '801.3', '802.2a', '802.3', '802.4', '802.4a', '803.1a', '803.1b', '805.6a'),
      ...same('reworded', '805.10b', '805.10d', '805.10e', '809.3c', '811.4', '104.3j'),
      ...same('references', '800.4p', '800.7', '805.3a', '104.6', '801.17'),
    ],
  },
  {
    from: '2023-04-14',
    to: '2024-07-30',
    changes: [...same('reworded', '800.4a'), ...same('references', '104.6')],
  },
  {
    from: '2024-07-30',
    to: '2024-11-08',
    changes: [...gone('802.5', '805.10f'), ...moved(['802.6', '802.5'], ['805.10g', '805.10f'])],
  },
  {
    from: '2024-11-08',
    to: '2025-09-19',
    changes: [...same('reworded', '800.3'), ...same('references', '104.6', '801.17')],
  },
  { from: '2025-09-19', to: '2026-01-16', changes: [] },
  { from: '2026-01-16', to: '2026-04-17', changes: same('references', '104.6', '801.17') },
  { from: '2026-04-17', to: '2026-09-25', changes: same('reworded', '800.4i') },
];
