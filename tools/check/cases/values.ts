import type { UnknownRecord } from 'tavolata/internals';
import { DiagnosticError, type ShortWord, type ThingKind, unknownValue } from 'tavolata/workspace';
import { diagnostic } from '../../messages/index.js';

const word = /^[\p{L}\p{N}_][\p{L}\p{N}_.-]*$/u;
const reserved = /^(-?\d+|true|false|none|unknown)$/;

const isBare = (text: string): boolean => word.test(text) && !reserved.test(text);

const cannotWrite = (value: unknown): DiagnosticError =>
  new DiagnosticError([
    diagnostic('cases.cannot-write', { values: { value: JSON.stringify(value) ?? String(value) } }),
  ]);

function quoted(text: string): string {
  if (/[\r\n]/.test(text)) throw cannotWrite(text);
  return `'${text.replaceAll("'", "''")}'`;
}

/** An id, or another name, as it stands in a line. */
export const nameText = (name: string): string => (word.test(name) ? name : quoted(name));

const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A value as written in a line.
 *
 * @throws DiagnosticError for a value that no line can express
 */
export function valueText(value: unknown): string {
  if (value === unknownValue) return 'unknown';
  if (value === null) return 'none';
  if (typeof value === 'string') return isBare(value) ? value : quoted(value);
  if (typeof value === 'number' && !/^-?\d+$/.test(String(value))) throw cannotWrite(value);
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
  return isRecord(value) ? recordText(value) : String(value);
}

/** Problems, moves and things that are made have forms of their own. */
function recordText(value: UnknownRecord): string {
  const { event, fields, entry, severity, values, is } = value;
  const count = Object.keys(value).length;
  if (count === 2 && isRecord(fields) && /^[a-z]\w*$/.test(String(event)))
    return `${String(event)}${pairsText(fields)}`;
  const isProblem = /^(illegal|advice)$/.test(String(severity)) && /^[A-Za-z][\w-]*\.[\w.-]+$/.test(String(entry));
  if (isProblem && (count === 2 || (count === 3 && isRecord(values))))
    return `${String(severity)} ${String(entry)}${isRecord(values) ? ` ${pairsText(values)}` : ''}`;
  if (typeof is === 'string' && /^[A-Z]\w*$/.test(is)) {
    const { is: _, ...made } = value;
    return `${is}${pairsText(made)}`;
  }
  return pairsText(value);
}

const pairsText = (record: UnknownRecord): string =>
  `(${Object.entries(record)
    .map(([key, one]) => {
      if (!word.test(key) || reserved.test(key)) throw cannotWrite(key);
      return `${key}: ${valueText(one)}`;
    })
    .join(', ')})`;

/** The facts of a thing: first those with a short word, then the others between commas. */
export function factsText(thing: UnknownRecord, kind: ThingKind | undefined): string {
  const left = new Map(Object.entries(thing));
  const lead = (kind?.short ?? []).flatMap((short) => {
    const value = left.get(short.fact);
    if (value === undefined || !isMeant(short, kind!, left)) return [];
    left.delete(short.fact);
    for (const fact of Object.keys(short.also ?? {})) left.delete(fact);
    return [phraseText(short, kind!, value)];
  });
  const rest = [...left].map(([name, value]) => {
    if (!word.test(name)) throw cannotWrite(name);
    return value === true ? name : value === false ? `not ${name}` : `${name} ${valueText(value)}`;
  });
  return [...(lead.length > 0 ? [lead.join(' ')] : []), ...rest].join(', ');
}

/** Of several words for one fact, the most specific one is used. */
function isMeant(short: ShortWord, { short: all, lists }: ThingKind, facts: ReadonlyMap<string, unknown>): boolean {
  const fits = ({ also = {} }: ShortWord): boolean =>
    Object.entries(also).every(([name, value]) => facts.get(name) === value);
  const isBetter = (other: ShortWord): boolean =>
    other.fact === short.fact &&
    Object.keys(other.also ?? {}).length > Object.keys(short.also ?? {}).length &&
    fits(other);
  return fits(short) && !all.some(isBetter) && (!lists.has(short.fact) || Array.isArray(facts.get(short.fact)));
}

function phraseText(
  { word: short, fact, beforeVowel = short }: ShortWord,
  { lists, short: all }: ThingKind,
  value: unknown,
): string {
  const spelled = (text: string): string => `${/^[aeiou]/.test(text) ? beforeVowel : short} ${text}`;
  const isOwnWord = (text: string): boolean => all.some((one) => one.word === text || one.beforeVowel === text);
  const isBareList =
    Array.isArray(value) &&
    value.length > 0 &&
    lists.has(fact) &&
    value.every((one) => typeof one === 'string' && isBare(one) && !isOwnWord(one));
  return spelled(isBareList ? value.map(valueText).join(' ') : valueText(value));
}
