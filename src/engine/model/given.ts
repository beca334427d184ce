import { Fault } from './fault.js';

/*
 * What a host hands over may be anything that came out of a file, or nothing at all. Each public call looks at the outline of its
 * arguments first, so that a mistake is told by name; what stands deeper is looked at by whoever reads it.
 */

type Outline = { readonly [key: string]: 'record' | 'list' | 'text' | 'function' | 'any' };

const rulebook: Outline = { vocabulary: 'record', entries: 'list', editions: 'list', matters: 'record' };
const table: Outline = { ruleset: 'record', world: 'record', remarks: 'record' };
const plan: Outline = { sent: 'list', steps: 'list', changes: 'list', needs: 'list', unknown: 'list' };
const answer: Outline = { question: 'text', arguments: 'record', because: 'list', unknown: 'list' };
const outlines = {
  ...{ rulebook, table, plan, answer },
  view: { setup: 'record', members: 'function', idOf: 'function', fact: 'function' },
  setup: {},
  vocabulary: { entities: 'record', questions: 'record', events: 'record' },
  entry: { id: 'text', source: 'record', let: 'record', numbered: 'record' },
  expression: { op: 'text', type: 'record' },
  extra: { format: 'any', entries: 'list', matters: 'record' },
  request: {},
  change: { op: 'text' },
  pick: { matter: 'text' },
  source: { file: 'text', text: 'text' },
  diagnostic: { code: 'text', severity: 'text' },
  refusal: { code: 'text', pointer: 'text', values: 'record' },
  ruleset: { rulebook: 'record', maker: 'record', entries: 'list' },
} as const satisfies { readonly [name: string]: Outline };

type Given = keyof typeof outlines;

const isRecord = (given: unknown): given is { readonly [key: string]: unknown } =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

function fits(given: unknown, wanted: Outline[string]): boolean {
  if (wanted === 'record') return isRecord(given);
  if (wanted === 'list') return Array.isArray(given);
  return wanted === 'any' || typeof given === (wanted === 'text' ? 'string' : wanted);
}

function hasOutline(given: unknown, name: Given): boolean {
  if (!isRecord(given)) return false;
  const outline: Outline = outlines[name];
  for (const key of Object.keys(outline)) if (!fits(given[key], outline[key] ?? 'any')) return false;
  return true;
}

/**
 * Refuses what is not of a kind.
 *
 * @param of the call
 * @throws Fault `fault.argument`
 */
export function need(given: unknown, name: Given, of: string): void {
  if (!hasOutline(given, name)) throw unlike(name, of, Object.keys(outlines[name]), given);
}

/** Refuses options that are none, or of which one is of another type: a flag, a number of steps. */
export function needOptions(given: unknown, of: string): void {
  if (given !== undefined && !isRecord(given)) throw unlike('options', of, [], given);
}

export function needText(given: unknown, argument: string, of: string): void {
  if (typeof given !== 'string') throw argumentFault(argument, of, '"…"', given);
}

/** Refuses what is no object of nothing but texts. */
export function needTexts(given: unknown, argument: string, of: string): void {
  if (!isRecord(given) || !Object.values(given).every((one) => typeof one === 'string'))
    throw argumentFault(argument, of, '{ "…": "…" }', given);
}

/**
 * Refuses what is no list of nothing but texts.
 *
 * @param among the texts that there are, where not every one will do
 */
export function needTextList(given: unknown, argument: string, of: string, among?: readonly string[]): void {
  needList(given, argument, of);
  for (const one of given as readonly unknown[]) {
    if (typeof one !== 'string') throw argumentFault(argument, of, '["…"]', one);
    if (among !== undefined && !among.includes(one)) throw argumentFault(argument, of, among.join(', '), one);
  }
}

export function needNumber(given: unknown, argument: string, of: string): void {
  if (!Number.isSafeInteger(given)) throw argumentFault(argument, of, '0, 1, 2, …', given);
}

export function needList(given: unknown, argument: string, of: string): void {
  if (!Array.isArray(given)) throw argumentFault(argument, of, '[ … ]', given);
}

export function needLang(given: unknown, of: string): void {
  if (given !== 'en' && given !== 'it') throw argumentFault('lang', of, 'en | it', given);
}

export const argumentFault = (argument: string, of: string, expected: string, given: unknown): Fault =>
  new Fault('fault.argument', { argument, of, expected, got: shown(given) });

const unlike = (argument: string, of: string, keys: readonly string[], given: unknown): Fault =>
  argumentFault(argument, of, `{ ${[...keys, '…'].join(', ')} }`, given);

/** Anything at all in a few words. */
export function shown(given: unknown, most = 60): string {
  if (typeof given === 'function') return 'a function';
  let text: string;
  try {
    text = JSON.stringify(given) ?? String(given);
  } catch {
    text = Object.prototype.toString.call(given);
  }
  return text.length > most ? `${text.slice(0, most - 3)}…` : text;
}
