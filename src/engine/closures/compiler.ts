import type { FactNode, LetNode, MakeNode, Node } from '../model/tree.js';
import { isList, type Type } from '../model/type.js';
import { arithmetic } from '../values/arithmetic.js';
import { MEMBER } from '../values/budget.js';
import { difference, functions, union, withSteps } from '../values/functions.js';
import type { Maker } from '../values/make.js';
import { EventValue, owned, Thing, UnknownSignal, type Value } from '../values/values.js';
import { type Code, changing, constant, folded, type Runtime, type Truth } from './code.js';
import { equality } from './compare.js';
import { compileFollow } from './follow.js';
import type { Inlined } from './indexable.js';
import { compileIteration, compileIterationTruth } from './iteration.js';
import { compileMember, type Member } from './member.js';
import { LetCell, Scope } from './scope.js';
import { compileTruth } from './truth.js';

/** What the compiler must know of a question in order to call it. */
export interface Callable {
  /** Code that asks with these arguments. */
  call(args: readonly Code[]): Code;
  /** A test for membership of the answer, or undefined when the answer has to be worked out as a list. */
  member(args: readonly Code[]): Member | undefined;
  readonly inlined: Inlined | undefined;
}

/** Steps for a value that takes up memory of its own. */
const MADE = 16;

/** Turns typed trees into closures for one setup. What depends on the setup alone is constant-folded. */
export class Compiler {
  constructor(
    readonly maker: Maker,
    readonly runtime: Runtime,
    readonly rules: { question(name: string): Callable },
  ) {}

  code(node: Node, scope: Scope): Code {
    switch (node.op) {
      case 'literal':
        return constant(node.value);
      case 'thing': {
        const { runtime } = this;
        return changing(() => runtime.world.byId.get(node.id) ?? null);
      }
      case 'name':
        return this.name(node.name, scope);
      case 'collection': {
        const { runtime } = this;
        return changing(() => runtime.world.list(node.name));
      }
      case 'single':
        return this.single(node.name);
      case 'fact':
        return this.fact(node, scope);
      case 'ask':
        return this.rules.question(node.question).call(node.args.map((arg) => this.code(arg, scope)));
      case 'call':
        return this.call(node.fn, node.args, scope);
      case 'make':
        return this.make(node, scope);
      case 'list': {
        const items = node.items.map((item) => this.code(item, scope));
        const runs = items.map((item) => item.run);
        const { budget } = this.runtime;
        return folded(
          () => {
            budget.spend(MADE);
            return runs.map((run) => budget.hold(run()));
          },
          items.every((item) => item.constant),
        );
      }
      case 'if': {
        const test = this.truth(node.test, scope);
        if (test.constant) {
          const branch = test.run() ? node.then : node.else;
          return branch ? this.code(branch, scope) : constant(null);
        }
        const yes = this.code(node.then, scope).run;
        const no = node.else ? this.code(node.else, scope).run : () => null;
        const run = test.run;
        return changing(() => (run() ? yes() : no()));
      }
      case 'let': {
        const { cell, inner } = this.letOf(node, scope);
        const { run } = this.code(node.body, inner);
        return changing(() => {
          cell.reset();
          return run();
        });
      }
      case 'otherwise': {
        const left = this.code(node.left, scope);
        if (left.constant && left.run() !== null) return left;
        const right = this.code(node.right, scope);
        const [a, b] = [left.run, right.run];
        return folded(() => a() ?? b(), left.constant && right.constant);
      }
      case 'set': {
        const [left, right] = [this.code(node.left, scope), this.code(node.right, scope)];
        const [a, b] = [left.run, right.run];
        const of = node.sign === 'with' ? union : difference;
        const { budget } = this.runtime;
        return folded(() => of(a(), b(), budget), left.constant && right.constant);
      }
      case 'sum': {
        const [left, right] = [this.code(node.left, scope), this.code(node.right, scope)];
        const [a, b, of] = [left.run, right.run, arithmetic[node.sign]];
        return folded(() => {
          const [x, y] = [a(), b()];
          return typeof x === 'number' && typeof y === 'number' ? of(x, y) : null;
        }, left.constant && right.constant);
      }
      case 'minus': {
        const of = this.code(node.of, scope);
        const { run } = of;
        return folded(() => {
          const x = run();
          return typeof x === 'number' ? -x : null;
        }, of.constant);
      }
      case 'each':
      case 'first':
      case 'count':
        return compileIteration(this, node, scope);
      case 'follow':
        return compileFollow(this, node, scope);
      default: {
        const truth = this.truth(node, scope);
        return { run: truth.run, constant: truth.constant };
      }
    }
  }

  truth(node: Node, scope: Scope): Truth {
    if (node.op === 'any' || node.op === 'every') return compileIterationTruth(this, node, scope);
    return compileTruth(this, node, scope);
  }

  member(node: Node, scope: Scope): Member {
    return compileMember(this, node, scope);
  }

  /** The cell of a name for a value, to be reset before the body runs, and the names that the body sees. */
  letOf(node: LetNode, scope: Scope): { readonly cell: LetCell; readonly inner: Scope } {
    const inner = new Scope(scope);
    const cell = inner.letCell(node.name);
    cell.compute = this.code(node.value, scope).run;
    return { cell, inner };
  }

  /** Equality fit for the two types: identity where that is enough. */
  equality(left: Type, right: Type): (a: Value, b: Value) => boolean {
    const equal = equality(this.maker.vocabulary, left, right);
    if (!isList(left) && !isList(right)) return equal;
    const { budget } = this.runtime;
    return (a, b) => {
      withSteps(a, budget);
      return equal(a, b);
    };
  }

  private name(name: string, scope: Scope): Code {
    const cell = scope.find(name);
    if (cell instanceof LetCell) return changing(() => (cell.known ? cell.v : cell.read()));
    return { run: () => cell.v, constant: false, cell };
  }

  private single(name: string): Code {
    const { runtime } = this;
    const entity = Object.values(this.maker.vocabulary.entities).find((candidate) => candidate.single === name);
    return entity?.constant ? constant(runtime.setup) : changing(() => runtime.world.singles.get(name) ?? null);
  }

  private fact(node: FactNode, scope: Scope): Code {
    const of = this.code(node.of, scope);
    const { vocabulary } = this.maker;
    const names = isList(node.of.type) ? [] : node.of.type.one;
    if (names.some((name) => name in vocabulary.events || name === 'Event')) return this.field(node, of, names);
    const facts = names.map((name) => vocabulary.entities[name]?.facts[node.fact]).filter((fact) => fact !== undefined);
    const slot = facts[0]?.slot ?? 0;
    const { run } = of;
    const isConstant = of.constant && names.every((name) => vocabulary.entities[name]?.constant);
    if (facts.every((fact) => fact.default !== undefined)) {
      const { cell } = of;
      if (cell) {
        const read = (): Value => (cell.v === null ? null : ((cell.v as Thing).fact(slot) as Value));
        return { run: read, constant: false, fact: { of: cell, slot } };
      }
      return folded(() => {
        const thing = run() as Thing | null;
        return thing === null ? null : (thing.fact(slot) as Value);
      }, isConstant);
    }
    const { fact } = node;
    const read = (): Value => {
      const thing = run() as Thing | null;
      if (thing === null) return null;
      const value = thing.fact(slot);
      if (value === undefined) throw new UnknownSignal([{ of: thing.id ?? thing.entity, fact }]);
      return value;
    };
    // A setup that leaves a fact open must not fail while compiling, only when somebody asks.
    return isConstant && (of.run() as Thing).fact(slot) !== undefined ? constant(read()) : changing(read);
  }

  private field(node: FactNode, of: Code, names: readonly string[]): Code {
    const { events } = this.maker.vocabulary;
    const { run } = of;
    if (node.fact === 'claims') return changing(() => (run() as EventValue | null)?.claims ?? []);
    const place = (event: string): number => events[event]?.fields.findIndex((field) => field.name === node.fact) ?? -1;
    if (names.length === 1 && names[0] !== 'Event') {
      const at = place(names[0] as string);
      return changing(() => {
        const event = run() as EventValue | null;
        return event === null ? null : (event.fields[at] ?? null);
      });
    }
    return changing(() => {
      const event = run();
      return event instanceof EventValue ? (event.fields[place(event.event)] ?? null) : null;
    });
  }

  private call(name: string, nodes: readonly Node[], scope: Scope): Code {
    const fn = functions[name];
    if (fn === undefined) throw new Error(`no function ${name}`);
    const args = nodes.map((arg) => this.code(arg, scope));
    const { runtime } = this;
    const isConstant = name !== 'picked' && args.every((arg) => arg.constant);
    const [a = nothing, b = nothing, c = nothing] = args.map((arg) => arg.run);
    switch (args.length) {
      case 1:
        return folded(() => fn(runtime, a(), null, null), isConstant);
      case 2:
        return folded(() => fn(runtime, a(), b(), null), isConstant);
      default:
        return folded(() => fn(runtime, a(), b(), c()), isConstant);
    }
  }

  private make(node: MakeNode, scope: Scope): Code {
    const { maker } = this;
    const { budget } = this.runtime;
    if (node.what === 'event') {
      const fields = maker.vocabulary.events[node.name]?.fields ?? [];
      const runs = fields.map((field) => {
        const arg = node.args[field.name];
        return arg ? this.code(arg, scope).run : () => null;
      });
      // Lists are copied: an event must not change when the collection it was made from does.
      return changing(() => {
        budget.spend(4 * MADE);
        return new EventValue(
          node.name,
          runs.map((run) => owned(budget.hold(run()))),
        );
      });
    }
    const given = Object.entries(node.args).map(([name, arg]) => ({
      slot: maker.slot(node.name, name),
      run: this.code(arg, scope).run,
    }));
    return changing(() => {
      budget.spend(MEMBER * maker.vocabulary.slots);
      const facts = maker.blank(node.name);
      for (const { slot, run } of given) facts[slot] = budget.hold(run());
      maker.fillFromOthers(node.name, facts);
      return new Thing(node.name, null, facts);
    });
  }
}

const nothing = (): Value => null;
