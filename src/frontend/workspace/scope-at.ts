import { isList, type Type } from '../../engine/model/type.js';
import type { Local, NamedThings, ResolvedPart } from '../language/expressions/scope.js';
import { functionNamed, functions } from '../language/types/functions.js';
import { type Known, membersOf, ownersIn } from '../language/types/known.js';
import { one, printType } from '../language/types/type-text.js';
import { fitOf, listOf, nothing, orNone, truth } from '../language/types/types.js';
import { type UnfinishedExpression, unfinishedAt } from './expressions-at.js';
import { calledSymbol, type SymbolKind } from './mentions.js';
import { placeholder, type WrittenWord } from './observed.js';
import type { Workspace } from './workspace.js';

/** A word that may be written at a place. */
export interface Candidate {
  readonly name: string;
  readonly kind: SymbolKind | 'keyword' | 'collection' | 'thing';
  /** Its owner, as in the names of symbols. */
  readonly of?: string;
  /** Of the resulting value; as text for functions, whose types are generic. */
  readonly type?: Type | string;
  /** True if it is called with brackets. */
  readonly isCall?: boolean;
  /** Whether its type is the expected one; undefined if the place expects nothing in particular. */
  readonly fits?: boolean;
}

/** What a place in an expression can see, and what may be written there. */
export interface ScopeAt {
  readonly written: WrittenWord;
  /** The names in scope with their types. */
  readonly locals: ReadonlyMap<string, Local>;
  /** The type that the place expects, if any. */
  readonly expected?: Type;
  /** The type of what a fact is read of. */
  readonly of?: Type;
  readonly candidates: readonly Candidate[];
  /** The call whose argument is written. */
  readonly call?: WrittenCall;
}

/** A call whose arguments are being written. */
export interface WrittenCall {
  readonly name: string;
  /** Index of a positional argument, or the argument's name. */
  readonly argument: number | string;
}

/** What a place can see; undefined if no expression is there. */
export function scopeAt(workspace: Workspace, path: string, offset: number): ScopeAt | undefined {
  const found = unfinishedAt(workspace, path, offset);
  const known = workspace.linked?.linker.known;
  if (found === undefined || known === undefined) return undefined;
  const call = callAround(found);
  return { ...scopeOf(found, known), ...(call && { call }) };
}

/** The innermost call that is still open at the word being written. */
function callAround({ observed }: UnfinishedExpression): WrittenCall | undefined {
  const end = observed.text.text.length;
  for (const { syntax } of observed.parts) {
    if (syntax.op !== 'call' || syntax.at[1] < end) continue;
    const named = syntax.named.find(({ value }) => value.at[1] >= end);
    const index = syntax.args.findIndex(({ at }) => at[1] >= end);
    if (named !== undefined || index >= 0) return { name: syntax.name, argument: named?.name ?? index };
  }
  return undefined;
}

function scopeOf({ observed, written }: UnfinishedExpression, known: Known): ScopeAt {
  const { parts } = observed;
  const locals = parts.at(-1)?.scope.locals ?? new Map<string, Local>();
  if (/\bis\s+(?:not\s+)?a\s+$/.test(written.before)) {
    const entities = Object.keys(known.vocabulary.entities);
    return { written, locals, candidates: entities.map((name) => ({ name, kind: 'entity' })) };
  }
  // The same part is resolved again if its surroundings help; the last time has the most information.
  const field = parts.findLast(({ syntax }) => syntax.op === 'field' && syntax.field === placeholder);
  if (field?.syntax.op === 'field') {
    const { of } = field.syntax;
    const type = parts.findLast(({ syntax }) => syntax === of)?.node.type ?? nothing;
    return { written, locals: field.scope.locals, of: type, candidates: factsOf(type, known) };
  }
  const value = parts.findLast(({ syntax }) => syntax.op === 'name' && syntax.name === placeholder);
  if (value === undefined) return { written, locals, candidates: written.isQuoted ? [] : joints };
  const { scope, expected } = value;
  const candidates = written.isQuoted
    ? valuesOf(value, known)
    : [...argumentsOf(value, parts, known), ...namesIn(value)];
  return { written, locals: scope.locals, ...(expected !== undefined && { expected }), candidates };
}

/** Words that can follow a value. */
const joints: readonly Candidate[] = [
  ...['and', 'or', 'is', 'is not', 'in', 'not in', 'within', 'otherwise', 'then', 'else', 'where', 'by'],
  ...['with', 'without', 'div', 'satisfies', 'be', 'from'],
].map((name) => ({ name, kind: 'keyword' }));

/** Facts of things, or fields of events, of a type. */
function factsOf(type: Type, known: Known): readonly Candidate[] {
  const found = ownersIn(type, known).flatMap((of) => {
    const kind = known.entity(of) === undefined ? 'field' : 'fact';
    return [...membersOf(of, known)].map(([name, type]): Candidate => ({ name, kind, of, type }));
  });
  return [...new Map(found.toReversed().map((one) => [one.name, one])).values()].toReversed();
}

/** Values of the enumerations that a place expects; of all if it expects none. */
function valuesOf({ expected, scope }: ResolvedPart, known: Known): readonly Candidate[] {
  const wanted = expected === undefined || isList(expected) ? [] : expected.one.filter((name) => known.valuesOf(name));
  const names = wanted.length > 0 ? wanted : Object.keys(known.vocabulary.enumerations);
  const values = names.flatMap((of) =>
    (known.valuesOf(of) ?? []).map((name): Candidate => ({ name, kind: 'value', of })),
  );
  return [...values, ...thingsIn(scope.site.things, () => ({}))];
}

const thingsIn = (things: NamedThings | undefined, fits: (type: Type) => object): readonly Candidate[] =>
  [...(things?.all ?? [])].map((name) => {
    const type = one([things!.entityOf(name)!]);
    return { name, kind: 'thing', type, ...fits(type) };
  });

/** The names of the arguments of the call around a value, except those already given. */
function argumentsOf(
  { syntax: own }: ResolvedPart,
  parts: readonly ResolvedPart[],
  known: Known,
): readonly Candidate[] {
  const call = parts.find(({ syntax }) => syntax.op === 'call' && syntax.args.includes(own))?.syntax;
  if (call?.op !== 'call') return [];
  const given = new Set(call.named.map(({ name }) => name));
  return parametersOf(call.name, known)
    .slice(call.args.length - 1)
    .filter(({ name }) => !given.has(name))
    .map((one) => ({ ...one, name: `${one.name}:` }));
}

/** The parameters of a call with this name. */
export function parametersOf(name: string, known: Known): readonly Candidate[] {
  const called = calledSymbol(name, known);
  if (called?.kind === 'question')
    return known.question(name)!.parameters.map((one) => ({ ...one, kind: 'parameter', of: name }));
  if (called?.kind === 'function')
    return functionNamed(name)!.parameters.map((one) => ({ name: one.name, kind: 'parameter', type: one.type }));
  return called === undefined ? [] : factsOf(one([name]), known);
}

const openings = ['not', 'if', 'let', 'each', 'first', 'any', 'count', 'every', 'follow', 'true', 'false', 'none'];

/**
 * Everything that can stand for a value: first what is in scope, then the table, questions, functions, and what makes
 * things.
 */
function namesIn({ scope, expected }: ResolvedPart): readonly Candidate[] {
  const { site, locals } = scope;
  const { known, allowed, things } = site;
  const { vocabulary } = known;
  const fits = (type: Type) => (expected === undefined ? {} : { fits: fitOf(type, orNone(expected), known) === 'yes' });
  const called = ({ name }: { readonly name: string }, kind: SymbolKind, type: Type): Candidate => ({
    ...{ name, kind, type, isCall: true },
    ...fits(type),
  });
  const table = allowed.table ? [...known.collections] : [];
  return [
    ...[...locals].map(([name, { type }]): Candidate => ({ name, kind: 'local', type, ...fits(type) })),
    ...thingsIn(things, fits),
    ...[...known.singles].flatMap(([name, { name: of, constant }]): readonly Candidate[] => {
      const type = one([of]);
      return allowed.table || constant ? [{ name, kind: 'entity', of, type, ...fits(type) }] : [];
    }),
    ...table.map(([name, { name: of }]): Candidate => {
      const type = listOf(one([of]));
      return { name, kind: 'collection', of, type, ...fits(type) };
    }),
    ...(allowed.questions
      ? Object.values(vocabulary.questions).map((asked) => called(asked, 'question', asked.result))
      : []),
    ...functions.map(({ name, result }): Candidate => ({ name, kind: 'function', type: result, isCall: true })),
    ...Object.values(vocabulary.events).map((event) => called(event, 'event', one([event.name]))),
    ...Object.values(vocabulary.entities)
      .filter(({ collection, single }) => collection === undefined && single === undefined)
      .map((entity) => called(entity, 'entity', one([entity.name]))),
    ...openings.map((name): Candidate => ({ name, kind: 'keyword', ...(name === 'true' && fits(truth)) })),
  ];
}

/** The type of a candidate as text. */
export const typeText = ({ type }: Candidate): string | undefined =>
  type === undefined || typeof type === 'string' ? type : printType(type);
