import { byNumber } from '../../check/numbers.js';
import { partsOf, placeOfLetters } from '../../official/rule-number.js';
import type { RuleFate } from '../fates.js';

/**
 * What an edition changed, as a part of the changelog.
 *
 * @param isOurs whether the rules have anything to do with a number
 */
export function changelogPart(
  date: string,
  from: string,
  fates: readonly RuleFate[],
  isOurs: (number: string) => boolean,
): string {
  const rules = fates.filter(
    ({ unit, old, new: fresh }) => unit === 'rule' && [old, fresh].some((one) => one && isOurs(one)),
  );
  const of = (...kinds: readonly RuleFate['kind'][]): string =>
    rules
      .flatMap((one) => (kinds.includes(one.kind) ? [one.new ?? one.old ?? ''] : []))
      .sort(byNumber)
      .join(', ');
  const lines = [
    ['Reworded', of('reworded', 'renumbered-and-reworded')],
    ['New', of('new')],
    ['Gone', of('gone')],
    ['Renumbered', movesOf(rules)],
    ['References', of('references')],
  ].flatMap(([what, which]) => (which === '' ? [] : [`- ${what}: ${which}.`]));
  const body = lines.length === 0 ? ['- Nothing changed.'] : lines;
  return [`### Edition of ${date}`, '', `Against the edition of ${from}:`, '', ...body, ''].join('\n');
}

/** `802.2–802.4b → 802.3–802.5b`: what moved together is one range. */
function movesOf(fates: readonly RuleFate[]): string {
  const runs: { old: string[]; new: string[] }[] = [];
  let before: RuleFate | undefined;
  for (const fate of fates) {
    const { kind, old = '', new: fresh = '' } = fate;
    const isMoved = kind === 'renumbered' || kind === 'renumbered-and-reworded';
    const last = runs.at(-1);
    if (isMoved && last !== undefined && before?.new === last.new.at(-1) && stepOf(before!) === stepOf(fate)) {
      last.old.push(old);
      last.new.push(fresh);
    } else if (isMoved) runs.push({ old: [old], new: [fresh] });
    before = fate;
  }
  const range = (numbers: readonly string[]): string =>
    numbers.length === 1 ? numbers[0]! : `${numbers[0]}–${numbers.at(-1)}`;
  return runs.map((run) => `${range(run.old)} → ${range(run.new)}`).join(', ');
}

/** From which section and by how many rules a rule moved, its letter kept or not. */
function stepOf({ old = '', new: fresh = '' }: RuleFate): string {
  const [then, now] = [partsOf(old), partsOf(fresh)];
  const moved = now.rule - then.rule;
  const letters = placeOfLetters(now.letters) - placeOfLetters(then.letters);
  return [then.section, now.section, moved, moved === 0 ? letters : ''].join(' ');
}

/** A changelog with the part in front of those of its newest version; undefined where it has one for the edition, or no version. */
export function withEdition(changelog: string, date: string, part: string): string | undefined {
  if (changelog.includes(`### Edition of ${date}`)) return undefined;
  const version = /^## .*\n+/m.exec(changelog);
  if (version === null) return undefined;
  const at = version.index + version[0].length;
  return `${changelog.slice(0, at)}${part}\n${changelog.slice(at)}`;
}
