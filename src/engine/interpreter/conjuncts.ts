import type { ConjunctTrace, Read } from '../model/answer.js';
import { Fault } from '../model/fault.js';
import { conjuncts } from '../model/nodes.js';
import { onceFor } from '../model/once.js';
import type { Json } from '../model/table.js';
import type { Expression, Node } from '../model/tree.js';
import type { Interpreter } from './interpreter.js';
import type { Env } from './unknown.js';

interface Conjunct {
  readonly part: Node;
  readonly at: readonly [number, number];
  readonly text: string;
}

/** The parts that all have to hold, with their texts. */
const partsOf = /* @__PURE__ */ onceFor(({ tree, text }: Expression): readonly Conjunct[] =>
  conjuncts(tree).map((part) => ({ part, at: part.at, text: text.slice(part.at[0], part.at[1]) })),
);

const NO_CONJUNCTS: readonly ConjunctTrace[] = /* @__PURE__ */ Object.freeze([]);
const NO_READS: readonly Read[] = /* @__PURE__ */ Object.freeze([]);

/** The parts of a condition, each with its truth and what it read. */
export function conjunctsOf(
  interpreter: Interpreter,
  when: Expression | undefined,
  env: Env,
): readonly ConjunctTrace[] {
  if (when === undefined) return NO_CONJUNCTS;
  const { detailed } = interpreter;
  const outer = interpreter.reads;
  let failed = false;
  const traces: ConjunctTrace[] = [];
  for (const { part, at, text } of partsOf(when)) {
    const reads: Read[] | null = detailed ? [] : null;
    interpreter.reads = reads;
    let truth: boolean | null = null;
    try {
      truth = interpreter.truth(part, env);
    } catch (error) {
      // What stands behind a part that failed may make no sense at all: it is looked at only for the trace.
      if (!failed || !(error instanceof Fault)) throw error;
    } finally {
      interpreter.reads = outer;
    }
    failed ||= truth === false;
    traces.push(
      reads === null ? { at, text: '', truth, reads: NO_READS } : { at, text, truth, reads: withoutDoubles(reads) },
    );
  }
  return traces;
}

/** So many are compared with each other. */
const FEW = 16;

function withoutDoubles(reads: readonly Read[]): readonly Read[] {
  if (reads.length < 2) return reads;
  if (reads.length <= FEW) return reads.filter((read, i) => !isAmong(reads, read, i));
  const seen = new Set<string>();
  return reads.filter((read) => {
    const key = JSON.stringify(read);
    return !seen.has(key) && seen.add(key);
  });
}

/** Whether one of the first few is the same. */
function isAmong(reads: readonly Read[], read: Read, few: number): boolean {
  for (let i = 0; i < few; i++) if (alike(reads[i] as Read, read)) return true;
  return false;
}

function alike(a: Read, b: Read): boolean {
  if (a === b) return true;
  if ('fact' in a) {
    if (!('fact' in b) || a.fact !== b.fact || a.of !== b.of || differ(a.value, b.value)) return false;
    // Nothing else is reported of a fact.
    if (a.value === b.value && a.entity === b.entity) return true;
  } else if ('fact' in b || a.question !== b.question || differ(a.value, b.value)) return false;
  else for (let i = 0; i < a.arguments.length; i++) if (differ(a.arguments[i], b.arguments[i])) return false;
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether two values are plain and not the same: then nothing needs to be written out. */
const differ = (a: Json | undefined, b: Json | undefined): boolean => a !== b && !(isObject(a) && isObject(b));
const isObject = (json: Json | undefined): boolean => typeof json === 'object' && json !== null;

/** Whether all of them hold; null: that depends on an unknown fact. */
export function all(conjuncts: readonly ConjunctTrace[]): boolean | null {
  let open = false;
  for (const { truth } of conjuncts) {
    if (truth === false) return false;
    if (truth === null) open = true;
  }
  return open ? null : true;
}

/** All conjuncts but one held, or the only one failed. */
export function nearMiss(conjuncts: readonly ConjunctTrace[]): boolean {
  let failed = 0;
  for (const { truth } of conjuncts) {
    if (truth === null || failed > 1) return false;
    if (!truth) failed++;
  }
  return failed === 1;
}
