import type { Frame } from '../../bench/peers/frame.js';
import type { Condition, Rule } from '../../bench/peers/rules.js';

/** A fact of a frame by its path, such as `creature.tapped`. */
const read = (frame: Frame, path: string): unknown => {
  const [group, name] = path.split('.') as [keyof Frame, string];
  return (frame[group] as unknown as { readonly [fact: string]: unknown })[name];
};

/** The plainest reading of a condition that there is, to hold the peers' rules against. */
export const holds = (condition: Condition, frame: Frame): boolean => {
  if ('all' in condition) return condition.all.every((part) => holds(part, frame));
  if ('any' in condition) return condition.any.some((part) => holds(part, frame));
  if ('not' in condition) return !holds(condition.not, frame);
  if ('fact' in condition) return read(frame, condition.fact) === true;
  if ('same' in condition) return read(frame, condition.same[0]) === read(frame, condition.same[1]);
  if ('is' in condition) return read(frame, condition.is[0]) === condition.is[1];
  return (read(frame, condition.above[0]) as number) > condition.above[1];
};

/** @throws Error when no rule holds: the rules about attacking leave nothing open. */
export const firstThatHolds = (rules: readonly Rule[], frame: Frame): Rule => {
  const found = rules.find(({ when }) => holds(when, frame));
  if (!found) throw new Error('no rule holds');
  return found;
};
