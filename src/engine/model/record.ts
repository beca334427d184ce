/** A JSON object whose members have not been checked yet. */
export type UnknownRecord = { readonly [key: string]: unknown };

export const isRecord = (given: unknown): given is UnknownRecord =>
  typeof given === 'object' && given !== null && !Array.isArray(given);
