import { createHash } from 'node:crypto';

/** Eight hexadecimal digits of a text, blanks counted once, by which it is known whether it has changed. */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text.normalize('NFC').replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 8);
