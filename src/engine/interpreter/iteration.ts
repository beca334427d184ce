import type { IterationNode, Node } from '../model/tree.js';
import { aslist } from '../values/functions.js';
import { Reached } from '../values/reached.js';
import type { Value } from '../values/values.js';
import type { Interpreter } from './interpreter.js';
import { certain, type Env, UNKNOWN, type ValueOrUnknown, withName } from './unknown.js';

/** What a loop goes through. Of a list that is unknown nobody is meant if the condition fails whoever that may be. */
function members(interpreter: Interpreter, { in: of, name, where }: IterationNode, env: Env): ValueOrUnknown {
  const things = interpreter.value(of, env);
  if (things !== UNKNOWN || !where) return things;
  return interpreter.truth(where, withName(env, name, UNKNOWN)) === false ? [] : UNKNOWN;
}

/** A list whose condition is open for one member is open as a whole: nobody knows what is in it. */
export function iterated(interpreter: Interpreter, node: IterationNode, env: Env): ValueOrUnknown {
  const things = members(interpreter, node, env);
  if (things === UNKNOWN) return UNKNOWN;
  const chosen: { readonly x: Value; readonly key: number }[] = [];
  for (const x of aslist(things)) {
    interpreter.turn();
    const inner = withName(env, node.name, x);
    const test = node.where ? interpreter.truth(node.where, inner) : true;
    if (test === null) return UNKNOWN;
    if (!test) continue;
    const key = node.by ? interpreter.value(node.by, inner) : 0;
    if (key === UNKNOWN) return UNKNOWN;
    chosen.push({ x, key: typeof key === 'number' ? key : Number.POSITIVE_INFINITY });
    if (node.op === 'first' && !node.by) break;
  }
  if (node.op === 'count') return chosen.length;
  if (node.by) chosen.sort((a, b) => (a.key === b.key ? 0 : a.key - b.key));
  if (node.op === 'first') return chosen[0]?.x ?? null;
  const { yield: give } = node;
  if (!give) return chosen.map(({ x }) => x);
  return certain(
    chosen.map(({ x }) => interpreter.value(give, withName(env, node.name, x))),
    (values) => values.map((value) => interpreter.held(value)),
  );
}

/** Whether there is one, or whether it holds for all; null: unknown. */
export function quantified(interpreter: Interpreter, node: IterationNode, env: Env): boolean | null {
  const things = members(interpreter, node, env);
  if (things === UNKNOWN) return null;
  const any = node.op === 'any';
  let open = false;
  for (const x of aslist(things)) {
    interpreter.turn();
    const inner = withName(env, node.name, x);
    const meant = node.where ? interpreter.truth(node.where, inner) : true;
    if (meant === false) continue;
    const holds = any ? true : interpreter.truth(node.yield as Node, inner);
    if (meant === true && holds === any) return any;
    if (meant === null ? holds !== true || any : holds === null) open = true;
  }
  return open ? null : !any;
}

/** Everything that is reached; unknown as a whole if it is unknown what comes after one of these. */
export function followed(
  interpreter: Interpreter,
  { in: from, name, yield: gives }: IterationNode,
  env: Env,
): ValueOrUnknown {
  const start = interpreter.value(from, env);
  if (start === UNKNOWN) return UNKNOWN;
  const reached = new Reached(start, interpreter.budget);
  for (const thing of reached.things) {
    interpreter.turn();
    const next = interpreter.value(gives as Node, withName(env, name, thing));
    if (next === UNKNOWN) return UNKNOWN;
    reached.add(next);
  }
  return reached.things;
}
