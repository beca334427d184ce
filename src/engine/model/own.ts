/** A record's own value under a key from a host, whatever the key is. */
export const own = <Found>(record: { readonly [key: string]: Found }, key: unknown): Found | undefined =>
  typeof key === 'string' && Object.hasOwn(record, key) ? record[key] : undefined;
