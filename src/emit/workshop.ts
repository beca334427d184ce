import { type Kit, kitFor } from '../arrange/kit.js';
import type { Ruleset } from '../arrange/ruleset.js';
import { type Cell, Scope } from '../compile/scope.js';
import type { Value } from '../compile/values.js';
import type { Node } from '../model/tree.js';
import { isList } from '../model/type.js';
import type { Question } from '../model/vocabulary.js';
import { type Js, word } from './body.js';
import { isPlain, literal, plain } from './literals.js';
import { Names } from './names.js';

/** What stands for the questions of the module in it. */
export interface QuestionNames {
  /** As an entry asks: remembered, where answers are. */
  readonly answer: string;
  /** Worked out anew. */
  readonly now: string;
  /** The value with the entries that decided it. */
  readonly why: string;
  /** Makes a function that asks from outside. */
  readonly prepare: string;
}

/** Names in sight do not matter for what the setup settles. */
class AnyScope extends Scope {
  override find(name: string): Cell {
    return super.cell(name);
  }
}

/** What the functions of one module share: names, constants, and the ruleset that they are made from. */
export class Workshop {
  readonly names = new Names();
  readonly constants: string[] = [];
  /** Functions, each with the lines of its text. */
  readonly functions: (readonly string[])[] = [];
  private readonly kit: ReadonlyMap<string, string>;
  private readonly used = new Set<string>();
  private readonly questions = new Map<string, QuestionNames>();
  private readonly lists = new Map<string, string>();
  /** What the setup settles of each node; null: nothing. */
  private readonly values = new WeakMap<Node, { readonly value: Value } | null>();
  private readonly truths = new WeakMap<Node, boolean | null>();

  constructor(readonly ruleset: Ruleset) {
    this.names.fresh('bind');
    this.names.fresh('kit');
    const { runtime } = ruleset;
    const kit: Kit = kitFor({ runtime, vocabulary: this.vocabulary, nextNumber: () => 0 });
    this.kit = new Map(Object.keys(kit).map((name) => [name, this.names.fresh(name)]));
    for (const name of Object.keys(this.vocabulary.questions)) {
      const answer = this.names.fresh(name);
      this.questions.set(name, {
        answer,
        now: this.names.fresh(answer, '$now'),
        why: this.names.fresh(answer, '$why'),
        prepare: this.names.fresh(answer, '$prepare'),
      });
    }
  }

  get vocabulary() {
    return this.ruleset.rulebook.vocabulary;
  }

  /** The name of something that the runtime hands over. */
  tool(name: string): string {
    const known = this.kit.get(name);
    if (known === undefined) throw new Error(`the kit has no ${name}`);
    this.used.add(name);
    return known;
  }

  /** Everything handed over that the module uses, for taking it apart. */
  tools(): string {
    return [...this.kit]
      .filter(([name]) => this.used.has(name))
      .map(([name, own]) => (name === own ? name : `${name}: ${own}`))
      .join(', ');
  }

  question(name: string): QuestionNames {
    return this.questions.get(name) as QuestionNames;
  }

  /** How answers to this question are remembered when an entry asks it: about one thing, about the table, or not. */
  remembers(question: Question): boolean {
    return question.parameters.length < 2;
  }

  /** A value that the setup settles; undefined when it does not, or when it is nothing that can be written down. */
  settled(node: Node): { readonly value: Value } | undefined {
    const known = this.values.get(node);
    if (known !== undefined) return known ?? undefined;
    const code = this.ruleset.compiler.code(node, new AnyScope());
    const value = code.constant ? code.run() : undefined;
    const settled = value !== undefined && isPlain(value) ? { value } : null;
    this.values.set(node, settled);
    return settled ?? undefined;
  }

  /** A condition that the setup settles. */
  settledTruth(node: Node): boolean | undefined {
    const known = this.truths.get(node);
    if (known !== undefined) return known ?? undefined;
    const truth = this.ruleset.compiler.truth(node, new AnyScope());
    const settled = truth.constant ? truth.run() : null;
    this.truths.set(node, settled);
    return settled ?? undefined;
  }

  /** The test whether an argument is nothing that answers are remembered with. */
  notOfTable({ parameters }: Question, at: number, name: string): string {
    const type = parameters[at]?.type;
    const things = type && !isList(type) && type.one.every((one) => Object.hasOwn(this.vocabulary.entities, one));
    return things ? `${name} === null || ${name}.id === null` : `!${this.tool('isOfTable')}(${name})`;
  }

  constant(value: Value): Js {
    if (!Array.isArray(value)) return word(literal(value as string | number | boolean | null));
    const text = plain(value);
    let name = this.lists.get(text);
    if (name === undefined) {
      name = this.names.fresh('list', '$');
      this.lists.set(text, name);
      this.constants.push(`const ${name} = ${text};`);
    }
    return word(name, { list: true });
  }

  /** Places in `World.touched`, for something remembered. */
  places(like: string, marks: readonly number[]): string {
    const name = this.names.fresh(like, '$looksAt');
    this.constants.push(`const ${name} = [${marks.join(', ')}];`);
    return name;
  }
}
