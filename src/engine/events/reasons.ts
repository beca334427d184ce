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

/** A value that one event brought into a field of the event that gathers such events, with the entries that had a part in it. */
interface Claimed {
  /** Missing for what an entry put into the field. */
  readonly claim?: EventValue;
  readonly field: number;
  readonly value: Value;
  readonly because: readonly string[];
}

/** Who had a part in an event. */
interface EventHistory {
  /** The most specific first. */
  readonly because: readonly string[];
  /** Those of them that made or rewrote it, without those of what it came of. */
  readonly own: readonly string[];
  readonly claimed: readonly Claimed[];
}

const SENT: EventHistory = { because: [], own: [], claimed: [] };

/**
 * Which entries had a part in the events of one sending: those that made or rewrote an event, those that made what it came of where the plan
 * does not show that, and those that claimed it. An entry of a higher layer on whose answer another one rests comes before it.
 */
export class PlanReasons {
  private readonly barred: { readonly undone: Undone; readonly key: string }[] = [];
  private readonly pasts = new Map<EventValue, EventHistory>();
  private readonly tookPart = new Map<EventValue, readonly string[]>();
  private readonly joinedInto = new Map<EventValue, EventValue>();

  /** @param asked whether anybody wants to know why; else only what is undone is noted */
  constructor(
    private readonly ruleset: Ruleset,
    readonly asked: boolean,
  ) {}

  of(event: EventValue): readonly string[] {
    return this.asked ? this.inOrder((this.pasts.get(event) ?? SENT).because) : NONE;
  }

  /** Who asks why wants a rule first: entries without a number come last, permissions without one only where nothing else has a part. */
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

  toPlan(event: EventValue): PlanEvent {
    return eventToJson(this.ruleset.rulebook.vocabulary, event, this.of(event));
  }

  /** What was barred or replaced, each once; where the plan is empty, also what came to nothing. */
  undone(sent: readonly EventValue[], isEmpty: boolean): readonly Undone[] {
    if (this.barred.length > 0) return [...new Map(this.barred.map(({ undone, key }) => [key, undone])).values()];
    if (!isEmpty) return NONE;
    return sent.map((event) => {
      const because = (this.asked && this.tookPart.get(this.joinedInto.get(event) ?? event)) || NONE;
      return { event: this.toPlan(event), how: 'idle', because };
    });
  }

  /** What entries of higher layers had to answer for expressions of an entry, as the table is now. */
  bases(row: CompiledEventEntry, trees: readonly Node[], step: CompiledStep | undefined): readonly ReasonBasis[] {
    if (!this.asked) return NONE;
    const { ruleset } = this;
    return basesIn(ruleset.questions, ruleset.heightOf(row.entry), trees, () => row.traced().scope(step));
  }

  /** What the vocabulary wants done comes of those entries of options and variants that answered it about whom it concerns. */
  owed(tree: Node, events: readonly EventValue[]): void {
    if (events.length === 0) return;
    const bases = basesIn(this.ruleset.questions, 0, [tree], () => this.ruleset.questions.nameless);
    for (const event of events) {
      const own = concerned(bases, event);
      this.pasts.set(event, { because: own, own, claimed: [] });
    }
  }

  copied(from: EventValue, to: EventValue): void {
    const past = this.pasts.get(from);
    if (past) this.pasts.set(to, past);
  }

  /** Several events that are one from here on. */
  united(one: EventValue, parts: readonly EventValue[]): void {
    const pasts = parts.map((part) => this.pasts.get(part) ?? SENT);
    this.pasts.set(one, {
      because: distinct(pasts.flatMap(({ because }) => because)),
      own: distinct(pasts.flatMap(({ own }) => own)),
      claimed: pasts.flatMap(({ claimed }) => claimed),
    });
    for (const part of parts) this.joinedInto.set(part, one);
  }

  /** Entries whose procedure an event goes through, or that follow it. */
  took(event: EventValue, rows: readonly CompiledEventEntry[]): void {
    if (!this.asked) return;
    const before = this.tookPart.get(event) ?? NONE;
    this.tookPart.set(event, distinct([...before, ...rows.map(({ entry }) => entry.id)]));
  }

  /** An entry put other events in the place of one; what is the same event still has its past. */
  rewrote(
    { entry }: CompiledEventEntry,
    event: EventValue,
    made: readonly EventValue[],
    bases: readonly ReasonBasis[],
  ): void {
    const past = this.pasts.get(event) ?? SENT;
    for (const part of made) {
      if (same(part, event)) this.pasts.set(part, past);
      else if (part.event === event.event && past.claimed.length > 0) this.regathered(entry, event, part, bases);
      else {
        const own = ownOf(entry, bases, part);
        this.pasts.set(part, { because: distinct([...own, ...past.because]), own: [...own, ...past.own], claimed: [] });
      }
    }
    if (made.some((part) => part.event === event.event && (past.claimed.length > 0 || same(part, event)))) return;
    const because = withAll(bases, entry);
    const claims = past.claimed.flatMap(({ claim }) => claim ?? []);
    for (const one of claims.length > 0 ? claims : [event]) this.undo(one, made.length > 0, because);
  }

  /** An entry changed what was gathered: what it took out did not happen, what it put in is its doing. */
  private regathered(entry: Entry, before: EventValue, after: EventValue, bases: readonly ReasonBasis[]): void {
    const { claimed } = this.pasts.get(before) ?? SENT;
    const holds = (event: EventValue, field: number, value: Value) => listOf(event.fields[field]).includes(value);
    const stays = ({ field, value }: Claimed): boolean => holds(after, field, value);
    // What nobody claimed but an entry had put in is reported, once it is out again, with what remains for the same one.
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
    this.pasts.set(after, { because: [], own: [], claimed: [...kept, ...added] });
  }

  /**
   * An entry made events out of one. Of what the plan does not show, its own procedure hands on who made it, and of what was gathered who
   * claimed the same; whoever joins the procedure or follows speaks for itself.
   */
  made(
    row: CompiledEventEntry,
    event: EventValue,
    made: readonly EventValue[],
    { bases, shown }: { readonly bases: readonly ReasonBasis[]; readonly shown: boolean },
  ): void {
    if (!this.asked) return;
    const { entry } = row;
    const past = this.pasts.get(event) ?? SENT;
    for (const part of made) {
      const own = ownOf(entry, bases, part);
      const handedOn = shown || entry.hook !== 'expands' ? NONE : past.own;
      const claimed = entry.hook === 'expands' ? claimedFor(past.claimed, part) : NONE;
      const alone = handedOn.length === 0 && claimed.length === 0;
      this.pasts.set(part, {
        because: alone ? own : distinct([...claimed, ...own, ...handedOn]),
        own,
        claimed: NONE,
      });
    }
  }

  /** The answer to the question that permits such events; `detailed`: with how each entry fared. */
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
        const { because } = this.pasts.get(claim) ?? SENT;
        const known = because.length > 0 ? because : (this.deciding(claim, false)?.because ?? []);
        const value = claim.fields[at] ?? null;
        const values = events[claim.event]?.unites ? listOf(value) : [value];
        return values.map((one) => ({ claim, field, value: one, because: known }));
      }),
    );
    this.pasts.set(gathering, { because: [], own: [], claimed });
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

/** The entry, after all those of higher layers that answered it. */
const withAll = (bases: readonly ReasonBasis[], { id }: Entry): readonly string[] =>
  distinct([...bases.flatMap(({ influences }) => influences), id]);

/** The entry, after those of higher layers that answered it about something that the value speaks of. */
const ownOf = ({ id }: Entry, bases: readonly ReasonBasis[], value: Value): readonly string[] =>
  bases.length === 0 ? [id] : distinct([...concerned(bases, value), id]);

function concerned(bases: readonly ReasonBasis[], value: Value): readonly string[] {
  const things = thingsIn(value);
  const meant = bases.filter(({ about }) => things.size === 0 || about.size === 0 || meet(about, things));
  return distinct(meant.flatMap(({ influences }) => influences));
}

/** Who claimed what an event speaks of; where it speaks of nobody, who claimed anything. */
function claimedFor(claimed: readonly Claimed[], event: EventValue): readonly string[] {
  if (claimed.length === 0) return NONE;
  const things = thingsIn(event);
  return claimed
    .filter(({ value }) => things.size === 0 || (value instanceof Thing && things.has(value)))
    .flatMap(({ because }) => because);
}

const meet = (a: ReadonlySet<Thing>, b: ReadonlySet<Thing>): boolean => [...a].some((thing) => b.has(thing));
