/** Drops unused entries from a cache that has grown above its bound. */
export function dropUnused(cached: Map<string, unknown> | Set<string>, used: ReadonlySet<string>, most: number): void {
  if (cached.size <= most) return;
  for (const key of cached.keys()) if (!used.has(key)) cached.delete(key);
}
