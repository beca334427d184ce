import type { Value } from '../compile/values.js';

/*
 * The only way from the rules into the text of a module. Whatever a name, a text or an id holds, here it becomes a literal or a
 * comment and nothing else.
 */

/** Plain data as one JavaScript literal: valid in a script, inside HTML, and on one line. */
export const literal = (value: string | number | boolean | null): string => {
  if (typeof value === 'number') return Number.isFinite(value) ? numeral(value) : 'null';
  return JSON.stringify(value)
    .replace(/[\u2028\u2029]/g, (one) => `\\u${one.charCodeAt(0).toString(16)}`)
    .replace(/<(?=[/!])/g, '\\u003c')
    .replace(/-->/g, '--\\u003e');
};

/** `- -1` must not become `--1`. */
const numeral = (value: number): string => (value < 0 || Object.is(value, -0) ? `(${value})` : String(value));

/** JSON as an expression. It is read at run time, so that a key such as `__proto__` is a key and nothing else. */
export const data = (json: unknown): string => `JSON.parse(${literal(JSON.stringify(json))})`;

/** A text as one line of comment that nothing in it can end. */
export const comment = (text: string): string =>
  `// ${text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/<(?=[/!])/g, '< ')
    .replaceAll('-->', '-- >')}`;

/** Whether a value can stand in the text of a module. */
export const isPlain = (value: Value): boolean =>
  value === null || typeof value !== 'object' || (Array.isArray(value) && (value as readonly Value[]).every(isPlain));

/** A plain value, lists included. */
export const plain = (value: Value): string =>
  Array.isArray(value)
    ? `[${(value as readonly Value[]).map(plain).join(', ')}]`
    : literal(value as string | number | boolean | null);
