import type { Rulebook } from '../../src/engine/model/rulebook.js';
import { changesOf, type DataChange, type Turned, turnedBy } from '../check/bisect.js';
import type { Play } from '../check/plays.js';
import type { Call } from './command.js';
import { rulesFolder } from './opening.js';
import { rulesAt } from './revision.js';
import texts from './words.json' with { type: 'json' };

const words = texts.bisecting;

/** Which changes of the data since the revision that the call names turned the failing scenarios; none without such a wish. */
export function bisected(call: Call, rulebook: Rulebook, failing: readonly Play[]): readonly Turned[] {
  const revision = call.value('bisect');
  if (revision === undefined) return [];
  const before = rulesAt(rulesFolder(call), revision, call.atOption('bisect'));
  return turnedBy(rulebook, changesOf(before, rulebook), failing);
}

export const bisectedJson = (turned: readonly Turned[]): readonly object[] =>
  turned.map(({ changes, together, plays }) => ({
    changes: changes.map(named),
    ...(together.length > 0 && { together: together.map(named) }),
    scenarios: plays.map(({ id }) => id),
  }));

const named = ({ what, entry, file }: DataChange): object => ({ what, entry, file });

const mostNamed = 5;

export function bisectedLines(call: Call, turned: readonly Turned[]): readonly string[] {
  const revision = call.value('bisect') ?? '';
  return turned.flatMap(({ changes, together, plays }) => {
    const said = call.say(changes.length === 0 ? words.before : words.turned, { scenarios: plays.length, revision });
    const names = plays.slice(0, mostNamed).map(({ id }) => `    ${id}`);
    const more = plays.length - names.length;
    return [
      call.paint('bold', said),
      ...changes.map((one) => `  ${changeLine(call, one)}`),
      ...(together.length > 0 ? [call.paint('bold', call.say(words.together))] : []),
      ...together.map((one) => `  ${changeLine(call, one)}`),
      ...names,
      ...(more > 0 ? [`    ${call.say(words.more, { count: more })}`] : []),
      '',
    ];
  });
}

const changeLine = (call: Call, { what, entry = '', file }: DataChange): string =>
  `${call.say(words.what[what], { entry })}${file === undefined ? '' : call.paint('dim', `  (${file})`)}`;
