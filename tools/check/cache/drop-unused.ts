/** Takes whatever was not used out of a cache that has grown beyond its bound. */
export function dropUnused(cached: Map<string, unknown> | Set<string>, used: ReadonlySet<string>, most: number): void {
  if (cached.size <= most) return;
  for (const key of cached.keys()) if (!used.has(key)) cached.delete(key);
}
