import { existsSync } from 'node:fs';
import { openFile } from 'tavolata/files';
import type { UnknownRecord } from 'tavolata/internals';
import type { Lang } from 'tavolata/runtime';
import { DiagnosticError, type JsonDocument, pointer, readJson } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';
import type { ForcedPair } from './matching.js';

/** What an editor decided about a rule between two editions of a language, and why. */
export interface DecidedPair extends ForcedPair {
  /** `it-en` pairs an Italian text with an English one. */
  readonly language: Lang | 'it-en';
  readonly from: string;
  readonly to: string;
  readonly why?: string;
  /** Who decided it, and on which day. */
  readonly by?: string;
  readonly on?: string;
  /** Of sentences: digests of the words that were looked at; the decision is void when they change. */
  readonly texts?: { readonly old?: string; readonly new?: string };
}

/** The decided pairs; none without a file. */
export interface Pairs {
  readonly document?: JsonDocument;
  readonly all: readonly DecidedPair[];
}

/**
 * Reads a file of pairs: `{ "pairs": [{ "language", "from", "to", "old", "new", "why" }] }`, dates of editions and
 * numbers of rules; `null` for a rule without a counterpart.
 *
 * @throws DiagnosticError for a file of another form
 */
export function readPairs(file: string): Pairs {
  if (!existsSync(file)) return { all: [] };
  const { source, problem } = openFile(file);
  if (source === undefined) throw new DiagnosticError([problem]);
  const { document, diagnostics } = readJson(source);
  if (document === undefined) throw new DiagnosticError(diagnostics);
  const { pairs } = (document.value ?? {}) as { readonly pairs?: unknown };
  if (!Array.isArray(pairs)) throw new DiagnosticError([diagnostic('editions.bad-pairs', { at: document.at('') })]);
  const wrong = pairs.flatMap((pair: unknown, index) =>
    isPair(pair) ? [] : [diagnostic('editions.bad-pairs', { at: document.at(pointer('pairs', index)) })],
  );
  if (wrong.length > 0) throw new DiagnosticError(wrong);
  return { document, all: pairs as readonly DecidedPair[] };
}

function isPair(pair: unknown): boolean {
  const { language, from, to, old, new: fresh } = (pair ?? {}) as UnknownRecord;
  const isNumber = (value: unknown): boolean => value === null || typeof value === 'string';
  const hasOne = typeof old === 'string' || typeof fresh === 'string';
  return (
    (language === 'en' || language === 'it' || language === 'it-en') &&
    typeof from === 'string' &&
    typeof to === 'string' &&
    [old, fresh].every(isNumber) &&
    hasOne
  );
}

/** The pairs between two editions, in either order. */
export const pairsBetween = (
  all: readonly DecidedPair[],
  language: DecidedPair['language'],
  from: string,
  to: string,
): readonly ForcedPair[] =>
  all.flatMap((pair): readonly ForcedPair[] => {
    if (pair.language !== language) return [];
    if (pair.from === from && pair.to === to) return [{ old: pair.old, new: pair.new }];
    return pair.from === to && pair.to === from ? [{ old: pair.new, new: pair.old }] : [];
  });
