import { Fault } from '../model/fault.js';
import { own } from '../model/own.js';
import type { Rulebook } from '../model/rulebook.js';
import type { Lang } from '../model/words.js';
import { choicesFor } from '../setup/questions.js';
import { wrongTable } from '../table/table.js';
import { WrongTable } from './calls.js';
import { Held, MOST_HELD, Refused, wordsOf } from './held.js';
import { PROTOCOL } from './protocol.js';
import {
  carriedOut,
  type PartReader,
  type Request,
  rules,
  type ScriptCall,
  type ScriptCalls,
  taking,
  unchecked,
} from './request.js';

/** Longest request accepted: a whole rulebook has a few million characters. */
const MOST_CHARACTERS = 50_000_000;

/**
 * The runtime as one function from text to text, for hosts that embed a bare JavaScript engine.
 *
 * A request is one JSON object whose `call` names the call; the reply is `{"ok": …}` or `{"error": {"code", "message":
 * {"en", "it"}, "values", "suggestion"}}`, without `message` in the smallest bundle. It never throws, whatever the text
 * is.
 *
 * @param calls all calls of the bundle except `info`
 */
export function callWith(calls: ScriptCalls): (jsonText: string) => string {
  const held = new Held();
  const known: ScriptCalls = { ...calls, info: info(() => Object.keys(known)) };
  return (jsonText) => {
    try {
      const request = parsed(jsonText);
      const call = String(request['call']);
      const meant = own(known, call);
      if (meant === undefined) throw new Refused('call.unknown', { call, calls: Object.keys(known).join(', ') });
      return JSON.stringify({ ok: carriedOut(meant, request, held) });
    } catch (error) {
      return JSON.stringify({ error: described(error) });
    }
  };
}

/** Describes this script and, if a request names rules, their contents. */
const info = (names: () => readonly string[]): ScriptCall =>
  taking({ rulebook: rulesIfNamed, table: unchecked() }, ({ rulebook }) => {
    const limits = { characters: MOST_CHARACTERS, held: MOST_HELD };
    const script = { name: 'tavolata', protocol: PROTOCOL, calls: names(), limits };
    if (rulebook === undefined) return script;
    const [variants, options] = [choicesFor(rulebook, 'variants'), choicesFor(rulebook, 'options')];
    return { ...script, editions: rulebook.editions.map(({ date }) => date), variants, options };
  });

const rulesIfNamed: PartReader<Rulebook | undefined> = (request, part, held) =>
  part in request || 'table' in request ? rules(request, part, held) : undefined;

function parsed(jsonText: unknown): Request {
  const text = String(jsonText);
  if (text.length > MOST_CHARACTERS) throw new Refused('call.too-long', { length: text.length, most: MOST_CHARACTERS });
  let request: unknown;
  try {
    request = JSON.parse(text);
  } catch (error) {
    throw new Refused('call.not-json', { reason: error instanceof Error ? error.message : '' });
  }
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    throw new Refused('call.not-an-object', {});
  return request as Request;
}

function described(error: unknown): object {
  if (error instanceof Fault) {
    const message = error.in('en') === error.code ? {} : { message: { en: error.in('en'), it: error.in('it') } };
    const { code, values, entries, suggestion } = error;
    return { code, ...message, values, entries, suggestion };
  }
  if (error instanceof WrongTable) {
    const { refusals: found } = error;
    return { ...described(wrongTable(found)), refusals: found };
  }
  const refused =
    error instanceof Refused
      ? error
      : error instanceof RangeError
        ? new Refused('call.too-deep', {})
        : new Refused('call.internal', { reason: error instanceof Error ? error.message : String(error) });
  const words = wordsOf(refused.code);
  const filled = (lang: Lang): string =>
    (words?.[lang] ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = refused.values[name] ?? whole;
      return (name === 'expected' && wordsOf(`expected.${value}`)?.[lang]) || String(value);
    });
  const message = words && { message: { en: filled('en'), it: filled('it') } };
  return { code: refused.code, ...message, values: refused.values };
}
