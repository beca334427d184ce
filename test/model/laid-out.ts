import { layOut } from '../../tools/check/format/lay-out.js';

/** A schema as the published ones are written: no blanks inside braces. */
export const laidOut = (schema: unknown): string =>
  layOut(schema, {}).replace(/("(?:[^"\\]|\\.)*")|\{ |(?<=\S) \}/g, (found, text?: string) => text ?? found.trim());
