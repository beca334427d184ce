import { abbreviated } from '../model/abbreviated.js';
import { Fault } from '../model/fault.js';
import { argumentFault } from '../model/given.js';
import { isList, type Type } from '../model/type.js';
import type { Parameter } from '../model/vocabulary.js';
import { EventValue, Thing, type Value } from '../values/values.js';
import { written } from './accept.js';
import type { Table } from './table.js';

/** Checks an argument, by the index of its parameter. */
export type CheckArgument = (at: number, given: Value | undefined) => void;

/**
 * Checks the arguments of a prepared question: handles and values of the right kind, and handles of things at its
 * table.
 *
 * @returns a function that throws Fault `fault.argument` or `fault.foreign-handle`
 */
export function checkingArguments(
  { ruleset, world }: Table,
  of: string,
  parameters: readonly Parameter[],
): CheckArgument {
  const { entities } = ruleset.rulebook.vocabulary;
  const check = (argument: string, whole: Type, type: Type, given: Value | undefined): void => {
    if (isList(type)) {
      if (!Array.isArray(given)) throw argumentFault(argument, of, written(whole), forMessage(given));
      for (const item of given as readonly Value[]) check(argument, whole, type.list, item);
    } else if (given instanceof Thing) {
      if (!type.one.includes(given.entity)) throw argumentFault(argument, of, written(whole), forMessage(given));
      if (given.id !== null && world.byId.get(given.id) !== given)
        throw new Fault('fault.foreign-handle', { argument, of, id: given.id });
    } else if (given === null ? !type.none : !isPlain(given) || type.one.every((one) => Object.hasOwn(entities, one))) {
      const expected = written(whole);
      if (given === undefined)
        throw new Fault('fault.argument', { problem: 'argument.missing', argument, of, expected });
      if (typeof given !== 'string') throw argumentFault(argument, of, expected, given);
      throw new Fault('fault.argument', {
        problem: 'argument.no-handle',
        argument,
        of,
        expected,
        got: abbreviated(given),
      });
    }
  };
  return (at, given) => {
    const parameter = parameters[at];
    if (parameter !== undefined) check(parameter.name, parameter.type, parameter.type, given);
  };
}

const isPlain = (given: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof given) || given instanceof EventValue;

const forMessage = (given: unknown): unknown =>
  given instanceof Thing ? `${given.entity} ${given.id ?? ''}`.trim() : given;
