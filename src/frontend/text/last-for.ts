/**
 * Keeps the latest result about each object, as long as the object lives; it is valid as long as everything else that it
 * depends on stays the same.
 */
export function lastFor<Data extends object, Result>() {
  const kept = new WeakMap<Data, { readonly on: readonly unknown[]; readonly result: Result }>();
  return (data: Data, on: readonly unknown[], make: () => Result): Result => {
    const before = kept.get(data);
    if (before?.on.every((one, index) => one === on[index])) return before.result;
    const result = make();
    kept.set(data, { on, result });
    return result;
  };
}
