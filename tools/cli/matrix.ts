import { isList, type Parameter, type Question, type Type, type Vocabulary } from 'tavolata/internals';
import { type Answer, ask, type Json, type Table } from 'tavolata/runtime';
import { DiagnosticError, type LocatedText } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';
import type { OpenTable } from './opening.js';

/** The answers to one question for everything that can be its arguments. */
export interface Matrix {
  readonly question: string;
  /** Its parameters, one or two of them: rows, then columns. */
  readonly over: readonly { readonly parameter: string; readonly values: readonly Json[] }[];
  /** Row by row; with one parameter, each row has one answer. */
  readonly answers: readonly (readonly Answer[])[];
}

/** More answers than anybody reads. */
const most = 20_000;

/** The question that a text merely names, without any of its arguments. */
export function bareQuestion({ text }: LocatedText, { questions }: Vocabulary): Question | undefined {
  const name = text.trim();
  const question = Object.hasOwn(questions, name) ? questions[name] : undefined;
  return question !== undefined && question.parameters.length > 0 ? question : undefined;
}

/**
 * Asks a question for everything that fits its arguments.
 *
 * @param text what names the question
 * @throws DiagnosticError when it has more than two arguments, or one cannot be listed
 */
export function matrixOf({ table }: OpenTable, question: Question, text: LocatedText): Matrix {
  const over = question.parameters.map((parameter) => ({
    parameter: parameter.name,
    values: listed(table, question, parameter, text),
  }));
  const count = over.reduce((product, { values }) => product * values.length, 1);
  const [rows, columns] = over;
  if (rows === undefined || over.length > 2 || count > most) {
    const parameters = over.map(({ parameter }) => parameter).join(', ');
    throw fault('cli.all-too-many', text, { question: question.name, parameters, count, most });
  }
  const answer = (row: Json, column?: Json): Answer => {
    const args = { [rows.parameter]: row, ...(columns !== undefined && { [columns.parameter]: column ?? null }) };
    return ask(table, question.name, args);
  };
  return {
    question: question.name,
    over,
    answers: rows.values.map((row) => (columns?.values ?? [undefined]).map((column) => answer(row, column))),
  };
}

/** Everything on the table, or in the vocabulary, that fits a parameter. */
function listed(table: Table, question: Question, { name, type }: Parameter, text: LocatedText): readonly Json[] {
  const items = isList(type) ? undefined : fitting(table, name, type.one);
  if (items === undefined) throw fault('cli.all-not-listed', text, { question: question.name, parameter: name });
  return items;
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
