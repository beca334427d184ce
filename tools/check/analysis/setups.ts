import memoize from 'lodash/memoize.js';
import { digest } from 'tavolata/files';
import { type Entry, isList, type Node, partsOf, Questions, walk } from 'tavolata/internals';
import { arrange, type EditionDate, type Json, type SetupJson } from 'tavolata/runtime';
import { meaningOf } from '../cache/ruleset-fingerprints.js';
import type { AnalysisContext } from './context.js';
import type { CleanResults } from './input-digests.js';
import { holdsIn } from './solve.js';
import { type Bindings, expanded } from './terms.js';

/** A setup that no entry calls illegal, without its edition, and its active layers. */
export interface LegalSetup {
  readonly facts: { readonly [fact: string]: Json };
  readonly layers: ReadonlySet<string>;
  /** House answers that it needs to be legal. */
  readonly house?: { readonly [matter: string]: string };
}

/** At most two values of one fact are combined, unless all combinations are few. */
const together = 2;
const few = 6;

/**
 * Every relevant setup that no entry calls illegal. The vocabulary shows what can be combined: a fact that conditions
 * of layers compare with whole lists has these lists; one whose members they test has the sets of its values.
 */
export class Setups {
  private readonly verdicts = new Map<string, boolean>();
  /** Digest of everything that legality depends on. */
  private readonly behind: string | undefined;
  private readonly questions: readonly string[];
  private readonly relevant;
  private readonly turns: readonly EditionDate[];
  private readonly mentioned: ReadonlySet<string>;
  private readonly candidates: readonly { readonly [fact: string]: Json }[];

  /** @param kept what earlier runs found about the legality of setups */
  constructor(
    private readonly scene: AnalysisContext,
    private readonly kept?: CleanResults,
  ) {
    const { vocabulary, matters } = scene.rulebook;
    this.questions = Object.values(vocabulary.questions)
      .filter(({ policy, parameters }) => policy === 'problems' && parameters.length === 0)
      .map(({ name }) => name);
    const asking = this.questions.flatMap((question) => scene.about('answers', question));
    const telling = asking.filter((entry) => entry.severity !== 'advice' && !looksAtTable(entry, scene));
    const entries = [...telling, ...scene.closure(telling)];
    this.relevant = { ...scene.rulebook, entries };
    this.turns = scene.turns(entries);
    this.behind = kept && digest(JSON.stringify([vocabulary, matters, scene.dates, entries.map(meaningOf)]));
    const layers = new Set(entries.map(({ layer }) => layer));
    const trees = [
      ...[...layers].flatMap((id) => vocabulary.layers[id]?.when?.tree ?? []),
      ...entries.flatMap((entry) =>
        [entry.when, entry.value, ...Object.values(entry.let)].flatMap((one) => one?.tree ?? []),
      ),
    ];
    this.mentioned = new Set(trees.flatMap(literalsIn));
    this.candidates = combinations(scene);
  }

  /** Legal setups in an edition, simplest first, with all house answers at their defaults. */
  in(edition: EditionDate): readonly LegalSetup[] {
    return this.since(this.turnBefore(edition));
  }

  /** The edition up to an edition in which legality last changed. */
  private turnBefore(edition: EditionDate): EditionDate {
    return this.turns.filter((date) => date <= edition).at(-1) ?? edition;
  }

  private readonly since = memoize((turn: EditionDate): readonly LegalSetup[] =>
    this.candidates
      .filter((facts) => this.isLegal(facts, turn))
      .map((facts) => ({ facts, layers: this.layersOf(facts) })),
  );

  private readonly layersOf = memoize((facts: LegalSetup['facts']): ReadonlySet<string> => {
    const setup = this.setup(facts, this.scene.dates[0] ?? '');
    const active = Object.keys(this.scene.rulebook.vocabulary.layers).map((id) => {
      return [id, holdsIn(this.scene.layer(id), setup, this.scene.single)] as const;
    });
    // What formulas cannot express is evaluated by the runtime.
    if (active.some(([, holds]) => holds === undefined))
      return arrange({ ...this.scene.rulebook, entries: [] }, setup).layers;
    return new Set(active.flatMap(([id, holds]) => (holds ? [id] : [])));
  });

  private setup(facts: LegalSetup['facts'], edition: EditionDate): SetupJson {
    return { edition, ...facts };
  }

  /**
   * The simplest setup that satisfies a test and is legal only with other house answers than the defaults: with these
   * answers.
   */
  under(edition: EditionDate, test: (setup: LegalSetup) => boolean): LegalSetup | undefined {
    const turn = this.turnBefore(edition);
    const { matters } = this.scene.rulebook;
    const ids = [...new Set(this.relevant.entries.flatMap(({ chosen }) => chosen?.matter ?? []))];
    const answers = ids.flatMap((id) =>
      Object.keys(matters[id]?.choices ?? {})
        .filter((choice) => choice !== matters[id]?.default)
        .map((choice) => ({ [id]: choice })),
    );
    for (const facts of this.candidates) {
      const setup = { facts, layers: this.layersOf(facts) };
      if (!test(setup)) continue;
      const house = answers.find((one) => this.isLegal(facts, turn, one));
      if (house !== undefined) return { ...setup, house };
    }
    return undefined;
  }

  /** Values that no entry behind the question of legality mentions make no difference to it. */
  private isLegal(facts: LegalSetup['facts'], edition: EditionDate, house: LegalSetup['house'] = {}): boolean {
    const counted = Object.entries(facts).map(([fact, value]) => [
      fact,
      Array.isArray(value) ? value.filter((one) => this.mentioned.has(String(one))) : value,
    ]);
    const key = JSON.stringify([edition, counted, house]);
    let verdict = this.verdicts.get(key);
    if (verdict === undefined) {
      verdict = this.cached(key, () => this.judged(Object.fromEntries(counted), edition, house));
      this.verdicts.set(key, verdict);
    }
    return verdict;
  }

  private cached(key: string, judge: () => boolean): boolean {
    if (this.kept === undefined) return judge();
    const about = digest(`${this.behind} ${key}`);
    const [yes, no] = [`legal ${about}`, `illegal ${about}`];
    if (this.kept.has(yes) || this.kept.has(no)) return this.kept.has(yes);
    const verdict = judge();
    this.kept.add(verdict ? yes : no);
    return verdict;
  }

  private judged(facts: LegalSetup['facts'], edition: EditionDate, house: { readonly [matter: string]: string }) {
    const ruleset = arrange(this.relevant, { ...this.setup(facts, edition), house });
    const { context } = ruleset.questions;
    const questions = new Questions(context, (node) => this.isOfTable(node));
    return this.questions.every((question) => questions.ask(question, []).because.length === 0);
  }

  /** The setup is known, but the table is not: what depends on the table is unknown. */
  private isOfTable(node: Node): boolean {
    return node.op === 'collection' || (node.op === 'single' && node.name !== this.scene.single);
  }
}

/** True if some part of its condition depends on the table: then it never shows for certain that a setup is illegal. */
function looksAtTable({ when, each, let: lets }: Entry, scene: AnalysisContext): boolean {
  const parts = when === undefined ? [] : when.tree.op === 'and' ? when.tree.parts : [when.tree];
  const env = scene.names({ let: lets });
  const depends = (node: Node, inside: Bindings, left: number): boolean => {
    const it = expanded(node, inside, scene.definitions);
    if (it.node.op === 'collection') return true;
    if (it.node.op === 'single') return it.node.name !== scene.single;
    if (left === 0 || ['or', 'if', 'otherwise', 'and'].includes(it.node.op)) return false;
    if ('in' in it.node) return depends(it.node.in, it.env, left - 1);
    return partsOf(it.node).some((part) => depends(part, it.env, left - 1));
  };
  return [...parts, ...(each === undefined ? [] : [each.in.tree])].some((part) => depends(part, env, 12));
}

function literalsIn(tree: Node): readonly string[] {
  const found: string[] = [];
  walk(tree, (node) => {
    if (node.op === 'literal' && typeof node.value === 'string') found.push(node.value);
  });
  return found;
}

/** All combinations of the setup's facts that are lists of values of an enumeration, smallest first. */
function combinations({
  rulebook: { vocabulary },
  single,
}: AnalysisContext): readonly { readonly [fact: string]: Json }[] {
  const facts = Object.values(vocabulary.entities).find((entity) => entity.constant)?.facts ?? {};
  const whole = new Map<string, Json[]>();
  for (const { when } of Object.values(vocabulary.layers)) {
    if (when === undefined) continue;
    walk(when.tree, (node) => {
      if (node.op !== 'compare' || node.sign !== 'is' || node.left.op !== 'fact' || node.right.op !== 'list') return;
      if (node.left.of.op !== 'single' || node.left.of.name !== single) return;
      const items = node.right.items.flatMap((item) => (item.op === 'literal' ? [item.value] : []));
      whole.set(node.left.fact, [...(whole.get(node.left.fact) ?? []), items]);
    });
  }
  let all: { readonly [fact: string]: Json }[] = [{}];
  for (const { name, type } of Object.values(facts)) {
    if (!isList(type) || isList(type.list)) continue;
    const values = type.list.one.flatMap((one) => Object.keys(vocabulary.enumerations[one]?.values ?? {}));
    if (values.length === 0) continue;
    const lists = whole.has(name) ? [[], ...(whole.get(name) ?? [])] : sets(values);
    all = all.flatMap((before) => lists.map((list) => ({ ...before, [name]: list })));
  }
  const sized = all.map((facts) => ({ facts, size: Object.values(facts).reduce<number>(addedLength, 0) }));
  return sized.sort((a, b) => a.size - b.size).map(({ facts }) => facts);
}

function sets(values: readonly string[]): readonly (readonly string[])[] {
  let all: (readonly string[])[] = [[]];
  for (const value of values) all = [...all, ...all.map((set) => [...set, value])];
  return values.length > few || all.length > 2 ** (few - 1) * 2 ? all.filter((set) => set.length <= together) : all;
}

const addedLength = (sum: number, list: Json): number => sum + (Array.isArray(list) ? list.length : 0);
