import type { Range } from '../../../../grammar/syntax.js';
import type { Known } from '../types/known.js';
import type { NameScope } from './scope.js';

/** Names with a meaning wherever names can be declared. */
export const reserved = ['event', 'this'] as const;

/** The existing meaning of a name, which forbids declaring it; undefined if it is free. */
export function takenBy(name: string, known: Known): 'collection' | 'single' | 'reserved' | undefined {
  if (known.collections.has(name)) return 'collection';
  if (known.singles.has(name)) return 'single';
  return (reserved as readonly string[]).includes(name) ? 'reserved' : undefined;
}

/** Reports a loop name that already means something around it: no inner name ever hides an outer one. */
export function declarable(name: string, at: Range, scope: NameScope): void {
  if (scope.locals.has(name) || takenBy(name, scope.site.known) !== undefined) {
    scope.fault('name.taken', at, { values: { name } });
  }
}
