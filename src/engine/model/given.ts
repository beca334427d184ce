import { abbreviated } from './abbreviated.js';
import { Fault } from './fault.js';
import {
  anything,
  callable,
  flag,
  list,
  type Misfit,
  type Outline,
  oneOf,
  options,
  record,
  scalar,
  text,
  valuesOf,
  whole,
} from './outline.js';
import { own } from './own.js';
import { nearest } from './spelling.js';

/*
 * What a host passes may be anything that came out of a file, or nothing at all. Each public call first checks the
 * outline of its arguments, so that a mistake is reported by name; whatever lies deeper is checked by the code that
 * reads it.
 */

const event = record({ event: text, fields: record() }, { because: list(text), created: list(text) });
const conjunct = record({ at: list(whole), text, reads: list(record()) });
const considered = list(
  record({ entry: text, numbers: list(text), outcome: text, by: list(text), conjuncts: list(conjunct) }, { event }),
);

/* @__NO_SIDE_EFFECTS__ */
function result(needed: { readonly [part: string]: Outline }, optional: { readonly [part: string]: Outline }): Outline {
  const unknown = list(record({ of: text, fact: text }));
  const notices = list(record({ code: text, values: record() }));
  return record({ ...needed, unknown, edition: text, notices }, optional);
}

const vocabulary = record({ entities: record(), questions: record(), events: record() });
const words = record({ en: text, it: text });
const source = record({ file: text, text });
const span = record({ source, start: whole, end: whole });
const writes: { readonly [op: string]: Outline } = {
  set: record({ of: text, fact: text }),
  create: record({ members: text }),
  remove: record({ members: text, id: text }),
};
/** The existing ops are checked where writes are made. */
function change(given: unknown): Misfit | undefined {
  const misfit = record({ op: text })(given);
  return misfit ?? own(writes, (given as { readonly op: string }).op)?.(given);
}

const outlines = {
  event,
  rulebook: record({ vocabulary, entries: list(), editions: list(), matters: record() }),
  table: record({ ruleset: record(), world: record(), remarks: record() }),
  plan: result(
    {
      sent: list(event),
      steps: list(list(event)),
      changes: list(change),
      undone: list(record({ event, how: oneOf('replaced', 'barred', 'idle'), because: list(text) })),
      needs: list(record({ matter: text, among: list(), because: list(text) }, { event })),
      numbers: valuesOf(list(text)),
    },
    { unusedPicks: list(record({ matter: text })), trace: considered },
  ),
  answer: result(
    { question: text, arguments: record(), because: list(text) },
    {
      verdict: oneOf('allowed', 'denied', 'required', 'silent', 'unknown'),
      problems: list(record({ entry: text, severity: text, values: record() })),
      restsOn: list(text),
      numbers: valuesOf(list(text)),
      trace: record({ considered }),
    },
  ),
  view: record(
    { setup: record(), members: callable, idOf: callable, fact: callable },
    { notKept: list(text), fresh: whole, single: callable, unknown: callable },
  ),
  setup: record(),
  vocabulary,
  entry: record({
    id: text,
    kind: text,
    layer: text,
    name: words,
    source: record(),
    let: record(),
    numbered: valuesOf(list(text)),
  }),
  expression: record({ op: text, type: record() }),
  extra: record(
    { format: anything, entries: list(record({ id: text, let: record(), numbered: record() })), matters: record() },
    { vocabulary },
  ),
  change,
  pick: record({ matter: text }),
  source,
  diagnostic: record(
    { code: text, severity: text, values: valuesOf(scalar) },
    { at: span, also: list(record({ at: span, label: text })), suggestion: text },
  ),
  refusal: record({ code: text, pointer: text, values: record() }),
  ruleset: record({ rulebook: record(), maker: record(), entries: list() }),
};

/**
 * Refuses an argument of the wrong kind.
 *
 * @param of the call
 * @throws Fault `fault.argument`
 */
export function need(given: unknown, name: keyof typeof outlines, of: string): void {
  refuseMisfit(given, outlines[name], name, of);
}

const sending = options({
  picks: list(record({ matter: text })),
  trace: flag,
  reasons: flag,
  carryOut: flag,
  byStep: flag,
  steps: anything,
});

const toRead = options({ lang: oneOf('en', 'it'), edition: text });

const optionsOf = {
  ask: options({ trace: flag, reasons: flag, steps: anything }),
  prepare: options({ steps: anything }),
  prepareReasoned: options({ steps: anything }),
  matrix: options({ arguments: record(), reasons: flag }, { over: valuesOf(list()) }),
  prepareMatrix: options({ reasons: flag, over: list(text), fixed: record() }),
  send: sending,
  resolve: sending,
  makeTable: options(
    {
      edition: anything,
      variant: text,
      teams: record(),
      options: list(text),
      without: list(text),
      house: valuesOf(text),
      range: whole,
      notKept: list(text),
      seed: whole,
      start: flag,
    },
    { players: list(text) },
  ),
  arrange: options({ strict: flag }),
  describeRules: options({ edition: text }),
  readEntry: toRead,
  readEntryTree: toRead,
  readBack: options({ bindings: anything, beside: list() }),
};

/** Refuses unknown options, and options of the wrong type; the step limit is checked where it is used. */
export function needOptions(given: unknown, of: keyof typeof optionsOf): void {
  refuseMisfit(given, optionsOf[of], 'options', of);
}

function refuseMisfit(given: unknown, wanted: Outline, name: string, of: string): void {
  const misfit = refusingBroken(given, name, of, () => wanted(given));
  if (misfit === undefined) return;
  const argument = misfit.at === '' ? name : `${name}/${misfit.at}`;
  const values = { argument, of, expected: misfit.wanted, got: misfit.got };
  if (wanted === text && ArrayBuffer.isView(given))
    throw new Fault('fault.argument', { problem: 'argument.bytes', ...values });
  if (misfit.near === undefined) throw new Fault('fault.argument', { problem: 'argument.type', ...values });
  throw new Fault('fault.argument', { problem: 'argument.unknown', ...values }, [], nearest(misfit.at, misfit.near));
}

/**
 * Does work that reads a value of a form of its own: if the value is broken too deep for an outline to notice, the
 * whole value is refused.
 *
 * @throws Fault `fault.argument`, else what the work throws
 */
export function refusingBroken<Result>(given: unknown, argument: string, of: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) throw argumentFault(argument, of, '{ … }', given);
    throw error;
  }
}

export const needText = (given: unknown, argument: string, of: string): void => refuseMisfit(given, text, argument, of);

/** Refuses anything but an object of texts. */
export const needTexts = (given: unknown, argument: string, of: string): void =>
  refuseMisfit(given, valuesOf(text), argument, of);

/**
 * Refuses anything but a list of texts.
 *
 * @param among the allowed texts; missing: any
 */
export function needTextList(given: unknown, argument: string, of: string, among?: readonly string[]): void {
  needList(given, argument, of);
  for (const one of given as readonly unknown[]) {
    if (typeof one !== 'string') throw argumentFault(argument, of, '["…"]', one);
    if (among === undefined || among.includes(one)) continue;
    const values = {
      problem: 'argument.type',
      argument,
      of,
      expected: among.join(', '),
      got: abbreviated(one),
    } as const;
    throw new Fault('fault.argument', values, [], nearest(one, among));
  }
}

export const needList = (given: unknown, argument: string, of: string): void =>
  refuseMisfit(given, list(), argument, of);

export function needLang(given: unknown, of: string): void {
  if (given !== 'en' && given !== 'it') throw argumentFault('lang', of, 'en | it', given);
}

export const argumentFault = (argument: string, of: string, expected: string, given: unknown): Fault =>
  new Fault('fault.argument', { problem: 'argument.type', argument, of, expected, got: abbreviated(given) });
