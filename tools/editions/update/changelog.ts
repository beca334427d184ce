import { byNumber } from '../../check/numbers.js';
import { partsOf, placeOfLetters } from '../../official/rule-number.js';
import type { RuleFate } from '../fates.js';

/**
 * What an edition changed, as a section of the changelog.
 *
 * @param isOurs whether the rulebook has anything to do with a number
 */
export function changelogPart(
  date: string,
  from: string,
  fates: readonly RuleFate[],
  isOurs: (number: string) => boolean,
): string | undefined {
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
  if (lines.length === 0) return undefined;
  return [`### Edition of ${date}`, '', `Against the edition of ${from}:`, '', ...lines, ''].join('\n');
}

/** Runs of consecutive rules that moved, in the new text. */
function movesOf(fates: readonly RuleFate[]): string {
  const runs: { old: string; new: string }[][] = [[]];
  for (const { kind, old = '', new: fresh = '' } of fates) {
    if (kind === 'renumbered' || kind === 'renumbered-and-reworded') runs.at(-1)!.push({ old, new: fresh });
    else runs.push([]);
  }
  return runs.flatMap(movedRuns).join(', ');
}

/**
 * A changelog with the section before those of its newest version; undefined if it already has one for the edition, or
 * has no version.
 */
export function withEdition(changelog: string, date: string, part: string): string | undefined {
  if (changelog.includes(`### Edition of ${date}`)) return undefined;
  const version = /^## .*\n+/m.exec(changelog);
  if (version === null) return undefined;
  const at = version.index + version[0].length;
  return `${changelog.slice(0, at)}${part}\n${changelog.slice(at)}`;
}

/** A rule that has another number now. */
interface RuleMove {
  readonly old: string;
  readonly new: string;
}

/** `802.2–802.4b → 802.3–802.5b`: of what moved together, one after the other, there is one range. */
function movedRuns(moves: readonly RuleMove[]): readonly string[] {
  const runs: RuleMove[][] = [];
  for (const one of moves) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && stepOf(last) === stepOf(one)) runs.at(-1)!.push(one);
    else runs.push([one]);
  }
  const range = (numbers: readonly string[]): string =>
    numbers.length === 1 ? numbers[0]! : `${numbers[0]}–${numbers.at(-1)}`;
  return runs.map((run) => `${range(run.map((one) => one.old))} → ${range(run.map((one) => one.new))}`);
}

/** From which section and by how many rules a rule moved, its letters kept or not. */
function stepOf({ old, new: fresh }: RuleMove): string {
  const [then, now] = [partsOf(old), partsOf(fresh)];
  const moved = now.rule - then.rule;
  const letters = placeOfLetters(now.letters) - placeOfLetters(then.letters);
  return [then.section, now.section, moved, moved === 0 ? letters : ''].join(' ');
}
