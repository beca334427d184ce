import { abbreviated } from './abbreviated.js';
import json from './fault-words.json' with { type: 'json' };
import type { Lang, Words } from './words.js';

/** The explicit type keeps the JSON file out of the declarations in the package. */
const faultWords = json;

/** Codes of faults; they stay the same if the words of a message change. */
export type FaultCode = Extract<keyof typeof faultWords, `fault.${string}`>;

/**
 * What exactly is wrong with an argument, a plan or a table: codes with words of their own, so that no text of one
 * language appears inside another.
 */
export type FaultProblem = Exclude<keyof typeof faultWords, FaultCode | `expected.${string}` | 'meant'>;

/**
 * What a message names: names and values as the host or the vocabulary writes them. `matter.it` is the Italian of
 * `matter`.
 */
export interface FaultValues {
  readonly problem?: FaultProblem;
  readonly [name: string]: string | number | undefined;
}

/**
 * A mistake of the caller or in the data that no answer can express. The runtime throws nothing else on purpose; a fact
 * that is merely unknown is part of an answer, not a fault.
 */
export class Fault extends Error {
  readonly values: Readonly<Record<string, string | number>>;

  /** @param values what the message names; a host's value in place of a text is shortened to one */
  constructor(
    readonly code: FaultCode,
    values: FaultValues,
    /** Ids of the entries involved, for a host that wants to show them. */
    readonly entries: readonly string[] = [],
    /** The name that was probably meant in place of an unknown one. */
    readonly suggestion?: string,
  ) {
    const plain = Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, inMessage(value)]])),
    );
    super(faultText(code, 'en', plain, suggestion));
    this.name = 'Fault';
    this.values = plain;
  }

  /**
   * The message in the given language: what is wrong, and what to do.
   *
   * @param suggesting false: without the name that was probably meant
   */
  in(lang: Lang, suggesting = true): string {
    return faultText(this.code, lang, this.values, suggesting ? this.suggestion : undefined);
  }
}

/** As the host wrote it, cut to a readable length. */
function inMessage(value: unknown): string | number {
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value : abbreviated(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Greatest length of a value in a message; it is enough for lists of all existing names. */
const longest = 5_000;

const texts: { readonly [code: string]: Words } = faultWords;

/** In the smallest bundle, which has no texts, a fault gives its code. */
function faultText(code: string, lang: Lang, values: Fault['values'], suggestion?: string): string {
  const text = filled(code, lang, values);
  if (suggestion === undefined || text === code) return text;
  return `${text} ${filled('meant', lang, { suggestion })}`;
}

const filled = (code: string, lang: Lang, values: Fault['values']): string =>
  (texts[code]?.[lang] ?? code).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[`${name}.${lang}`] ?? values[name];
    if (value === undefined) return whole;
    if (name === 'problem') return filled(String(value), lang, values);
    // A host sees the symbol of a type in its code; readers get its word.
    return (name === 'expected' && texts[`expected.${value}`]?.[lang]) || String(value);
  });
