import type { Diagnostic } from 'tavolata/compiler';
import {
  type JsonDocument,
  type JsonPath,
  type LocatedText,
  layout,
  mostColumns,
  parseAction,
  parseChange,
  parseExpression,
  partsOf,
  pointer,
  printChange,
  printExpression,
} from 'tavolata/workspace';
import type { LayoutShape, RuleTextForm } from './shape.js';

/** A file's value with every text of the rule language in canonical form, and with its tree, for comparison. */
export interface Rewritten {
  readonly value: unknown;
  /** The same value with trees in place of texts. */
  readonly meaning: unknown;
  readonly diagnostics: readonly Diagnostic[];
}

/** Rewrites all texts of the rule language in a file, where its shape says so. */
export function rewritten(document: JsonDocument, shape: LayoutShape): Rewritten {
  const diagnostics: Diagnostic[] = [];
  const meaning = (text: unknown, tree: unknown): Pair => ({ value: text, meaning: tree });
  /** Findings about a text with a tree are fixed by printing the tree. */
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
  /** Actions or changes: each begins a line. */
  const several = (path: JsonPath, written: 'actions' | 'changes'): Pair => {
    const located = document.text(pointer(...path));
    const parts = partsOf(located).map((part) => {
      const { syntax, diagnostics: found } = written === 'changes' ? parsedChange(part) : parsedAction(part);
      if (syntax === undefined) diagnostics.push(...found);
      return syntax;
    });
    if (parts.includes(undefined)) return meaning(located.text, located.text);
    const lines = parts.flatMap((part, index) => {
      const own = layout(part!.text, index === parts.length - 1 ? mostColumns : mostColumns - 1);
      return index === parts.length - 1 ? own : [...own.slice(0, -1), `${own.at(-1)};`];
    });
    const trees = parts.map((part) => withoutPlaces(part!.tree));
    return meaning(lines.length === 1 ? lines[0] : lines, trees);
  };
  /** Texts of scenarios may be wrong on purpose: then they stay as they are. */
  const line = (path: JsonPath): Pair => {
    const located = document.text(pointer(...path));
    const { syntax } = parseExpression(located);
    return syntax === undefined
      ? meaning(located.text, located.text)
      : meaning(printExpression(syntax), withoutPlaces(syntax));
  };
  const inLanguage = (path: JsonPath, written: RuleTextForm): Pair =>
    written === 'expression' ? expression(path) : written === 'line' ? line(path) : several(path, written);
  const visit = (value: unknown, part: LayoutShape, path: JsonPath): Pair => {
    // An array holds the lines of a text, unless the shape says that it lists several.
    const isText = typeof value === 'string' || (Array.isArray(value) && part.items === undefined);
    if (part.written !== undefined && isText) return inLanguage(path, part.written);
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

interface ParsedPart {
  readonly syntax?: { readonly text: string; readonly tree: unknown };
  readonly diagnostics: readonly Diagnostic[];
}

function parsedAction(text: LocatedText): ParsedPart {
  const { syntax, diagnostics } = parseAction(text);
  return { diagnostics, ...(syntax && { syntax: { text: printExpression(syntax), tree: syntax } }) };
}

function parsedChange(text: LocatedText): ParsedPart {
  const { syntax, diagnostics } = parseChange(text);
  return { diagnostics, ...(syntax && { syntax: { text: printChange(syntax), tree: syntax } }) };
}

/** A text, or the lines of a long one. */
function inLines(text: string): string | readonly string[] {
  const lines = layout(text);
  return lines.length === 1 ? text : lines;
}

/** A tree without the places in its text. */
const withoutPlaces = (tree: unknown): unknown =>
  JSON.parse(JSON.stringify(tree, (key, value: unknown) => (/^at$|[a-z]At$/.test(key) ? undefined : value)));
