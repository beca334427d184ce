import type { Line } from '../lines.js';
import { byNumber } from '../official.js';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const label = /^\d{3}\.\d{1,3}[a-z]?\.?$|^\d{3}\.?$|^\d\.$/;

export const isJson = (text: string): boolean => /^\s*[[{]/.test(text) && parsed(text) !== null;

function parsed(text: string): Json {
  try {
    const value: Json = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** The rules of a list of objects, or of a map from numbers, in their own order. */
export function linesOfJson(text: string): readonly Line[] {
  const places = placesOf(text);
  const found: Found[] = [];
  collect(parsed(text), found);
  const rules = found.filter(({ number }) => number !== null).sort((a, b) => byNumber(a.number!, b.number!));
  const terms = found.filter(({ number }) => number === null);
  const body = rules.flatMap(({ number, lines }) =>
    lines.map((one) => ({ text: one, number: places.get(number!) ?? 1 })),
  );
  const entries = terms.flatMap(({ lines }) => ['', ...lines].map((one) => ({ text: one, number: 1 })));
  return terms.length === 0 ? body : [...body, { text: 'Glossary', number: 1 }, ...entries];
}

/** One rule, heading or entry of the glossary, as lines. */
interface Found {
  readonly number: string | null;
  readonly lines: readonly string[];
}

const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function collect(value: Json, found: Found[]): void {
  if (Array.isArray(value)) for (const one of value as readonly Json[]) collect(one, found);
  if (!isRecord(value)) return;
  const entries = Object.entries(value);
  const named = (pattern: RegExp): Json => entries.find(([key]) => pattern.test(key))?.[1] ?? null;
  const number = named(/^(?:id|number|rule_?number|num|key)$/i);
  const term = named(/^term$/i);
  if (typeof number === 'string' && label.test(number)) found.push(ruleOf(number, value));
  else if (typeof term === 'string')
    found.push({ number: null, lines: [term, ...textsOf(named(/^(?:definitions?|text|body)$/i))] });
  for (const [key, one] of entries) {
    if (label.test(key)) {
      found.push(ruleOf(key, one));
      // What is inside may name the same number again.
      if (isRecord(one))
        collect(
          Object.values(one).filter((value) => typeof value === 'object'),
          found,
        );
    } else {
      if (/^glossary$/i.test(key) && isRecord(one)) glossary(one, found);
      if (typeof one === 'object') collect(one, found);
    }
  }
}

function glossary(value: { readonly [key: string]: Json }, found: Found[]): void {
  for (const [term, one] of Object.entries(value)) {
    const lines = textsOf(one);
    if (lines.length > 0) found.push({ number: null, lines: [term, ...lines] });
  }
}

/** A rule as lines: its own text and further paragraphs, then the examples, whatever they are called and joined by. */
function ruleOf(written: string, value: Json): Found {
  const number = written.replace(/\.$/, '');
  const parts = isRecord(value) ? Object.entries(value) : [];
  const isNamed = (pattern: RegExp): Json => parts.find(([key]) => pattern.test(key))?.[1] ?? null;
  const texts = textsOf(isRecord(value) ? isNamed(/^(?:body|text|rule_?text|content|title|name|rule)$/i) : value);
  const examples = textsOf(isNamed(/^examples?$/i))
    .flatMap((one) => one.split(/\s*(?:Example|Esempio):\s*/i))
    .filter((one) => one !== '');
  const own = texts.flatMap((one) => one.split(/\s*\n\s*/)).filter((one) => one !== '');
  const first = (own[0] ?? '').startsWith(number)
    ? (own[0] ?? '')
    : `${number}${/[a-z]$/.test(number) ? '' : '.'} ${own[0] ?? ''}`;
  return { number, lines: [first, ...own.slice(1), ...examples.map((one) => `Example: ${one}`)] };
}

const textsOf = (value: Json): readonly string[] =>
  typeof value === 'string' ? [value.trim()] : Array.isArray(value) ? (value as readonly Json[]).flatMap(textsOf) : [];

/** The line on which each number is named first. */
function placesOf(text: string): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  let line = 1;
  for (const [token, number] of text.matchAll(/\n|"(\d{1,3}(?:\.\d{1,3}[a-z]?)?)\.?"/g)) {
    if (token === '\n') line += 1;
    else if (!places.has(number!)) places.set(number!, line);
  }
  return places;
}
