/* The types of the jar: records and enums that Jackson reads and writes, in the packages `facts`, `events` and `questions`. */
import type { Enumeration, Model, Named, Part, Question, Structure, Type } from './model.js';

const BOXED = {
  text: 'String',
  whole: 'Long',
  truth: 'Boolean',
  json: 'JsonNode',
  event: 'tavolata.PlanEvent',
} as const;
/** Written by hand, in the package of the binding. */
const BY_HAND = new Set(['PlanEvent', 'Change', 'Read']);
/** The records of what a condition read. */
const READS = new Set(['FactRead', 'QuestionRead']);

const named = (name: string): string => (BY_HAND.has(name) ? `tavolata.${name}` : `tavolata.facts.${name}`);

function boxed(type: Type): string {
  if (type.kind === 'named') return named(type.name);
  if (type.kind === 'given') return `tavolata.OrId<${named(type.name)}>`;
  if (type.kind === 'list') return `List<${inner(type.of)}>`;
  if (type.kind === 'map') return `Map<String, ${inner(type.of)}>`;
  return BOXED[type.kind];
}

/** Null cannot be in a list or an answer, so nullable types become `Optional`. */
const inner = (type: Type): string => (type.nullable ? `Optional<${boxed(type)}>` : boxed(type));

const bare = (type: Type): string => ({ Long: 'long', Boolean: 'boolean' })[boxed(type)] ?? boxed(type);

const identifier = (name: string): string => (name === 'case' ? 'caseOf' : name);
const constant = (word: string): string =>
  word
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toUpperCase();
const upper = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

const escaped = (about: string): string =>
  about
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/@/g, '&#64;')
    .replace(/`([^`]*)`/g, '{@code $1}');
const sentence = (about: string, otherwise: string): string =>
  upper(escaped(about) || otherwise).replace(/([^.?!])$/, '$1.');

/** How a part is written in Java, depending on whether it is required, may be left out, or may be null as well. */
function componentOf({ name, type, required }: Part, keepsNull: boolean): { type: string; text: string } {
  const rename = identifier(name) === name ? '' : `@JsonProperty("${name}") `;
  const always = required && type.nullable ? '@JsonInclude(JsonInclude.Include.ALWAYS) ' : '';
  const twice = !required && type.nullable === true && keepsNull;
  const own = required && !type.nullable ? bare(type) : twice ? `Optional<${boxed(type)}>` : boxed(type);
  return { type: own, text: `${rename}${always}${own} ${identifier(name)}` };
}

/** Methods that return the record with one part added. */
function withers(owner: string, parts: readonly Part[], keepsNull: boolean): string {
  const needed = parts.filter(({ required }) => required);
  if (needed.length === parts.length) return '';
  const list = (some: readonly Part[]) =>
    some.map((one) => `${componentOf(one, keepsNull).type} ${identifier(one.name)}`).join(', ');
  const values = (text: (part: Part) => string) => parts.map(text).join(', ');
  const first = `
  /** ${needed.length === 0 ? 'Everything is left out' : 'With what it cannot do without; everything else is left out'}. */
  public static ${owner} ${needed.length === 0 ? 'empty' : 'of'}(${list(needed)}) {
    return new ${owner}(${values(({ name, required }) => (required ? identifier(name) : 'null'))});
  }
`;
  const each = parts
    .filter(({ required }) => !required)
    .map((part) => {
      const name = identifier(part.name);
      const isOptional = componentOf(part, keepsNull).type.startsWith('Optional');
      const given = isOptional ? `Optional.ofNullable(${name})` : name;
      return `
  /** The same with {@code ${part.name}}${isOptional ? '; null: none' : ''}. */
  public ${owner} with${upper(name)}(${isOptional || part.type.nullable ? boxed(part.type) : bare(part.type)} ${name}) {
    return new ${owner}(${values((one) => (one === part ? given : identifier(one.name)))});
  }
`;
    });
  return first + each.join('');
}

interface Dress {
  readonly implement?: string;
  readonly body?: string;
  readonly keepsNull?: boolean;
}

function recordOf({ name, about, parts, is }: Structure, { implement, body = '', keepsNull = false }: Dress): string {
  const documented = parts.map(
    (one) => ` * @param ${identifier(one.name)} ${escaped(one.about) || `the ${one.name}`}\n`,
  );
  const components = parts.map((one) => `\n    ${componentOf(one, keepsNull).text}`).join(',');
  const tag =
    is === undefined
      ? ''
      : `
  /** What it is. */
  @JsonProperty(value = "is", access = JsonProperty.Access.READ_ONLY)
  public String is() {
    return "${is}";
  }
`;
  return `/**
 * ${sentence(about, `${name} as JSON has it`)}
${parts.length === 0 ? '' : ` *\n${documented.join('')}`} */
public record ${name}(${components})${implement === undefined ? '' : ` implements ${implement}`} {${body}${tag}${withers(name, parts, keepsNull)}}
`;
}

function enumOf({ name, about, values }: Enumeration): string {
  const constants = values.map((value) => `  /** {@code ${value}}. */\n  ${constant(value)}("${value}")`);
  return `/** ${sentence(about, name)} */
public enum ${name} {
${constants.join(',\n')};

  private final String word;

  ${name}(String word) {
    this.word = word;
  }

  /** As JSON has it. */
  @Override
  @JsonValue
  public String toString() {
    return word;
  }
}
`;
}

const eventOf = (event: Named): string =>
  recordOf(event, {
    implement: 'tavolata.Event',
    body: `
  @Override
  public String eventName() {
    return "${event.word}";
  }
`,
  });

const answerOf = ({ answer }: Question): string =>
  answer === 'verdict'
    ? 'tavolata.Ruling'
    : answer === 'problems'
      ? 'tavolata.Problems'
      : `tavolata.Answer<${inner(answer)}>`;

const answerConstant = (type: string): string =>
  constant(type.replace(/tavolata[.](facts[.])?|java[.]util[.]|>/g, '').replace(/</g, '_'));

const questionOf = (question: Question): string =>
  recordOf(question, {
    implement: `tavolata.Question<${answerOf(question)}>`,
    body: `
  @Override
  public String questionName() {
    return "${question.word}";
  }

  @Override
  public TypeReference<${answerOf(question)}> answerType() {
    return Answers.${answerConstant(answerOf(question))};
  }
`,
  });

/** One instance for each type of answer, used for reading answers. */
function answersOf(questions: readonly Question[]): string {
  const types = [...new Set(questions.map(answerOf))];
  const constants = types.map(
    (type) => `  static final TypeReference<${type}> ${answerConstant(type)} = new TypeReference<>() {};\n`,
  );
  return `/** Types of answers. */\nfinal class Answers {\n${constants.join('')}\n  private Answers() {}\n}\n`;
}

/** A class for each name. */
const namesOf = (
  owner: string,
  about: string,
  of: string,
  pairs: readonly (readonly [string, string])[],
): string => `/** ${about} */
public final class ${owner} {
  /** By their names in JSON. */
  public static final Map<String, Class<? extends ${of}>> BY_NAME = Map.ofEntries(
${pairs.map(([word, type]) => `      Map.entry("${word}", ${type}.class)`).join(',\n')});

  private ${owner}() {}
}
`;

const IMPORTS: readonly (readonly [RegExp, string])[] = [
  [/@JsonInclude/, 'com.fasterxml.jackson.annotation.JsonInclude'],
  [/@JsonProperty/, 'com.fasterxml.jackson.annotation.JsonProperty'],
  [/@JsonValue/, 'com.fasterxml.jackson.annotation.JsonValue'],
  [/TypeReference</, 'com.fasterxml.jackson.core.type.TypeReference'],
  [/JsonNode/, 'com.fasterxml.jackson.databind.JsonNode'],
  [/\bList</, 'java.util.List'],
  [/\bMap[<.]/, 'java.util.Map'],
  [/\bOptional[<.]/, 'java.util.Optional'],
];

/** The generated files of the jar by path. */
export function javaOf({ enumerations, structures, events, questions, collections }: Model): Record<string, string> {
  const files: Record<string, string> = {};
  const add = (folder: string, name: string, text: string): void => {
    const imports = IMPORTS.filter(([use]) => use.test(text)).map(([, one]) => `import ${one};\n`);
    files[`tavolata/${folder}/${name}.java`] =
      `package tavolata.${folder};\n\n${imports.join('')}${imports.length > 0 ? '\n' : ''}${text}`;
  };
  for (const one of enumerations) add('facts', one.name, enumOf(one));
  for (const one of structures)
    add(
      'facts',
      one.name,
      recordOf(one, {
        keepsNull: true,
        ...(one.name === 'Plan' && { implement: 'tavolata.Said' }),
        ...(READS.has(one.name) && { implement: 'tavolata.Read' }),
      }),
    );
  const things = collections.map(({ name, facts }) => [name, facts] as const);
  add(
    'facts',
    'NewThings',
    namesOf('NewThings', 'What a new thing in each collection is made from.', 'Object', things),
  );
  for (const one of events) add('events', one.name, eventOf(one));
  const classes = events.map(({ word, name }) => [word, name] as const);
  add('events', 'Events', namesOf('Events', 'All events.', 'tavolata.Event', classes));
  for (const one of questions) add('questions', one.name, questionOf(one));
  const asked = questions.map(({ word, name }) => [word, name] as const);
  add('questions', 'Questions', namesOf('Questions', 'All questions.', 'tavolata.Question<?>', asked));
  add('questions', 'Answers', answersOf(questions));
  return files;
}
