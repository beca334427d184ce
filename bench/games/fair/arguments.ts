import type { Json, SentEvent } from '../../../src/runtime.js';
import type { State } from './state.js';
import type { Thing } from './things.js';

/** Thrown by a hand-written host for an invalid argument. */
export class Refusal extends Error {}

type Given = { readonly [name: string]: Json };
type Of<Kind extends Thing['kind']> = Extract<Thing, { readonly kind: Kind }>;

/**
 * The fields of an event, checked as strictly as the library does: no unknown names, and all values of the right type.
 */
export class Arguments {
  private readonly given: Given;

  constructor(
    private readonly state: State,
    readonly of: string,
    given: unknown,
    known: readonly string[],
  ) {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new Refusal(`${of}: no fields`);
    for (const name in given) if (!known.includes(name)) throw new Refusal(`${of} has no ${name}`);
    this.given = given as Given;
  }

  thing<Kind extends Thing['kind']>(name: string, kind: Kind): Of<Kind> {
    return this.named(name, this.given[name], kind);
  }

  thingOrNone<Kind extends Thing['kind']>(name: string, kind: Kind): Of<Kind> | null {
    return this.given[name] == null ? null : this.thing(name, kind);
  }

  things<Kind extends Thing['kind']>(name: string, kind: Kind): readonly Of<Kind>[] {
    return this.list(name).map((one) => this.named(name, one, kind));
  }

  whole(name: string): number {
    const value = this.given[name];
    if (!Number.isSafeInteger(value)) throw this.refusal(name, 'a number', value);
    return value as number;
  }

  flag(name: string): boolean {
    const value = this.given[name];
    if (typeof value !== 'boolean') throw this.refusal(name, 'true or false', value);
    return value;
  }

  oneOf(name: string, values: ReadonlySet<string>): string {
    const value = this.given[name];
    if (typeof value !== 'string' || !values.has(value)) throw this.refusal(name, [...values].join(', '), value);
    return value;
  }

  /** A list of records. */
  records(name: string, known: readonly string[]): readonly Arguments[] {
    return this.list(name).map((one) => new Arguments(this.state, name, one, known));
  }

  private list(name: string): readonly Json[] {
    const value = this.given[name];
    if (!Array.isArray(value)) throw this.refusal(name, 'a list', value);
    return value as readonly Json[];
  }

  private named<Kind extends Thing['kind']>(name: string, id: Json | undefined, kind: Kind): Of<Kind> {
    const thing = typeof id === 'string' ? this.state.byId.get(id) : undefined;
    if (thing === undefined || thing.kind !== kind) throw this.refusal(name, `one of ${kind}`, id);
    return thing as Of<Kind>;
  }

  private refusal(name: string, expected: string, got: Json | undefined): Refusal {
    return new Refusal(`${this.of}.${name}: expected ${expected}, got ${JSON.stringify(got)}`);
  }
}

/** The fields of a sent event; an event is an object with a name and fields. */
export function argumentsOf(state: State, sent: SentEvent, known: readonly string[]): Arguments {
  for (const key in sent) if (key !== 'event' && key !== 'fields') throw new Refusal(`an event has no ${key}`);
  return new Arguments(state, sent.event, sent.fields ?? {}, known);
}
