/** What a record has under a key that a host handed over, whatever that is. */
export const own = <Found>(record: { readonly [key: string]: Found }, key: unknown): Found | undefined =>
  typeof key === 'string' && Object.hasOwn(record, key) ? record[key] : undefined;
