import type { UnknownRecord } from '../../engine/model/record.js';
import { loadSchema } from './load-schema.js';
import { formReference, nameForms } from './name-forms.js';

/** The definitions of `names.json` by form; the one without a form says only how editors show a mistake. */
const namesByForm = (): UnknownRecord => ({
  $defs: {
    ...Object.fromEntries(Object.entries(nameForms).map(([name, form]) => [name, formReference(form)])),
    numberOrNumbers: {},
  },
});

/**
 * The schema that files are checked against, by the name under which others refer to it. Of tables and setups it is the outline alone: their
 * facts are those of a vocabulary, which comes later, and are checked against that.
 */
export function schemaFile(file: string): UnknownRecord {
  if (file === 'names.json') return namesByForm();
  if (file === 'table.json' || file === 'setup.json')
    return { $ref: `outline.json#/$defs/${file.replace('.json', 'File')}` };
  return loadSchema(file.replace('.json', ''));
}
