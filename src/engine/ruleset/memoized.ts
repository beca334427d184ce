import { type Code, changing } from '../closures/code.js';
import type { Cell } from '../closures/scope.js';
import { keep, Thing, type Value } from '../values/values.js';
import { type Keeping, Memory } from './memo.js';

type Run = () => Value;

/** A question about the table: worked out once, as long as nothing that it looks at was written. */
export const rememberedByWorld = (evaluate: Run, keeping: Keeping): Code => {
  const memory = new Memory(keeping);
  const { runtime, number } = keeping;
  return changing(() => {
    const { world } = runtime;
    if (!memory.holds(world)) memory.put(world, keep(evaluate()));
    return world.memo[number] as Value;
  });
};

/** A question about one thing, which itself remembers the answer; of values made on the spot nothing is remembered. */
export const rememberedByThing = (evaluate: Run, keeping: Keeping, arg: Run, cell: Cell): Code => {
  const memory = new Memory(keeping);
  const { number } = keeping;
  return changing(() => {
    const about = arg();
    if (!(about instanceof Thing) || about.id === null) {
      cell.v = about;
      return evaluate();
    }
    if (!memory.holds(about)) {
      cell.v = about;
      memory.put(about, keep(evaluate()));
    }
    return about.memo[number] as Value;
  });
};

/** A question about two things: only the last answer, since several entries ask the same of the same two, one right after the other. */
export const rememberedForPair = (
  evaluate: Run,
  { runtime }: Keeping,
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
