import { faultWords } from './fault-words.js';
import type { Lang, Words } from './words.js';

/** Codes of faults; they stay the same when the words of a message change. */
export type FaultCode = keyof typeof faultWords;

/**
 * Something that the caller or the data did wrong and that no answer can express. The runtime throws nothing else on purpose;
 * a fact that is merely unknown is part of an answer, not a fault.
 */
export class Fault extends Error {
  constructor(
    readonly code: FaultCode,
    readonly values: Readonly<Record<string, string | number>>,
    /** Ids of the entries that take part, for a host that wants to show them. */
    readonly entries: readonly string[] = [],
  ) {
    super(filled(code, 'en', values));
    this.name = 'Fault';
  }

  /** The message in the given language. */
  in(lang: Lang): string {
    return filled(this.code, lang, this.values);
  }
}

const texts: { readonly [code: string]: Words } = faultWords;

/** Without its texts, in the smallest bundle, a fault says its code. */
const filled = (code: string, lang: Lang, values: Readonly<Record<string, string | number>>): string =>
  (texts[code]?.[lang] ?? code).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
