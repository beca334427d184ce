import { type Parsed, parseChange, parseExpression } from '../../grammar/parse.js';
import { childrenOf, type Syntax } from '../../grammar/syntax.js';
import { toJson } from '../../src/frontend/diagnostics/render.js';
import { plainText } from '../../src/frontend/text/located.js';

export const located = (text: string) => plainText({ file: 'text', text });
export const read = (text: string) => parseExpression(located(text));

/** The tree of a text that has to be right. */
export function tree(text: string): Syntax {
  const { syntax, diagnostics } = read(text);
  if (syntax === undefined || diagnostics.length > 0)
    throw new Error(`${text}\n${JSON.stringify(diagnostics.map((one) => toJson(one, 'en')))}`);
  return syntax;
}

/** A tree without its places: every key that ends in `at` or `At` is left out. */
export function placeless(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(placeless);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !/^at$|At$/.test(key));
  return Object.fromEntries(entries.map(([key, part]) => [key, placeless(part)]));
}

/** A tree as nested lists, short enough to compare in a line: `(and a (not b))`. */
export function shape(node: Syntax): string {
  const list = (...parts: readonly (Syntax | string | undefined)[]) => {
    const present = parts.filter((part) => part !== undefined);
    return `(${present.map((part) => (typeof part === 'string' ? part : shape(part))).join(' ')})`;
  };
  switch (node.op) {
    case 'missing':
      return '…';
    case 'literal':
      return node.value === null ? 'none' : typeof node.value === 'string' ? `'${node.value}'` : String(node.value);
    case 'name':
      return node.name;
    case 'call':
      return list('call', node.name, ...node.args, ...node.named.flatMap((one) => [`${one.name}:`, one.value]));
    case 'field':
      return `${shape(node.of)}.${node.field}`;
    case 'let':
      return list('let', node.name, node.value, node.body);
    case 'is a':
      return list(node.negated ? 'is not a' : 'is a', node.of, node.entity);
    case 'permitted':
      return list(node.negated ? 'is not permitted' : 'is permitted', node.of);
    default: {
      if (!('in' in node)) return list('sign' in node ? node.sign : node.op, ...childrenOf(node));
      const { op, name, in: source, where, by, yield: result } = node;
      const named = (word: string, part: Syntax | undefined) => (part === undefined ? [] : [word, part]);
      return list(op, name, source, ...named('where', where), ...named('by', by), ...named('yield', result));
    }
  }
}

/** The one fault of a text, its place shown by brackets: `a ⟦==⟧ b`. */
export function fault(text: string, parse: (text: ReturnType<typeof located>) => Parsed<unknown> = parseExpression) {
  const { diagnostics } = parse(located(text));
  const [only, ...more] = diagnostics;
  if (only === undefined || more.length > 0) throw new Error(`not exactly one fault: ${text}`);
  const { start, end } = only.at!;
  const en = toJson(only, 'en');
  const it = toJson(only, 'it');
  return {
    code: only.code,
    marked: `${text.slice(0, start)}⟦${text.slice(start, end)}⟧${text.slice(end)}`,
    en: en.message,
    it: it.message,
    help: { en: en.help, it: it.help },
    suggestion: only.suggestion,
    also: only.also?.map((one) => text.slice(one.at.start, one.at.end)),
  };
}

export const changeFault = (text: string) => fault(text, parseChange);
