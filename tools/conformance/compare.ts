import isEqual from 'lodash/isEqual.js';
import { type Entity, type Fact, namesIn, type Vocabulary } from 'tavolata/internals';
import type { Json } from 'tavolata/runtime';
import type { RawVocabulary } from 'tavolata/workspace';
import type { Seen } from './cases.js';

/** A result that differs. */
export interface Mismatch {
  /** What was compared: a fact of a thing, or the things of a kind; empty for an answer. */
  readonly what: string;
  readonly expected: Json;
  readonly got: Json;
}

type SeenThing = { readonly [fact: string]: Json };

/** Whether two values are the same, apart from the order of lists and keys. */
export const isSame = (a: Json, b: Json, isOrdered = false): boolean =>
  isEqual(isOrdered ? a : plain(a), isOrdered ? b : plain(b));

function plain(value: Json): Json {
  if (Array.isArray(value)) return value.map(plain).sort(byText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, plain(one)]),
  );
}

const byText = (a: Json, b: Json): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** What is known when two tables are compared. */
export interface Comparing {
  readonly vocabulary: Vocabulary;
  readonly raw: RawVocabulary;
  /** The facts that the engine declares. */
  readonly facts: ReadonlySet<string>;
  /** Ids that the table had from the start: things created since have ids of the engine's own. */
  readonly begun: ReadonlySet<string>;
}

/**
 * The differences between the expected table and the one an engine shows, in its declared facts; and how much was
 * compared.
 */
export function compareSeen(expected: Seen, got: Seen, comparing: Comparing) {
  const found: Mismatch[] = [];
  let compared = 0;
  for (const entity of Object.values(comparing.vocabulary.entities)) {
    const key = entity.single ?? entity.collection ?? '';
    const facts = factsCompared(entity, key, comparing);
    const wanted = expected[key];
    if (wanted === undefined || facts.length === 0) continue;
    const shown = thingsIn(got[key], entity.single);
    const { begun } = comparing;
    const isOld = ({ id }: SeenThing): boolean => entity.single !== undefined || begun.has(String(id));
    for (const thing of wanted.filter(isOld)) {
      const other = shown.find(({ id }) => id === thing['id']);
      compared += facts.filter(({ name }) => thing[name] !== undefined).length;
      found.push(...differences(entity, facts, { thing, other }, comparing));
    }
    const left = shown.filter((one) => isOld(one) && !wanted.some(({ id }) => id === one['id']));
    found.push(...left.map(({ id = null }) => ({ what: `${key}.${id}`, expected: null, got: id })));
    const made = (things: readonly SeenThing[]): Json =>
      things.filter((one) => !isOld(one)).map((one) => facts.map((fact) => shownName(fact, one, comparing)));
    const [mine, theirs] = [made(wanted), made(shown)];
    if (!isSame(mine, theirs)) found.push({ what: key, expected: mine, got: theirs });
  }
  return { found, compared };
}

const factsCompared = ({ name, facts }: Entity, key: string, { raw, facts: known }: Comparing): readonly Fact[] =>
  Object.values(facts).filter(
    (fact) => raw.entities[name]?.facts[fact.name]?.observable !== undefined && known.has(`${key}.${fact.name}`),
  );

function thingsIn(value: unknown, single: string | undefined): readonly SeenThing[] {
  const things = (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(
    (one): SeenThing => (typeof one === 'string' ? { id: one } : { ...Object(one) }),
  );
  return single === undefined ? things : things.map((one) => ({ ...one, id: single }));
}

/** A fact as in a table, which may leave out its default. */
const shownFact = ({ name, default: usual, defaultFrom }: Fact, thing: SeenThing): Json =>
  (name in thing ? thing[name] : defaultFrom === undefined ? (usual as Json | undefined) : thing[defaultFrom]) ?? null;

function differences(
  entity: Entity,
  facts: readonly Fact[],
  { thing, other }: { readonly thing: SeenThing; readonly other: SeenThing | undefined },
  { raw }: Comparing,
): readonly Mismatch[] {
  if (other === undefined && entity.single === undefined) {
    // If nobody sees whether it still exists, it need not be shown.
    const isGone = ({ name }: Fact): boolean => {
      const observable = raw.entities[entity.name]?.facts[name]?.observable;
      if (typeof observable !== 'object' || observable.gone === undefined) return false;
      return thing[name] === undefined || isEqual(thing[name], observable.gone);
    };
    return facts.some(isGone) ? [] : [{ what: String(thing['id']), expected: thing, got: null }];
  }
  return facts.flatMap((fact) => {
    const expected = thing[fact.name];
    const got = shownFact(fact, other ?? {});
    return expected === undefined || isSame(expected, got)
      ? []
      : [{ what: `${thing['id']}.${fact.name}`, expected, got }];
  });
}

/** The same for a created thing: the id of another created thing is unknown. */
function shownName(fact: Fact, thing: SeenThing, { vocabulary, begun }: Comparing): Json {
  const value = shownFact(fact, thing);
  const isThing = namesIn(fact.type).some((name) => Object.hasOwn(vocabulary.entities, name));
  return isThing && typeof value === 'string' && !begun.has(value) ? null : value;
}
