import { type Code, changing } from '../compile/code.js';
import type { Cell } from '../compile/scope.js';
import { keep, Thing, type Value } from '../compile/values.js';
import type { QuestionContext } from './question.js';

type Run = () => Value;
type Remembering = Pick<QuestionContext, 'runtime' | 'number' | 'looksAt'>;

/** A question about the table: worked out once, as long as nothing that it looks at was written. */
export const rememberedByWorld = (evaluate: Run, { runtime, number, looksAt }: Remembering): Code => {
  let places: readonly number[] | undefined;
  return changing(() => {
    const { world } = runtime;
    const stamp = world.stamps[number];
    // What it looks at is of interest only when there is an answer, and something was written since.
    if (stamp !== world.version) {
      places ??= stamp === undefined ? undefined : looksAt();
      if (places === undefined || !world.holds(stamp, number, places)) {
        world.memo[number] = keep(evaluate());
        world.stamps[number] = world.version;
      }
    }
    return world.memo[number] as Value;
  });
};

/** A question about one thing, which itself remembers the answer; of values made on the spot nothing is remembered. */
export const rememberedByThing = (
  evaluate: Run,
  { runtime, number, looksAt }: Remembering,
  arg: Run,
  cell: Cell,
): Code => {
  let places: readonly number[] | undefined;
  return changing(() => {
    const about = arg();
    if (!(about instanceof Thing) || about.id === null) {
      cell.v = about;
      return evaluate();
    }
    const { world } = runtime;
    const stamp = about.stamps[number];
    if (stamp !== world.version) {
      places ??= stamp === undefined ? undefined : looksAt();
      if (places === undefined || !world.holds(stamp, number, places)) {
        cell.v = about;
        about.memo[number] = keep(evaluate());
        about.stamps[number] = world.version;
      }
    }
    return about.memo[number] as Value;
  });
};

/** A question about two things: only the last answer, since several entries ask the same of the same two, one right after the other. */
export const rememberedForPair = (
  evaluate: Run,
  { runtime }: Remembering,
  [a, p]: readonly [Run, Cell],
  [b, q]: readonly [Run, Cell],
): Code => {
  let [lastX, lastY, last, world, version]: [Value, Value, Value, unknown, number] = [null, null, null, null, -1];
  return changing(() => {
    const x = a();
    const y = b();
    if (x === lastX && y === lastY && version === runtime.world.version && world === runtime.world) return last;
    p.v = x;
    q.v = y;
    version = -1;
    last = evaluate();
    lastX = x;
    lastY = y;
    version = runtime.world.version;
    world = runtime.world;
    return last;
  });
};
