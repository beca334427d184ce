import { HOOKS, type Hook } from 'tavolata/internals';
import type { LeftOut } from 'tavolata/workspace';
import { groupOf } from './listening.js';
import type { Play } from './plays.js';

/** Whether a scenario fails and depends on something left out of the rules: that would be read, or is named. */
export function dependsOnLeftOut({ failures, groupsRead, scenario }: Play, leftOut: readonly LeftOut[]): boolean {
  if (failures.length === 0) return false;
  const said = JSON.stringify([scenario.table, scenario.steps]);
  return leftOut.some(
    ({ name, text }) =>
      said.includes(name) ||
      all(text, /"id": *"([^"]+)"/g).some(([, id]) => said.includes(`"${id}"`)) ||
      all(text, HOOKED).some(([, hook, of]) => groupsRead?.has(groupOf({ hook: hook as Hook, of: of as string }))),
  );
}

const HOOKED = new RegExp(`"(${HOOKS.join('|')})": *"(\\w+)"`, 'g');

const all = (text: string, pattern: RegExp): readonly RegExpExecArray[] => [...text.matchAll(pattern)];
