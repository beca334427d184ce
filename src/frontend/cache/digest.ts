import { createHash } from 'node:crypto';

/** A digest of a text, short enough to store thousands of them. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64').slice(0, 20);
