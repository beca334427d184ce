import type { Range } from '../../../../grammar/syntax.js';
import type { Known } from '../types/known.js';
import type { NameScope } from './scope.js';

/** Names that mean something wherever they could be declared anew. */
export const reserved = ['event', 'this'] as const;

/** What a name means already, so that it cannot be declared again; undefined: it is free. */
export function takenBy(name: string, known: Known): 'collection' | 'single' | 'reserved' | undefined {
  if (known.collections.has(name)) return 'collection';
  if (known.singles.has(name)) return 'single';
  return (reserved as readonly string[]).includes(name) ? 'reserved' : undefined;
}

/** Reports a loop name that means something else around it: nothing is ever hidden by a name further in. */
export function declarable(name: string, at: Range, scope: NameScope): void {
  if (scope.locals.has(name) || takenBy(name, scope.site.known) !== undefined) {
    scope.fault('name.taken', at, { values: { name } });
  }
}
