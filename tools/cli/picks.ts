import { nearest, type Vocabulary } from 'tavolata/internals';
import type { Json, Need, Pick, Plan } from 'tavolata/runtime';
import { DiagnosticError, listed } from 'tavolata/workspace';
import { writtenValue } from '../check/wording.js';
import { diagnostic } from '../messages/index.js';
import type { Call } from './command.js';

/** A pick as it was written: `MATTER=VALUE`. */
interface PickText {
  readonly nth: number;
  readonly matter: string;
  readonly value: string;
}

/**
 * Makes a plan with the picks of a call. Values are compared with those that the plan itself offers, so that users need
 * not know how it writes them.
 *
 * @param plan makes the plan with some picks; those so far are passed again each time
 * @throws DiagnosticError for a pick that is not offered, or that nothing requests
 */
export function planWithPicks(call: Call, vocabulary: Vocabulary, plan: (picks: readonly Pick[]) => Plan): Plan {
  const left = call.values('pick').map((text, nth) => written(call, text, nth));
  const picks: Pick[] = [];
  const asked = new Set<string>();
  for (;;) {
    const made = plan(picks);
    const [need] = made.needs;
    for (const { matter } of made.needs) asked.add(matter);
    const at = need === undefined ? -1 : left.findIndex(({ matter }) => matter === need.matter);
    const [next] = at < 0 ? [] : left.splice(at, 1);
    if (need === undefined || next === undefined) {
      if (left.length === 0) return made;
      throw new DiagnosticError(left.map((one) => unused(call, one, asked)));
    }
    picks.push({ matter: need.matter, by: need.by, pick: chosen(call, next, need, vocabulary) });
  }
}

function written(call: Call, text: string, nth: number): PickText {
  const at = text.indexOf('=');
  if (at > 0) return { nth, matter: text.slice(0, at).trim(), value: text.slice(at + 1).trim() };
  const values = { text, example: `${text || 'chooser'}=Alex` };
  throw new DiagnosticError([diagnostic('cli.bad-pick', { at: call.atOption('pick', nth), values })]);
}

function chosen(call: Call, { nth, matter, value }: PickText, { among }: Need, vocabulary: Vocabulary): Json {
  const found = among.find((one) => [one, JSON.stringify(one), named(one, vocabulary)].includes(value));
  if (found !== undefined) return found;
  const names = among.map((one) => named(one, vocabulary));
  const values = { pick: value, matter, among: listed(names) };
  const at = call.atOption('pick', nth);
  throw new DiagnosticError([diagnostic('cli.pick-not-among', { at, values, suggestion: nearest(value, names) })]);
}

function unused(call: Call, { nth, matter }: PickText, asked: ReadonlySet<string>) {
  const at = call.atOption('pick', nth);
  return diagnostic('cli.pick-unused', { at, values: { matter }, suggestion: nearest(matter, asked) });
}

/** How each choice that a plan waits for can be answered. */
export const answersTo = ({ needs }: Plan, vocabulary: Vocabulary): readonly string[] =>
  needs.flatMap(({ matter, among }) => among.slice(0, 12).map((one) => `--pick '${matter}=${named(one, vocabulary)}'`));

/** A candidate as it may be picked; ids without quotes, which shells would remove. */
const named = (value: Json, vocabulary: Vocabulary): string =>
  typeof value === 'string' ? value : writtenValue(value, { one: [], none: true }, vocabulary);
