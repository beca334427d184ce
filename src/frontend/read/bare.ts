/**
 * An object without a prototype, so that no name in a file can mean something inherited. V8 holds one that `Object.create(null)` makes as a
 * table of hashes: twice as large, and slower to walk over.
 */
export const bareRecord = (): Record<string, unknown> => Object.setPrototypeOf({}, null);

/** The same value with objects that have no prototype, as in every document; what is undefined is left out. */
export function bare(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(bare);
  const object = bareRecord();
  for (const [key, one] of Object.entries(value)) if (one !== undefined) object[key] = bare(one);
  return object;
}
