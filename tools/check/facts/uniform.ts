import type { Diagnostic } from 'tavolata/compiler';
import {
  type Entity,
  type Entry,
  expressionsOf,
  type IterationNode,
  isList,
  type Node,
  type Type,
  walk,
} from 'tavolata/internals';
import { type JsonDocument, pointer, type RawVocabulary } from 'tavolata/workspace';
import { diagnostic } from '../../messages/index.js';
import type { AnalysisContext } from '../analysis/context.js';
import { always, type Formula, formulaOf } from '../analysis/formula.js';
import type { Places } from '../analysis/places.js';
import { solve } from '../analysis/solve.js';
import { nowhere, withNames } from '../analysis/terms.js';
import { type FactUses, readerOf } from './uses.js';

/**
 * Things partitioned by one fact (`uniformBy`), such as the restrictions on different actions: each entry that looks
 * for things with one of its values reads all facts that have a meaning for it, itself or through the questions that it
 * passes the things to. What an entry only selects, as the answer to a question, is read by those that ask the
 * question.
 */
export const unevenFacts = (
  uses: FactUses,
  scene: AnalysisContext,
  file: JsonDocument,
  places: Places,
): readonly Diagnostic[] =>
  Object.entries((file.value as RawVocabulary).entities).flatMap(([name, { uniformBy }]) => {
    const entity = uses.rulebook.vocabulary.entities[name];
    return uniformBy === undefined || entity === undefined
      ? []
      : new Uniform(uses, scene, entity, uniformBy).found(file, places);
  });

/** A loop over the whole collection, with its conditions. */
interface Selected {
  readonly pass: IterationNode;
  readonly where: Formula;
  /** The possible values of the partitioning fact. */
  readonly values: readonly string[];
}

/** Things selected from their collection: what is known about them, and who continues with them. */
interface Picked {
  readonly by: Entry;
  readonly from: Selected;
  /** Facts read of them so far. */
  readonly read: ReadonlySet<string>;
}

class Uniform {
  private readonly reads = new Map<Entry, ReadonlySet<string>>();
  private readonly values: readonly string[];

  constructor(
    private readonly uses: FactUses,
    private readonly scene: AnalysisContext,
    private readonly entity: Entity,
    private readonly distinguishing: string,
  ) {
    const type = entity.facts[distinguishing]?.type;
    const [name = ''] = type === undefined || isList(type) ? [] : type.one;
    this.values = Object.keys(uses.rulebook.vocabulary.enumerations[name]?.values ?? {});
  }

  found(file: JsonDocument, places: Places): readonly Diagnostic[] {
    const { entity, distinguishing } = this;
    const picked = this.uses.rulebook.entries.flatMap((entry) =>
      this.pickedIn(entry).flatMap((from) => this.passedOn({ by: entry, from, read: this.readsOf(entry) }, new Set())),
    );
    const looked = new Set(picked.flatMap(({ from }) => from.values));
    const ignored = this.values.filter((value) => !looked.has(value));
    const at = file.at(pointer('entities', entity.name, 'uniformBy'));
    return [
      ...ignored.map((value) =>
        diagnostic('check.unread-value', {
          at,
          severity: 'warning',
          values: { entity: entity.name, fact: distinguishing, value },
        }),
      ),
      ...distinct(picked.flatMap((one) => this.missing(one, places))),
    ];
  }

  /** The things that an entry selects from the whole collection, once for each way of selecting. */
  private pickedIn(entry: Entry): readonly Selected[] {
    const found: Selected[] = [];
    for (const { expression } of expressionsOf(entry))
      walk(expression.tree, (node) => {
        if (isIteration(node) && node.in.op === 'collection' && node.in.name === this.entity.collection)
          found.push(this.selectedBy(node));
      });
    return found;
  }

  private selectedBy(pass: IterationNode): Selected {
    const where = pass.where === undefined ? always : formulaOf(pass.where, nowhere, this.scene.definitions);
    return { pass, where, values: this.values.filter((value) => this.mayBe({ pass, where }, value)) };
  }

  private readsParting({ where, name }: IterationNode): boolean {
    let found = false;
    if (where !== undefined)
      walk(where, (node) => {
        found ||=
          node.op === 'fact' && node.fact === this.distinguishing && node.of.op === 'name' && node.of.name === name;
      });
    return found;
  }

  /**
   * Whether things that a loop selects may have a value of the partitioning fact, and satisfy a condition over `this`
   * besides.
   */
  private mayBe({ pass, where }: Pick<Selected, 'pass' | 'where'>, value: string, condition?: Node): boolean {
    const { scene, entity, distinguishing } = this;
    const { name, at } = pass;
    const one: Node = { op: 'name', name, kind: 'member', at, type: { one: [entity.name], none: false } };
    const fact: Node = { op: 'fact', of: one, fact: distinguishing, at, type: entity.facts[distinguishing]!.type };
    const wanted: Node = { op: 'literal', value, at, type: fact.type };
    const is: Node = {
      op: 'compare',
      sign: 'is',
      left: fact,
      right: wanted,
      at,
      type: { one: ['Boolean'], none: false },
    };
    const inside = withNames(nowhere, new Map([['this', { node: one, env: nowhere }]]));
    const besides = condition === undefined ? always : formulaOf(condition, inside, scene.definitions);
    const said = [where, formulaOf(is, nowhere, scene.definitions), besides];
    return solve(said, scene.rulebook.vocabulary) !== undefined;
  }

  /** If the entry only answers with the things, every entry that asks for them continues with them. */
  private passedOn(picked: Picked, seen: Set<Entry>): readonly Picked[] {
    const { by, from, read } = picked;
    const question = by.hook === 'answers' ? this.uses.rulebook.vocabulary.questions[by.of ?? ''] : undefined;
    if (question === undefined || !this.holds(question.result) || seen.has(by)) return [picked];
    seen.add(by);
    const askers = this.uses.rulebook.entries.filter((entry) => asks(entry, question.name));
    if (askers.length === 0) return [picked];
    return askers.flatMap((asker) =>
      this.passedOn({ by: asker, from, read: new Set([...read, ...this.readsOf(asker)]) }, seen),
    );
  }

  private missing({ by, from, read }: Picked, places: Places): readonly Diagnostic[] {
    const { entity, distinguishing } = this;
    // Reported where the logic is written.
    if (by.logicOf !== undefined || !this.readsParting(from.pass)) return [];
    return from.values.flatMap((value) => {
      const facts = Object.values(entity.facts)
        .filter(
          ({ name, onlyWhere }) =>
            name !== distinguishing && !read.has(name) && this.mayBe(from, value, onlyWhere?.tree),
        )
        .map(({ name }) => name);
      if (facts.length === 0) return [];
      const values = {
        entry: by.id,
        entity: entity.name,
        fact: distinguishing,
        value,
        facts: facts.join(', '),
      };
      return [diagnostic('check.uneven-facts', { at: places.at(by, 'id'), severity: 'warning', values })];
    });
  }

  /** Facts of such things that an entry reads, itself or in a question that it passes them to. */
  private readsOf(entry: Entry): ReadonlySet<string> {
    const known = this.reads.get(entry);
    if (known !== undefined) return known;
    const read = new Set<string>();
    this.reads.set(entry, read);
    for (const { expression } of expressionsOf(entry))
      walk(expression.tree, (node) => {
        if (node.op === 'fact' && this.isOne(node.of.type)) read.add(node.fact);
        if (node.op !== 'ask' || !node.args.some((arg) => this.holds(arg.type))) return;
        for (const other of this.uses.rulebook.entries)
          if (readerOf(other) === `question ${node.question}`) for (const fact of this.readsOf(other)) read.add(fact);
      });
    return read;
  }

  private isOne(type: Type): boolean {
    return !isList(type) && type.one.includes(this.entity.name);
  }

  private holds(type: Type): boolean {
    return isList(type) ? this.holds(type.list) : this.isOne(type);
  }
}

const isIteration = (node: Node): node is IterationNode =>
  node.op === 'each' || node.op === 'first' || node.op === 'any' || node.op === 'count' || node.op === 'every';

const asks = (entry: Entry, question: string): boolean =>
  expressionsOf(entry).some(({ expression }) => {
    let found = false;
    walk(expression.tree, (node) => {
      if (node.op === 'ask' && node.question === question) found = true;
    });
    return found;
  });

/** An entry may select such things in several ways that all ignore the same. */
const distinct = (found: readonly Diagnostic[]): readonly Diagnostic[] => [
  ...new Map(found.map((one) => [JSON.stringify(one.values), one])).values(),
];
