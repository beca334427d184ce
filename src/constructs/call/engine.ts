import { type Code, folded, openCode, type Runtime, strictly } from '../../engine/evaluate/code.js';
import type { Construct } from '../../engine/evaluate/construct.js';
import type { TraceNotes } from '../../engine/evaluate/notes.js';
import { functions } from '../../engine/values/functions.js';
import { UnknownSignal, type Value } from '../../engine/values/values.js';
import { make } from './engine-make.js';

/** A question, asked where it is called. */
const ask: Construct<'ask'> = {
  code(node, compiler, scope) {
    return compiler.rules.question(node.question).call(node.args.map((arg) => compiler.code(arg, scope)));
  },
  member(node, compiler, scope) {
    return compiler.rules.question(node.question).member(node.args.map((arg) => compiler.code(arg, scope)));
  },
};

/** A call of the closed list of functions. */
const call: Construct<'call'> = {
  code(node, compiler, scope) {
    const fn = functions[node.fn];
    if (fn === undefined) throw new Error(`no function ${node.fn}`);
    const args = node.args.map((arg) => compiler.code(arg, scope));
    const { runtime, notes } = compiler;
    if (notes) return traced(fn, args, runtime, notes);
    const isConstant = node.fn !== 'picked' && args.every((arg) => arg.constant);
    const [a = nothing, b = nothing, c = nothing] = args.map((arg) => strictly(arg).run);
    switch (args.length) {
      case 1:
        return folded(() => fn(runtime, a(), null, null), isConstant);
      case 2:
        return folded(() => fn(runtime, a(), b(), null), isConstant);
      default:
        return folded(() => fn(runtime, a(), b(), c()), isConstant);
    }
  },
};

/** Some functions give up on unknown values; what they miss is then noted. */
function traced(
  fn: NonNullable<(typeof functions)[string]>,
  args: readonly Code[],
  runtime: Runtime,
  notes: TraceNotes,
) {
  const [a = nothing, b = nothing, c = nothing] = args.map((arg) => arg.run);
  return openCode(() => {
    const [x, y, z] = [a(), b(), c()];
    if (x === undefined || y === undefined || z === undefined) return undefined;
    try {
      return fn(runtime, x, y, z);
    } catch (error) {
      if (!(error instanceof UnknownSignal)) throw error;
      notes.missing.push(...error.facts);
      return undefined;
    }
  });
}

const nothing = (): Value => null;

export const engine = { ask, call, make };
