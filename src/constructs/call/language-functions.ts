import type { CallSyntax, Syntax } from '../../../grammar/syntax.js';
import { own } from '../../engine/model/own.js';
import type { Node } from '../../engine/model/tree.js';
import { isList, type Type } from '../../engine/model/type.js';
import { broken, type NameScope } from '../../frontend/language/expressions/scope.js';
import { demand, type ExpectedAt } from '../../frontend/language/types/expect.js';
import type { FunctionSignature } from '../../frontend/language/types/functions.js';
import { one, parseType, printType } from '../../frontend/language/types/type-text.js';
import { isNoneOnly, isNothing, listOf, nothing, orNone, withoutNone } from '../../frontend/language/types/types.js';
import { fillSlots } from './language-arguments.js';

/** A call of the closed list: the lists among the arguments decide what the letters of its signature stand for. */
export function resolveFunction(
  syntax: CallSyntax,
  signature: FunctionSignature,
  scope: NameScope,
  expected?: Type,
): Node {
  const { name, at } = syntax;
  const { allowed, known } = scope.site;
  if (name === 'picked' && !allowed.picks) scope.fault('name.no-picks-here', syntax.nameAt);
  const wanted = [...(signature.makes === undefined ? [] : [signature.makes]), ...(signature.reads ?? [])];
  const entity = wanted.find((one) => known.entity(one) === undefined);
  if (entity !== undefined) {
    return scope.broken('vocabulary.no-entity-for-function', syntax.nameAt, { values: { name, entity } });
  }
  const parameters = signature.parameters.map((parameter) => ({
    ...parameter,
    place: placeType(parameter, signature, scope),
  }));
  const slots = parameters.map((parameter) => ({ name: parameter.name, optional: false }));
  const filled = fillSlots(syntax, slots, scope);
  const letters = new Letters(scope);
  letters.hint(typeOf(signature.result), expected);
  const nodes = new Map<string, Node>();
  // Lists first: `position('stack', zones)` learns from the list what its first argument is.
  const order = [...parameters].sort((a, b) => Number(isList(b.place)) - Number(isList(a.place)));
  for (const parameter of order) {
    const given = filled.get(parameter.name);
    if (given === undefined) continue;
    const place = { code: 'type.argument', values: { call: name, name: parameter.name } };
    nodes.set(parameter.name, letters.argument(given, parameter.place, scope, place));
  }
  const args = parameters.map((parameter) => nodes.get(parameter.name) ?? broken([at[1], at[1]]));
  return { op: 'call', fn: name, args, at, type: letters.filledIn(typeOf(signature.result)) };
}

/** A function that makes a value takes the type of the entity's fact for each parameter with the name of one. */
function placeType(
  parameter: FunctionSignature['parameters'][number],
  signature: FunctionSignature,
  scope: NameScope,
): Type {
  const made = scope.site.known.entity(signature.makes ?? '');
  return own(made?.facts ?? {}, parameter.name)?.type ?? typeOf(parameter.type);
}

function typeOf(text: string): Type {
  const parsed = parseType(text);
  return 'type' in parsed ? parsed.type : nothing;
}

const isLetter = (name: string): boolean => name.length === 1;

/** The letter of a type, if it is one (`T`, `T?`). */
const letterOf = (type: Type): string | undefined =>
  !isList(type) && type.one.length === 1 && isLetter(type.one[0]!) ? type.one[0] : undefined;

/** What the letters of one signature stand for in one call. */
class Letters {
  private readonly inferred = new Map<string, Type>();
  /** What the place of the call expects. It types text literals only, and decides no letter. */
  private readonly hints = new Map<string, Type>();

  constructor(private readonly scope: NameScope) {}

  hint(result: Type, expected: Type | undefined): void {
    if (expected !== undefined) this.match(result, expected, this.hints);
  }

  argument(given: Syntax, place: Type, scope: NameScope, message: ExpectedAt): Node {
    const node = scope.resolve(given, this.wanted(place));
    const letter = letterOf(place);
    if (letter !== undefined && !this.inferred.has(letter)) this.inferred.set(letter, withoutNone(node.type));
    else if (!this.match(place, node.type, this.inferred)) this.refuse(node, place, message);
    else demand(node, this.filledIn(place), scope, message);
    return node;
  }

  /** Replaces the letters in a type by what they stand for; a letter without a type stands for nothing. */
  filledIn(type: Type): Type {
    return fillLetters(type, (letter) => this.inferred.get(letter) ?? nothing);
  }

  /** The type that a place expects, as far as it is known. */
  private wanted(place: Type): Type | undefined {
    let unknown = false;
    const type = fillLetters(place, (letter) => {
      const meaning = this.inferred.get(letter) ?? this.hints.get(letter);
      if (meaning === undefined || isNothing(meaning)) unknown = true;
      return meaning ?? nothing;
    });
    return unknown ? undefined : type;
  }

  /** Takes the letter inside lists from a type; false if the type has fewer levels of lists than the pattern. */
  private match(pattern: Type, type: Type, into: Map<string, Type>): boolean {
    if (isNothing(type)) return true;
    if (isList(pattern)) {
      if (isList(type)) return this.match(pattern.list, type.list, into);
      return isNoneOnly(type);
    }
    const letter = letterOf(pattern);
    if (letter !== undefined && !into.has(letter)) into.set(letter, type);
    return true;
  }

  private refuse(node: Node, place: Type, { code, values }: ExpectedAt): void {
    // A letter without a type is shown as “any”: authors do not know our letters.
    const expected = printType(fillLetters(place, (letter) => this.inferred.get(letter) ?? one(['any'])));
    this.scope.fault(code, node.at, { values: { ...values, expected, found: printType(node.type) } });
  }
}

function fillLetters(type: Type, meaning: (letter: string) => Type): Type {
  if (isList(type)) return listOf(fillLetters(type.list, meaning));
  const letter = letterOf(type);
  if (letter === undefined) return type;
  return type.none ? orNone(meaning(letter)) : meaning(letter);
}
