import type { StepLimit } from './budget.js';
import { heaviest } from './choice/heaviest.js';
import type { Alternative, Ask, Decision } from './choice/problem.js';
import { DistinctValues } from './distinct.js';
import { same, Thing, UnknownSignal, type Value } from './values.js';

/** What the functions below need of their ruleset. */
export interface ChoiceContext {
  readonly budget: StepLimit;
  /** The slot of an entity's fact in `Thing.facts`. */
  slot(entity: string, fact: string): number;
}

const many = (value: Value | undefined): readonly Value[] => (Array.isArray(value) ? value : []);

/** Reads the things that describe a choice problem. */
class Reader {
  private readonly merits: DistinctValues;
  private readonly tallies: DistinctValues;
  private readonly slots: { readonly [fact: string]: number };

  constructor(private readonly context: ChoiceContext) {
    [this.merits, this.tallies] = [new DistinctValues(context.budget), new DistinctValues(context.budget)];
    const of = (entity: string, facts: readonly string[]) =>
      facts.map((fact) => [fact, context.slot(entity, fact)] as const);
    this.slots = Object.fromEntries([
      ...of('Decision', ['among', 'atMost', 'ifNone', 'keeps', 'kept']),
      ...of('Alternative', ['merits', 'tallies', 'asks']),
      ...of('Bound', ['tally', 'least', 'most']),
    ]);
  }

  /** The number of different tallies. */
  get groups(): number {
    return this.tallies.all.length;
  }

  private fact(of: Value, name: string): Value | undefined {
    return of instanceof Thing ? of.fact(this.slots[name] as number) : undefined;
  }

  among(decision: Value): readonly Value[] {
    return many(this.fact(decision, 'among'));
  }

  /** The bounds of one kind in a list. */
  asks(bounds: readonly Value[], which: 'least' | 'most'): readonly Ask[] {
    return bounds.flatMap((bound): readonly Ask[] => {
      const size = this.fact(bound, which);
      return typeof size === 'number' ? [[this.tallies.placeOf(this.fact(bound, 'tally') ?? null), size]] : [];
    });
  }

  private alternative(value: Value): Alternative {
    const [merits, tallies, asks] = [
      many(this.fact(value, 'merits')),
      many(this.fact(value, 'tallies')),
      many(this.fact(value, 'asks')),
    ];
    this.context.budget.spend(1 + merits.length + tallies.length + asks.length);
    return {
      merits: merits.map((merit) => this.merits.placeOf(merit)),
      counts: tallies.map((tally) => this.tallies.placeOf(tally)),
      least: this.asks(asks, 'least'),
      most: this.asks(asks, 'most'),
    };
  }

  decision(value: Value): Decision {
    const among = this.among(value);
    const most = this.fact(value, 'atMost');
    const kept = many(this.fact(value, 'kept'));
    const isKept = (one: Value): boolean => kept.some((other) => same(one, other));
    return {
      alternatives: among.map((one) => this.alternative(one)),
      atMost: typeof most === 'number' ? most : Number.POSITIVE_INFINITY,
      ifNone: many(this.fact(value, 'ifNone')).map((one) => this.alternative(one)),
      kept: this.fact(value, 'keeps') === true ? among.flatMap((one, i) => (isKept(one) ? [i] : [])) : null,
    };
  }
}

/** The choice, its number of merits, and the upper bound for it. */
interface Chosen {
  readonly all: readonly Value[];
  readonly found: number;
  readonly upper: number;
}

function chosenFrom(decisions: Value, limits: Value, above: number, context: ChoiceContext): Chosen {
  const reader = new Reader(context);
  const read = many(decisions).map((one) => reader.decision(one));
  const [least, most] = [reader.asks(many(limits), 'least'), reader.asks(many(limits), 'most')];
  const problem = { decisions: read, least, most, groups: reader.groups };
  const { choice, weight, upper } = heaviest(problem, above, (steps) => context.budget.spend(steps));
  const all = choice?.flatMap((places, i) => {
    const among = reader.among(many(decisions)[i] as Value);
    return places.map((place) => among[place] as Value);
  });
  return { all: all ?? [], found: weight, upper };
}

const undecided = (of: string, found: number, upper: number): UnknownSignal =>
  new UnknownSignal([{ of, fact: `${Math.max(found, 0)}..${upper}`, code: 'choice.undecided' }]);

/**
 * The alternatives with the most merits that respect every limit; none if nothing does. Of several choices, one that
 * keeps as much as is found.
 *
 * @throws UnknownSignal `choice.undecided` if it cannot be determined within the limits of the search
 */
export function bestChoice(context: ChoiceContext, decisions: Value, limits: Value): readonly Value[] {
  const { all, found, upper } = chosenFrom(decisions, limits, -1, context);
  if (found < upper) throw undecided('bestChoice', found, upper);
  return all;
}

/**
 * Alternatives with more merits than a number, as many as are found, chosen as `bestChoice` does; none if there are
 * none.
 *
 * @throws UnknownSignal `choice.undecided` if none were found, but may exist
 */
export function betterChoice(context: ChoiceContext, decisions: Value, limits: Value, than: Value): readonly Value[] {
  if (typeof than !== 'number') return [];
  const { all, found, upper } = chosenFrom(decisions, limits, than, context);
  if (found <= than && upper > than) throw undecided('betterChoice', than, upper);
  return all;
}
