import type { Compiler } from '../../evaluate/compiler.js';
import type { TraceNotes } from '../../evaluate/notes.js';
import type { Scope } from '../../evaluate/scope.js';
import type { ConjunctTrace, Read } from '../../model/answer.js';
import { Fault } from '../../model/fault.js';
import { conjuncts } from '../../model/nodes.js';
import type { Json } from '../../model/table.js';
import type { Expression } from '../../model/tree.js';

/** One of the parts of a condition, all of which must hold. */
export interface Conjunct {
  readonly at: readonly [number, number];
  readonly text: string;
  readonly run: () => boolean | undefined;
}

export const compileConjuncts = (compiler: Compiler, when: Expression | undefined, scope: Scope): readonly Conjunct[] =>
  conjuncts(when?.tree).map((part) => ({
    at: part.at,
    text: when?.text.slice(part.at[0], part.at[1]) ?? '',
    run: compiler.truth(part, scope).run,
  }));

export const NO_CONJUNCTS: readonly ConjunctTrace[] = /* @__PURE__ */ Object.freeze([]);
type FactRead = Extract<Read, { readonly fact: string }>;

const NO_READS: readonly Read[] = /* @__PURE__ */ Object.freeze([]);

/** Each part of a condition with its truth and, for a detailed trace, what it read. */
export function traced(parts: readonly Conjunct[], notes: TraceNotes): readonly ConjunctTrace[] {
  if (parts.length === 0) return NO_CONJUNCTS;
  const { detailed, reads: outer, askedQuestions } = notes;
  let failed = false;
  const traces: ConjunctTrace[] = [];
  for (const { at, text, run } of parts) {
    const reads: Read[] | null = detailed ? [] : null;
    notes.reads = reads;
    let truth: boolean | undefined;
    try {
      truth = run();
    } catch (error) {
      // A part after a failed one may be meaningless: it is evaluated for the trace only.
      if (!failed || !(error instanceof Fault)) throw error;
      notes.askedQuestions = askedQuestions;
    } finally {
      notes.reads = outer;
    }
    failed ||= truth === false;
    traces.push({
      at,
      text: reads === null ? '' : text,
      truth: truth ?? null,
      reads: reads === null ? NO_READS : withoutDoubles(reads),
    });
  }
  return traces;
}

/** Number of reads that are compared with each other. */
const FEW = 16;

function withoutDoubles(reads: readonly Read[]): readonly Read[] {
  if (reads.length < 2) return reads;
  if (reads.length <= FEW) return reads.filter((read, i) => !isAmong(reads, read, i));
  const seen = new Set<string>();
  return reads.filter((read) => {
    const key = isOfTable(read) ? `${read.of}.${read.fact}` : JSON.stringify(read);
    return !seen.has(key) && seen.add(key);
  });
}

/** A fact of a thing of the table: nothing is written meanwhile, so it has one value. Others are named by their entity. */
const isOfTable = (read: Read): read is FactRead => 'fact' in read && read.of !== read.entity;

/** Whether one of the first few reads is the same. */
function isAmong(reads: readonly Read[], read: Read, few: number): boolean {
  for (let i = 0; i < few; i++) if (alike(reads[i] as Read, read)) return true;
  return false;
}

function alike(a: Read, b: Read): boolean {
  if (a === b) return true;
  if ('fact' in a) {
    if (!('fact' in b) || a.fact !== b.fact || a.of !== b.of) return false;
    if (isOfTable(a)) return true;
  } else if ('fact' in b || a.question !== b.question || differ(a.value, b.value)) return false;
  else for (let i = 0; i < a.arguments.length; i++) if (differ(a.arguments[i], b.arguments[i])) return false;
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether two values are plain and different: then nothing needs to be serialized. */
const differ = (a: Json | undefined, b: Json | undefined): boolean => a !== b && !(isObject(a) && isObject(b));
const isObject = (json: Json | undefined): boolean => typeof json === 'object' && json !== null;

/** Whether all of them hold; undefined: that depends on an unknown fact. */
export function allHold(conjuncts: readonly ConjunctTrace[]): boolean | undefined {
  let open = false;
  for (const { truth } of conjuncts) {
    if (truth === false) return false;
    if (truth === null) open = true;
  }
  return open ? undefined : true;
}

/** The same, up to the first that fails. */
export function allHoldBriefly(conjuncts: readonly Conjunct[]): boolean | undefined {
  let isOpen = false;
  for (const { run } of conjuncts) {
    const truth = run();
    if (truth === false) return false;
    if (truth === undefined) isOpen = true;
  }
  return isOpen ? undefined : true;
}

/** All conjuncts but one held, or the only one failed. */
export function isNearMiss(conjuncts: readonly ConjunctTrace[]): boolean {
  let failed = 0;
  for (const { truth } of conjuncts) {
    if (truth === null || failed > 1) return false;
    if (!truth) failed++;
  }
  return failed === 1;
}
