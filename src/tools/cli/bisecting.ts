import type { Rulebook } from '../../engine/model/rulebook.js';
import { changesOf, type DataChange, type Turned, turnedBy } from '../check/bisect.js';
import type { Play } from '../check/plays.js';
import type { Call, Option } from './command.js';
import { rulesFolder } from './opening.js';
import { rulesAt } from './revision.js';

const words = {
  turned: {
    en: '{scenarios} {scenarios?scenario was turned:scenarios were turned} since {revision} by',
    it: '{scenarios} {scenarios?scenario è cambiato:scenari sono cambiati} da {revision} per',
  },
  before: {
    en: '{scenarios} {scenarios?scenario fails:scenarios fail} with the rules of {revision} as well',
    it: '{scenarios} {scenarios?scenario fallisce:scenari falliscono} anche con le regole di {revision}',
  },
  what: {
    changed: { en: 'changed: {entry}', it: 'cambiata: {entry}' },
    added: { en: 'added: {entry}', it: 'aggiunta: {entry}' },
    removed: { en: 'removed: {entry}', it: 'tolta: {entry}' },
    vocabulary: { en: 'changed: the vocabulary', it: 'cambiato: il vocabolario' },
    editions: { en: 'changed: the editions', it: 'cambiate: le edizioni' },
    matters: { en: 'changed: the matters of the house', it: 'cambiate: le questioni della casa' },
  },
  more: { en: '… and {count} more', it: '… e altri {count}' },
} as const;

export const bisectOption: Option = {
  name: 'bisect',
  value: 'REV',
  about: {
    en: 'name the changes since a git revision that turned the failing ones',
    it: 'nomina le modifiche, da una revisione di git, che hanno cambiato quelli che falliscono',
  },
};

/** Which changes of the data since the revision that the call names turned the failing scenarios; none without such a wish. */
export function bisected(call: Call, rulebook: Rulebook, failing: readonly Play[]): readonly Turned[] {
  const revision = call.value('bisect');
  if (revision === undefined) return [];
  const before = rulesAt(rulesFolder(call), revision, call.atOption('bisect'));
  return turnedBy(rulebook, changesOf(before, rulebook), failing);
}

export const bisectedJson = (turned: readonly Turned[]): readonly object[] =>
  turned.map(({ changes, plays }) => ({
    changes: changes.map(({ what, entry, file }) => ({ what, entry, file })),
    scenarios: plays.map(({ id }) => id),
  }));

const mostNamed = 5;

export function bisectedLines(call: Call, turned: readonly Turned[]): readonly string[] {
  const revision = call.value('bisect') ?? '';
  return turned.flatMap(({ changes, plays }) => {
    const said = call.say(changes.length === 0 ? words.before : words.turned, { scenarios: plays.length, revision });
    const names = plays.slice(0, mostNamed).map(({ id }) => `    ${id}`);
    const more = plays.length - names.length;
    return [
      call.paint('bold', said),
      ...changes.map((one) => `  ${changeLine(call, one)}`),
      ...names,
      ...(more > 0 ? [`    ${call.say(words.more, { count: more })}`] : []),
      '',
    ];
  });
}

const changeLine = (call: Call, { what, entry = '', file }: DataChange): string =>
  `${call.say(words.what[what], { entry })}${file === undefined ? '' : call.paint('dim', `  (${file})`)}`;
