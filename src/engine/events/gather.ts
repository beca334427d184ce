import type { EventRules, GatheredField, Gathering } from '../ruleset/event-rules.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { listOf } from '../values/functions.js';
import { EventValue, same, Thing, type Value } from '../values/values.js';

/**
 * Unites the events of each type that unites: they become one event with joined lists. This comes first, since what
 * replaces them must know them all.
 */
export function united(
  events: readonly EventValue[],
  ruleset: Ruleset,
  joined: (one: EventValue, parts: readonly EventValue[]) => void,
): readonly EventValue[] {
  if (events.length < 2) return events;
  const types = new Set(events.map(({ event }) => event).filter((type) => ruleset.rulesFor(type).type.unites));
  return [...types].reduce((left, type) => {
    const parts = left.filter(({ event }) => event === type);
    const [first, ...others] = parts;
    if (first === undefined || others.length === 0) return left;
    const fields = first.fields.map((_, i) => [...new Set(parts.flatMap((part) => part.fields[i] as Value[]))]);
    const one = new EventValue(type, fields);
    one.because = first.because;
    joined(one, parts);
    return left.flatMap((event) => (event === first ? [one] : event.event === type ? [] : [event]));
  }, events);
}

/** Merges equal events of each type that merges. */
export function merged(events: readonly EventValue[], ruleset: Ruleset): readonly EventValue[] {
  const merges = ({ event }: EventValue): boolean => ruleset.rulesFor(event).merges;
  if (events.length < 2 || !events.some(merges)) return events;
  // Equal events have the same first field; only structural values and lists can be equal without being identical.
  const kept = new Map<Value, EventValue[]>();
  return events.filter((event) => {
    if (!merges(event)) return true;
    const [first = null] = event.fields;
    const key = first instanceof Thing && first.id !== null ? first : typeof first === 'object' ? null : first;
    const others = kept.get(key);
    if (others === undefined) kept.set(key, [event]);
    else if (others.some((other) => same(other, event))) return false;
    else others.push(event);
    return true;
  });
}

/**
 * Claims sent beside an event whose procedure makes claims for the same gathering wait for its first step, so that
 * claims of one moment are gathered together however they were sent.
 */
export function earlyClaims(events: readonly EventValue[], ruleset: Ruleset): readonly EventValue[] {
  const rules = ({ event }: EventValue): EventRules => ruleset.rulesFor(event);
  if (events.length < 2 || !events.some((event) => rules(event).isClaim)) return [];
  return events.filter((claim) => {
    const { gatheredWith } = rules(claim);
    return gatheredWith.size > 0 && events.some((event) => makesOneOf(rules(event), gatheredWith));
  });
}

/** Whether an event that waits for claims has some at its moment, or an event whose procedure makes some. */
export function hasClaimsBeside(event: EventValue, events: readonly EventValue[], ruleset: Ruleset): boolean {
  const { gatheredWith } = ruleset.rulesFor(event.event);
  return events.some((other) => {
    const rules = ruleset.rulesFor(other.event);
    return !rules.waitsForClaims && (gatheredWith.has(other.event) || makesOneOf(rules, gatheredWith));
  });
}

function makesOneOf({ claimsMade }: EventRules, claims: ReadonlySet<string>): boolean {
  for (const claim of claimsMade) if (claims.has(claim)) return true;
  return false;
}

/** What a claim brings into a field: for claims that unite, the items of their lists. */
export function claimedIn(claim: EventValue, { event, from, unites }: GatheredField): readonly Value[] {
  if (claim.event !== event) return NONE;
  const value = claim.fields[from] ?? null;
  return unites ? listOf(value) : [value];
}

/** The event that gathers the claims of one moment, each value once. */
export function gatheringOf({ type, fields: gathered }: Gathering, claims: readonly EventValue[]): EventValue {
  const fields: Value[] = type.fields.map(() => null);
  for (const one of gathered) {
    const found = new Set<Value>();
    for (const claim of claims) for (const value of claimedIn(claim, one)) found.add(value);
    fields[one.field] = [...found];
  }
  const gathering = new EventValue(type.name, fields);
  gathering.claims = claims;
  gathering.because = claims.find((claim) => claim.because)?.because ?? null;
  return gathering;
}

const NONE: readonly never[] = [];
