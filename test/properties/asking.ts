import fc from 'fast-check';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { Json } from '../../src/engine/model/table.js';
import type { Parameter } from '../../src/engine/model/vocabulary.js';
import { type Pools, resolved, type Sketch, Sketcher } from './sketches.js';

/** A question or an event with its arguments, references still open. */
export interface Call {
  readonly name: string;
  readonly args: { readonly [name: string]: Sketch };
}

const callsOf = (
  sketcher: Sketcher,
  all: readonly { readonly name: string; readonly of: readonly Parameter[] }[],
): fc.Arbitrary<Call> =>
  fc.oneof(
    ...all.map(({ name, of }) => {
      const args = fc.record(Object.fromEntries(of.map((one) => [one.name, sketcher.ofType(one.type)])));
      return args.map((given): Call => ({ name, args: given }));
    }),
  );

/** Any question of the vocabulary with arguments of the declared types. */
export const questionsOf = ({ vocabulary }: Rulebook): fc.Arbitrary<Call> =>
  callsOf(
    new Sketcher(vocabulary),
    Object.values(vocabulary.questions).map(({ name, parameters }) => ({ name, of: parameters })),
  );

/** Any event of the vocabulary; those of `often` come up more. */
export const eventsOf = ({ vocabulary }: Rulebook, often: readonly string[] = []): fc.Arbitrary<Call> => {
  const sketcher = new Sketcher(vocabulary);
  const all = Object.values(vocabulary.events).map(({ name, fields }) => ({ name, of: fields }));
  const frequent = all.filter(({ name }) => often.includes(name));
  const any = callsOf(sketcher, all);
  return frequent.length === 0 ? any : fc.oneof(any, { weight: 2, arbitrary: callsOf(sketcher, frequent) });
};

/** The arguments as JSON; undefined when something is needed that the table does not have. */
export const argumentsOf = (
  { args }: Call,
  parameters: readonly Parameter[],
  pools: Pools,
): { readonly [name: string]: Json } | undefined => {
  const given: { [name: string]: Json } = {};
  for (const { name } of parameters) {
    const value = resolved(args[name] ?? null, pools);
    if (value === undefined) return undefined;
    given[name] = value;
  }
  return given;
};
