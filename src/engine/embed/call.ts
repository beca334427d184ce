import { Fault } from '../model/fault.js';
import { own } from '../model/own.js';
import type { Lang } from '../model/words.js';
import { choicesFor } from '../setup/questions.js';
import { wrongTable } from '../table/table.js';
import { calls, type Request, rulebookIn, WrongTable } from './calls.js';
import { Held, MOST_HELD, Refused, wordsOf } from './held.js';
import { partsOf } from './parts.js';
import { PROTOCOL } from './protocol.js';

/** A further call of a bundle that has more in it. */
export type FurtherCall = (request: Request, held: Held) => unknown;

const partsIn = new Map(Object.entries(partsOf).map(([call, parts]) => [call, new Set(parts.split(' '))]));

/** Longest request that is read: a whole rulebook has a few million characters. */
const MOST_CHARACTERS = 50_000_000;

/**
 * The runtime as one function from text to text, for hosts that embed a JavaScript engine and nothing more.
 *
 * A request is one JSON object whose `call` says what is wanted; the reply is `{"ok": …}` or
 * `{"error": {"code", "message": {"en", "it"}, "values", "suggestion"}}`, without `message` in the smallest bundle. It never throws, whatever the text is.
 *
 * @param further calls besides those of `calls.ts`
 */
export function callWith(further: { readonly [call: string]: FurtherCall }): (jsonText: string) => string {
  const held = new Held();
  const known: typeof further = {
    ...calls,
    ...further,
    info: (request, held) => info(request, held, Object.keys(known)),
  };
  return (jsonText) => {
    try {
      const request = parsed(jsonText);
      const call = String(request['call']);
      const run = own(known, call);
      if (run === undefined) throw new Refused('call.unknown', { call, calls: Object.keys(known).join(', ') });
      const parts = partsIn.get(call) as ReadonlySet<string>;
      for (const part in request)
        if (!parts.has(part) && part !== 'call')
          throw new Refused('call.unknown-part', { part, call, parts: [...parts].join(', ') });
      return JSON.stringify({ ok: run(request, held) });
    } catch (error) {
      return JSON.stringify({ error: described(error) });
    }
  };
}

/** Which script this is, and where a request names rules, what these have. */
function info(request: Request, held: Held, names: readonly string[]): object {
  const limits = { characters: MOST_CHARACTERS, held: MOST_HELD };
  const script = { name: 'tavolata', protocol: PROTOCOL, calls: names, limits };
  if (!('rulebook' in request || 'table' in request)) return script;
  const rulebook = rulebookIn(request, held);
  const [variants, options] = [choicesFor(rulebook, 'variants'), choicesFor(rulebook, 'options')];
  return { ...script, editions: rulebook.editions.map(({ date }) => date), variants, options };
}

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
