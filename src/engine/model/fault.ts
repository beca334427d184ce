import { faultWords } from './fault-words.js';
import { shown } from './shown.js';
import type { Lang, Words } from './words.js';

/** Codes of faults; they stay the same when the words of a message change. */
export type FaultCode = keyof typeof faultWords;

/**
 * Something that the caller or the data did wrong and that no answer can express. The runtime throws nothing else on purpose;
 * a fact that is merely unknown is part of an answer, not a fault.
 */
export class Fault extends Error {
  readonly values: Readonly<Record<string, string | number>>;

  /** @param values what the message names; what a host handed over in place of a text is shortened to one */
  constructor(
    readonly code: FaultCode,
    values: Readonly<Record<string, string | number>>,
    /** Ids of the entries that take part, for a host that wants to show them. */
    readonly entries: readonly string[] = [],
  ) {
    const plain = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plainly(value)]));
    super(filled(code, 'en', plain));
    this.name = 'Fault';
    this.values = plain;
  }

  /** The message in the given language. */
  in(lang: Lang): string {
    return filled(this.code, lang, this.values);
  }
}

const plainly = (value: unknown): string | number =>
  typeof value === 'string' || typeof value === 'number' ? value : shown(value);

const texts: { readonly [code: string]: Words } = faultWords;

/** Without its texts, in the smallest bundle, a fault says its code. */
const filled = (code: string, lang: Lang, values: Readonly<Record<string, string | number>>): string =>
  (texts[code]?.[lang] ?? code).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
