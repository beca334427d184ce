/**
 * The form that each kind of name has apart from which names there are, as a definition of `parts.json`. Files are checked against these
 * alone: names are looked up when entries are linked, with better words. Editors have the names in `names.json`, which is made from the rules.
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

/** Where `names.json` has a definition of a kind of name. */
export const formReference = (form: string) => ({ $ref: `parts.json#/$defs/${form}` });
