import { columnsOf } from 'tavolata/workspace';
import type { LayoutShape } from './shape.js';

/** Greatest width of a line; unbreakable texts may exceed it. */
const width = 120;

/**
 * A JSON value in the lines of this project's form: on one line what fits there, otherwise its parts one below the
 * other, with keys in the order of the shape.
 */
export const layOut = (value: unknown, shape: LayoutShape): string => `${new Layout().broken(value, shape, 0, 0)}\n`;

/** A value in the middle of a file: it begins in a column, and its lines are indented relative to the first. */
export const layOutAt = (value: unknown, column: number, indent: number): string =>
  new Layout().value(value, {}, column, indent);

type KeyedValues = readonly (readonly [key: string, value: unknown])[];

class Layout {
  /**
   * @param column where the value begins
   * @param indent the indent of its last bracket, if that is on a line of its own
   */
  value(value: unknown, shape: LayoutShape, column: number, indent: number): string {
    if (!shape.broken || isEmpty(value)) {
      const inline = this.inline(value, shape);
      // A comma or bracket follows.
      if (inline !== undefined && column + columnsOf(inline) < width) return inline;
    }
    return this.broken(value, shape, column, indent);
  }

  /** On one line; undefined if a part of it must be broken. */
  private inline(value: unknown, shape: LayoutShape): string | undefined {
    if (!isGroup(value)) return JSON.stringify(value);
    if (isEmpty(value)) return Array.isArray(value) ? '[]' : '{}';
    if (shape.broken) return undefined;
    const parts = Array.isArray(value)
      ? value.map((item) => this.inline(item, shape.items ?? {}))
      : ordered(value, shape)
          .flat()
          .map(([key, part]) => this.inlineMember(key, part, shape));
    if (parts.some((part) => part === undefined)) return undefined;
    return Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  }

  private inlineMember(key: string, value: unknown, shape: LayoutShape): string | undefined {
    const inline = this.inline(value, memberShape(shape, key));
    return inline === undefined ? undefined : `${JSON.stringify(key)}: ${inline}`;
  }

  broken(value: unknown, shape: LayoutShape, column: number, indent: number): string {
    if (!isGroup(value)) return JSON.stringify(value);
    if (Array.isArray(value)) {
      // A list of one item needs no lines for its own brackets.
      if (value.length === 1 && !shape.broken)
        return `[${this.value(value[0], shape.items ?? {}, column + 1, indent)}]`;
      const lines = value.map((item) => this.value(item, shape.items ?? {}, indent + 2, indent + 2));
      return bracketed('[', lines, ']', indent);
    }
    const groups = ordered(value, shape);
    const lines = shape.filled
      ? this.filled(groups.flat(), shape, indent + 2)
      : groups.flatMap((group) => this.group(group, shape, indent + 2));
    if (!shape.hugged) return bracketed('{', lines, '}', indent);
    return `{ ${lines.join(`,\n${' '.repeat(indent + 2)}`)} }`;
  }

  /** The members of a group: on one line, or each on its own. */
  private group(members: KeyedValues, shape: LayoutShape, indent: number): string[] {
    const inline = members.map(([key, value]) => this.inlineMember(key, value, shape));
    const together = inline.join(', ');
    if (inline.every((part) => part !== undefined) && indent + columnsOf(together) + 2 < width) return [together];
    return members.map((member) => this.member(member, shape, indent));
  }

  /** Members one after the other, as many to a line as fit. */
  private filled(members: KeyedValues, shape: LayoutShape, indent: number): string[] {
    const lines: string[] = [];
    for (const [key, value] of members) {
      const inline = this.inlineMember(key, value, shape);
      const before = lines.at(-1);
      if (inline !== undefined && before !== undefined && indent + columnsOf(`${before}, ${inline}`) + 2 < width)
        lines[lines.length - 1] = `${before}, ${inline}`;
      else lines.push(this.member([key, value], shape, indent));
    }
    return lines;
  }

  private member([key, value]: KeyedValues[number], shape: LayoutShape, indent: number): string {
    const head = `${JSON.stringify(key)}: `;
    return head + this.value(value, memberShape(shape, key), indent + columnsOf(head), indent);
  }
}

function bracketed(open: string, lines: readonly string[], close: string, indent: number): string {
  const start = `\n${' '.repeat(indent + 2)}`;
  return `${open}${start}${lines.join(`,${start}`)}\n${' '.repeat(indent)}${close}`;
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isEmpty = (value: unknown): boolean => isGroup(value) && Object.keys(value).length === 0;

const memberShape = ({ members = {}, rest = {} }: LayoutShape, key: string): LayoutShape =>
  Object.hasOwn(members, key) ? (members[key] as LayoutShape) : rest;

/** Members in the groups of the shape; those that it does not name follow one by one, in their order. */
function ordered(value: object, { groups = [] }: LayoutShape): readonly KeyedValues[] {
  const entries = Object.entries(value);
  const named = groups.flat();
  const found = groups.map((keys) => keys.flatMap((key) => entries.filter(([own]) => own === key)));
  const others = entries.filter(([key]) => !named.includes(key)).map((member) => [member]);
  return [...found, ...others].filter((group) => group.length > 0);
}
