/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 takes it. */
export type Schema = { readonly [keyword: string]: unknown };

export type SchemaSet = { readonly [name: string]: Schema };

/** How definitions are named from one another: `#/$defs/`, or where else they stand. */
export type Refer = (name: string) => Schema;

export const text = { type: 'string' };
export const anything = {};
export const listOf = (items: Schema): Schema => ({ type: 'array', items });
export const mapOf = (values: Schema): Schema => ({ type: 'object', additionalProperties: values });

/** An object with these parts and no others. */
export const record = (
  properties: { readonly [part: string]: Schema },
  optional: readonly string[] = [],
  more: Schema = {},
): Schema => ({
  type: 'object',
  ...more,
  properties,
  required: Object.keys(properties).filter((part) => !optional.includes(part)),
  additionalProperties: false,
});

/** What every answer has beside its question and what came out, and the parts of these that may be missing. */
export const answerParts = (ref: Refer) => ({
  properties: {
    because: listOf(text),
    restsOn: listOf(text),
    numbers: ref('EntryNumbers'),
    unknown: listOf(ref('UnknownFact')),
    edition: text,
    notices: listOf(ref('Notice')),
    trace: ref('QuestionTrace'),
  },
  optional: ['restsOn', 'numbers', 'trace'],
});

/** What plans and answers consist of whatever the vocabulary; their parts that depend on it are named only. */
export const resultDefinitions = (ref: Refer): SchemaSet => ({
  UnknownFact: record({ of: text, fact: text }, [], {
    description: 'A fact that the table does not give: of which thing, and which fact.',
  }),
  Notice: record({ code: text, values: mapOf({ type: ['string', 'number'] }) }, [], {
    description: 'A fact that the table left out and that was assumed, or another remark.',
  }),
  EntryNumbers: {
    ...mapOf(listOf(text)),
    description: 'Rule numbers of the entries named, as far as they are in force on this table.',
  },
  Problem: record(
    { entry: text, severity: { type: 'string', enum: ['illegal', 'advice'] }, values: mapOf(anything) },
    [],
    {
      description: 'A problem that an entry found.',
    },
  ),
  Undone: record(
    { event: ref('Event'), how: { type: 'string', enum: ['replaced', 'barred', 'idle'] }, because: listOf(text) },
    [],
    { description: 'An event that did not happen as such.' },
  ),
  Need: record(
    {
      matter: text,
      among: listOf(anything),
      by: { type: ['string', 'null'], description: 'Who chooses; null: chance.' },
      event: ref('Event'),
      because: listOf(text),
    },
    ['event'],
    { description: 'A choice or a chance that the plan waits for.' },
  ),
  Pick: record({ matter: text, by: { type: ['string', 'null'] }, pick: anything }, ['by'], {
    description: 'What was picked for a need.',
  }),
  Plan: record(
    {
      sent: listOf(ref('Event')),
      steps: listOf(listOf(ref('Event'))),
      changes: listOf(ref('Change')),
      undone: listOf(ref('Undone')),
      numbers: ref('EntryNumbers'),
      needs: listOf(ref('Need')),
      unknown: listOf(ref('UnknownFact')),
      unusedPicks: listOf(ref('Pick')),
      patch: listOf(ref('PatchOperation')),
      ended: { type: 'boolean', description: 'The table no longer plays: nothing comes of what was sent.' },
      edition: text,
      notices: listOf(ref('Notice')),
      trace: listOf(ref('Considered')),
    },
    ['unusedPicks', 'patch', 'ended', 'trace'],
    { description: 'What really happens: steps of simultaneous events, and the writes that they come to.' },
  ),
  PatchOperation: {
    description: 'One operation of a JSON Patch (RFC 6902).',
    oneOf: [ref('AddOrReplace'), ref('Remove')],
  },
  AddOrReplace: record({ op: { type: 'string', enum: ['add', 'replace'] }, path: text, value: anything }),
  Remove: record({ op: { type: 'string', enum: ['remove'] }, path: text }),
  QuestionTrace: record({ question: text, considered: listOf(ref('Considered')) }, [], {
    description: 'How every entry about a question fared.',
  }),
  Considered: record(
    {
      entry: text,
      numbers: listOf(text),
      outcome: ref('EntryOutcome'),
      by: listOf(text),
      conjuncts: listOf(ref('ConjunctTrace')),
      nearMiss: { type: 'boolean' },
      case: { type: 'integer' },
      value: anything,
      event: ref('Event'),
    },
    ['case', 'value', 'event'],
    { description: 'What one entry had to do with an answer or a plan.' },
  ),
  EntryOutcome: { type: 'string', enum: ['applied', 'idle', 'not met', 'overridden', 'outweighed', 'unknown'] },
  ConjunctTrace: record(
    {
      at: { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 },
      text,
      truth: { type: ['boolean', 'null'] },
      reads: listOf(ref('Read')),
    },
    [],
    { description: 'One part of a condition, and whether it held.' },
  ),
  Read: { oneOf: [ref('FactRead'), ref('QuestionRead')] },
  FactRead: record({ of: text, entity: text, fact: text, value: anything }),
  QuestionRead: record({
    question: text,
    arguments: listOf(anything),
    entities: listOf({ type: ['string', 'null'] }),
    value: anything,
    because: listOf(text),
  }),
});
