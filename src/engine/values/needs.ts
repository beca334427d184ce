import type { EventValue, Thing, Value } from './values.js';

/** A choice or chance that was not supplied. */
export interface OpenChoice {
  readonly matter: string;
  readonly among: readonly Value[];
  /** null: chance. */
  readonly by: Thing | null;
  /** The entry that requests it, and the event for which it does. */
  cause?: { readonly entry: string; readonly event: EventValue };
}

/**
 * Thrown by actions that need choices or chance that were not supplied; never leaves the library. Not an `Error`,
 * either.
 */
export class NeedSignal {
  constructor(readonly needs: readonly OpenChoice[]) {}
}

/**
 * The results of several parts of one moment. If some wait for a choice, the others are evaluated all the same, so that
 * a host is asked for all choices of the moment at once.
 *
 * @throws NeedSignal with all of them; any other error ends the work, unless a part is already waiting
 */
export function atOnce<Part, Result>(
  parts: readonly Part[],
  workOut: (part: Part) => readonly Result[],
): readonly Result[] {
  if (parts.length === 1) return workOut(parts[0] as Part);
  const results: Result[] = [];
  const needs: OpenChoice[] = [];
  for (const part of parts) {
    try {
      results.push(...workOut(part));
    } catch (error) {
      if (error instanceof NeedSignal) needs.push(...error.needs);
      else if (needs.length === 0) throw error;
      else break;
    }
  }
  if (needs.length > 0) throw new NeedSignal(needs);
  return results;
}
