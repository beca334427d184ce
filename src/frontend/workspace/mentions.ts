import type { Range } from '../../../grammar/syntax.js';
import { childrenOf } from '../../../grammar/syntax.js';
import { isList, type Type } from '../../engine/model/type.js';
import { matterNames, textNames } from '../../engine/model/vocabulary.js';
import type { ResolvedPart } from '../language/expressions/scope.js';
import { functionNamed } from '../language/types/functions.js';
import { type Known, ownersIn } from '../language/types/known.js';
import type { ObservedText } from './observed.js';

/**
 * What a name can be the name of. Names of facts, fields, parameters, values and choices include that of their owner
 * before a dot; things of cases have the name of their table on a line before, and none in an expression.
 */
export type SymbolKind =
  | 'entry'
  | 'label'
  | 'question'
  | 'parameter'
  | 'event'
  | 'field'
  | 'entity'
  | 'fact'
  | 'enumeration'
  | 'value'
  | 'function'
  | 'layer'
  | 'matter'
  | 'choice'
  | 'case'
  | 'scene'
  | 'term'
  | 'thing'
  | 'local';

/** Something with a name. */
export interface NamedSymbol {
  readonly kind: SymbolKind;
  readonly name: string;
}

/** A name in an expression. */
export interface Mention {
  /** Several if the fact can belong to several kinds of things. */
  readonly symbols: readonly NamedSymbol[];
  /** Offsets in the text of the expression. */
  readonly at: Range;
  readonly type?: Type;
  /** True if the name is declared here. */
  readonly isDeclaration?: boolean;
}

/** All names with a meaning in an expression. */
export const mentionsIn = ({ parts }: ObservedText): readonly Mention[] =>
  parts.flatMap((part) => mentionsOf(part, parts));

function mentionsOf(part: ResolvedPart, all: readonly ResolvedPart[]): readonly Mention[] {
  const { syntax, node, scope } = part;
  const { known } = scope.site;
  const { type } = node;
  const one = (symbols: readonly NamedSymbol[], at: Range, more: Partial<Mention> = {}): readonly Mention[] =>
    symbols.length === 0 ? [] : [{ symbols, at, type, ...more }];
  switch (syntax.op) {
    case 'name':
      return one(nameSymbols(part, all), syntax.at);
    case 'field': {
      const of = all.find((other) => other.syntax === syntax.of)?.node.type;
      return of === undefined ? [] : one(factSymbols(of, syntax.field, known), syntax.fieldAt);
    }
    case 'call': {
      const called = calledSymbol(syntax.name, known);
      const named = syntax.named.flatMap(({ name, nameAt, value }) => {
        const inner = all.find((other) => other.syntax === value)?.node.type;
        return one(argumentSymbols(called, name, known), nameAt, { ...(inner !== undefined && { type: inner }) });
      });
      return [...one(called === undefined ? [] : [called], syntax.nameAt), ...named];
    }
    case 'is a':
      return known.entity(syntax.entity) === undefined
        ? []
        : one([{ kind: 'entity', name: syntax.entity }], syntax.entityAt);
    case 'literal': {
      if (typeof syntax.value !== 'string' || isList(type)) return [];
      const of = type.one.includes('Text') ? textTypeOf(part, all) : undefined;
      // House rules may pick what the vocabulary has no words for.
      const holding = [...type.one, ...(of === undefined ? [] : [of])].filter(
        (name) => name === matterNames || known.valuesOf(name)?.includes(String(syntax.value)) === true,
      );
      const symbols = holding.map((name): NamedSymbol => ({ kind: 'value', name: `${name}.${syntax.value}` }));
      return one(symbols, [syntax.at[0] + 1, syntax.at[1] - 1]);
    }
    case 'let':
    case 'each':
    case 'first':
    case 'any':
    case 'count':
    case 'every':
    case 'follow': {
      const inside = childrenOf(syntax).slice(1);
      const seen = all.find((other) => inside.includes(other.syntax) && other.scope.locals.has(syntax.name));
      const local = seen?.scope.locals.get(syntax.name)?.type;
      const symbol = memberSymbol(syntax.name, syntax.nameAt);
      return one([symbol], syntax.nameAt, { isDeclaration: true, ...(local !== undefined && { type: local }) });
    }
    default:
      return [];
  }
}

/** The enumeration that words a text: for what is picked, or for texts elsewhere. */
const textTypeOf = ({ syntax }: ResolvedPart, all: readonly ResolvedPart[]): string =>
  all.some(({ syntax: other }) => other.op === 'call' && other.name === 'picked' && other.args[0] === syntax)
    ? matterNames
    : textNames;

/** A name that an expression declares: the same one may be declared several times side by side. */
const memberSymbol = (name: string, at: Range): NamedSymbol => ({ kind: 'local', name: `${name}@${at[0]}` });

function nameSymbols({ syntax, node, scope }: ResolvedPart, all: readonly ResolvedPart[]): readonly NamedSymbol[] {
  const { known } = scope.site;
  if (node.op === 'collection') return [{ kind: 'entity', name: known.collections.get(node.name)!.name }];
  if (node.op === 'single') return [{ kind: 'entity', name: known.singles.get(node.name)!.name }];
  if (node.op === 'thing') return [{ kind: 'thing', name: node.id }];
  if (node.op !== 'name') return [];
  if (node.kind !== 'member') return [{ kind: 'local', name: node.name }];
  // No name hides another, so only one declaration around it has it.
  const declared = all.find(
    ({ syntax: other }) =>
      'nameAt' in other &&
      other.op !== 'call' &&
      other.name === node.name &&
      other.at[0] <= syntax.at[0] &&
      syntax.at[1] <= other.at[1],
  )?.syntax;
  return declared !== undefined && 'nameAt' in declared ? [memberSymbol(node.name, declared.nameAt)] : [];
}

/** The facts or fields of this name that things or events of a type have. */
const factSymbols = (type: Type, fact: string, known: Known): readonly NamedSymbol[] =>
  ownersIn(type, known).flatMap((name): readonly NamedSymbol[] => {
    if (Object.hasOwn(known.entity(name)?.facts ?? {}, fact)) return [{ kind: 'fact', name: `${name}.${fact}` }];
    const isField = known.event(name)?.fields.some((field) => field.name === fact);
    return isField === true ? [{ kind: 'field', name: `${name}.${fact}` }] : [];
  });

/** What a call with this name calls. */
export function calledSymbol(name: string, known: Known): NamedSymbol | undefined {
  if (known.question(name) !== undefined) return { kind: 'question', name };
  if (functionNamed(name) !== undefined) return { kind: 'function', name };
  if (known.event(name) !== undefined) return { kind: 'event', name };
  return known.entity(name) === undefined ? undefined : { kind: 'entity', name };
}

function argumentSymbols(called: NamedSymbol | undefined, name: string, known: Known): readonly NamedSymbol[] {
  if (called?.kind === 'question') return [{ kind: 'parameter', name: `${called.name}.${name}` }];
  if (called?.kind !== 'event' && called?.kind !== 'entity') return [];
  return factSymbols({ one: [called.name], none: false }, name, known);
}
