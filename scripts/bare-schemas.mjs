// The schemas as the library has them: without what editors show, and in one module, so that it reads no files.

/** What editors show, and `layout`, which `fmt` reads: half of the schemas, and nothing that decides or says whether a file is right. */
const forOthers = new Set([
  '$schema',
  'title',
  'description',
  'default',
  'layout',
  'markdownDescription',
  'markdownEnumDescriptions',
  'errorMessage',
  'patternErrorMessage',
  'defaultSnippets',
]);

/** Keys of a schema whose members are schemas by names of their own. */
const named = new Set(['$defs', 'properties']);

const mapped = (schemas) => Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, bare(one)]));

const isLiteral = (key) => key === 'const' || key === 'enum' || key === 'examples';

function bare(schema) {
  if (Array.isArray(schema)) return schema.map(bare);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !forOthers.has(key))
      .map(([key, value]) => [key, isLiteral(key) ? value : named.has(key) ? mapped(value) : bare(value)]),
  );
}

/**
 * A module to stand in for `src/frontend/read/schema-file.ts`.
 *
 * @param sources what that file and `schema.ts` export
 */
export const schemasModule = ({ schemaFile, schemaNames }) => {
  const files = ['names', 'parts', 'outline', ...schemaNames].map((name) => `${name}.json`);
  const schemas = Object.fromEntries(files.map((file) => [file, bare(schemaFile(file))]));
  return `const schemas = () => (${JSON.stringify(schemas)});
let made;
export const schemaFile = (file) => (made ??= schemas())[file];
`;
};
