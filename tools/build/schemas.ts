import { type EventType, hostFirst, type Question, type Vocabulary } from 'tavolata/internals';
import {
  answerParts,
  type Describe,
  listOf,
  type Refer,
  record,
  resultDefinitions,
  type Schema,
  type SchemaSet,
  text,
} from './result-schemas.js';
import { words } from './schema-words.js';
import { mayBeLeftOut } from './shape.js';
import { thingSchemas } from './thing-schemas.js';
import { aboutOf, capital, constant, type NamedSchema, ValueSchemas, verdicts } from './value-schemas.js';

/**
 * JSON Schemas of all input and output under a vocabulary, by name: `Table`, `SetupFacts`, `Event`, `Question`,
 * `Answer`, `Plan`, `Change` and their parts. They refuse names and values that are not in the vocabulary. Questions
 * are those of hosts; rules have more, for themselves.
 */
export function schemasOf(vocabulary: Vocabulary, ref: Refer, describe: Describe): SchemaSet {
  const values = new ValueSchemas(vocabulary, ref, describe);
  const questions = Object.values(vocabulary.questions).filter(({ audience }) => audience === 'hosts');
  const events = hostFirst(vocabulary.events);
  const named = (items: readonly { readonly name: string }[], suffix: string) =>
    items.map(({ name }) => `${capital(name)}${suffix}`);
  return Object.fromEntries<Schema>([
    ['Event', values.oneOf(words.event, named(events, 'Event'), 'event')],
    ['Question', values.oneOf(words.question, named(questions, 'Question'), 'question')],
    ['Answer', values.oneOf(words.answer, named(questions, 'Answer'), 'question')],
    ...thingSchemas(values),
    ...Object.entries(resultDefinitions(ref, describe)),
    ...Object.entries(values.enumerations()),
    ...events.flatMap((event) => eventSchemas(values, event)),
    ...questions.flatMap((question) => questionSchemas(values, question)),
    ['OpenAnswer', openAnswer(values)],
    ['Verdict', { type: 'string', enum: verdicts }],
    ['AnswerVerdict', { type: 'string', enum: [...verdicts, 'unknown'] }],
    ['EventName', { type: 'string', enum: events.map(({ name }) => name) }],
    ['QuestionName', { type: 'string', enum: questions.map(({ name }) => name) }],
  ]);
}

function eventSchemas(values: ValueSchemas, event: EventType): readonly NamedSchema[] {
  const { name, fields } = event;
  const optional = fields.filter((field) => mayBeLeftOut(field, event)).map((field) => field.name);
  const ids = listOf(text);
  const parts = { event: constant(name), fields: values.ref(`${capital(name)}Fields`), because: ids, created: ids };
  const mayBeBare = optional.length === fields.length ? ['fields'] : [];
  const about = values.describe(aboutOf(event));
  return [
    [`${capital(name)}Event`, record(parts, ['because', 'created', ...mayBeBare], about)],
    [`${capital(name)}Fields`, record(values.parts(fields), optional)],
  ];
}

function questionSchemas(values: ValueSchemas, question: Question): readonly NamedSchema[] {
  const { name, parameters } = question;
  const optional = parameters.filter((parameter) => mayBeLeftOut(parameter)).map((parameter) => parameter.name);
  const asked = { question: constant(name), arguments: values.ref(`${capital(name)}Arguments`) };
  const mayBeBare = optional.length === parameters.length ? ['arguments'] : [];
  const outcome = outcomeOf(values, question);
  const { properties, optional: missing } = answerParts(values.ref);
  // Only a verdict can itself be unknown.
  const open = question.policy === 'verdict' ? [] : Object.keys(outcome);
  return [
    [`${capital(name)}Question`, record(asked, mayBeBare, values.describe(aboutOf(question)))],
    [`${capital(name)}Arguments`, record(values.parts(parameters), optional)],
    [`${capital(name)}Answer`, record({ ...asked, ...outcome, ...properties }, [...open, ...missing])],
  ];
}

function outcomeOf({ ref, schema }: ValueSchemas, { policy, result }: Question): { readonly [part: string]: Schema } {
  if (policy === 'verdict') return { verdict: ref('AnswerVerdict') };
  if (policy === 'problems') return { problems: listOf(ref('Problem')) };
  return { value: schema(result) };
}

function openAnswer({ ref, describe }: ValueSchemas): Schema {
  const { properties, optional } = answerParts(ref);
  const none = { type: 'object', maxProperties: 0 };
  const parts = { question: ref('QuestionName'), arguments: none, verdict: constant('unknown'), ...properties };
  return record(parts, ['verdict', ...optional], describe(words.openAnswer));
}
