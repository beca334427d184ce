import { byNumber } from '../../check/numbers.js';
import type { RuleFate } from '../fates.js';

const listOf = (numbers: readonly string[]): string => [...numbers].sort(byNumber).join(', ');

/** What an edition changed, as a part of the changelog. */
export function changelogPart(date: string, from: string, fates: readonly RuleFate[]): string {
  const rules = fates.filter(({ unit }) => unit === 'rule');
  const moved = rules.filter(({ kind }) => kind === 'renumbered' || kind === 'renumbered-and-reworded');
  const of = (...kinds: readonly RuleFate['kind'][]): readonly string[] =>
    rules.flatMap((one) => (kinds.includes(one.kind) ? [one.new ?? one.old ?? ''] : []));
  const lines = [
    ['Reworded', listOf(of('reworded', 'renumbered-and-reworded'))],
    ['New', listOf(of('new'))],
    ['Gone', listOf(of('gone'))],
    ['Renumbered', moved.map(({ old, new: fresh }) => `${old} → ${fresh}`).join(', ')],
    ['References', listOf(of('references'))],
  ].flatMap(([what, which]) => (which === '' ? [] : [`- ${what}: ${which}.`]));
  const body = lines.length === 0 ? ['- Nothing changed.'] : lines;
  return [`### Edition of ${date}`, '', `Against the edition of ${from}:`, '', ...body, ''].join('\n');
}

/** A changelog with the part in front of those of its newest version; undefined where it has one for the edition, or no version. */
export function withEdition(changelog: string, date: string, part: string): string | undefined {
  if (changelog.includes(`### Edition of ${date}`)) return undefined;
  const version = /^## .*\n+/m.exec(changelog);
  if (version === null) return undefined;
  const at = version.index + version[0].length;
  return `${changelog.slice(0, at)}${part}\n${changelog.slice(at)}`;
}
