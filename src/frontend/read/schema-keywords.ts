import { isRecord, type UnknownRecord } from '../../engine/model/record.js';
import { isDate } from '../../engine/model/words.js';
import type { JsonPath } from '../text/document.js';

/** One way in which a value is not as its schema says. */
export interface SchemaError {
  readonly keyword: string;
  /** JSON Pointer of the value; that of the object where the error is about the name of a member. */
  readonly instancePath: string;
  /** The file of the schema, `#`, and the JSON Pointer of the keyword in it. */
  readonly schemaPath: string;
  /** What the keyword asks for: `limit`, `type`, `missingProperty`, `additionalProperty`, `allowedValues` … */
  readonly params: UnknownRecord;
  /** The schema that has the keyword. */
  readonly parentSchema: UnknownRecord;
  readonly data: unknown;
  /** The name of a member that the error is about. */
  readonly propertyName?: string;
}

/** Where a check is, and what it has found so far. */
export interface Course {
  readonly path: (string | number)[];
  /** The name of a member, while names are checked. */
  name: string | undefined;
  errors: SchemaError[];
}

/** Adds what is wrong with a value to what was found. */
export type Check = (data: unknown, course: Course) => void;

/** Where a keyword stands: its schema, and how to make checks of those inside of it. */
interface Place {
  readonly schema: UnknownRecord;
  readonly fail: (data: unknown, course: Course, params: UnknownRecord) => void;
  readonly check: (schema: unknown, ...path: JsonPath) => Check;
  readonly referred: (reference: string) => Check;
}

/** Makes the check of a keyword from its value, which has the type that the standard asks for. */
type KeywordMaker = (value: never, place: Place) => Check;

function isOf(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'null' || value === null) return type === 'null' && value === null;
  return (Array.isArray(value) ? 'array' : typeof value) === type;
}

/** How many characters a text has, each of which may be two halves. */
function lengthOf(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** A bound; values of other types keep it. */
const bound =
  (isKept: (data: unknown, limit: number) => boolean): KeywordMaker =>
  (limit: number, { fail }) =>
  (data, course) => {
    if (!isKept(data, limit)) fail(data, course, { limit });
  };

function isIn(allowed: readonly unknown[], { fail }: Place, params: UnknownRecord): Check {
  const values = new Set(allowed);
  return (data, course) => {
    if (!values.has(data)) fail(data, course, params);
  };
}

/** True for what a schema holds of. What it finds otherwise is forgotten. */
function holds(check: Check, data: unknown, course: Course): boolean {
  const { errors } = course;
  course.errors = [];
  check(data, course);
  const isRight = course.errors.length === 0;
  course.errors = errors;
  return isRight;
}

/** Asks for a number of branches that hold; it is known after so many. What the others find counts where it is another. */
const branches =
  (keyword: string, enough: number): KeywordMaker =>
  (schemas: readonly unknown[], { check, fail }) => {
    const checks = schemas.map((schema, index) => check(schema, keyword, index));
    return (data, course) => {
      const before = course.errors.length;
      const passingSchemas: number[] = [];
      for (const [index, one] of checks.entries()) {
        const count = course.errors.length;
        one(data, course);
        if (course.errors.length === count && passingSchemas.push(index) === enough) break;
      }
      if (passingSchemas.length === 1) course.errors.length = before;
      else
        fail(data, course, enough === 1 ? {} : { passingSchemas: passingSchemas.length === 0 ? null : passingSchemas });
    };
  };

/** Checks a member or an item in its place. */
function inside(check: Check, key: string | number, data: unknown, course: Course): void {
  course.path.push(key);
  check(data, course);
  course.path.pop();
}

/** The keywords, in the order in which what they find is told. Values and lists are of texts, numbers and booleans. */
export const keywordMakers: { readonly [keyword: string]: KeywordMaker } = {
  type: (type: string | readonly string[], { fail }) => {
    const types = [type].flat();
    return (data, course) => {
      if (!types.some((one) => isOf(one, data))) fail(data, course, { type });
    };
  },
  minimum: bound((data, limit) => typeof data !== 'number' || data >= limit),
  maxLength: bound((data, limit) => typeof data !== 'string' || data.length <= limit || lengthOf(data) <= limit),
  minLength: bound((data, limit) => typeof data !== 'string' || data.length >= 2 * limit || lengthOf(data) >= limit),
  pattern: (pattern: string, { fail }) => {
    const form = new RegExp(pattern, 'u');
    return (data, course) => {
      if (typeof data === 'string' && !form.test(data)) fail(data, course, { pattern });
    };
  },
  format: (format: 'date', { fail }) => {
    return (data, course) => {
      if (typeof data === 'string' && !isDate(data)) fail(data, course, { format });
    };
  },
  $ref: (reference: string, { referred }) => {
    let check: Check | undefined;
    return (data, course) => {
      check ??= referred(reference);
      check(data, course);
    };
  },
  const: (allowedValue: unknown, place) => isIn([allowedValue], place, { allowedValue }),
  enum: (allowedValues: readonly unknown[], place) => isIn(allowedValues, place, { allowedValues }),
  not: (schema: unknown, { check, fail }) => {
    const one = check(schema, 'not');
    return (data, course) => {
      if (holds(one, data, course)) fail(data, course, {});
    };
  },
  anyOf: branches('anyOf', 1),
  oneOf: branches('oneOf', 2),
  allOf: (schemas: readonly unknown[], { check }) => {
    const checks = schemas.map((schema, index) => check(schema, 'allOf', index));
    return (data, course) => {
      for (const one of checks) one(data, course);
    };
  },
  if: (condition: unknown, { schema, check }) => {
    const isSo = check(condition, 'if');
    const then = check(schema['then'] ?? true, 'then');
    const otherwise = check(schema['else'] ?? true, 'else');
    return (data, course) => (holds(isSo, data, course) ? then : otherwise)(data, course);
  },
  minItems: bound((data, limit) => !Array.isArray(data) || data.length >= limit),
  uniqueItems: (_: true, { fail }) => {
    return (data, course) => {
      if (!Array.isArray(data)) return;
      const j = data.findLastIndex((item, index) => data.indexOf(item) < index);
      if (j >= 0) fail(data, course, { i: data.lastIndexOf(data[j], j - 1), j });
    };
  },
  items: (schema: unknown, { check }) => {
    const one = check(schema, 'items');
    return (data, course) => {
      if (Array.isArray(data)) for (const [index, item] of data.entries()) inside(one, index, item, course);
    };
  },
  maxProperties: bound((data, limit) => !isRecord(data) || Object.keys(data).length <= limit),
  minProperties: bound((data, limit) => !isRecord(data) || Object.keys(data).length >= limit),
  required: (keys: readonly string[], { fail }) => {
    return (data, course) => {
      if (!isRecord(data)) return;
      for (const missingProperty of keys)
        if (!Object.hasOwn(data, missingProperty)) fail(data, course, { missingProperty });
    };
  },
  propertyNames: (schema: unknown, { check }) => {
    const one = check(schema, 'propertyNames');
    return (data, course) => {
      if (!isRecord(data)) return;
      for (const name of Object.keys(data)) {
        course.name = name;
        one(name, course);
      }
      course.name = undefined;
    };
  },
  additionalProperties: (schema: unknown, { schema: { properties }, check, fail }) => {
    const known = new Set(Object.keys(Object(properties)));
    const one = check(schema, 'additionalProperties');
    return (data, course) => {
      if (!isRecord(data)) return;
      for (const additionalProperty of Object.keys(data)) {
        if (known.has(additionalProperty)) continue;
        if (schema === false) fail(data, course, { additionalProperty });
        else inside(one, additionalProperty, data[additionalProperty], course);
      }
    };
  },
  properties: (schemas: UnknownRecord, { check }) => {
    const checks = Object.entries(schemas).map(([key, schema]) => [key, check(schema, 'properties', key)] as const);
    return (data, course) => {
      if (!isRecord(data)) return;
      for (const [key, one] of checks) if (Object.hasOwn(data, key)) inside(one, key, data[key], course);
    };
  },
  dependentRequired: (dependent: { readonly [key: string]: readonly string[] }, { fail }) => {
    return (data, course) => {
      if (!isRecord(data)) return;
      for (const [property, needed] of Object.entries(dependent)) {
        if (!Object.hasOwn(data, property)) continue;
        for (const missingProperty of needed)
          if (!Object.hasOwn(data, missingProperty)) fail(data, course, { property, missingProperty });
      }
    };
  },
};
