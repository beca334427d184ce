import type { Parsed } from '../../../../grammar/parse.js';
import { childrenOf, type Syntax } from '../../../../grammar/syntax.js';
import { keywords } from '../../../../grammar/tokens.js';
import type { Expression } from '../../../engine/model/tree.js';
import { isList } from '../../../engine/model/type.js';
import type { JsonPath } from '../../text/document.js';
import type { LocatedText } from '../../text/located.js';
import type { DiagnosticSink } from '../diagnostic-sink.js';
import { takenBy } from '../expressions/declaring.js';
import { type ExpressionContext, parsed, resolveParsed } from '../expressions/expressions.js';
import type { Local } from '../expressions/scope.js';
import { printType } from '../types/type-text.js';
import { isNothing, nothing } from '../types/types.js';
import type { RawExpression } from './raw-entries.js';

/** A name declared by an entry or a step, before the other names are known. */
interface DeclaredName {
  readonly name: string;
  readonly kind: 'let' | 'each';
  readonly path: JsonPath;
  readonly located: LocatedText;
  readonly parse: Parsed<Syntax>;
}

export interface DeclaredNames {
  /** The names known before, and the new ones. */
  readonly locals: ReadonlyMap<string, Local>;
  readonly let: { readonly [name: string]: Expression };
  readonly each?: { readonly name: string; readonly in: Expression };
}

/**
 * Resolves the `let` and the `each` of an entry, or the `let` of a step. They may use each other in any order, so each
 * is resolved after those that it mentions; cycles are reported.
 */
export function declareNames(
  raw: {
    readonly let?: { readonly [name: string]: RawExpression };
    readonly each?: { readonly [name: string]: RawExpression };
  },
  path: JsonPath,
  sink: DiagnosticSink,
  around: ExpressionContext,
): DeclaredNames {
  const declared = [...declarations('each', raw.each, path, sink), ...declarations('let', raw.let, path, sink)];
  const locals = new Map(around.locals);
  for (const { name, path: at } of declared) checkName(name, at, sink, around);
  // Known from the start, so that no loop takes the name of a later one, and a cycle gives only one message.
  for (const { name, kind } of declared) locals.set(name, { kind, type: nothing });
  const expressions = new Map<string, Expression>();
  for (const one of inDependencyOrder(declared, around.locals, sink)) {
    const expression = resolveParsed(one.parse, one.located, { ...around, locals }, { be: 'anything' });
    expressions.set(one.name, expression);
    locals.set(one.name, { kind: one.kind, type: typeOf(one, expression, sink) });
  }
  const resolved = ({ name }: DeclaredName): Expression => expressions.get(name)!;
  const lets = declared.filter((one) => one.kind === 'let').map((one) => [one.name, resolved(one)] as const);
  const [each] = declared.filter((one) => one.kind === 'each');
  return {
    locals,
    let: Object.fromEntries(lets),
    ...(each !== undefined && { each: { name: each.name, in: resolved(each) } }),
  };
}

const declarations = (
  kind: DeclaredName['kind'],
  raw: { readonly [name: string]: RawExpression } | undefined,
  path: JsonPath,
  sink: DiagnosticSink,
): readonly DeclaredName[] =>
  Object.keys(raw ?? {}).map((name) => {
    const at = [...path, kind, name];
    const located = sink.text(at);
    return { name, kind, path: at, located, parse: parsed(located, sink.report) };
  });

/** Names may hide nothing, and expressions must be able to write them. */
function checkName(name: string, path: JsonPath, sink: DiagnosticSink, around: ExpressionContext): void {
  if (keywords.has(name) || !/^[a-z][A-Za-z0-9_]*$/.test(name)) {
    sink.faultAtKey('name.form', path, { values: { name } });
  } else if (around.locals.has(name) || takenBy(name, around.known) !== undefined) {
    sink.faultAtKey('name.taken', path, { values: { name } });
  }
}

function typeOf(one: DeclaredName, { tree }: Expression, sink: DiagnosticSink): Local['type'] {
  if (one.kind === 'let' || isNothing(tree.type)) return tree.type;
  if (isList(tree.type)) return tree.type.list;
  sink.fault('type.not-a-list', one.path, { values: { found: printType(tree.type) } });
  return nothing;
}

/**
 * Each after those that it mentions. In a cycle, which is reported, the first comes last and fits everywhere until
 * then.
 */
function inDependencyOrder(
  declared: readonly DeclaredName[],
  taken: ReadonlyMap<string, Local>,
  sink: DiagnosticSink,
): readonly DeclaredName[] {
  const byName = new Map(declared.filter(({ name }) => !taken.has(name)).map((one) => [one.name, one]));
  const ordered = new Set<DeclaredName>();
  const open: DeclaredName[] = [];
  const reported = new Set<DeclaredName>();
  const visit = (one: DeclaredName): void => {
    if (ordered.has(one)) return;
    if (open.includes(one)) {
      const cycle = open.slice(open.indexOf(one));
      if (cycle.some((member) => reported.has(member))) return;
      for (const member of cycle) reported.add(member);
      const names = [...cycle, one].map((member) => member.name).join(' → ');
      sink.faultAtKey('name.cycle', one.path, { values: { cycle: names } });
      return;
    }
    open.push(one);
    const { syntax } = one.parse;
    const used = syntax === undefined ? [] : [...namesIn(syntax)];
    for (const name of used) {
      const other = byName.get(name);
      if (other !== undefined) visit(other);
    }
    open.pop();
    ordered.add(one);
  };
  for (const one of declared) visit(one);
  return [...ordered];
}

/** The single words in a syntax tree, loop names included. */
function namesIn(syntax: Syntax): ReadonlySet<string> {
  const names = new Set<string>();
  const open: Syntax[] = [syntax];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.op === 'name') names.add(node.name);
    open.push(...childrenOf(node));
  }
  return names;
}
