import type { Audience, Described, Parameter, Phrase, Type, Vocabulary } from 'tavolata/internals';
import type { Words } from 'tavolata/runtime';
import {
  anything,
  type Describe,
  listOf,
  type Refer,
  resultDefinitions,
  type Schema,
  type SchemaSet,
  text,
} from './result-schemas.js';
import { words } from './schema-words.js';
import { type JsonShape, shapeOf, typeName } from './shape.js';

/** A schema with the name of its definition. */
export type NamedSchema = readonly [string, Schema];

/** Name of a definition: that of a question or an event, capitalized. */
export const capital = (name: string): string => typeName(name.charAt(0).toUpperCase() + name.slice(1));

/** More generators understand it this way than as `const`. */
export const constant = (name: string): Schema => ({ type: 'string', enum: [name] });

export const verdicts = ['allowed', 'denied', 'required', 'silent'];

const plain = {
  boolean: { type: 'boolean' },
  number: { type: 'integer' },
  text,
  id: text,
  null: { type: 'null' },
  anything,
} as const;

/** Definitions that exist in any vocabulary, besides those of results, and what all others begin or end with. */
const own = [
  ...['Table', 'Change', 'Id', 'Verdict', 'AnswerVerdict', 'EventName', 'QuestionName', 'FactName', 'CollectionName'],
  // Of the OpenAPI file.
  ...['Words', 'Value', 'Asked', 'InText', 'State', 'Reply', 'Mistake', 'Error', 'Failed', 'Failure', 'Named'],
  ...['Request', 'Requests', 'Response', 'Responses', 'Explanation', 'ExplanationPart', 'ExplainedEntry'],
  ...['ThingSeen', 'Line'],
];
const affixed =
  /^(New|Made|Create|Set|Forget|Remove|Write)[A-Z]|(OrId|Facts|Fields|Event|Question|Arguments|Answer|Enumeration)$/;

/** Schemas of values, by the types of one vocabulary. */
export class ValueSchemas {
  private readonly reserved: ReadonlySet<string>;

  constructor(
    readonly vocabulary: Vocabulary,
    readonly ref: Refer,
    readonly describe: Describe,
  ) {
    this.reserved = new Set([...own, ...Object.keys(resultDefinitions(ref, describe))]);
  }

  enumerations(): SchemaSet {
    return Object.fromEntries(
      Object.entries(this.vocabulary.enumerations).map(([name, { names, values, description }]) => [
        this.enumerationName(name),
        this.said(description ?? names, { type: 'string', enum: Object.keys(values) }),
      ]),
    );
  }

  /** A vocabulary may give an enumeration the name of one of our own definitions. */
  private enumerationName(name: string): string {
    const wanted = capital(name);
    return this.reserved.has(wanted) || affixed.test(wanted) ? `${wanted}Enumeration` : wanted;
  }

  said = (about: Words, schema: Schema, fallback?: unknown): Schema => ({
    ...this.describe(about, fallback),
    ...schema,
  });

  /** One of some definitions, discriminated by a text that each has in this part. */
  oneOf = (about: Words, names: readonly string[], propertyName?: string): Schema =>
    this.said(about, {
      oneOf: names.map((name) => this.ref(name)),
      ...(propertyName !== undefined && { discriminator: { propertyName } }),
    });

  parts = (parameters: readonly Parameter[]): { readonly [name: string]: Schema } =>
    Object.fromEntries(parameters.map(({ name, type }) => [name, this.schema(type)]));

  schema = (type: Type): Schema => this.written(shapeOf(this.vocabulary, type));

  private written(shape: JsonShape): Schema {
    switch (shape.kind) {
      case 'list':
        return listOf(this.written(shape.of));
      case 'union':
        return this.union(shape.of);
      case 'enumeration':
        return this.ref(this.enumerationName(shape.name));
      case 'facts':
        return this.ref(`${capital(shape.name)}Facts`);
      case 'made':
        return this.ref(`Made${capital(shape.name)}`);
      case 'event':
        return this.ref(shape.name === undefined ? 'Event' : `${capital(shape.name)}Event`);
      case 'verdict':
        return this.ref('Verdict');
      case 'problem':
        return this.ref('Problem');
      default:
        return plain[shape.kind];
    }
  }

  /** Plain types share one `type`. */
  private union(shapes: readonly JsonShape[]): Schema {
    const all = shapes.map((shape) => this.written(shape));
    const others = all.filter((schema) => !isBare(schema));
    const types = [...new Set(all.filter(isBare).map((schema) => schema['type'] as string))];
    const type = types.length === 1 ? types[0] : types;
    if (others.length === 0) return { type };
    const members = types.length === 0 ? others : [...others, { type }];
    return areDistinct(shapes) ? { oneOf: members } : { anyOf: members };
  }
}

/** Whether a value can have only one of these shapes: no two kinds of text and no two kinds of object. */
function areDistinct(shapes: readonly JsonShape[]): boolean {
  const texts = shapes.filter(({ kind }) => kind === 'enumeration' || kind === 'verdict').length;
  const isPlain = shapes.some(({ kind }) => kind === 'text' || kind === 'id');
  const objects = shapes.filter(({ kind }) => kind === 'facts' || kind === 'made').length;
  return texts + (isPlain ? 1 : 0) < 2 && objects < 2;
}

const isBare = (schema: Schema): boolean => Object.keys(schema).join() === 'type';

/** Names in braces are those of parameters: they become code. */
export function aboutOf({
  phrase,
  description,
  audience,
}: Phrase & Described & { readonly audience?: Audience }): Words {
  const { en, it } = description ?? phrase;
  const asCode = (words: string) => words.replace(/\{(\w+)\}/g, '`$1`');
  const more = audience === 'rules' ? words.forRules : { en: '', it: '' };
  return { en: `${asCode(en)} ${more.en}`.trim(), it: `${asCode(it)} ${more.it}`.trim() };
}
