import type { Json, Plan, PlanEvent, Undone } from '../../../src/runtime.js';
import type { State } from './state.js';

/** Rule numbers for the actions of the hand-written host, in the order of the rulebook. */
const NUMBERS: { readonly [reason: string]: readonly string[] } = {
  'block.blockers-declared': ['509.1', '509.1g', '802.4'],
  'block.illegal-blocks-undone': ['509.1'],
  'block.in-its-step': ['506.1', '506.2', '509.1'],
  'block.in-turn': ['509.1', '802.4'],
  'combat.attackers-declared': ['508.1', '508.1b', '802.3'],
  'combat.ends': ['511.3'],
  'combat.ends-with-turn': ['511.3'],
  'combat.illegal-attack-undone': ['508.1'],
  'combat.removed': ['506.4', '506.4c'],
  'effect.aura-falls': ['704.5m', '801.8'],
  'effect.equipment-drops': ['704.5n', '801.9'],
  'emperor.team-loses': ['104.3i', '809.5b'],
  'ending.conceding': ['104.3a'],
  'ending.out-already-conceded': ['104.5'],
  'leave.last-seats': ['800.4i'],
  'leave.owned-objects': ['800.4a'],
  'leave.procedure': ['800.4'],
  'life.applied': ['119.3'],
  'life.damage': ['119.2', '120.3a'],
  'outcome.fate-spreads': [],
  'outcome.last-one-in': ['104.2a'],
  'outcome.last-team-in': ['104.2c'],
  'outcome.settled': ['104.1', '104.5'],
  'outcome.team-lost': ['104.3g'],
  'outcome.team-won': ['104.2c'],
  'range.set-as-turn-begins': ['801.2c'],
  'state.check': ['704.3'],
  'state.no-life': ['104.3b', '704.5a'],
  'turn.begins': ['500.1'],
  'turn.ends': ['500.1'],
  'turn.missed': ['800.4i'],
  'turn.vacated': ['800.4j'],
  'world.rule': ['704.5k'],
};
const IN_ORDER = Object.keys(NUMBERS);
const NONE: readonly never[] = [];

type Fields = { readonly [field: string]: Json };

/** The plan for sent events, written while they are carried out. */
export class PlanWriter {
  private readonly sent: PlanEvent[] = [];
  private readonly steps: PlanEvent[][] = [];
  private readonly undone: Undone[] = [];

  /**
   * @param asked whether reasons are wanted
   * @param ended whether the game is over, so that nothing happens any more
   */
  constructor(
    private readonly asked: boolean,
    readonly ended: boolean,
  ) {}

  /** An event as it was sent. */
  send(event: string, fields: Fields): PlanEvent {
    const sent = this.event(event, fields);
    this.sent.push(sent);
    return sent;
  }

  event(event: string, fields: Fields, because: readonly string[] = NONE, created?: string): PlanEvent {
    const made: { event: string; fields: Fields; because?: readonly string[]; created?: readonly string[] } = {
      event,
      fields,
    };
    if (this.asked && because.length > 0) made.because = because;
    if (created !== undefined) made.created = [created];
    return made;
  }

  /** Adds events of one moment, if there are any. */
  step(events: PlanEvent[]): void {
    if (events.length > 0) this.steps.push(events);
  }

  undo(event: PlanEvent, how: 'barred' | 'idle', because: readonly string[]): void {
    this.undone.push({ event, how, because: this.asked ? because : NONE });
  }

  finish(state: State): Plan {
    const plan = {
      sent: this.sent,
      edition: '2026-09-25',
      notices: NONE,
      steps: this.steps,
      changes: state.changes(),
      undone: this.undone,
      numbers: this.asked ? this.numbers() : {},
      needs: NONE,
      unknown: NONE,
    } as const;
    return this.ended ? { ...plan, ended: true } : plan;
  }

  private numbers(): { readonly [reason: string]: readonly string[] } {
    const named = new Set<string>();
    for (const step of this.steps) for (const { because = NONE } of step) for (const one of because) named.add(one);
    for (const { because } of this.undone) for (const one of because) named.add(one);
    const numbers: { [reason: string]: readonly string[] } = {};
    if (named.size > 0)
      for (const reason of IN_ORDER) if (named.has(reason)) numbers[reason] = NUMBERS[reason] as readonly string[];
    return numbers;
  }
}
