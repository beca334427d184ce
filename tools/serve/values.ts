import type { Question } from 'tavolata/internals';
import { Fault, type Json } from 'tavolata/runtime';
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
