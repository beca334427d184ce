import { isList, type Question, type Thing, type Type, type World } from 'tavolata/internals';
import { Fault, type Json, type Value } from 'tavolata/runtime';
import type { Limits } from './limits.js';
import { beyond } from './problem.js';

export type QuestionArguments = { readonly [name: string]: Json };

/** Arguments given in order, by name. */
export function byName({ name, parameters }: Question, args: readonly Json[]): QuestionArguments {
  if (args.length > parameters.length) {
    const got = JSON.stringify(args[parameters.length]);
    const values = { argument: args.length, of: name, expected: parameters.length, got };
    throw new Fault('fault.argument', { problem: 'argument.too-many', ...values });
  }
  return Object.fromEntries(args.map((arg, index) => [parameters[index]?.name ?? '', arg]));
}

/**
 * The argument of a prepared question for a JSON value: the thing with an id, or a plain value if nothing else is
 * possible.
 *
 * @returns undefined if `ask` has to take a closer look
 */
export function quickValue(json: Json, type: Type, { byId }: World): Value | undefined {
  if (isList(type)) return undefined;
  if (typeof json === 'string') {
    const thing: Thing | undefined = byId.get(json);
    return thing !== undefined && type.one.includes(thing.entity) ? thing : undefined;
  }
  if (typeof json === 'number') return type.one.includes('Number') && Number.isSafeInteger(json) ? json : undefined;
  if (typeof json === 'boolean') return type.one.includes('Boolean') ? json : undefined;
  return json === null && type.none ? null : undefined;
}

/** @throws Problem if some list inside is longer than questions should iterate over */
export function shortEnough(json: Json | undefined, limits: Limits): void {
  if (typeof json !== 'object' || json === null) return;
  if (Array.isArray(json)) {
    if (json.length > limits.items) throw beyond('serve.too-many-items', json.length, limits.items);
    for (const item of json as readonly Json[]) shortEnough(item, limits);
    return;
  }
  for (const item of Object.values(json as { readonly [key: string]: Json })) shortEnough(item, limits);
}
