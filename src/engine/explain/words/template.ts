import { last } from '../../model/last.js';
/**
 * Templates of the vocabulary and of `words/`: `{name}` stands for a part. A piece in square brackets is left out if a
 * part in it has no text: `{object} moves to {to}[ under the control of {controller}]`. `{amount:card|cards}` is a
 * number of something; of `(is|are)` the first is used after a singular part, the second after a plural one; parts with
 * a unit are filled under the whole text between the braces.
 */
export type TemplateParts = Readonly<Record<string, string | undefined>>;

/** Private-use characters around texts that grammar must not touch (ids, quoted texts); `withoutMarks` removes them. */
const open = '\uE000';
const close = '\uE001';

/** Marks an id or a quoted text, so that no contraction, elision or capital letter changes it. */
export const verbatim = (text: string): string => `${open}${withoutMarks(text)}${close}`;

/** The text without the marks of `verbatim`. */
export const withoutMarks = (text: string): string => text.split(open).join('').split(close).join('');

/** Applies `change` to everything outside kept texts. */
export const outsideKept = (text: string, change: (piece: string) => string): string =>
  text
    .split(/(\uE000[^\uE001]*\uE001)/)
    .map((piece) => (piece.startsWith(open) ? piece : change(piece)))
    .join('');

/** "((a))" becomes "(a)": a piece in parentheses that ended up inside parentheses. */
export function withoutDoubleParentheses(text: string): string {
  const closing = new Map<number, number>();
  const opened: number[] = [];
  let kept = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    if (letter === open || letter === close) kept = letter === open;
    else if (kept) continue;
    else if (letter === '(') opened.push(i);
    else if (letter === ')') closing.set(opened.pop() ?? -1, i);
  }
  const doubled = new Set<number>();
  for (const [from, to] of closing)
    if (from >= 0 && closing.get(from + 1) === to - 1) {
      doubled.add(from);
      doubled.add(to);
    }
  return doubled.size === 0 ? text : text.replace(/[()]/g, (letter, at: number) => (doubled.has(at) ? '' : letter));
}

/** Fills a template; `missing` stands for parts without a text outside brackets. */
export function fill(template: string, parts: TemplateParts, missing = ''): string {
  const whole = template.replace(/\[([^[\]]*)\]/g, (_, piece: string) =>
    placesOf(piece).every((slot) => textOf(parts, slot) !== undefined) ? piece : '',
  );
  return whole.replace(/\{([^{}]+)\}/g, (_, slot: string) => textOf(parts, slot) ?? missing);
}

/** Names of the parts that a template mentions, each once. */
export const slotsOf = (template: string): readonly string[] => [
  ...new Set(placesOf(template).map((place) => place.replace(/:.*$/su, ''))),
];

/** Names of the parts in square brackets, which may have no text. */
export const optionalSlotsOf = (template: string): readonly string[] =>
  (template.match(/\[[^[\]]*\]/g) ?? []).flatMap((piece) => slotsOf(piece.slice(1, -1)));

/** The contents of a template's braces, each once: names, and names with a unit. */
export const placesOf = (template: string): readonly string[] => [
  ...new Set((template.match(/\{[^{}]+\}/g) ?? []).map((place) => place.slice(1, -1))),
];

/** A part with its unit: `amount:card|cards`; undefined for a part without one. */
export function unitOf(
  place: string,
): { readonly slot: string; readonly one: string; readonly many: string } | undefined {
  const match = /^(\w+):([^|]+)\|([^|]+)$/u.exec(place);
  return match === null ? undefined : { slot: match[1] as string, one: match[2] as string, many: match[3] as string };
}

/** A template with each `(one|many)` in the form that agrees with the part before it. */
export const numbered = (template: string, isMany: (slot: string) => boolean): string =>
  template.replace(/\(([^()|]*)\|([^()|]*)\)/g, (_, one: string, many: string, at: number) => {
    const before = last(slotsOf(template.slice(0, at)));
    return before !== undefined && isMany(before) ? many : one;
  });

/**
 * Splits a template that begins with a part: "{of} is in the game" into `of` and "is in the game". Undefined if the
 * part is one of several that share the verb: "{a} and {b} are opponents".
 */
export function leadingSlot(template: string): { readonly slot: string; readonly rest: string } | undefined {
  const match = /^\{(\w+)\} +(\S.*)$/su.exec(template);
  return match === null || /^(and|or|e|ed|o|od)\b/.test(match[2] as string)
    ? undefined
    : { slot: match[1] as string, rest: match[2] as string };
}

/** Capitalizes the first letter, unless the text begins with a kept one, and adds a full stop. */
export function sentence(text: string): string {
  const begun = text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return /[.!?:]$/.test(withoutMarks(begun)) ? begun : `${begun}.`;
}

const textOf = (parts: TemplateParts, slot: string): string | undefined =>
  Object.hasOwn(parts, slot) ? parts[slot] : undefined;
