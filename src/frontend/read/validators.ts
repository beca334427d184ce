import { Ajv2020, type AnySchemaObject, type CodeOptions, type ValidateFunction } from 'ajv/dist/2020.js';
import mapValues from 'lodash/mapValues.js';
import { isRecord } from '../../engine/model/record.js';
import { isDate } from '../../engine/model/words.js';
import { loadSchema } from './load-schema.js';
import { formReference, nameForms } from './name-forms.js';
import { type SchemaName, schemaNames } from './schema.js';
import { partsRead } from './shape-error.js';

/**
 * Annotations of the schemas beyond the standard, read by `shape.ts`: `context` (what a condition depends on), `takes`
 * (the keys that go with it) and `form` (the name of a pattern's texts).
 */
const annotations = ['context', 'takes', 'form'];

/**
 * What editors show, and `layout`, which `fmt` reads: half of the schemas, and irrelevant to whether a file is right.
 */
const forOthers = new Set([
  'title',
  'description',
  'layout',
  'markdownDescription',
  'markdownEnumDescriptions',
  'errorMessage',
  'patternErrorMessage',
  'defaultSnippets',
]);

/** Keys of a schema whose members are schemas with names of their own. */
const named = new Set(['$defs', 'properties', 'patternProperties', 'dependentSchemas']);

/** A schema without what is for others. */
function withoutAnnotations(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutAnnotations);
  if (!isRecord(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (forOthers.has(key)) return [];
      return [
        [key, named.has(key) && isRecord(value) ? mapValues(value, withoutAnnotations) : withoutAnnotations(value)],
      ];
    }),
  );
}

/** The definitions of `names.json` by form; the one without a form only says how editors show a mistake. */
const namesByForm = (): AnySchemaObject => ({
  $defs: {
    ...Object.fromEntries(Object.entries(nameForms).map(([name, form]) => [name, formReference(form)])),
    numberOrNumbers: {},
  },
});

/**
 * Tables and setups are checked in outline only: their facts depend on a vocabulary, which is known later, and are
 * checked against that.
 */
const schemaNamed = (name: string): AnySchemaObject =>
  name === 'table' || name === 'setup'
    ? { $ref: `outline.json#/$defs/${name}File` }
    : (withoutAnnotations(loadSchema(name)) as AnySchemaObject);

let ajv: Ajv2020 | undefined;

/** The compiled schema of a kind of file; compiling takes some milliseconds, so each is compiled on demand. */
export function validatorOf(name: SchemaName): ValidateFunction {
  ajv ??= compilerOfSchemas();
  return ajv.getSchema(`${name}.json`)!;
}

/**
 * All schemas, ready to be compiled.
 *
 * @param code options for generated code; for the build, which writes out the compiled schemas
 */
export function compilerOfSchemas(code: CodeOptions = {}): Ajv2020 {
  const made = new Ajv2020({
    code,
    allErrors: true,
    verbose: true,
    // Diagnostics have words of their own.
    messages: false,
    // Our schemas are valid (tested); checking that again takes longer than compiling them.
    validateSchema: false,
    strict: true,
    allowUnionTypes: true,
    // A condition such as "if answers is there" names keys that the enclosing object declares.
    strictRequired: false,
    // Shorter code: what is referred to is called, unless it is one keyword, and required keys are gone through.
    inlineRefs: 1,
    loopRequired: 2,
  });
  // The class for draft 2020-12 enables what no schema here uses, at the price of a tenth of the code.
  Object.assign(made.opts, { unevaluated: false, dynamicRef: false });
  for (const keyword of annotations) made.addKeyword(keyword);
  made.addFormat('date', isDate);
  made.addSchema(namesByForm(), 'names.json');
  for (const name of ['parts', 'outline', ...schemaNames]) {
    const schema = schemaNamed(name);
    made.addSchema(schema, `${name}.json`);
    // Each definition also stands for itself: all files that refer to it share its code.
    for (const [key, one] of Object.entries<AnySchemaObject>(schema['$defs'] ?? {}))
      made.addSchema(one, `${name}.json#/$defs/${key}`);
  }
  return made;
}

export { isDate, partsRead };
