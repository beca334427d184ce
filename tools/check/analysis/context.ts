import memoize from 'lodash/memoize.js';
import { type AskNode, closure, Dependencies, type Entry, type Node } from 'tavolata/internals';
import type { EditionDate, Json, Rulebook } from 'tavolata/runtime';
import { editionIs, houseIs, splitValue } from './claims.js';
import { always, both, either, type Formula, formulaOf, negated } from './formula.js';
import { grouped } from './grouped.js';
import {
  answerBindings as askedAbout,
  type Bindings,
  type Definition,
  type Definitions,
  LongTerms,
  nowhere,
  termOf,
  withLets,
} from './terms.js';

/** One thing that an entry may give, and its condition. */
export interface Branch {
  readonly entry: Entry;
  /** Index of the case; missing for an entry with a single value. */
  readonly choice?: number;
  readonly when: Formula;
  /** The value as text, equal for equal trees. */
  readonly says: string;
}

/** Most answers to a Boolean question that are expanded. */
const mostAnswers = 4;

/** Greatest length of a tree, as JSON, up to which a definition is expanded. */
const longest = 2000;

/**
 * A rulebook as the analyses see it: conditions as formulas, entries by what they are about. Everything is computed
 * once.
 */
export class AnalysisContext {
  /** Name of the single thing whose facts never change. */
  readonly single: string;
  readonly dates: readonly EditionDate[];
  /** Facts of that thing that have a default. */
  readonly usualFacts: { readonly [fact: string]: Json };
  readonly groups: ReadonlyMap<string, readonly Entry[]>;
  private readonly replacers: ReadonlyMap<string, readonly Entry[]>;
  private readonly definitionsKnown = new Map<string, Definition | null>();

  constructor(readonly rulebook: Rulebook) {
    const constant = Object.values(rulebook.vocabulary.entities).find((entity) => entity.constant);
    this.single = constant?.single ?? '';
    const facts = Object.values(constant?.facts ?? {});
    this.usualFacts = Object.fromEntries(
      facts.flatMap((fact): readonly (readonly [string, Json])[] =>
        fact.default === undefined ? [] : [[fact.name, fact.default as Json]],
      ),
    );
    this.dates = rulebook.editions.map(({ date }) => date);
    this.groups = grouped(rulebook.entries, ({ hook, of }) =>
      hook === undefined || of === undefined ? [] : [`${hook} ${of}`],
    );
    this.replacers = grouped(rulebook.entries, ({ replaces }) => replaces);
  }

  /** Entries that answer a question, or do something to an event, whether active or not. */
  about(hook: NonNullable<Entry['hook']>, of: string): readonly Entry[] {
    return this.groups.get(`${hook} ${of}`) ?? [];
  }

  /** Entries that replace an entry, whether active or not. */
  replacersOf({ id }: Entry): readonly Entry[] {
    return this.replacers.get(id) ?? [];
  }

  /** Entries about other things that replace some of a group, and those that replace these in turn. */
  replacing(group: readonly Entry[]): readonly Entry[] {
    return [...closure(group, ({ id }) => this.replacers.get(id))].slice(group.length);
  }

  /**
   * What must hold if a Boolean question is answered with yes: one of its entries gives it. Undefined if that would be
   * too long, or if silence means yes.
   */
  private readonly yes = (node: AskNode, env: Bindings): Formula | undefined => {
    const asked = this.rulebook.vocabulary.questions[node.question];
    const entries = this.about('answers', node.question);
    if (env.within > 0) return undefined;
    if (asked?.policy !== 'value' || 'list' in asked.result || asked.result.one[0] !== 'Boolean') return undefined;
    if (asked.silence === true || entries.length === 0 || entries.length > mostAnswers) return undefined;
    const parameters = asked.parameters.map(({ name }) => name);
    return either(
      entries.map((entry) => {
        if (entry.value === undefined) return always;
        const inside = withLets(askedAbout(parameters, node, env), entry.let);
        const said = [entry.when, entry.value].flatMap((one) => (one === undefined ? [] : [one.tree]));
        const own = said.map((tree) => formulaOf(tree, inside, this.definitions));
        return both([this.layer(entry.layer), this.life(entry), ...own]);
      }),
    );
  };

  /** The definition of a question that only one entry answers, always and with one value. */
  private readonly definition = (question: string): Definition | undefined => {
    const known = this.definitionsKnown.get(question);
    if (known !== undefined) return known ?? undefined;
    this.definitionsKnown.set(question, null);
    const entries = this.about('answers', question);
    const [only] = entries;
    const asked = this.rulebook.vocabulary.questions[question];
    if (entries.length !== 1 || only?.value === undefined || asked?.policy !== 'value') return undefined;
    const { when, each, chosen, since, until, layer } = only;
    const first = this.dates[0] ?? '';
    if (when || each || chosen || until !== undefined || (since !== undefined && since > first)) return undefined;
    if (this.rulebook.vocabulary.layers[layer]?.when !== undefined) return undefined;
    // A long one says more by its name.
    if (JSON.stringify(only.value.tree).length > longest || Object.keys(only.let).length > 0) return undefined;
    const parameters = asked.parameters.map(({ name }) => name);
    const definition = { parameters, value: only.value.tree, lets: only.let };
    this.definitionsKnown.set(question, definition);
    return definition;
  };

  readonly definitions: Definitions = { of: this.definition, yes: this.yes, long: new LongTerms() };

  /** What must hold for an entry to apply: the condition of its layer and its own, unless it has an `else`. */
  readonly condition = memoize(
    (entry: Entry): Formula => both([this.active(entry), entry.else === undefined ? this.ownCondition(entry) : always]),
  );

  /** What must hold for an entry to be active. */
  active(entry: Entry): Formula {
    return both([this.layer(entry.layer), this.life(entry)]);
  }

  /** The condition in the entry itself. */
  readonly ownCondition = memoize(
    (entry: Entry): Formula =>
      entry.when === undefined ? always : formulaOf(entry.when.tree, this.names(entry), this.definitions),
  );

  /** The dates and the house answer of an entry, as claims that exclude other dates and answers. */
  private life(entry: Entry): Formula {
    const editions = this.editions(entry);
    const first = this.dates.indexOf(editions[0] ?? '');
    const whole = editions.length === this.dates.length;
    return both([
      whole ? always : editionIs(first, first + editions.length - 1),
      entry.chosen === undefined ? always : houseIs(entry.chosen.matter, entry.chosen.choice),
    ]);
  }

  readonly layer = memoize((id: string): Formula => {
    const when = this.rulebook.vocabulary.layers[id]?.when;
    return when === undefined ? always : formulaOf(when.tree, nowhere, this.definitions);
  });

  /** Names in an entry that stand for expressions. */
  names(entry: Pick<Entry, 'let'>): Bindings {
    return withLets(nowhere, entry.let);
  }

  /** What an entry gives, case by case; one branch for an entry without cases. */
  readonly branches = memoize((entry: Entry): readonly Branch[] => {
    const env = this.names(entry);
    const condition = this.condition(entry);
    const split = (tree: Node, when: Formula, choice?: number): readonly Branch[] =>
      splitValue(tree, env, this.definitions).map((part) => ({
        entry,
        ...(choice !== undefined && { choice }),
        when: both([when, part.when]),
        says: termOf(part.value.node, part.value.env, this.definitions),
      }));
    // A case is tried if the condition of the entry holds and no earlier case does.
    let left = condition;
    return (
      entry.cases?.flatMap(({ when, value }, index) => {
        const holds = when === undefined ? always : formulaOf(when.tree, env, this.definitions);
        const reached = left;
        left = both([left, negated(holds)]);
        return split(value.tree, both([reached, holds]), index);
      }) ??
      (entry.value === undefined
        ? [{ entry, when: condition, says: entry.verdict ?? entry.severity ?? '' }]
        : split(entry.value.tree, condition))
    );
  });

  /** Editions in which an entry is active. */
  editions({ since = '', until }: Entry): readonly EditionDate[] {
    return this.dates.filter((date) => since <= date && (until === undefined || date < until));
  }

  /** The first edition of each period in which the same of these entries are active. */
  turns(entries: readonly Entry[]): readonly EditionDate[] {
    const seen = new Set<string>();
    return this.dates.filter((date) => {
      const active = entries.map((entry) => (this.editions(entry).includes(date) ? '1' : '0')).join('');
      return !seen.has(active) && seen.add(active);
    });
  }

  /** Entries that answer what these entries ask, directly or through others. */
  closure(entries: readonly Entry[]): readonly Entry[] {
    const { vocabulary } = this.rulebook;
    const dependencies = new Dependencies(vocabulary, (question) => this.about('answers', question));
    const asked = entries.flatMap((entry) => [...dependencies.reads(entry).questions]);
    const reached = new Set(asked.flatMap((question) => [question, ...dependencies.of(question).questions]));
    return this.rulebook.entries.filter((entry) => entry.hook === 'answers' && reached.has(entry.of ?? ''));
  }
}
