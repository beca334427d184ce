import { createHash } from 'node:crypto';

/** Eight hexadecimal digits for a text, with blanks collapsed, which show whether it has changed. */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text.normalize('NFC').replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 8);
