import type { PreparedChange } from '../ruleset/changes.js';
import type { CompiledEventEntry, EventRules } from '../ruleset/event-rules.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import type { StepChanges } from '../table/step-changes.js';
import { atOnce } from '../values/needs.js';
import { type EventValue, same, type Value } from '../values/values.js';
import { Evaluator } from './evaluator.js';
import { earlyClaims, gatheringOf, hasClaimsBeside, merged, united } from './gather.js';
import { type AnchoredStep, type ProcedureInstance, phasesOf } from './procedure.js';
import type { PlanReasons } from './reasons.js';
import { Rounds } from './rounds.js';
import { type Due, keyOf, refuseUnlessOneSpine } from './rows.js';
import type { EventTracer } from './trace-events.js';

/**
 * Carries events through the rules on the world itself, in the order of `docs/compiled-format.md`: unite, rewrite,
 * permit and forbid, gather claims, begin procedures, changes, procedures phase by phase, consequences, repeat. Every
 * change goes through the world, so that the caller can roll all of it back.
 */
export class Execution {
  /** Steps of simultaneous events that change something or are shown to the host. */
  readonly steps: (readonly EventValue[])[] = [];
  readonly evaluator: Evaluator;
  private over = false;
  private readonly rounds: Rounds;

  constructor(
    private readonly ruleset: Ruleset,
    /** Null: no reasons are wanted. */
    private readonly reasons: PlanReasons | null,
    private readonly tracer: EventTracer | null,
    /** Null: the changes of each step are not wanted. */
    private readonly changes: StepChanges | null = null,
  ) {
    this.evaluator = new Evaluator(ruleset, reasons, tracer);
    this.rounds = new Rounds(ruleset.runtime.world.byId.size);
  }

  /**
   * Carries out the events of one moment. Say an effect makes one player lose, beside a check that makes players
   * without life lose. Both events are admitted: rewritten, and not barred. The loss is an early claim, since the check
   * can make such claims: it waits for the first phase of the check, and the losses of both are gathered into the one
   * event that says how the game ends.
   */
  perform(sent: readonly EventValue[]): void {
    if (this.over || sent.length === 0) return;
    this.rounds.count(sent);
    const events = united(sent, this.ruleset, (one, parts) => this.reasons?.united(one, parts));
    if (events.every((event) => this.rules(event).plain)) {
      this.apply(merged(events, this.ruleset));
      return;
    }
    const all = merged(this.admitted(events), this.ruleset);
    let early = earlyClaims(all, this.ruleset);
    const admitted = this.gathered(early.length > 0 ? all.filter((event) => !early.includes(event)) : all);
    const before = this.steps.length;
    const [procedures, leaves]: [ProcedureInstance[], EventValue[]] = [[], []];
    for (const event of admitted) {
      const procedure = this.begin(event);
      if (procedure !== null) procedures.push(procedure);
      const { type, shown } = this.rules(event);
      if (shown || (procedure === null && type.gathers === undefined)) leaves.push(event);
    }
    this.apply(leaves);
    if (this.over) return;
    // Simultaneous events stay simultaneous: first the first phases of all their procedures together, then the second
    // ones …
    for (let i = 0; procedures.some(({ phases }) => i < phases.length); i++) {
      const played = atOnce(procedures, (procedure) =>
        atOnce(procedure.phases[i] ?? NONE, (part) => this.play(procedure, part)),
      );
      this.perform(early.length === 0 ? played : [...early, ...played]);
      early = NONE;
      if (this.over) return;
    }
    this.perform(early);
    this.consequences(admitted);
    if (this.over || this.steps.length === before) return;
    this.perform(admitted.filter((event) => this.rules(event).type.repeats).map((event) => this.evaluator.anew(event)));
  }

  /** Events that wait for claims of their moment come after the others, and only if there are none. */
  private admitted(events: readonly EventValue[]): readonly EventValue[] {
    if (events.length === 1) return this.admit(events[0] as EventValue);
    const waits = (event: EventValue): boolean => this.rules(event).waitsForClaims;
    if (!events.some(waits)) return atOnce(events, (event) => this.admit(event));
    const others = atOnce(events, (event) => (waits(event) ? [event] : this.admit(event)));
    const stands = (event: EventValue): boolean => waits(event) && !hasClaimsBeside(event, others, this.ruleset);
    return atOnce(others, (event) => (stands(event) ? this.admit(event) : [event]));
  }

  private rules(event: EventValue): EventRules {
    return this.ruleset.rulesFor(event.event);
  }

  /** Rewrites, until none applies; then the question that permits such events, then the entries that forbid it. */
  private admit(event: EventValue): readonly EventValue[] {
    const rules = this.rules(event);
    for (const row of rules.rewrites) {
      for (const thing of this.evaluator.thingsOf(row, event)) {
        const key = thing === undefined ? row.entry.id : `${row.entry.id} ${keyOf(thing)}`;
        if (event.lineage.includes(key) || !this.evaluator.applies(row, event, thing)) continue;
        const lineage = [...event.lineage, key];
        const parts = this.evaluator.actions(row, event, thing);
        const bases = this.evaluator.basesOf(row, row.layeredParts);
        for (const part of parts) {
          if (same(part, event)) part.because = event.because;
          part.lineage = lineage;
          // What replaces a gathering still knows who claimed what.
          if (part.event === event.event && part.claims.length === 0) part.claims = event.claims;
        }
        this.reasons?.rewrote(row, event, parts, bases);
        if (parts.length !== 1 || !same(parts[0] as EventValue, event)) this.tracer?.acted(row.entry, event);
        return atOnce(parts, (part) => this.admit(part));
      }
    }
    if (this.isRefused(rules, event)) return NONE;
    for (const row of rules.forbids) {
      if (!this.evaluator.appliesAtAll(row, event)) continue;
      this.reasons?.forbade(row, event, this.evaluator.basesOf(row, row.conditions));
      this.tracer?.acted(row.entry, event);
      return NONE;
    }
    return [event];
  }

  /** Whether the question that the vocabulary names for such events denies it. */
  private isRefused(rules: EventRules, event: EventValue): boolean {
    const { permission, event: cell } = rules;
    if (permission === undefined) return false;
    cell.v = event;
    const answer = this.evaluator.ofEvent(permission.run, permission.tree, event, rules);
    const refused = Array.isArray(answer) ? answer.length > 0 : answer === 'denied';
    if (!refused && this.tracer === null) return false;
    const asked = this.reasons?.deciding(event, this.tracer !== null);
    if (asked) this.tracer?.permit(asked, event, refused);
    if (refused) this.reasons?.undo(event, false, asked === undefined ? [] : [...asked.restsOn, ...asked.objections]);
    return refused;
  }

  /** Claims of one moment become one event of the type that gathers them. */
  private gathered(events: readonly EventValue[]): readonly EventValue[] {
    if (!events.some((event) => this.rules(event).isClaim)) return events;
    let left = [...events];
    for (const gatherer of this.ruleset.gatherings) {
      const { sources } = gatherer;
      const claims = left.filter((event) => sources.has(event.event));
      if (claims.every((event) => this.rules(event).waitsForClaims)) continue;
      const gathering = gatheringOf(gatherer, claims);
      this.reasons?.gathered(gathering, gatherer, claims);
      left = [...left.filter((event) => !sources.has(event.event)), ...this.admit(gathering)];
    }
    return left;
  }

  private begin(event: EventValue): ProcedureInstance | null {
    const { procedures } = this.rules(event);
    if (procedures.length === 0) return null;
    const rows = procedures.filter((row) => this.evaluator.applies(row, event, undefined));
    if (rows.length === 0) return null;
    refuseUnlessOneSpine(event, rows);
    const lets = rows.map((row) => this.evaluator.fix(row, event));
    this.reasons?.took(event, rows);
    const bases = rows.map((row) => this.evaluator.basesOf(row, row.layeredConditions));
    return { event, rows, phases: phasesOf(rows, event), bases, lets };
  }

  private apply(leaves: readonly EventValue[]): void {
    if (leaves.length === 0) return;
    const prepared: (PreparedChange | undefined)[] = [];
    for (const event of leaves) {
      const { changes, event: cell } = this.rules(event);
      cell.v = event;
      for (const change of changes) prepared.push(change.prepare());
    }
    this.steps.push(leaves);
    let next = 0;
    for (const event of leaves) {
      const { changes, type } = this.rules(event);
      for (const change of changes) {
        const one = prepared[next++];
        const id = one && change.make(one);
        if (id !== undefined) event.created = [...event.created, id];
      }
      if (type.final) this.over = true;
    }
    this.changes?.stepEnded();
  }

  private play(instance: ProcedureInstance, { row, step }: AnchoredStep): EventValue[] {
    const at = instance.rows.indexOf(row);
    this.evaluator.load(row, instance.event, undefined, instance.lets[at]);
    for (const cell of step.lets) cell.reset();
    if (!this.evaluator.truth(step.when, step.step.when?.tree, row, step)) return [];
    const made = this.evaluator.caused(row, step.actions, step.step.do, step);
    if (made.length === 0) return made;
    this.tracer?.acted(row.entry, instance.event);
    if (this.reasons) {
      const [begun = NONE, played] = [instance.bases[at], this.evaluator.basesOf(row, step.layered, step)];
      const bases = played.length === 0 ? begun : [...begun, ...played];
      this.reasons.made(row, instance.event, made, { bases, shown: this.rules(instance.event).shown });
    }
    return made;
  }

  private consequences(admitted: readonly EventValue[]): void {
    let depth = 0;
    for (const event of admitted) depth = Math.max(depth, this.rules(event).follows.length);
    for (let level = 0; level < depth && !this.over; level++) {
      const due = atOnce(admitted, (event) =>
        atOnce(this.rules(event).follows[level] ?? NONE, (row) => this.dueOf(row, event)),
      );
      if (due.length === 0) continue;
      const inOrder = [...due].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
      this.perform(inOrder.flatMap(({ events }) => events));
    }
  }

  /** What one entry has follow an event, for each thing that it is about. */
  private dueOf(row: CompiledEventEntry, event: EventValue): readonly Due[] {
    return atOnce(this.evaluator.thingsOf(row, event), (thing) => this.followUp(row, event, thing));
  }

  private followUp(row: CompiledEventEntry, event: EventValue, thing: Value | undefined): readonly Due[] {
    if (!this.evaluator.applies(row, event, thing)) return NONE;
    const events = this.evaluator.actions(row, event, thing);
    this.reasons?.took(event, [row]);
    if (events.length === 0) return NONE;
    this.reasons?.made(row, event, events, { bases: this.evaluator.basesOf(row, row.layeredParts), shown: false });
    this.tracer?.acted(row.entry, event);
    return [{ id: row.entry.id, events }];
  }
}

const NONE: readonly never[] = [];
