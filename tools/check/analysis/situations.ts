import type { Entry, Node } from 'tavolata/internals';
import type { EditionDate, Json, SetupJson } from 'tavolata/runtime';
import { editionIs, houseIs } from './claims.js';
import type { AnalysisContext } from './context.js';
import { firstOfEach } from './distinguish.js';
import { both, type Formula } from './formula.js';
import { grouped } from './grouped.js';
import type { LegalSetup, Setups } from './setups.js';
import { holdsIn } from './solve.js';
import { nowhere } from './terms.js';

/** Entries of one group that are active together, with an edition, a setup and house answers in which they are. */
export interface Situation {
  readonly setup: SetupJson;
  /** Active, not replaced, and not disabled by the setup. */
  readonly active: ReadonlySet<Entry>;
  /** Active before replacement, including what replaces some of it from another group. */
  readonly before: ReadonlySet<Entry>;
  /** The setup as a formula. */
  readonly facts: Formula;
}

/** Most combinations of house answers examined for one group. */
const mostChoices = 64;

/** Every distinct set of entries of a group that some edition, legal setup and house answers activate. */
export function situationsOf(scene: AnalysisContext, setups: Setups, group: readonly Entry[]): readonly Situation[] {
  const found = new Map<string, Situation>();
  const wide = [...group, ...scene.replacing(group)];
  const own = new Set(group);
  const choices = choicesFor(scene, wide);
  for (const edition of scene.turns(wide)) {
    const inForce = wide.filter((entry) => scene.editions(entry).includes(edition));
    if (inForce.length === 0) continue;
    const numbers = new Map(inForce.map((entry, index) => [entry, index]));
    for (const [key, { legal, off }] of classesOf(scene, setups, inForce, edition)) {
      for (const chosen of choices) {
        const house = { ...chosen, ...legal.house };
        const before = inForce.filter(({ layer, chosen }) => {
          return legal.layers.has(layer) && (chosen === undefined || house[chosen.matter] === chosen.choice);
        });
        const ids = `${before.map((entry) => numbers.get(entry)).join(',')} ${key} ${edition} ${JSON.stringify(legal.house ?? '')}`;
        if (found.has(ids)) continue;
        const active = new Set(withoutReplaced(before).filter((entry) => own.has(entry) && !off.has(entry)));
        const setup: SetupJson = { edition, ...legal.facts, ...different(scene, house) };
        found.set(ids, { setup, active, before: new Set(before), facts: factsOf(scene, legal, edition, house) });
      }
    }
  }
  return [...found.values()];
}

/** Legal setups that differ in which of some entries can be active, the simplest of each kind. */
function classesOf(scene: AnalysisContext, setups: Setups, entries: readonly Entry[], edition: EditionDate) {
  const classes = new Map<string, { legal: LegalSetup; off: ReadonlySet<Entry> }>();
  const conditions = entries.map((entry) => ({ entry, condition: scene.ownCondition(entry) }));
  const asking = conditions.filter(({ condition }) => speaksOf(condition, scene.single));
  const layers = [...new Set(entries.map(({ layer }) => layer))];
  const look = (legal: LegalSetup): void => {
    let key = JSON.stringify(legal.house ?? '');
    for (const layer of layers) key += legal.layers.has(layer) ? '1' : '0';
    const setup = { edition, ...legal.facts };
    const off = new Set<Entry>();
    for (const { entry, condition } of asking) {
      const holds = legal.layers.has(entry.layer) ? holdsIn(condition, setup, scene.single) : undefined;
      key += holds === undefined ? '?' : holds ? '+' : '-';
      if (holds === false) off.add(entry);
    }
    if (!classes.has(key)) classes.set(key, { legal, off });
  };
  const formulas = asking.map(({ condition }) => condition);
  for (const legal of firstOfEach(setups.in(edition), layers, formulas, scene.single)) look(legal);
  for (const needed of unseen(entries, [...classes.values()])) {
    const active = (legal: LegalSetup): boolean =>
      needed.every(({ layer }) => legal.layers.has(layer)) &&
      needed.every((entry) => holdsIn(scene.condition(entry), { edition, ...legal.facts }, scene.single) !== false);
    const legal = setups.under(edition, active);
    if (legal !== undefined) look(legal);
  }
  return classes;
}

/** Entries, and pairs in which one overrides the other, that no class of setups has activated so far. */
function unseen(
  entries: readonly Entry[],
  classes: readonly { readonly legal: LegalSetup; readonly off: ReadonlySet<Entry> }[],
): readonly (readonly Entry[])[] {
  const byId = grouped(entries, ({ id }) => [id]);
  const wanted = entries.flatMap((entry) => {
    const named = new Set([...(entry.overrides === 'all' ? [] : entry.overrides), ...entry.replaces]);
    return [[entry], ...[...named].flatMap((id) => (byId.get(id) ?? []).map((other) => [entry, other]))];
  });
  return wanted.filter(
    (needed) =>
      !classes.some(({ legal, off }) => needed.every((entry) => legal.layers.has(entry.layer) && !off.has(entry))),
  );
}

/** Whether a formula makes any claim about the setup. */
export function speaksOf(formula: Formula, single: string): boolean {
  if (formula.op === 'always' || formula.op === 'never') return false;
  if (formula.op === 'atom') return formula.atom.term.includes(`${single}.`);
  return formula.parts.some((part) => speaksOf(part, single));
}

/** House answers that make a difference to a group, in all combinations; the defaults come first. */
function choicesFor({ rulebook: { matters } }: AnalysisContext, group: readonly Entry[]) {
  const ids = [...new Set(group.flatMap(({ chosen }) => chosen?.matter ?? []))].sort();
  let all: { readonly [matter: string]: string }[] = [{}];
  for (const id of ids) {
    const matter = matters[id];
    if (matter === undefined || all.length > mostChoices) continue;
    const others = Object.keys(matter.choices).filter((choice) => choice !== matter.default);
    all = [matter.default, ...others].flatMap((choice) => all.map((before) => ({ ...before, [id]: choice })));
  }
  return all;
}

/** House answers other than the default, in the form of a setup. */
function different({ rulebook: { matters } }: AnalysisContext, house: { readonly [matter: string]: string }) {
  const other = Object.entries(house).filter(([id, choice]) => matters[id]?.default !== choice);
  return other.length === 0 ? {} : { house: Object.fromEntries(other) };
}

/** An entry that is itself replaced replaces nothing. */
function withoutReplaced(entries: readonly Entry[]): readonly Entry[] {
  const replacers = grouped(entries, ({ replaces }) => replaces);
  const replaced = (entry: Entry, above: readonly Entry[]): boolean =>
    (replacers.get(entry.id) ?? []).some((other) => !above.includes(other) && !replaced(other, [...above, other]));
  return entries.filter((entry) => !replaced(entry, [entry]));
}

/** The facts of a setup, as formulas. */
function factsOf(
  scene: AnalysisContext,
  { facts }: LegalSetup,
  edition: EditionDate,
  house: { readonly [matter: string]: string },
): Formula {
  const date = scene.dates.indexOf(edition);
  const single: Node = { op: 'single', name: scene.single, at: [0, 0], type: { one: [], none: false } };
  return both([
    editionIs(date, date),
    ...Object.entries(house).map(([matter, choice]) => houseIs(matter, choice)),
    ...Object.entries(facts).map(([fact, items]): Formula => {
      const node: Node = { op: 'fact', of: single, fact, at: [0, 0], type: { list: { one: [], none: false } } };
      const claim = { kind: 'list', items: items as readonly (string & Json)[] } as const;
      return { op: 'atom', holds: true, atom: { term: `${scene.single}.${fact}`, claim, node, env: nowhere } };
    }),
  ]);
}
