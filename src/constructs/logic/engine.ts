import { always, folded, type KnownTruth, knownCode, never, openCode, type Truth } from '../../engine/evaluate/code.js';
import { condition } from '../../engine/evaluate/construct.js';

const not = /* @__PURE__ */ condition<'not'>((node, compiler, scope) => {
  const of = compiler.truth(node.of, scope);
  if (of.known) {
    const { run } = of;
    return folded(() => !run(), of.constant);
  }
  const { run } = of;
  return openCode(() => {
    const truth = run();
    return truth === undefined ? undefined : !truth;
  });
});

/** A part that decides ends the evaluation; an unknown part leaves it open unless a later one decides. */
const logic = /* @__PURE__ */ condition<'and' | 'or'>((node, compiler, scope): Truth => {
  const and = node.op === 'and';
  const parts: Truth[] = [];
  for (const part of node.parts) {
    const truth = compiler.truth(part, scope);
    if (!truth.constant) parts.push(truth);
    // A constant part either decides the whole or has no effect.
    else if (truth.run() !== and) return and ? never : always;
  }
  if (parts.length === 0) return and ? always : never;
  if (parts.length === 1) return parts[0] as Truth;
  return parts.every((part) => part.known) ? knownLogic(parts, and) : openLogic(parts, and);
});

function knownLogic(parts: readonly KnownTruth[], and: boolean): Truth {
  const runs = parts.map((part) => part.run);
  const [a, b, c] = runs as [() => boolean, () => boolean, () => boolean];
  if (parts.length === 2) return knownCode(and ? () => a() && b() : () => a() || b());
  if (parts.length === 3) return knownCode(and ? () => a() && b() && c() : () => a() || b() || c());
  return knownCode(() => {
    for (let i = 0; i < runs.length; i++) if ((runs[i] as () => boolean)() !== and) return !and;
    return and;
  });
}

function openLogic(parts: readonly Truth[], and: boolean): Truth {
  const runs = parts.map((part) => part.run);
  return openCode(() => {
    let isOpen = false;
    for (const run of runs) {
      const truth = run();
      if (truth === undefined) isOpen = true;
      else if (truth !== and) return !and;
    }
    return isOpen ? undefined : and;
  });
}

export const engine = { and: logic, or: logic, not };
