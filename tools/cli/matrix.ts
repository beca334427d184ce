import { evaluate, isList, type Parameter, type Question, type Type, type Vocabulary } from 'tavolata/internals';
import { type Answer, ask, type Json, type Table } from 'tavolata/runtime';
import { DiagnosticError, type LocatedText, parseExpression, resolveQuestion, type Syntax } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';
import type { OpenTable } from './opening.js';
import { part, thingsOf } from './questions.js';

/** The answers to one question for everything that can replace a missing argument. */
export interface Matrix {
  readonly question: string;
  /** Parameters that vary, one or two: rows, then columns. */
  readonly over: readonly { readonly parameter: string; readonly values: readonly Json[] }[];
  /** Row by row; if only one parameter varies, each row has one answer. */
  readonly answers: readonly (readonly Answer[])[];
}

/** More answers than anybody reads. */
const most = 20_000;

/** True for the bare name of a question with parameters: all arguments are left out. */
export function isBareQuestion({ text }: LocatedText, { questions }: Vocabulary): boolean {
  const name = text.trim();
  return Object.hasOwn(questions, name) && (questions[name]?.parameters.length ?? 0) > 0;
}

/** True for a question of the rules, with or without all its arguments. */
export function isQuestion(text: LocatedText, { questions }: Vocabulary): boolean {
  const { syntax } = parseExpression(text);
  return (syntax?.op === 'name' || syntax?.op === 'call') && Object.hasOwn(questions, syntax.name);
}

/**
 * Asks a question for everything that fits a missing argument, or for every item of a list argument.
 *
 * @param text a question, see `isQuestion`
 * @throws DiagnosticError if more than two arguments vary, or one cannot be listed
 */
export function matrixOf({ table, rulebook }: OpenTable, text: LocatedText): Matrix {
  const { question, given } = read(text, rulebook.vocabulary);
  const values = question.parameters.map((parameter, index) => {
    const arg = given.get(parameter.name) ?? given.get(String(index));
    return arg === undefined ? listed(table, question, parameter, text) : valuesAt(table, arg, parameter, text);
  });
  const varying = values.flatMap((list, index) => (list.varies ? [index] : []));
  const size = values.reduce((product, { items }) => product * items.length, 1);
  if (varying.length > 2 || size > most) {
    const which = varying.map((index) => question.parameters[index]?.name).join(', ');
    throw fault('cli.all-too-many', text, { question: question.name, parameters: which, count: size, most });
  }
  const [rows = 0, columns = -1] = varying.length === 0 ? [0] : varying;
  const items = (index: number): readonly Json[] => values[index]?.items ?? [null];
  const answer = (row: Json, column: Json): Answer => {
    const args = question.parameters.map(({ name }, index) => {
      const value = index === rows ? row : index === columns ? column : items(index)[0];
      return [name, value ?? null] as const;
    });
    return ask(table, question.name, Object.fromEntries(args));
  };
  const over = [rows, columns].flatMap((index) => {
    const parameter = question.parameters[index]?.name;
    return parameter === undefined ? [] : [{ parameter, values: items(index) }];
  });
  return {
    question: question.name,
    over,
    answers: items(rows).map((row) => items(columns).map((column) => answer(row, column))),
  };
}

/** The question and its given arguments, by name or by position. */
function read(text: LocatedText, { questions }: Vocabulary) {
  const { syntax, diagnostics } = parseExpression(text);
  const question = syntax?.op === 'name' || syntax?.op === 'call' ? questions[syntax.name] : undefined;
  if (syntax === undefined || question === undefined) throw new DiagnosticError(diagnostics);
  const given = new Map<string, Syntax>();
  if (syntax.op !== 'call') return { question, given };
  for (const [index, arg] of syntax.args.entries()) given.set(String(index), arg);
  for (const named of syntax.named) given.set(named.name, named.value);
  const unknown = syntax.named.find((named) => !question.parameters.some((one) => one.name === named.name));
  if (unknown !== undefined || syntax.args.length > question.parameters.length) {
    const names = question.parameters.map((one) => one.name).join(', ');
    throw fault('cli.all-arguments', text, { question: question.name, names });
  }
  return { question, given };
}

interface AxisValues {
  readonly items: readonly Json[];
  readonly varies: boolean;
}

/** The value of a given argument; a list in place of a single thing stands for its items. */
function valuesAt(table: Table, arg: Syntax, { type }: Parameter, text: LocatedText): AxisValues {
  const { source, start } = text.place(arg.at[0], arg.at[1]);
  const located = part(source, start, start + arg.at[1] - arg.at[0]);
  const { tree, diagnostics } = resolveQuestion(located, table.ruleset.rulebook.vocabulary, thingsOf(table));
  if (tree === undefined) throw new DiagnosticError(diagnostics);
  const { value, unknown } = evaluate(table, tree);
  if (value === undefined) {
    const facts = unknown.map(({ of, fact }) => `${of}.${fact}`).join(', ');
    throw new DiagnosticError([diagnostic('cli.all-unknown', { at: located.span, values: { facts } })]);
  }
  if (Array.isArray(value) && !isList(type)) return { items: value as readonly Json[], varies: true };
  return { items: [value], varies: false };
}

/** Everything on the table, or in the vocabulary, that fits a parameter. */
function listed(table: Table, question: Question, { name, type }: Parameter, text: LocatedText): AxisValues {
  const items = isList(type) ? undefined : fitting(table, name, type.one);
  if (items === undefined) throw fault('cli.all-not-listed', text, { question: question.name, parameter: name });
  return { items, varies: true };
}

function fitting({ world, ruleset }: Table, parameter: string, names: readonly string[]): readonly Json[] | undefined {
  const { entities, enumerations } = ruleset.rulebook.vocabulary;
  const found: Json[] = [];
  for (const name of names) {
    const { collection, single } = entities[name] ?? {};
    const enumeration = enumerations[name];
    if (collection !== undefined) {
      const fits = kindTest(ruleset.rulebook.vocabulary, name, parameter);
      found.push(
        ...world
          .list(collection)
          .filter(({ facts }) => fits(facts))
          .map(({ id }) => id),
      );
    } else if (single !== undefined) found.push(single);
    else if (enumeration !== undefined) found.push(...Object.keys(enumeration.values));
    else if (name === 'Boolean') found.push(false, true);
    // Structural values cannot be listed, but the other members of a union can.
    else if (entities[name] === undefined) return undefined;
  }
  return found.length > 0 || names.every((name) => entities[name]?.collection !== undefined) ? found : undefined;
}

/**
 * A parameter may have the name of a kind of thing (“creature”, of an object that has kinds): then only such things are
 * wanted. Kinds are the values of an enumeration that is the type of a list fact of the entity.
 */
function kindTest({ entities, enumerations }: Vocabulary, entity: string, parameter: string) {
  const kinds = Object.values(entities[entity]?.facts ?? {}).find(({ type }) => {
    const of: Type | undefined = isList(type) ? type.list : undefined;
    const [only] = of === undefined || isList(of) ? [] : of.one;
    return only !== undefined && Object.hasOwn(enumerations[only]?.values ?? {}, parameter);
  });
  if (kinds === undefined) return () => true;
  return (facts: readonly unknown[]) =>
    (facts[kinds.slot] as readonly unknown[] | undefined)?.includes(parameter) ?? true;
}

const fault = (code: string, { span }: LocatedText, values: Record<string, string | number>) =>
  new DiagnosticError([diagnostic(code, { at: span, values })]);
