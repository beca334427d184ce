/** An entry at its place in an order, and what puts it there. */
import { type Entry, HOOKS, type Hook, type InactiveEntry, levels, overridersOf, sorted } from 'tavolata/internals';
import type { Ruleset } from 'tavolata/runtime';

/** An entry at its place in an order, and what puts it there. */
export interface OrderPlace {
  readonly entry: Entry;
  /** Entries that override it while they apply, and so are evaluated first. */
  readonly overriddenBy: readonly string[];
  /** Entries that it follows because of `before` and `after`. */
  readonly after: readonly string[];
  /** Steps of a procedure: its own, and those of another one to which it anchors something. */
  readonly steps: readonly { readonly step: string; readonly place?: 'with' | 'before' | 'after' }[];
}

/** Entries that do the same to a question or an event, in order; those of one group act at the same moment. */
export interface Group {
  readonly hook: Hook;
  readonly moments: readonly (readonly OrderPlace[])[];
}

/** Why an entry about the same question or event takes no part. */
export interface Absent {
  readonly entry: Entry;
  readonly why: InactiveEntry['why'] | 'setup';
  readonly by: readonly string[];
}

/** The entries about a question or an event: in their order, and those that take no part. */
export interface Ordering {
  readonly groups: readonly Group[];
  readonly absent: readonly Absent[];
}

const eventHooks = HOOKS.filter((hook) => hook !== 'answers');

/** The effective order of everything that answers a question in a ruleset. */
export function orderOfQuestion(ruleset: Ruleset, question: string): Ordering {
  const entries = ruleset.entriesFor('answers', question);
  const taking = ruleset.question(question).rows.map(({ entry }) => entry);
  const overriders = overridersOf(entries);
  const moments = taking.map((entry) => [place(entry, overriders.get(entry) ?? [], [])]);
  const off = entries.filter((entry) => !taking.includes(entry));
  const absent: Absent[] = [
    ...off.map((entry) => ({ entry, why: 'setup' as const, by: [] })),
    ...inactive(ruleset, ['answers'], question),
  ];
  return { groups: taking.length === 0 ? [] : [{ hook: 'answers', moments }], absent };
}

/** The effective order of everything that is done to an event in a ruleset. */
export function orderOfEvent(ruleset: Ruleset, event: string): Ordering {
  const groups = eventHooks.flatMap((hook) => {
    const entries = ruleset.entriesFor(hook, event);
    return entries.length === 0 ? [] : [{ hook, moments: momentsOf(hook, entries) }];
  });
  return { groups, absent: inactive(ruleset, eventHooks, event) };
}

function momentsOf(hook: Hook, entries: readonly Entry[]): readonly (readonly OrderPlace[])[] {
  const overriders = overridersOf(entries);
  const earlier = earlierOf(entries);
  const placed = (entry: Entry): OrderPlace => place(entry, overriders.get(entry) ?? [], earlier(entry));
  if (hook === 'follows') return levels(entries).map((moment) => moment.map(placed));
  const predecessors = hook === 'rewrites' ? earlier : () => [];
  return sorted(entries, predecessors).map((entry) => [placed(entry)]);
}

const place = (entry: Entry, overriders: readonly Entry[], after: readonly Entry[]): OrderPlace => ({
  entry,
  overriddenBy: overriders.map(({ id }) => id),
  after: after.map(({ id }) => id),
  steps: (entry.steps ?? []).flatMap(({ name, anchor }) => {
    if (anchor !== undefined) return [anchor];
    return name === undefined ? [] : [{ step: name }];
  }),
});

/** The entries that come before an entry because one of the two says so. */
const earlierOf =
  (entries: readonly Entry[]) =>
  (entry: Entry): readonly Entry[] =>
    entries.filter((other) => entry.after.includes(other.id) || other.before.includes(entry.id));

const inactive = ({ inactive: all }: Ruleset, hooks: readonly Hook[], of: string): readonly Absent[] =>
  all.filter(({ entry }) => entry.of === of && entry.hook !== undefined && hooks.includes(entry.hook));
