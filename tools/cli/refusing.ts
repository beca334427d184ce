import type { Diagnostic } from 'tavolata/compiler';
import { nearest } from 'tavolata/internals';
import { DiagnosticError } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';
import type { Call, Values } from './command.js';

/** The values of an option that are not among the known ones, as faults, each with the one that was probably meant. */
export const notAmong = (
  call: Call,
  option: string,
  { known, code, valuesOf }: { known: readonly string[]; code: string; valuesOf: (value: string) => Values },
): readonly Diagnostic[] =>
  call.values(option).flatMap((value, nth) => {
    if (known.includes(value)) return [];
    const suggestion = nearest(value, known);
    return [diagnostic(code, { at: call.atOption(option, nth), values: valuesOf(value), suggestion })];
  });

/** @throws DiagnosticError where there are faults */
export function refuse(faults: readonly Diagnostic[]): void {
  if (faults.length > 0) throw new DiagnosticError(faults);
}
