import { isRecord, type UnknownRecord } from '../../engine/model/record.js';
import { pointer, pointerPath } from '../text/document.js';
import { type Check, type Course, keywordMakers, type SchemaError } from './schema-keywords.js';

/** Keywords that are checked; those that belong to `if` are checked with it. */
export const checkedKeywords: readonly string[] = [...Object.keys(keywordMakers), 'then', 'else'];

/**
 * Checks values against schemas of JSON Schema 2020-12, as far as the schemas of the project use it: a test holds it to what Ajv finds. Code
 * that Ajv makes of them, the only form of it that needs no `eval`, would be a seventh of the library.
 *
 * @param read gives a file of schemas by the name under which others refer to it
 * @returns what is wrong with a value by the schema that a file is: all of it, in the order of the schema
 * @throws Error where a schema refers to one that is not there
 */
export function schemaChecker(
  read: (file: string) => UnknownRecord,
): (file: string, value: unknown) => readonly SchemaError[] {
  const made = new Map<string, Check>();

  /** The check of a schema, by its file and JSON Pointer; a schema may lead to itself, so each is made once. */
  function checkAt(file: string, path: string): Check {
    const name = `${file}#${path}`;
    const ready = made.get(name);
    if (ready !== undefined) return ready;
    const schema = pointerPath(path).reduce<unknown>((value, key) => Object(value)[key], read(file));
    if (schema === undefined) throw new Error(`There is no schema ${name}.`);
    const check = checkOf(schema, file, path);
    made.set(name, check);
    return check;
  }

  function checkOf(schema: unknown, file: string, path: string): Check {
    if (!isRecord(schema)) return () => undefined;
    const checks = Object.entries(keywordMakers).flatMap(([keyword, make]) => {
      if (!Object.hasOwn(schema, keyword)) return [];
      const schemaPath = `${file}#${path}/${keyword}`;
      return make(schema[keyword] as never, {
        schema,
        check: (inner, ...steps) => checkOf(inner, file, path + pointer(...steps)),
        referred: (reference) => {
          const [other = '', place = ''] = reference.split('#');
          return checkAt(other === '' ? file : other, place);
        },
        fail: (data, { path: at, name, errors }, params) => {
          const about = name === undefined ? {} : { propertyName: name };
          errors.push({
            keyword,
            instancePath: pointer(...at),
            schemaPath,
            params,
            parentSchema: schema,
            data,
            ...about,
          });
        },
      });
    });
    return (data, course) => {
      for (const check of checks) check(data, course);
    };
  }

  return (file, value) => {
    const course: Course = { path: [], name: undefined, errors: [] };
    checkAt(file, '')(value, course);
    return course.errors;
  };
}
