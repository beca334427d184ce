import {
  type Audience,
  type Described,
  type Entity,
  type EventType,
  type Fact,
  hostFirst,
  matterNames,
  type Parameter,
  type Phrase,
  type Question,
  type Type,
  type Vocabulary,
} from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
import {
  factNames,
  isMade,
  isStructural,
  type JsonShape,
  mayBeLeftOut,
  mustBeGiven,
  shapeOf,
  typeName,
} from './shape.js';

/**
 * TypeScript declarations generated from the words of a rulebook: an argument, a field, a setting or a value that the
 * rules do not know does not compile in the host. They contain nothing of the vocabulary but names and words, each
 * escaped for its place.
 *
 * They are aliases, not interfaces, so that values of these types are assignable to JSON.
 *
 * @param from what the header says they were generated from
 */
export function typingsOf({ vocabulary, matters }: HostWords, from: string): string {
  const writer = new Writer(vocabulary, matters);
  return `${[
    `// Made from ${oneLine(from)} by \`tavolata build\`; do not edit.`,
    '/* biome-ignore-all lint: generated */',
    '',
    ...Object.keys(vocabulary.enumerations).flatMap((name) => writer.enumeration(name)),
    ...Object.values(vocabulary.entities).flatMap((entity) => writer.entity(entity)),
    ...writer.table(),
    ...writer.questions(),
    ...writer.events(),
    '/** All of it, for `typed<Vocabulary>()({ … })` of `tavolata/runtime`. */',
    'export interface Vocabulary {',
    '  readonly setup: SetupFacts;',
    '  readonly table: TableFacts;',
    '  readonly questions: Questions;',
    '  readonly events: Events;',
    '  readonly sent: HostEvent;',
    `  readonly picks: ${Object.hasOwn(vocabulary.enumerations, matterNames) ? typeName(matterNames) : 'string'};`,
    '}',
  ].join('\n')}\n`;
}

/** The words of a rulebook that its hosts use. */
type HostWords = Pick<Rulebook, 'vocabulary' | 'matters'>;

/** A name that needs no quotes as it is, otherwise as a string literal. */
const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name));

/** A string literal that stays one literal on one line, whatever the text. */
const literal = (text: string): string =>
  `'${text.replace(/[\\']/g, '\\$&').replace(/[\p{Cc}\u2028\u2029]/gu, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`;

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll('*/', '* /');

/** Names in braces are those of parameters: in a comment they become code. */
const docText = (words: { readonly en: string; readonly it: string }): string =>
  (['en', 'it'] as const).map((lang) => oneLine(words[lang]).replace(/\{(\w+)\}/g, '`$1`')).join(' · ');

function comment(indent: string, { phrase, description }: Phrase & Described, more: readonly string[] = []): string[] {
  const lines = [docText(phrase), ...(description === undefined ? [] : [docText(description)]), ...more];
  return lines.length === 1
    ? [`${indent}/** ${lines[0]} */`]
    : [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`];
}

const audienceOf = ({ audience }: { readonly audience: Audience }): readonly string[] =>
  audience === 'hosts' ? [] : ['For the rules themselves, not for engines.'];

class Writer {
  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly matters: Rulebook['matters'],
  ) {}

  enumeration(name: string): string[] {
    const { names, values } = this.vocabulary.enumerations[name]!;
    const lines = Object.keys(values).map((value) => `  | ${literal(value)}`);
    return [
      `/** ${docText(names)} */`,
      `export type ${typeName(name)} =${lines.length === 0 ? ' never' : ''}`,
      ...lines.map((line, i) => (i === lines.length - 1 ? `${line};` : line)),
      '',
    ];
  }

  /** Things of a table by their facts; structural values are discriminated by `is`. */
  entity(entity: Entity): string[] {
    const { noun, name, single } = entity;
    const own = isStructural(entity)
      ? [`  readonly is: ${literal(name)};`]
      : single === undefined
        ? ['  readonly id: string;']
        : [];
    const house = entity.constant
      ? [
          '  /** House answers chosen other than the default: matter and choice. */',
          `  readonly house?: { ${this.houseAnswers()} };`,
        ]
      : [];
    return [
      `/** ${docText({ en: noun.en.one, it: noun.it.one })} */`,
      `export type ${typeName(name)}Facts = {`,
      ...own,
      ...Object.values(entity.facts).flatMap((fact) => this.fact(fact, entity)),
      ...house,
      '};',
      '',
      ...this.made(entity),
    ];
  }

  private houseAnswers(): string {
    const answers = Object.values(this.matters).map(
      ({ id, choices }) => `readonly ${key(id)}?: ${Object.keys(choices).map(literal).join(' | ')}`,
    );
    return answers.length === 0 ? 'readonly [matter: string]: string' : answers.join('; ');
  }

  private made(entity: Entity): string[] {
    if (!isMade(entity)) return [];
    const { name } = entity;
    const type = `${typeName(name)}Facts`;
    return [
      '/** The same, made in place instead of named by its id. */',
      `export type Made${typeName(name)} = { readonly is: ${literal(name)} } & Omit<${type}, 'id'>;`,
      '',
    ];
  }

  private fact(fact: Fact, entity: Entity): string[] {
    const given = mustBeGiven(fact, entity) ? '' : '?';
    const type = entity.constant && fact.name === 'edition' ? day : this.type(fact.type);
    return [...comment('  ', fact), `  readonly ${key(fact.name)}${given}: ${type};`];
  }

  table(): string[] {
    const entities = Object.values(this.vocabulary.entities);
    const facts = factNames(entities).map(literal).join(' | ') || 'never';
    return [
      '/** A table: the setup, the single things, and a list for each kind of thing. */',
      'export type TableFacts = {',
      ...entities.flatMap(({ name, single, collection, constant }) => {
        if (collection !== undefined)
          return [`  readonly ${key(collection)}?: readonly (string | ${typeName(name)}Facts)[];`];
        return single === undefined ? [] : [`  readonly ${key(single)}${constant ? '' : '?'}: ${typeName(name)}Facts;`];
      }),
      '  /** Facts, of whatever thing, that the host does not keep: no plan writes them. */',
      '  readonly notKept?: readonly (keyof IdsByFact)[];',
      '  /** Next number for ids of things that events create. */',
      '  readonly fresh?: number;',
      '  /** Facts that stand here although nobody gave them: fact -> ids. */',
      '  readonly assumed?: IdsByFact;',
      '  /** Facts that are unknown although they would have a value if left out: fact -> ids. */',
      '  readonly unknown?: IdsByFact;',
      '};',
      '',
      '/** Things of which something is said about a fact. */',
      `export type IdsByFact = { readonly [fact in ${facts}]?: readonly string[] };`,
      '',
    ];
  }

  questions(): string[] {
    return this.members(
      'Questions',
      'Every question for hosts, with its arguments and what comes out; the rules have more, for themselves.',
      Object.values(this.vocabulary.questions).filter(({ audience }) => audience === 'hosts'),
      (question: Question) => [
        `    readonly arguments: ${this.record(question.parameters, (one) => mayBeLeftOut(one))};`,
        `    readonly order: readonly [${question.parameters.map(({ name }) => literal(name)).join(', ')}];`,
        `    readonly policy: ${literal(question.policy)};`,
        `    readonly result: ${question.policy === 'verdict' ? "'allowed' | 'denied' | 'required' | 'silent' | 'unknown'" : this.type(question.result)};`,
      ],
    );
  }

  events(): string[] {
    const events = hostFirst(this.vocabulary.events);
    const sent = events.flatMap(({ audience, name }) => (audience === 'hosts' ? [literal(name)] : []));
    return [
      '/** Events that hosts send; the others come from plans alone. */',
      `export type HostEvent = ${sent.join(' | ') || 'never'};`,
      '',
      '/** Every event, with its fields. */',
      'export interface Events {',
      ...events.flatMap((event: EventType) => [
        ...comment('  ', event, audienceOf(event)),
        `  readonly ${key(event.name)}: ${this.record(event.fields, (field) => mayBeLeftOut(field, event))};`,
      ]),
      '}',
      '',
      '/** An event as it is sent, and as `moves` offers it. */',
      'export type EventOf<Name extends keyof Events> = {',
      '  readonly [E in Name]: { readonly event: E; readonly fields: Events[E] };',
      '}[Name];',
      '',
    ];
  }

  private members(
    name: string,
    about: string,
    all: readonly Question[],
    inside: (question: Question) => string[],
  ): string[] {
    return [
      `/** ${about} */`,
      `export interface ${name} {`,
      ...all.flatMap((question) => [
        ...comment('  ', question),
        `  readonly ${key(question.name)}: {`,
        ...inside(question),
        '  };',
      ]),
      '}',
      '',
    ];
  }

  private record(parameters: readonly Parameter[], optional: (parameter: Parameter) => boolean): string {
    if (parameters.length === 0) return '{ readonly [none: string]: never }';
    const parts = parameters.map(
      (one) => `readonly ${key(one.name)}${optional(one) ? '?' : ''}: ${this.type(one.type)}`,
    );
    return `{ ${parts.join('; ')} }`;
  }

  type(type: Type): string {
    return shapeText(shapeOf(this.vocabulary, type));
  }
}

/** The edition of a setup, as the engine requires it. */
const day = `\`\${number}-\${number}-\${number}\``;

/** A text includes everything that an id does. */
function shapeText(shape: JsonShape): string {
  switch (shape.kind) {
    case 'list': {
      const inner = shapeText(shape.of);
      return `readonly ${inner.includes(' ') ? `(${inner})` : inner}[]`;
    }
    case 'union':
      return [...new Set(shape.of.map(shapeText))].join(' | ') || 'null';
    case 'enumeration':
      return typeName(shape.name);
    case 'facts':
      return `${typeName(shape.name)}Facts`;
    case 'made':
      return `Made${typeName(shape.name)}`;
    case 'event':
      return `EventOf<${shape.name === undefined ? 'keyof Events' : literal(shape.name)}>`;
    default:
      return plainText[shape.kind];
  }
}

const plainText = {
  boolean: 'boolean',
  number: 'number',
  text: 'string',
  id: 'string',
  null: 'null',
  verdict: "'allowed' | 'denied' | 'required' | 'silent'",
  problem: "{ readonly entry: string; readonly severity: 'illegal' | 'advice' }",
  anything: 'unknown',
} as const;
