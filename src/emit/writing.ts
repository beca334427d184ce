import type { AskNode, FactNode, Node } from '../model/tree.js';
import { isList } from '../model/type.js';
import { atom, type Body, type Js, loose, word } from './body.js';
import { writeCall, writeMake, writeSum } from './calls.js';
import { writeIteration } from './iterations.js';
import { literal } from './literals.js';
import { writeTruth } from './truths.js';
import type { Workshop } from './workshop.js';

/** Names in sight of an expression, and what is written where one is read. */
export class Sight {
  private readonly own = new Map<string, () => Js>();

  constructor(private readonly outer?: Sight) {}

  let(name: string, read: () => Js): this {
    this.own.set(name, read);
    return this;
  }

  with(name: string, value: Js): Sight {
    return new Sight(this).let(name, () => value);
  }

  read(name: string): Js {
    const read = this.find(name);
    if (read === undefined) throw new Error(`name out of sight: ${name}`);
    return read();
  }

  private find(name: string): (() => Js) | undefined {
    return this.own.get(name) ?? this.outer?.find(name);
  }
}

/**
 * Writes expressions of the rules as JavaScript, statements into a body and the value as an expression: the second back end, which
 * does in text what `Compiler` does with closures, from the same trees and with the same folding.
 */
export class Writing {
  /** Questions about the parameters alone that are asked more than once in a function, and the variables for their answers. */
  readonly often = new Map<string, string>();

  constructor(
    readonly shop: Workshop,
    readonly body: Body,
  ) {}

  value(node: Node, sight: Sight): Js {
    const settled = node.op === 'literal' ? { value: node.value } : this.shop.settled(node);
    if (settled) return this.shop.constant(settled.value);
    switch (node.op) {
      case 'thing':
        return atom(`${this.tool('thingById')}(${literal(node.id)})`);
      case 'name':
        return sight.read(node.name);
      case 'collection':
        return atom(`${this.tool('runtime')}.world.lists${member(node.name)}`, { list: true, calm: true });
      case 'single':
        return this.single(node.name);
      case 'fact':
        return this.fact(node, sight);
      case 'ask':
        return this.ask(node, sight);
      case 'call':
        return writeCall(this, node, sight);
      case 'make':
        return writeMake(this, node, sight);
      case 'list':
        return atom(
          `[${this.values(node.items, sight)
            .map(({ text }) => text)
            .join(', ')}]`,
          { list: true },
        );
      case 'if': {
        const settledTest = this.shop.settledTruth(node.test);
        const no = (): Js => (node.else ? this.value(node.else, sight) : word('null'));
        if (settledTest !== undefined) return settledTest ? this.value(node.then, sight) : no();
        return this.choice(this.truth(node.test, sight), () => this.value(node.then, sight), no);
      }
      case 'otherwise': {
        const left = this.value(node.left, sight);
        const { result, lines } = this.body.apart(() => this.value(node.right, sight));
        if (lines.length === 0) return loose(`${operand(left)} ?? ${operand(result)}`);
        const name = this.body.names.fresh('value');
        this.body.line(`let ${name} = ${left.text};`);
        this.body.block(`if (${name} === null)`, () => {
          this.body.add(lines);
          this.body.line(`${name} = ${result.text};`);
        });
        return word(name);
      }
      case 'set': {
        const [left, right] = this.values([node.left, node.right], sight) as [Js, Js];
        const of = this.tool(node.sign === 'with' ? 'union' : 'difference');
        return atom(`${of}(${left.text}, ${right.text})`, { list: true });
      }
      case 'sum':
      case 'minus':
        return writeSum(this, node, sight);
      case 'each':
      case 'first':
      case 'count':
        return writeIteration(this, node, sight);
      default:
        return this.truth(node, sight);
    }
  }

  /** An expression of JavaScript that is true or false. */
  truth(node: Node, sight: Sight): Js {
    const settled = this.shop.settledTruth(node);
    return settled === undefined ? writeTruth(this, node, sight) : word(String(settled));
  }

  /** Several values, worked out one after the other. */
  values(nodes: readonly Node[], sight: Sight): Js[] {
    const done: Js[] = [];
    for (const node of nodes) {
      const { result, lines } = this.body.apart(() => this.value(node, sight));
      if (lines.length > 0) {
        done.forEach((earlier, i) => {
          if (!earlier.calm) done[i] = this.body.held(earlier, 'value');
        });
        this.body.add(lines);
      }
      done.push(result);
    }
    return done;
  }

  /** A value that can be written more than once. */
  held(node: Node, sight: Sight, like: string): Js {
    return this.body.held(this.value(node, sight), like);
  }

  tool(name: string): string {
    return this.shop.tool(name);
  }

  private choice(test: Js, yes: () => Js, no: () => Js): Js {
    const { body } = this;
    const [left, right] = [body.apart(yes), body.apart(no)];
    if (left.lines.length + right.lines.length === 0)
      return loose(`${operand(test)} ? ${operand(left.result)} : ${operand(right.result)}`);
    const name = body.names.fresh('value');
    body.line(`let ${name};`);
    body.block(`if (${test.text})`, () => {
      body.add(left.lines);
      body.line(`${name} = ${left.result.text};`);
    });
    body.block('else', () => {
      body.add(right.lines);
      body.line(`${name} = ${right.result.text};`);
    });
    return word(name);
  }

  private single(name: string): Js {
    const { entities } = this.shop.vocabulary;
    const entity = Object.values(entities).find((candidate) => candidate.single === name);
    if (entity?.constant) return word(this.tool('setup'), { some: true });
    return atom(`${this.tool('singleThing')}(${literal(name)})`, { calm: true });
  }

  private fact(node: FactNode, sight: Sight): Js {
    const { vocabulary } = this.shop;
    const names = isList(node.of.type) ? [] : node.of.type.one;
    if (names.some((name) => Object.hasOwn(vocabulary.events, name) || name === 'Event'))
      return this.field(node, names, sight);
    const facts = names.flatMap((name) => {
      const entity = Object.hasOwn(vocabulary.entities, name) ? vocabulary.entities[name] : undefined;
      return entity !== undefined && Object.hasOwn(entity.facts, node.fact) ? [entity.facts[node.fact]!] : [];
    });
    const slot = facts[0]?.slot ?? 0;
    const of = this.held(node.of, sight, 'thing');
    const known = facts.every((fact) => fact.default !== undefined);
    const load = `${of.text}.facts[${slot}] /* ${node.fact.replace(/[^A-Za-z0-9_]+/g, '_')} */`;
    const read = known ? load : `${this.tool('known')}(${load}, ${of.text}, ${literal(node.fact)})`;
    if (of.some) return atom(read, { calm: known });
    return loose(`${of.text} === null ? null : ${read}`, { calm: known, unlessNone: { of: of.text, read } });
  }

  private field(node: FactNode, names: readonly string[], sight: Sight): Js {
    const of = this.held(node.of, sight, 'event');
    const { events } = this.shop.vocabulary;
    if (node.fact === 'claims') return loose(`${of.text}?.claims ?? []`, { list: true, calm: true });
    const [only] = names;
    if (names.length !== 1 || only === undefined || only === 'Event')
      return atom(`${this.tool('fieldOf')}(${of.text}, ${literal(node.fact)})`, { calm: true });
    const at = events[only]?.fields.findIndex(({ name }) => name === node.fact) ?? -1;
    if (at < 0) return word('null');
    const load = `${of.text}.fields[${at}] ?? null`;
    return of.some ? loose(load, { calm: true }) : loose(`${of.text} === null ? null : (${load})`, { calm: true });
  }

  private ask(node: AskNode, sight: Sight): Js {
    // Asked for what the setup settles about it, a question that cannot be asked fails here and not in the module.
    this.shop.ruleset.question(node.question);
    const args = this.values(node.args, sight);
    const call = atom(`${this.shop.question(node.question).answer}(${args.map(({ text }) => text).join(', ')})`);
    const kept = this.often.get(askKey(node) ?? '');
    return kept === undefined ? call : loose(`${kept} === undefined ? (${kept} = ${call.text}) : ${kept}`);
  }
}

/** A question about parameters, or about answers to such questions, as a key; undefined when it is about anything else. */
export const askKey = ({ question, args }: AskNode): string | undefined => {
  const names = args.map((arg) => {
    if (arg.op === 'ask') return askKey(arg);
    return arg.op === 'name' && arg.kind === 'parameter' ? arg.name : undefined;
  });
  return names.includes(undefined) ? undefined : JSON.stringify([question, ...names]);
};

/** What may stand beside `??` and between `?` and `:`. */
export const operand = (of: Js): string => (of.level > 1 ? `(${of.text})` : of.text);

/** `.name` or `["na me"]`. */
export const member = (name: string): string =>
  /^[A-Za-z][A-Za-z0-9_]*$/.test(name) ? `.${name}` : `[${literal(name)}]`;
