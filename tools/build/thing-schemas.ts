import type { Entity } from 'tavolata/internals';
import { anything, listOf, mapOf, record, type Schema, text } from './result-schemas.js';
import { words } from './schema-words.js';
import { factNames, isMade, isStructural, mustBeGiven } from './shape.js';
import { aboutOf, capital, constant, type NamedSchema, type ValueSchemas } from './value-schemas.js';

/** The table, its things, and the writes that change them. */
export function thingSchemas(values: ValueSchemas): readonly NamedSchema[] {
  const entities = Object.values(values.vocabulary.entities);
  return [
    ['Table', tableSchema(values, entities)],
    ...changeSchemas(values, entities),
    ['Id', { ...text, minLength: 1 }],
    ...entities.flatMap((entity) => entitySchemas(values, entity)),
  ];
}

/** In one language or several. */
const remark = { type: ['string', 'object'] };

function tableSchema({ said, ref }: ValueSchemas, entities: readonly Entity[]): Schema {
  const properties: { [key: string]: Schema } = {
    $schema: said(words.schemaKey, text),
    name: said(words.name, remark),
    note: said(words.note, remark),
  };
  for (const { name, noun, description, collection, single } of entities) {
    const about = description ?? { en: noun.en.many, it: noun.it.many };
    if (collection !== undefined) properties[collection] = said(about, listOf(ref(`${capital(name)}OrId`)));
    else if (single !== undefined) properties[single] = ref(`${capital(name)}Facts`);
  }
  const required = entities.flatMap(({ constant, single }) => (constant && single !== undefined ? [single] : []));
  const idsByFact = { type: 'object', propertyNames: ref('FactName'), additionalProperties: listOf(text) };
  properties['notKept'] = said(words.notKept, listOf(ref('FactName')));
  properties['fresh'] = said(words.fresh, { type: 'integer', minimum: 0 });
  properties['assumed'] = said(words.assumed, idsByFact);
  properties['unknown'] = said(words.unknown, idsByFact);
  return said(words.table, { type: 'object', properties, required, additionalProperties: false });
}

interface ObjectOptions {
  /** Further keys that may be left out. */
  readonly may?: readonly string[];
  readonly suffix?: string;
  readonly parts?: { readonly [fact: string]: Schema };
}

/**
 * Facts of a thing as a table gives them; the same without an id for things that are created, and for structural
 * values.
 */
function entitySchemas(values: ValueSchemas, entity: Entity): readonly NamedSchema[] {
  const { said, ref } = values;
  const { name, noun, collection, single } = entity;
  const all = Object.values(entity.facts);
  const facts = Object.fromEntries(
    all.map((fact) => [fact.name, said(aboutOf(fact), values.schema(fact.type), fact.default)]),
  );
  // Their descriptions are given once, with the things of a table.
  const bare = Object.fromEntries(all.map((fact) => [fact.name, values.schema(fact.type)]));
  const optional = all.filter((fact) => !mustBeGiven(fact, entity)).map((fact) => fact.name);
  const about = { en: noun.en.one, it: noun.it.one };
  const object = (
    prefix: string,
    first: { readonly [part: string]: Schema },
    { may = [], suffix = 'Facts', parts = facts }: ObjectOptions = {},
  ): NamedSchema => [
    `${prefix}${capital(name)}${suffix}`,
    record({ ...first, ...parts }, [...optional, ...may], values.describe(about)),
  ];
  // If an object is the only kind of value that fits, it need not name its entity.
  if (isStructural(entity)) return [object('', { is: said(words.is, constant(name)) }, { may: ['is'] })];
  if (single !== undefined)
    return [object('', entity.constant ? setupParts(values) : {}, { may: ['$schema', 'house'] })];
  return [
    object('', { id: said(words.id, ref('Id')) }),
    ...(collection === undefined ? [] : [listed(values, name), object('New', {}, { parts: bare })]),
    ...(isMade(entity) ? [object('Made', { is: said(words.is, constant(name)) }, { may: ['is'], suffix: '' })] : []),
  ];
}

/** In a table, a thing without known facts may be its id alone. */
const listed = ({ ref }: ValueSchemas, name: string): NamedSchema => [
  `${capital(name)}OrId`,
  { oneOf: [ref(`${capital(name)}Facts`), ref('Id')] },
];

const setupParts = ({ said }: ValueSchemas) => ({
  $schema: said(words.schemaKey, text),
  house: said(words.house, mapOf(text)),
});

function changeSchemas(values: ValueSchemas, entities: readonly Entity[]): readonly NamedSchema[] {
  const { ref, said } = values;
  const id = ref('Id');
  const step = { step: said(words.changeStep, { type: 'integer' }) };
  const write = (parts: { readonly [part: string]: Schema }, about: Schema = {}) =>
    record({ ...parts, ...step }, ['step'], about);
  const set = { op: constant('set'), of: id, fact: ref('FactName') };
  const lists = entities.flatMap(({ name, collection }) => (collection === undefined ? [] : [{ name, collection }]));
  const create = lists.map(({ name, collection }): NamedSchema => {
    const facts = ref(`New${capital(name)}Facts`);
    return [`Create${capital(name)}`, write({ op: constant('create'), members: constant(collection), id, facts })];
  });
  return [
    ['Change', values.oneOf(words.change, ['WriteFact', ...create.map(([name]) => name), 'RemoveThing', 'SetFresh'])],
    // Classes may not distinguish a missing value from null, so these are two, tried in this order.
    ['WriteFact', { anyOf: [ref('ForgetFact'), ref('SetFact')] }],
    ['ForgetFact', write(set, values.describe(words.forget))],
    ['SetFact', write({ ...set, value: anything })],
    ...create,
    ['RemoveThing', write({ op: constant('remove'), members: ref('CollectionName'), id })],
    ['SetFresh', write({ op: constant('fresh'), next: { type: 'integer' } })],
    ['FactName', { type: 'string', enum: factNames(entities) }],
    ['CollectionName', { type: 'string', enum: lists.map(({ collection }) => collection) }],
  ];
}
