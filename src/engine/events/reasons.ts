import { OUTCOMES, REASONS } from '../evaluate/notes.js';
import type { PlanEvent, Undone } from '../model/answer.js';
import type { Node } from '../model/tree.js';
import type { CompiledEventEntry, CompiledStep, Gathering } from '../ruleset/event-rules.js';
import type { Asked } from '../ruleset/question/asked.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { eventToJson } from '../values/json.js';
import { type EventValue, same, type Value } from '../values/values.js';
import { basesIn, concerned, distinctIds, ownOf, type ReasonBasis, withAll } from './basis.js';
import { type Claimed, claimedFor, regathered } from './claims.js';
import { claimedIn } from './gather.js';

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
      because: distinctIds(pasts.flatMap(({ because }) => because)),
      own: distinctIds(pasts.flatMap(({ own }) => own)),
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
    this.tookPart.set(event, distinctIds([...before, ...rows.map(({ entry }) => entry.id)]));
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
      else if (part.event === event.event && past.claimed.length > 0)
        this.regathered(event, part, (value) => ownOf(entry, bases, value));
      else {
        const own = ownOf(entry, bases, part);
        this.note(part, { because: distinctIds([...own, ...past.because]), own: [...own, ...past.own], claimed: [] });
      }
    }
    if (made.some((part) => part.event === event.event && (past.claimed.length > 0 || same(part, event)))) return;
    const because = withAll(bases, entry);
    const claims = past.claimed.flatMap(({ claim }) => claim ?? []);
    for (const one of claims.length > 0 ? claims : [event]) this.undo(one, made.length > 0, because);
  }

  /** An entry changed what was gathered. */
  private regathered(before: EventValue, after: EventValue, causeOf: (value: Value) => readonly string[]): void {
    const { claimed, undone } = regathered(this.past(before).claimed, { before, after }, causeOf);
    for (const { claim, replaced, because } of undone) this.undo(claim, replaced, because);
    this.note(after, { because: [], own: [], claimed });
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
        because: alone ? own : distinctIds([...claimed, ...own, ...handedOn]),
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
    return questions.trace(
      () => runtime.budget.free(() => traced(event).deciding(permission.tree)),
      detailed ? OUTCOMES : REASONS,
    );
  }

  /** A claim that was sent rests on what permits it. */
  gathered(gathering: EventValue, { fields }: Gathering, claims: readonly EventValue[]): void {
    const claimed: Claimed[] = [];
    for (const claim of claims) {
      const known = this.past(claim).because;
      const because = known.length > 0 ? known : (this.deciding(claim, false)?.because ?? NONE);
      for (const one of fields)
        for (const value of claimedIn(claim, one)) claimed.push({ claim, field: one.field, value, because });
    }
    this.note(gathering, { because: NONE, own: NONE, claimed });
  }

  undo(event: EventValue, replaced: boolean, because: readonly string[]): void {
    const how = replaced ? 'replaced' : 'barred';
    const undone: Undone = { event: this.toPlan(event), how, because: this.asked ? because : NONE };
    this.barred.push({ undone, key: JSON.stringify(undone) });
  }

  forbade({ entry }: CompiledEventEntry, event: EventValue, bases: readonly ReasonBasis[]): void {
    const ids = bases.flatMap(({ influences, objections }) => [...influences, ...objections]);
    this.undo(event, false, distinctIds([...ids, entry.id]));
  }
}

const NONE: readonly never[] = [];
