/**
 * The form of each kind of name, regardless of which names exist, as a definition of `parts.json`. Files are checked
 * only against these: names are looked up when entries are linked, with better messages. Editors get the names from
 * `names.json`, which is generated from the rules.
 */
export const nameForms = {
  question: 'word',
  event: 'word',
  reader: 'word',
  entry: 'id',
  reference: 'reference',
  layer: 'layer',
  edition: 'date',
  number: 'ruleNumber',
  matter: 'name',
  choice: 'choice',
} as const;

/** The definition of a kind of name in schemas without `names.json`. */
export const formReference = (form: string) => ({ $ref: `parts.json#/$defs/${form}` });
