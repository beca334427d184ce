import { layout } from '../../../../grammar/layout.js';
import { parseChange, parseExpression } from '../../../../grammar/parse.js';
import { printChange, printExpression } from '../../../../grammar/print.js';
import type { Diagnostic } from '../../../frontend/diagnostics/diagnostic.js';
import { type JsonDocument, pointer } from '../../../frontend/text/document.js';
import type { LayoutShape, RuleTextForm } from './shape.js';

type JsonPath = readonly (string | number)[];

/** A file's value with every text of the rule language written as it should be, and with its tree, for comparison. */
export interface Rewritten {
  readonly value: unknown;
  /** The same value with trees in the place of texts. */
  readonly meaning: unknown;
  readonly diagnostics: readonly Diagnostic[];
}

/** Rewrites all texts of the rule language that a file holds where its shape says so. */
export function rewritten(document: JsonDocument, shape: LayoutShape): Rewritten {
  const diagnostics: Diagnostic[] = [];
  const meaning = (text: unknown, tree: unknown): Pair => ({ value: text, meaning: tree });
  /** What is found about a text that has a tree is mended by writing the tree. */
  const unreadable = (text: string, found: readonly Diagnostic[]): Pair => {
    diagnostics.push(...found);
    return meaning(text, text);
  };

  const expression = (path: JsonPath): Pair => {
    const located = document.text(pointer(...path));
    const { syntax, diagnostics: found } = parseExpression(located);
    if (syntax === undefined) return unreadable(located.text, found);
    return meaning(inLines(printExpression(syntax)), withoutPlaces(syntax));
  };
  /** One action alone: broken into lines it must not look like several. */
  const action = (path: JsonPath): Pair => {
    const { value, meaning: tree } = expression(path);
    return meaning(Array.isArray(value) ? [value] : value, [tree]);
  };
  const change = (path: JsonPath): Pair => {
    const located = document.text(pointer(...path));
    const { syntax, diagnostics: found } = parseChange(located);
    if (syntax === undefined) return unreadable(located.text, found);
    return meaning(inLines(printChange(syntax)), withoutPlaces(syntax));
  };
  /** Texts of scenarios may be wrong on purpose: such a one stays as it is. */
  const line = (path: JsonPath): Pair => {
    const located = document.text(pointer(...path));
    const { syntax } = parseExpression(located);
    return syntax === undefined
      ? meaning(located.text, located.text)
      : meaning(printExpression(syntax), withoutPlaces(syntax));
  };
  const list = (value: readonly unknown[], path: JsonPath, each: (path: JsonPath) => Pair): Pair => {
    const pairs = value.map((_, index) => each([...path, index]));
    return meaning(
      pairs.map((pair) => pair.value),
      pairs.map((pair) => pair.meaning),
    );
  };
  const inLanguage = (value: unknown, path: JsonPath, written: RuleTextForm): Pair => {
    const many = Array.isArray(value) && written !== 'expression';
    if (!many) return written === 'line' ? line(path) : written === 'actions' ? action(path) : expression(path);
    return list(value, path, written === 'changes' ? change : written === 'line' ? line : expression);
  };
  const visit = (value: unknown, part: LayoutShape, path: JsonPath): Pair => {
    const isTable = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (part.written !== undefined && !isTable) return inLanguage(value, path, part.written);
    if (Array.isArray(value)) {
      const pairs = value.map((item, index) => visit(item, part.items ?? {}, [...path, index]));
      return meaning(
        pairs.map((pair) => pair.value),
        pairs.map((pair) => pair.meaning),
      );
    }
    if (typeof value !== 'object' || value === null) return meaning(value, value);
    const pairs = Object.entries(value).map(([key, member]) => {
      const own = part.members !== undefined && Object.hasOwn(part.members, key) ? part.members[key] : part.rest;
      return [key, visit(member, own ?? {}, [...path, key])] as const;
    });
    return meaning(
      Object.fromEntries(pairs.map(([key, pair]) => [key, pair.value])),
      Object.fromEntries(pairs.map(([key, pair]) => [key, pair.meaning])),
    );
  };
  return { ...visit(document.value, shape, []), diagnostics };
}

interface Pair {
  readonly value: unknown;
  readonly meaning: unknown;
}

/** A text, or the list of texts that a long one is broken into. */
function inLines(text: string): string | readonly string[] {
  const lines = layout(text);
  return lines.length === 1 ? text : lines;
}

/** A tree without the places in its text. */
const withoutPlaces = (tree: unknown): unknown =>
  JSON.parse(JSON.stringify(tree, (key, value: unknown) => (/^at$|[a-z]At$/.test(key) ? undefined : value)));
