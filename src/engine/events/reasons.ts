import type { PlanEvent, Undone } from '../model/answer.js';
import type { Entry } from '../model/entry.js';
import type { Node } from '../model/tree.js';
import type { EventType } from '../model/vocabulary.js';
import type { CompiledEventEntry, CompiledStep } from '../ruleset/event-rules.js';
import type { Asked } from '../ruleset/question/asked.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { listOf } from '../values/functions.js';
import { eventToJson } from '../values/json.js';
import { type EventValue, same, Thing, type Value } from '../values/values.js';
import { basesIn, type ReasonBasis, thingsIn } from './basis.js';

/** A value that one event brought into a field of the event that gathers such events, with the contributing entries. */
interface Claimed {
  /** Missing for what an entry added to the field. */
  readonly claim?: EventValue;
  readonly field: number;
  readonly value: Value;
  readonly because: readonly string[];
}

/** The entries that contributed to an event. */
interface EventHistory {
  /** Most specific first. */
  readonly because: readonly string[];
  /** Those of them that made or rewrote it, without those of the event it came from. */
  readonly own: readonly string[];
  readonly claimed: readonly Claimed[];
}

const SENT: EventHistory = { because: [], own: [], claimed: [] };

/**
 * Which entries contributed to the events of one sending: those that made or rewrote an event, those that made the
 * event it came from if the plan does not show that one, and those that claimed it. An entry of a higher layer on whose
 * answer another one rests comes before it.
 */
export class PlanReasons {
  private readonly barred: { readonly undone: Undone; readonly key: string }[] = [];
  /** Made when there is something to note, since without reasons there seldom is. */
  private histories: Map<EventValue, EventHistory> | null = null;
  private tookPart: Map<EventValue, readonly string[]> | null = null;
  private joinedInto: Map<EventValue, EventValue> | null = null;

  /** @param asked whether reasons are wanted; if not, only undone events are noted */
  constructor(
    private readonly ruleset: Ruleset,
    readonly asked: boolean,
  ) {}

  private past(event: EventValue): EventHistory {
    return this.histories?.get(event) ?? SENT;
  }

  private note(event: EventValue, past: EventHistory): void {
    this.histories ??= new Map();
    this.histories.set(event, past);
  }

  of(event: EventValue): readonly string[] {
    return this.asked ? this.inOrder(this.past(event).because) : NONE;
  }

  /**
   * Readers want a rule first: entries without a number come last, and permissions without one are named only if
   * nothing else contributed.
   */
  private inOrder(ids: readonly string[]): readonly string[] {
    if (ids.length < 2) return ids;
    const [numbered, bare] = [new Set<string>(), new Set<string>()];
    for (const id of ids) {
      const entry = this.ruleset.entryOf(id);
      if (entry === undefined) continue;
      if (this.ruleset.numbersOf(entry).length > 0) numbered.add(entry.id);
      else if (entry.kind === 'permission') bare.add(entry.id);
    }
    const telling = bare.size < ids.length ? ids.filter((id) => !bare.has(id)) : ids;
    return [...telling.filter((id) => numbered.has(id)), ...telling.filter((id) => !numbered.has(id))];
  }

  /** @param bare the event without reasons, if it is already written */
  toPlan(event: EventValue, bare?: PlanEvent): PlanEvent {
    const because = this.of(event);
    if (bare !== undefined && because.length === 0) return bare;
    return eventToJson(this.ruleset.rulebook.vocabulary, event, because);
  }

  /** What was barred or replaced, each once; if the plan is empty, also what had no effect. */
  undone(sent: readonly EventValue[], isEmpty: boolean): readonly Undone[] {
    if (this.barred.length > 0) return [...new Map(this.barred.map(({ undone, key }) => [key, undone])).values()];
    if (!isEmpty) return NONE;
    return sent.map((event) => {
      const because = (this.asked && this.tookPart?.get(this.joinedInto?.get(event) ?? event)) || NONE;
      return { event: this.toPlan(event), how: 'idle', because };
    });
  }

  /** What entries of higher layers contributed to expressions of an entry, in the present state. */
  bases(row: CompiledEventEntry, trees: readonly Node[], step: CompiledStep | undefined): readonly ReasonBasis[] {
    if (!this.asked) return NONE;
    const { ruleset } = this;
    return basesIn(ruleset.questions, ruleset.heightOf(row.entry), trees, () => row.traced().scope(step));
  }

  /**
   * What the vocabulary requires is due to the entries of options and variants whose answers concern the same things.
   */
  owed(tree: Node, events: readonly EventValue[]): void {
    if (events.length === 0) return;
    const bases = basesIn(this.ruleset.questions, 0, [tree], () => this.ruleset.questions.nameless);
    for (const event of events) {
      const own = concerned(bases, event);
      this.note(event, { because: own, own, claimed: [] });
    }
  }

  copied(from: EventValue, to: EventValue): void {
    const past = this.past(from);
    if (past !== SENT) this.note(to, past);
  }

  /** Several events are one from here on. */
  united(one: EventValue, parts: readonly EventValue[]): void {
    const pasts = parts.map((part) => this.past(part));
    this.note(one, {
      because: distinct(pasts.flatMap(({ because }) => because)),
      own: distinct(pasts.flatMap(({ own }) => own)),
      claimed: pasts.flatMap(({ claimed }) => claimed),
    });
    this.joinedInto ??= new Map();
    for (const part of parts) this.joinedInto.set(part, one);
  }

  /** The entries whose procedure an event follows, or that follow it. */
  took(event: EventValue, rows: readonly CompiledEventEntry[]): void {
    if (!this.asked) return;
    this.tookPart ??= new Map();
    const before = this.tookPart.get(event) ?? NONE;
    this.tookPart.set(event, distinct([...before, ...rows.map(({ entry }) => entry.id)]));
  }

  /** An entry replaced an event by others; the same event keeps its history. */
  rewrote(
    { entry }: CompiledEventEntry,
    event: EventValue,
    made: readonly EventValue[],
    bases: readonly ReasonBasis[],
  ): void {
    const past = this.past(event);
    for (const part of made) {
      if (same(part, event)) this.copied(event, part);
      else if (part.event === event.event && past.claimed.length > 0) this.regathered(entry, event, part, bases);
      else {
        const own = ownOf(entry, bases, part);
        this.note(part, { because: distinct([...own, ...past.because]), own: [...own, ...past.own], claimed: [] });
      }
    }
    if (made.some((part) => part.event === event.event && (past.claimed.length > 0 || same(part, event)))) return;
    const because = withAll(bases, entry);
    const claims = past.claimed.flatMap(({ claim }) => claim ?? []);
    for (const one of claims.length > 0 ? claims : [event]) this.undo(one, made.length > 0, because);
  }

  /**
   * An entry changed what was gathered. A value that is
   *
   * - kept in its field is due to whoever brought it there;
   * - added is due to the entry;
   * - moved from another field (who would lose wins instead) is due to both, and its claim was replaced;
   * - removed was barred as a claim; if an entry had added it, nobody claimed it, and the entry is named with what
   *   remains of the same value.
   */
  private regathered(entry: Entry, before: EventValue, after: EventValue, bases: readonly ReasonBasis[]): void {
    const { claimed } = this.past(before);
    const holds = (event: EventValue, field: number, value: Value) => listOf(event.fields[field]).includes(value);
    const stays = ({ field, value }: Claimed): boolean => holds(after, field, value);
    const lost = claimed.filter((one) => one.claim === undefined && !stays(one)).map(({ value }) => value);
    const kept = claimed
      .filter(stays)
      .map((one) =>
        lost.includes(one.value)
          ? { ...one, because: distinct([...one.because, ...ownOf(entry, bases, one.value)]) }
          : one,
      );
    const added = after.fields.flatMap((list, field) =>
      listOf(list)
        .filter((value) => !holds(before, field, value))
        .map((value): Claimed => {
          const moved = claimed.filter((one) => one.value === value && !stays(one));
          const because = distinct([...ownOf(entry, bases, value), ...moved.flatMap((one) => one.because)]);
          return { field, value, because };
        }),
    );
    for (const one of claimed) {
      if (stays(one) || one.claim === undefined) continue;
      this.undo(
        one.claim,
        added.some(({ value }) => value === one.value),
        ownOf(entry, bases, one.value),
      );
    }
    this.note(after, { because: [], own: [], claimed: [...kept, ...added] });
  }

  /**
   * An entry made events out of one. If the plan does not show that one, its own procedure passes on who made it and,
   * for a gathering, who claimed the same; entries that join the procedure or follow it are named alone.
   */
  made(
    row: CompiledEventEntry,
    event: EventValue,
    made: readonly EventValue[],
    { bases, shown }: { readonly bases: readonly ReasonBasis[]; readonly shown: boolean },
  ): void {
    if (!this.asked) return;
    const { entry } = row;
    const past = this.past(event);
    for (const part of made) {
      const own = ownOf(entry, bases, part);
      const handedOn = shown || entry.hook !== 'expands' ? NONE : past.own;
      const claimed = entry.hook === 'expands' ? claimedFor(past.claimed, part) : NONE;
      const alone = handedOn.length === 0 && claimed.length === 0;
      this.note(part, {
        because: alone ? own : distinct([...claimed, ...own, ...handedOn]),
        own,
        claimed: NONE,
      });
    }
  }

  /** The answer to the question that permits such events; `detailed`: with the outcome of each entry. */
  deciding(event: EventValue, detailed: boolean): Asked | undefined {
    const { permission, traced } = this.ruleset.rulesFor(event.event);
    if (!this.asked || permission === undefined) return undefined;
    const { questions, runtime } = this.ruleset;
    return questions.trace(() => runtime.budget.free(() => traced(event).deciding(permission.tree)), {
      detailed,
    });
  }

  /** A claim that was sent rests on what permits it. */
  gathered(gathering: EventValue, type: EventType, claims: readonly EventValue[]): void {
    const { events } = this.ruleset.rulebook.vocabulary;
    const claimed = claims.flatMap((claim) =>
      type.fields.flatMap(({ name }, field): Claimed[] => {
        const source = type.gathers?.[name];
        if (source?.event !== claim.event) return [];
        const at = events[claim.event]?.fields.findIndex((other) => other.name === source.field) ?? -1;
        const { because } = this.past(claim);
        const known = because.length > 0 ? because : (this.deciding(claim, false)?.because ?? []);
        const value = claim.fields[at] ?? null;
        const values = events[claim.event]?.unites ? listOf(value) : [value];
        return values.map((one) => ({ claim, field, value: one, because: known }));
      }),
    );
    this.note(gathering, { because: [], own: [], claimed });
  }

  undo(event: EventValue, replaced: boolean, because: readonly string[]): void {
    const how = replaced ? 'replaced' : 'barred';
    const undone: Undone = { event: this.toPlan(event), how, because: this.asked ? because : NONE };
    this.barred.push({ undone, key: JSON.stringify(undone) });
  }

  forbade({ entry }: CompiledEventEntry, event: EventValue, bases: readonly ReasonBasis[]): void {
    const ids = bases.flatMap(({ influences, objections }) => [...influences, ...objections]);
    this.undo(event, false, distinct([...ids, entry.id]));
  }
}

const NONE: readonly never[] = [];

const distinct = (ids: readonly string[]): readonly string[] => (ids.length < 2 ? ids : [...new Set(ids)]);

/** The entry, after all those of higher layers that it rests on. */
const withAll = (bases: readonly ReasonBasis[], { id }: Entry): readonly string[] =>
  distinct([...bases.flatMap(({ influences }) => influences), id]);

/** The entry, after those of higher layers whose answers concern something in the value. */
const ownOf = ({ id }: Entry, bases: readonly ReasonBasis[], value: Value): readonly string[] =>
  bases.length === 0 ? [id] : distinct([...concerned(bases, value), id]);

function concerned(bases: readonly ReasonBasis[], value: Value): readonly string[] {
  const things = thingsIn(value);
  const meant = bases.filter(({ about }) => things.size === 0 || about.size === 0 || meet(about, things));
  return distinct(meant.flatMap(({ influences }) => influences));
}

/** Who claimed the things in an event; if there are none in it, who claimed anything. */
function claimedFor(claimed: readonly Claimed[], event: EventValue): readonly string[] {
  if (claimed.length === 0) return NONE;
  const things = thingsIn(event);
  return claimed
    .filter(({ value }) => things.size === 0 || (value instanceof Thing && things.has(value)))
    .flatMap(({ because }) => because);
}

const meet = (a: ReadonlySet<Thing>, b: ReadonlySet<Thing>): boolean => [...a].some((thing) => b.has(thing));
