import { parseChange, parseExpression } from '../../grammar/parse.js';
import type { CallSyntax, ChangeSyntax, FieldSyntax, NamedArgument, Range, Syntax } from '../../grammar/syntax.js';
import { childrenOf } from '../../grammar/syntax.js';
import { type Fate, isGone, type RenameTable } from '../../src/frontend/language/renames.js';
import type { LocatedText } from '../../src/frontend/text/located.js';
import type { FileEdits } from './edits.js';

/** What was renamed inside one entry alone, old to new. */
export interface LocalRenames {
  /** Parameters of its question. */
  readonly parameters: ReadonlyMap<string, string>;
  /** Fields of its `event`. */
  readonly fields: ReadonlyMap<string, string>;
}

export const noLocalRenames: LocalRenames = { parameters: new Map(), fields: new Map() };

/** Rewrites old names in one text of the rule language. A text that cannot be parsed is left as it is. */
export function renameInExpression(text: LocatedText, table: RenameTable, into: FileEdits, own: LocalRenames): void {
  const { syntax } = parseExpression(text);
  if (syntax !== undefined) new ExpressionRenames(text, table, into, own).visit(syntax);
}

/** The same for one change of the vocabulary. */
export function renameInChange(text: LocatedText, table: RenameTable, into: FileEdits): void {
  const { syntax } = parseChange(text);
  if (syntax !== undefined) new ExpressionRenames(text, table, into, noLocalRenames).change(syntax);
}

class ExpressionRenames {
  constructor(
    private readonly text: LocatedText,
    private readonly table: RenameTable,
    private readonly into: FileEdits,
    private readonly own: LocalRenames,
  ) {}

  change(syntax: ChangeSyntax): void {
    if (syntax.op === 'create') this.visit(syntax.make);
    else if (syntax.op === 'delete') this.visit(syntax.of);
    else {
      this.visit(syntax.target);
      this.visit(syntax.value);
    }
  }

  /** @param parent what the node is a part of; missing for the whole text */
  visit(node: Syntax, parent?: Syntax): void {
    if (node.op === 'name') this.name(node.name, node.at);
    else if (node.op === 'call') this.call(node);
    else if (node.op === 'is a')
      this.into.rename(this.span(node.entityAt), node.entity, this.table.entity(node.entity));
    else if (node.op === 'field') this.field(node, parent);
    for (const child of childrenOf(node)) this.visit(child, node);
  }

  private span([start, end]: Range) {
    return this.text.place(start, end);
  }

  private name(name: string, at: Range): void {
    const own = this.own.parameters.get(name);
    const fate = own === undefined ? this.table.collection(name) : { to: own };
    this.into.rename(this.span(at), name, fate);
  }

  private call({ name, nameAt, named }: CallSyntax): void {
    const present = this.into.rename(this.span(nameAt), name, this.table.called(name));
    for (const one of named) this.argument(one, this.table.argument(present, one.name));
  }

  private argument({ name, nameAt, value }: NamedArgument, fate: Fate | undefined): void {
    this.into.rename(this.span(nameAt), name, fate);
    if (fate === undefined || isGone(fate) || fate.values === undefined) return;
    const before = value.op === 'literal' ? String(value.value) : undefined;
    if (before !== undefined && Object.hasOwn(fate.values, before)) {
      this.into.write(this.span(value.at), `'${fate.values[before]}'`);
    } else {
      const { start } = this.span(value.at);
      const { end, source } = this.span(value.at);
      const { true: yes, false: no } = fate.values;
      this.into.write({ source, start, end: start }, 'if ');
      this.into.write({ source, start: end, end }, ` then '${yes}' else '${no}'`);
    }
  }

  /** `x.old` becomes `x.new`; where a truth became one of two values, a comparison with it. */
  private field(node: FieldSyntax, parent: Syntax | undefined): void {
    const ofEvent = node.of.op === 'name' && node.of.name === 'event' ? this.own.fields.get(node.field) : undefined;
    const fate = ofEvent === undefined ? this.table.factAnywhere(node.field) : { to: ofEvent };
    const at = this.span(node.fieldAt);
    if (fate === undefined || isGone(fate) || fate.values === undefined) {
      this.into.rename(at, node.field, fate);
      return;
    }
    const whole = this.span(node.at);
    const negation = parent?.op === 'not' ? this.text.text.slice(parent.at[0], node.at[0]) : undefined;
    const isNegated = negation !== undefined && /^not\s+$/.test(negation);
    const value = fate.values[isNegated ? 'false' : 'true'];
    this.into.write(at, `${fate.to} is '${value}'`);
    if (isNegated) this.into.write({ ...whole, start: this.span(parent!.at).start, end: whole.start }, '');
    else if (needsBrackets(parent)) {
      this.into.write({ ...whole, end: whole.start }, '(');
      this.into.write({ ...whole, start: whole.end }, ')');
    }
  }
}

/** A comparison may stand alone, in a condition and between `and` and `or`. */
const needsBrackets = (parent: Syntax | undefined): boolean =>
  parent !== undefined &&
  !['and', 'or', 'each', 'first', 'any', 'count', 'every', 'if', 'call', 'list'].includes(parent.op);
