import { constants } from 'node:buffer';
import { type Diagnostic, type DiagnosticJson, refusalDiagnostic } from 'tavolata/compiler';
import { Fault, type Lang, type Refusal, type Rulebook, type Words } from 'tavolata/runtime';
import { DiagnosticError, toJson } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';

/** Codes of JSON-RPC 2.0, and ours from -32001 on; `protocol.json` says what each means. */
export const codes = {
  parse: -32700,
  invalid: -32600,
  method: -32601,
  params: -32602,
  internal: -32603,
  limit: -32001,
  handle: -32002,
  table: -32003,
  fault: -32004,
  text: -32005,
} as const;

/** The `error` of a response. */
export interface RpcError {
  readonly code: number;
  /** In the language of the server; `data` has both. */
  readonly message: string;
  readonly data: ErrorData;
}

/** The `data` of a JSON-RPC error. */
export interface ErrorData {
  /** Which mistake it is; stays the same if the words change. */
  readonly code: string;
  readonly message: Words;
  readonly help: Words;
  readonly values: { readonly [name: string]: string | number };
  /** The word that was probably intended. */
  readonly suggestion?: string;
  /** Entries involved in a fault. */
  readonly entries?: readonly string[];
  /** Number of faults of a text. */
  readonly count?: number;
  /** The faults, if there may be several: the first hundred. */
  readonly all?: readonly object[];
}

/** A mistake of the client, or a request that would be too much for the server. */
export class RpcProblem extends Error {
  constructor(
    readonly rpc: number,
    readonly diagnostic: Diagnostic,
    readonly all?: readonly object[],
  ) {
    super(diagnostic.code);
  }
}

interface More {
  readonly suggestion?: string | undefined;
  readonly all?: readonly object[];
}

/** A problem with a code of the catalogue of `serve`. */
export const problem = (rpc: number, code: string, values: Diagnostic['values'] = {}, more: More = {}): RpcProblem =>
  new RpcProblem(rpc, diagnostic(code, { values, suggestion: more.suggestion }), more.all);

/** The problem of a request that exceeds a limit. */
export const beyond = (code: string, count: number, most: number): RpcProblem =>
  problem(codes.limit, code, { count, most });

/**
 * Most mistakes of one text or table that are reported, in both languages: clients read no more, and a short text can
 * hold very many.
 */
const MOST_REPORTED = 100;

/** A table that was refused, with everything that is wrong with it. */
export function refused(rulebook: Rulebook, refusals: readonly Refusal[]): RpcProblem {
  const all = refusals.slice(0, MOST_REPORTED).map((refusal) => ({
    ...dataOf(refusalDiagnostic(rulebook, refusal)),
    pointer: refusal.pointer,
  }));
  const [first] = refusals;
  const pointer = first?.pointer || '/';
  return problem(codes.table, 'serve.table-refused', { count: refusals.length, pointer }, { all });
}

/** Any thrown error as the error of a response. */
export function rpcError(error: unknown, lang: Lang): RpcError {
  const { rpc, data } = described(error);
  return { code: rpc, message: data.message[lang], data };
}

function described(error: unknown): { readonly rpc: number; readonly data: ErrorData } {
  if (error instanceof RpcProblem)
    return { rpc: error.rpc, data: { ...dataOf(error.diagnostic), ...(error.all && { all: error.all }) } };
  if (error instanceof Fault) {
    const { code, values, entries, suggestion } = error;
    const said = (lang: Lang) => ({ said: error.in(lang, false).replace(/\.$/, '') });
    const [en, it] = [diagnostic(code, { values: said('en') }), diagnostic(code, { values: said('it') })];
    const words = wordsOf(toJson(en, 'en'), toJson(it, 'it'));
    return { rpc: codes.fault, data: { code, ...words, values, ...(suggestion && { suggestion }), entries } };
  }
  if (error instanceof DiagnosticError) {
    const [first] = error.diagnostics;
    if (first !== undefined) {
      const all = error.diagnostics.slice(0, MOST_REPORTED).map((one) => dataOf(one));
      return { rpc: codes.text, data: { ...dataOf(first), count: error.diagnostics.length, all } };
    }
  }
  // A stack overflow, or a text longer than the engine allows, is a RangeError.
  if (error instanceof RangeError && /stack/.test(error.message))
    return { rpc: codes.limit, data: dataOf(diagnostic('serve.too-intricate')) };
  if (error instanceof RangeError && /string length/.test(error.message)) {
    const most = constants.MAX_STRING_LENGTH;
    return { rpc: codes.limit, data: dataOf(diagnostic('serve.reply-too-long', { values: { count: most, most } })) };
  }
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { rpc: codes.internal, data: dataOf(diagnostic('serve.internal', { values: { reason } })) };
}

const wordsOf = (en: DiagnosticJson, it: DiagnosticJson) => ({
  message: { en: en.message, it: it.message },
  help: { en: en.help, it: it.help },
});

function dataOf(one: Diagnostic): ErrorData & { readonly at?: readonly [number, number] } {
  const { code, values, suggestion, at } = one;
  return {
    code,
    ...wordsOf(toJson(one, 'en'), toJson(one, 'it')),
    values,
    ...(suggestion !== undefined && { suggestion }),
    ...(at !== undefined && { at: [at.start, at.end] as const }),
  };
}
