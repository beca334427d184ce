/*
 * The model from which classes of the bindings are generated: the definitions of `rules/schema/api.json`, sorted into
 * kinds that have a form in every language. The shapes of a question (`…Question`, `…Arguments`, `…Answer`) are one
 * item here, and so are those of an event.
 */

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
}

/**
 * The type of a part. `json` may be any value, `named` is an `Enumeration` or `Structure`, `given` a thing or its id.
 */
export type Type = (
  | { readonly kind: 'text' | 'whole' | 'truth' | 'json' | 'event' }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'given'; readonly name: string }
  | { readonly kind: 'list' | 'map'; readonly of: Type }
) & { readonly nullable?: true };

export interface Part {
  readonly name: string;
  readonly about: string;
  readonly type: Type;
  readonly required: boolean;
}

export interface Enumeration {
  readonly name: string;
  readonly about: string;
  readonly values: readonly string[];
}

export interface Structure {
  readonly name: string;
  readonly about: string;
  readonly parts: readonly Part[];
  /** The constant value of `is`. */
  readonly is?: string;
}

/** An event or a question: its `word` in JSON, with its fields or arguments as parts. */
export interface Named extends Structure {
  readonly word: string;
}

export interface Question extends Named {
  /** The content of the answer: a `verdict`, `problems`, or a `value` of this type. */
  readonly answer: 'verdict' | 'problems' | Type;
}

/** A collection of a table, and the type from which its things are created. */
export interface Collection {
  readonly name: string;
  readonly facts: string;
}

export interface Model {
  readonly enumerations: readonly Enumeration[];
  readonly structures: readonly Structure[];
  readonly events: readonly Named[];
  readonly questions: readonly Question[];
  readonly collections: readonly Collection[];
}

/**
 * Definitions written by hand in the bindings, because they are the same in all languages; and JSON Patch, which a
 * script does not return.
 */
const BY_HAND = /^(Event|Question|Answer|OpenAnswer|Change|WriteFact|ForgetFact|SetFact|RemoveThing|SetFresh|Read)$/;
const LEFT_OUT = /^(PatchOperation|AddOrReplace|Remove|Verdict|EventName|QuestionName)$/;

const last = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);
/** Renames what would hide a name of the language or of the binding. */
const called = (name: string): string => ({ Option: 'GameOption', Table: 'TableJson' })[name] ?? name;
const upper = (word: string): string => word[0]?.toUpperCase() + word.slice(1);
const isEvent = ({ $ref = '' }: Schema): boolean => /Event$/.test($ref);

/**
 * Reads the definitions.
 *
 * @throws Error with the place of a schema of an unknown form, which the bindings must then support
 */
export function modelOf({ $defs: all }: { readonly $defs: { readonly [name: string]: Schema } }): Model {
  const enumerations: Enumeration[] = [];
  const structures: Structure[] = [];
  const events: Named[] = [];
  const questions: Question[] = [];
  const collections: Collection[] = [];

  const nullableOf = (type: Type): Type => ({ ...type, nullable: true });

  function choiceOf(options: readonly Schema[], place: string): Type {
    if (options.every(isEvent)) return { kind: 'event' };
    const [first, second, ...more] = options;
    if (first?.$ref === undefined || second === undefined || more.length > 0) throw new Error(`${place}: ${options}`);
    if (second.type === 'null') return nullableOf(typeOf(first, place));
    const given: Type = { kind: 'given', name: last(first.$ref) };
    return Array.isArray(second.type) ? nullableOf(given) : given;
  }

  function typeOf(schema: Schema, place: string): Type {
    if (schema.$ref !== undefined) {
      const name = last(schema.$ref);
      const meant = all[name];
      if (name === 'Event') return { kind: 'named', name: 'PlanEvent' };
      if (meant === undefined) throw new Error(`${place}: no definition ${name}`);
      const { properties, enum: values } = meant;
      return properties !== undefined || values !== undefined || name === 'Read' || name === 'Change'
        ? { kind: 'named', name: called(name) }
        : typeOf(meant, name);
    }
    const options = schema.oneOf ?? schema.anyOf;
    if (options !== undefined) return choiceOf(options, place);
    if (schema.enum !== undefined) return enumerated(schema, place);
    const types = [schema.type ?? []].flat().filter((one) => one !== 'null');
    const type = types.length === 1 ? simple(types[0] as string, schema, place) : ({ kind: 'json' } as const);
    return Array.isArray(schema.type) && schema.type.includes('null') ? nullableOf(type) : type;
  }

  function simple(type: string, { items, additionalProperties }: Schema, place: string): Type {
    if (type === 'string') return { kind: 'text' };
    if (type === 'integer') return { kind: 'whole' };
    if (type === 'boolean') return { kind: 'truth' };
    if (type === 'array' && items !== undefined) return { kind: 'list', of: typeOf(items, `${place}[]`) };
    if (type === 'object' && typeof additionalProperties === 'object')
      return { kind: 'map', of: typeOf(additionalProperties, `${place}{}`) };
    throw new Error(`${place}: no form for ${type}`);
  }

  /** Enumerations used by a single part are named after it. */
  function enumerated({ enum: values = [], description = '' }: Schema, place: string): Type {
    const name = place.split('.').map(upper).join('');
    enumerations.push({ name, about: description, values });
    return { kind: 'named', name };
  }

  const partsOf = (owner: string, { properties = {}, required = [] }: Schema): readonly Part[] =>
    Object.entries(properties)
      .filter(([name, { enum: values }]) => name !== 'patch' && !(name === 'is' && values?.length === 1))
      .map(([name, schema]) => ({
        name,
        about: schema.description ?? all[last(schema.$ref ?? '')]?.description ?? '',
        type: typeOf(schema, `${owner}.${name}`),
        required: required.includes(name),
      }));

  function answerOf(name: string): Question['answer'] {
    const answer = all[`${name}Answer`]?.properties ?? {};
    if (answer['verdict'] !== undefined) return 'verdict';
    return answer['problems'] !== undefined ? 'problems' : typeOf(answer['value'] as Schema, `${name}.value`);
  }

  for (const [name, schema] of Object.entries(all)) {
    const { properties = {}, enum: values, description: about = '' } = schema;
    const stem = name.replace(/(Event|Fields|Question|Arguments|Answer)$/, '');
    const word = (properties['event'] ?? properties['question'])?.enum?.[0];
    if (BY_HAND.test(name) || LEFT_OUT.test(name)) continue;
    if (values !== undefined) enumerations.push({ name: called(name), about, values });
    else if (/^Create/.test(name)) {
      const facts = last(properties['facts']?.$ref ?? '');
      collections.push({ name: properties['members']?.enum?.[0] ?? '', facts });
    } else if (word !== undefined && name === `${stem}Event`)
      events.push({ name: stem, word, about, parts: partsOf(stem, all[`${stem}Fields`] ?? {}) });
    else if (word !== undefined && name === `${stem}Question`) {
      const parts = partsOf(stem, all[`${stem}Arguments`] ?? {});
      questions.push({ name: stem, word, about, parts, answer: answerOf(stem) });
    } else if (
      schema.properties !== undefined &&
      !(stem !== name && `${stem}Fields` in all) &&
      !(`${stem}Question` in all)
    ) {
      const is = properties['is']?.enum;
      const own = { name: called(name), about, parts: partsOf(name, schema) };
      structures.push(is?.length === 1 ? { ...own, is: is[0] as string } : own);
    }
  }
  return { enumerations, structures, events, questions, collections };
}
