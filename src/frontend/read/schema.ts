/** The kinds of files, each with a schema in `rules/schema`. */
export const schemaNames = [
  'vocabulary',
  'editions',
  'entries',
  'scenarios',
  'simulation',
  'mutants',
  'findings',
  'terms',
  'contrasts',
  'dismissed',
  'texts',
  'table',
  'setup',
] as const;
export type SchemaName = (typeof schemaNames)[number];
