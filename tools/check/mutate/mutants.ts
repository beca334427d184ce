import {
  type Entry,
  type Expression,
  expressionsOf,
  isInForce,
  type UnknownRecord,
  type Vocabulary,
} from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
import type { Mutant, MutantKind } from './mutant.js';
import { changesOf, not } from './trees.js';

/** All mutants of a rulebook, in order of entries. References decide nothing and have none. */
export function mutantsOf({ entries, editions, vocabulary }: Rulebook): readonly Mutant[] {
  const dates = editions.map(({ date }) => date);
  return entries.flatMap((entry) => {
    if (entry.hook === undefined) return [];
    const several = entries.filter(({ id }) => id === entry.id).length > 1;
    const name = several ? `${entry.id}@${entry.since ?? dates[0]}` : entry.id;
    const made: Mutant[] = [];
    const used = new Map<string, number>();
    const add: Add = (kind, where, was, { instead, now, part } = {}) => {
      const plain = `${name}/${kind}${where === '' ? '' : `:${where}`}`;
      const before = used.get(plain) ?? 0;
      used.set(plain, before + 1);
      const id = before === 0 ? plain : `${plain}:${before + 1}`;
      const rest = { ...(instead && { instead }), ...(now !== undefined && { now }), ...(part && { part }) };
      made.push({ id, entry, kind, where, was, ...rest });
    };
    add('drop-entry', '', entry.id);
    lists(entry, add);
    // Shared logic is changed where it is written; overrides and dates are each entry's own.
    if (entry.logicOf === undefined) {
      cases(entry, add);
      condition(entry, add);
      expressions(entry, vocabulary, add);
      steps(entry, add);
    }
    dateMoves(
      entry,
      entries.filter((other) => other !== entry && other.id === entry.id),
      dates,
      add,
    );
    return made;
  });
}

/** The result of a change as it would be written, and the part of the entry concerned. */
interface EntryChange {
  readonly instead?: Entry;
  readonly now?: string | undefined;
  readonly part?: Mutant['part'];
}

type Add = (kind: MutantKind, where: string, was: string, change?: EntryChange) => void;

function lists(entry: Entry, add: Add): void {
  const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id);
  if (entry.overrides !== 'all') {
    for (const id of entry.overrides)
      add('drop-override', id, id, { instead: { ...entry, overrides: without(entry.overrides, id) } });
  }
  for (const id of entry.replaces)
    add('drop-replaces', id, id, { instead: { ...entry, replaces: without(entry.replaces, id) } });
  for (const key of ['before', 'after'] as const)
    for (const id of entry[key])
      add('drop-order', `${key}-${id}`, id, { instead: { ...entry, [key]: without(entry[key], id) } });
}

function cases(entry: Entry, add: Add): void {
  for (const [index, choice] of (entry.cases ?? []).entries()) {
    const left = entry.cases?.filter((other) => other !== choice) ?? [];
    add('drop-case', String(index + 1), choice.when?.text ?? 'else', { instead: { ...entry, cases: left } });
  }
}

function condition(entry: Entry, add: Add): void {
  const { when, else: other, ...rest } = entry;
  if (when === undefined) return;
  if (other !== undefined) add('drop-case', 'else', other, { instead: { ...rest, when } });
  add('drop-condition', '', when.text, { instead: rest });
  add('negate-condition', '', when.text, {
    instead: { ...entry, when: { ...when, tree: not(when.tree) } },
    now: `not (${when.text})`,
  });
}

/** Changes inside each expression. Changes of a whole condition are above. */
function expressions(entry: Entry, vocabulary: Vocabulary, add: Add): void {
  for (const { place, expression } of expressionsOf(entry)) {
    for (const { kind, tree, at, sort, part } of changesOf(expression.tree, vocabulary)) {
      const was = expression.text.slice(at[0], at[1]);
      const where = `${place}:${at[0]}:${sort}`;
      const shown = part === undefined ? was : expression.text.slice(...part);
      add(kind, where, shown, {
        instead: withExpression(entry, place.split('/'), { ...expression, tree }),
        now: becomes(kind, shown, sort),
        part: { place, expression, range: part ?? at },
      });
    }
  }
}

/** The changed part of an expression as it would be written; undefined if it is gone. */
function becomes(kind: MutantKind, was: string, sort: string): string | undefined {
  if (kind === 'negate-part') return `not (${was})`;
  if (kind === 'shift-number') return /^-?\d+$/.test(was) ? String(Number(was) + 1) : was.replace(/[<>]=?/, sort);
  if (kind === 'swap-function') return was.replace(/^\w+/, sort);
  if (kind !== 'widen-set') return undefined;
  if (sort === 'with' || sort === 'without') return was.replace(sort === 'with' ? 'without' : 'with', sort);
  if (sort === 'all') return was.replace(/\s+where\b.*?(?=:|$)/s, '');
  return was.replace(sort === 'every' ? 'any' : 'every', sort);
}

/** The entry with another expression at a place, as `expressionsOf` names it. */
function withExpression(entry: Entry, [first = '', ...rest]: readonly string[], made: Expression): Entry {
  if (first === 'each' && entry.each !== undefined) return { ...entry, each: { ...entry.each, in: made } };
  if (rest.length === 0) return { ...entry, [first]: made };
  const put = (target: unknown, path: readonly string[]): unknown => {
    const [key = '', ...deeper] = path;
    if (path.length === 0) return made;
    if (Array.isArray(target)) return target.map((item, index) => (String(index) === key ? put(item, deeper) : item));
    const record = target as UnknownRecord;
    return { ...record, [key]: put(record[key], deeper) };
  };
  return put(entry, [first, ...rest]) as Entry;
}

function steps(entry: Entry, add: Add): void {
  const all = entry.steps ?? [];
  for (const [index, step] of all.entries()) {
    const name = step.name ?? String(index + 1);
    if (step.do.length > 0)
      add('drop-step', name, name, { instead: { ...entry, steps: all.with(index, { ...step, do: [] }) } });
    const next = all[index + 1];
    if (next === undefined || step.do.length === 0 || next.do.length === 0) continue;
    if (step.anchor !== undefined || next.anchor !== undefined) continue;
    // The actions change places; the names stay.
    const { name: _, ...moved } = step;
    const { name: __, ...nextMoved } = next;
    const named = (name: string | undefined) => (name === undefined ? {} : { name });
    const swapped = all
      .with(index, { ...nextMoved, ...named(step.name) })
      .with(index + 1, { ...moved, ...named(next.name) });
    add('swap-steps', name, `${name}, ${next.name ?? index + 2}`, {
      instead: { ...entry, steps: swapped },
      now: `${next.name ?? index + 2}, ${name}`,
    });
  }
  for (const [index, action] of (entry.do ?? []).entries()) {
    if ((entry.do ?? []).length < 2) break;
    add('drop-step', String(index + 1), action.text, {
      instead: {
        ...entry,
        do: (entry.do ?? []).filter((one) => one !== action),
      },
    });
  }
}

/**
 * A date with an effect, moved to the next edition. If another object with the same id is in force on the days between,
 * the two would overlap, which is refused.
 */
function dateMoves(entry: Entry, namesakes: readonly Entry[], dates: readonly string[], add: Add): void {
  for (const key of ['since', 'until'] as const) {
    const date = entry[key];
    if (date === undefined || (key === 'since' && date <= (dates[0] ?? ''))) continue;
    const next = dates.find((one) => one > date);
    if (next === undefined) continue;
    if (!namesakes.some((other) => isInForce(other, date)))
      add('move-date', key, date, { instead: { ...entry, [key]: next }, now: next });
  }
}
