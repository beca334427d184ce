import { readJson } from '../../src/frontend/read/json.js';
import { pointer } from '../../src/frontend/text/document.js';

/** A mistake that was made in a text. */
export interface MadeMistake {
  /** What was done, such as `misspelt key`. */
  readonly kind: string;
  /** Where: the keys that lead there, with stars for places in lists and for names. */
  readonly where: string;
  readonly text: string;
  /** The lines that were touched, counted from 1. */
  readonly line: number;
}

type Path = readonly (string | number)[];

/** Objects whose keys are names. */
const named = new Set([
  'layers',
  'enumerations',
  'values',
  'entities',
  'facts',
  'questions',
  'events',
  'matters',
  'choices',
  'numbered',
  'parameters',
  'fields',
  'let',
  'severity',
  'house',
  'arguments',
  'ranges',
  'texts',
]);

const whereOf = (path: Path): string =>
  path.map((key, at) => (typeof key === 'number' || named.has(String(path[at - 1])) ? '*' : key)).join('.');

/** Two letters in the middle change places, or where they are the same one is doubled. */
export function misspelt(word: string): string {
  const at = Math.max(0, Math.floor(word.length / 2) - 1);
  const [a = '', b = ''] = word.slice(at, at + 2);
  return a === b || b === ''
    ? `${word.slice(0, at)}${a}${word.slice(at)}`
    : `${word.slice(0, at)}${b}${a}${word.slice(at + 2)}`;
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);
const others: { readonly [kind: string]: string } = {
  string: '"x"',
  number: '7',
  boolean: 'true',
  null: 'null',
  list: '[]',
  object: '{}',
};

const italian: { readonly [word: string]: string } = {
  and: 'e',
  or: 'o',
  not: 'non',
  is: 'è',
  in: 'tra',
  if: 'se',
  else: 'altrimenti',
  each: 'ogni',
  any: 'qualche',
  all: 'tutti',
  where: 'dove',
  none: 'nessuno',
  otherwise: 'altrimenti',
  true: 'vero',
  false: 'falso',
  the: 'il',
  a: 'un',
  every: 'ogni',
  size: 'numero',
  least: 'minimo',
};

/** The words and signs of a text of the language. */
const tokensOf = (text: string): readonly { readonly start: number; readonly end: number; readonly word: string }[] =>
  [...text.matchAll(/'[^']*'|[A-Za-z_][\w-]*|\d+|<=|>=|[^\s\w]/g)].map((one) => ({
    start: one.index,
    end: one.index + one[0].length,
    word: one[0],
  }));

/** Every mistake that can be made at one token. */
function* atTokens(text: string): Generator<readonly [kind: string, text: string]> {
  const tokens = tokensOf(text);
  for (const [index, { start, end, word }] of tokens.entries()) {
    const instead = (kind: string, by: string): readonly [string, string] => [
      kind,
      text.slice(0, start) + by + text.slice(end),
    ];
    const sort = /^'/.test(word)
      ? 'quoted'
      : /^\d/.test(word)
        ? 'number'
        : /^\w/.test(word)
          ? word in italian
            ? word
            : 'name'
          : word;
    yield instead(`left out ${sort}`, '');
    yield instead(`doubled ${sort}`, `${word} ${word}`);
    const next = tokens[index + 1];
    if (next !== undefined)
      yield [`swapped ${sort}`, `${text.slice(0, start)}${next.word} ${word}${text.slice(next.end)}`];
    if (word in italian) yield instead(`Italian ${sort}`, italian[word] ?? '');
    if (sort === 'name' && word.length > 2) yield instead('misspelt name', misspelt(word));
    if (sort === 'name' && word.length > 2) yield instead('name in another case', word.toUpperCase());
    if (sort === 'quoted') {
      yield instead('curly quotes', `‘${word.slice(1, -1)}’`);
      yield instead('double quotes', `\\"${word.slice(1, -1)}\\"`);
      yield instead('no quotes', word.slice(1, -1));
      yield instead('misspelt value', `'${misspelt(word.slice(1, -1))}'`);
    }
    if (sort === 'name') yield instead('quoted name', `'${word}'`);
    if (word === 'is') for (const sign of ['=', '==', '===']) yield instead(`${sign} for is`, sign);
    if (word === 'and') for (const sign of ['&&', '&', ',']) yield instead(`${sign} for and`, sign);
    if (word === 'or') for (const sign of ['||', '|']) yield instead(`${sign} for or`, sign);
    if (word === 'not') yield instead('! for not', '!');
    if (word === '>=' || word === '<=') yield instead('sign of mathematics', word === '>=' ? '≥' : '≤');
    if (word === '-') yield instead('dash', '–');
    if (sort === 'number') yield instead('number as text', `'${word}'`);
    if (sort === 'number') yield instead('number with a point', `${word}.5`);
  }
}

const isExpression = (path: Path): boolean => {
  const keys = path.filter((key) => typeof key === 'string');
  return (
    /^(when|value|do|ask|send|default|permittedBy|ended|type|each|plan|includes|absent)$/.test(String(keys.at(-1))) ||
    keys.at(-2) === 'let'
  );
};

/** Every mistake of a kind that editors make, each once for each place of its kind in a file. */
export function* mistakesIn(file: string, text: string): Generator<MadeMistake> {
  const { document } = readJson({ file, text });
  if (document === undefined) throw new Error(`${file} is no JSON`);
  const seen = new Set<string>();
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  function* made(
    kind: string,
    where: string,
    [start, end]: readonly [number, number],
    by: string,
  ): Generator<MadeMistake> {
    const name = `${kind} ${where}`;
    const changed = text.slice(0, start) + by + text.slice(end);
    if (seen.has(name) || changed === text) return;
    seen.add(name);
    yield { kind, where, text: changed, line: lineAt(start) };
  }
  /** From a member or an item to where the next begins, or from the end of the one before. */
  function around(start: number, end: number): readonly [number, number] {
    const after = /^\s*,\s*/.exec(text.slice(end));
    if (after !== null) return [start, end + after[0].length];
    const before = /,\s*$/.exec(text.slice(0, start));
    return [start - (before?.[0].length ?? 0), end];
  }
  function* walk(value: unknown, path: Path): Generator<MadeMistake> {
    const where = whereOf(path);
    const { start, end } = document!.at(pointer(...path));
    const own = text.slice(start, end);
    if (path.length > 0) {
      for (const [kind, by] of Object.entries(others))
        if (kind !== kindOf(value)) yield* made(`${kind} for ${kindOf(value)}`, where, [start, end], by);
      if (kindOf(value) === 'string') yield* made('empty', where, [start, end], '""');
      if (kindOf(value) === 'list') yield* made('empty', where, [start, end], '[]');
      if (kindOf(value) === 'object') yield* made('empty', where, [start, end], '{}');
      if (kindOf(value) === 'number') yield* made('negative', where, [start, end], '-3');
      if (kindOf(value) === 'number') yield* made('broken number', where, [start, end], '1.5');
      if (kindOf(value) === 'string')
        yield* made('misspelt text', where, [start, end], `"${misspelt(own.slice(1, -1))}"`);
      if (kindOf(value) === 'string') yield* made('in a list', where, [start, end], `[${own}]`);
      if (kindOf(value) === 'string') yield* made('curly', where, [start, end], `“${own.slice(1, -1)}”`);
      const key = path.at(-1);
      const from = typeof key === 'number' ? start : document!.keyAt(pointer(...path)).start;
      const whole = text.slice(from, end);
      const [left, right] = around(from, end);
      yield* made(typeof key === 'number' ? 'item left out' : 'key left out', where, [left, right], '');
      yield* made(typeof key === 'number' ? 'item doubled' : 'key doubled', where, [from, end], `${whole}, ${whole}`);
      if (typeof key === 'string') {
        const keyEnd = document!.keyAt(pointer(...path)).end;
        const word = text.slice(from, keyEnd).slice(1, -1);
        yield* made('misspelt key', where, [from, keyEnd], `"${misspelt(word)}"`);
        yield* made(
          'key in another case',
          where,
          [from, keyEnd],
          `"${word[0] === word[0]?.toUpperCase() ? word.toLowerCase() : word.toUpperCase()}"`,
        );
        yield* made('colon left out', where, [from, end], `${text.slice(from, keyEnd)} ${own}`);
        yield* made('comma left out', where, [from, right], `${whole} `);
        const outside = document!.at(pointer(...path.slice(0, -1))).start;
        const parentKey =
          path.length > 1
            ? typeof path.at(-2) === 'string'
              ? document!.keyAt(pointer(...path.slice(0, -1))).start
              : outside
            : -1;
        const isMember = typeof path.at(-2) === 'string';
        if (parentKey > 0 && isMember && !seen.has(`moved out ${where}`)) {
          seen.add(`moved out ${where}`);
          yield {
            kind: 'moved out',
            where,
            text: `${text.slice(0, parentKey)}${whole}, ${text.slice(parentKey, left)}${text.slice(right)}`,
            line: lineAt(parentKey),
          };
        }
      }
      if (typeof value === 'string' && isExpression(path))
        for (const [kind, changed] of atTokens(own.slice(1, -1)))
          yield* made(kind, where, [start, end], `"${changed}"`);
    }
    if (typeof value === 'object' && value !== null)
      for (const key of Object.keys(value))
        yield* walk((value as Record<string, unknown>)[key], [...path, Array.isArray(value) ? Number(key) : key]);
  }
  yield* walk(document.value, []);
}
