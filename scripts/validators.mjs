// The schemas as generated code: compiling them takes longer than anything else that a command does at startup.
import { _ } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import mapValues from 'lodash/mapValues.js';

/** Adds a mistake. Part of what is written, like the two functions below: Ajv would write them out at each place. */
// biome-ignore lint/complexity/useMaxParams: names of parts would stand at some 700 places
const add = (mistakes, instancePath, schemaPath, params, parentSchema, data) => {
  const keyword = schemaPath.slice(schemaPath.lastIndexOf('/') + 1);
  mistakes.push({ instancePath, schemaPath, keyword, params, parentSchema, data });
};

const isRecord = (data) => data && typeof data === 'object' && !Array.isArray(data);

/** A validator as Ajv makes it of a function that adds the mistakes of a value to a list. */
const validator = (check) => {
  const validate = (data) => {
    const mistakes = [];
    check(data, '', mistakes);
    validate.errors = mistakes.length === 0 ? null : mistakes;
    return mistakes.length === 0;
  };
  return validate;
};

/** How Ajv begins and ends the function of a schema: with a list of its own. */
const functionStart =
  /(?<=function validate\d+\(data, )\{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}\)\{let vErrors = null;let errors = 0;/g;

const functionEnd = /validate\d+\.errors = vErrors;return errors === 0;(?=\})/g;

/** How Ajv calls one and joins the lists. */
const call =
  /if\(!\((?<check>validate\d+)\((?<data>[^{]*), ?\{instancePath(?::(?<at>.*?))?,parentData(?::.*?)?,parentDataProperty(?::.*?)?,rootData\}\)\)\)\{vErrors = vErrors === null \? \k<check>\.errors : vErrors\.concat\(\k<check>\.errors\);errors = vErrors\.length;\}/g;

/** How Ajv creates a mistake and adds it to the others; an empty one if it is only counted. */
const mistake =
  /const (?<error>err\d+) = \{(?:instancePath(?<at>.*?),schemaPath:"(?<path>.*?)",keyword:"(?<keyword>.*?)",params:(?<params>.*?),schema:.*?,parentSchema:(?<parent>.*?),data(?<data>.*?)(?:,propertyName.*?)?)?\};if\(vErrors === null\)\{vErrors = \[\k<error>\];\}else \{vErrors\.push\(\k<error>\);\}errors\+\+;/gs;

/** How Ajv forgets the mistakes since some count of them. */
const reset =
  /errors = (?<count>_errs\d+);if\(vErrors !== null\)\{if\(\k<count>\)\{vErrors\.length = \k<count>;\}else \{vErrors = null;\}\}/g;

/** How Ajv asks whether a value is an object. */
const record = /(?<data>\w+) && typeof \k<data> == "object" && !Array\.isArray\(\k<data>\)/g;

/** Where a schema stands in the code. */
const place = /\bschema\d+(?:\.\w+|\[\d+\]|\["[^"]*"\])*/g;

/** A schema written as a constant; after it, Ajv writes another one, a function, or nothing. */
const declaration = /const (schema\d+) = (.*?);(?=const |function |\n|$)/gs;

/** Values that the code needs, each once. */
class Constants {
  #names = new Map();

  /** The name of a value. */
  of(value) {
    const text = JSON.stringify(value);
    if (!this.#names.has(text)) this.#names.set(text, `value${this.#names.size}`);
    return this.#names.get(text);
  }

  toString() {
    return [...this.#names].map(([value, name]) => `const ${name} = ${value};\n`).join('');
  }
}

/** The schemas that were written as constants. */
class Schemas {
  #schemas = new Map();

  /** Takes them out of the code. */
  takenFrom(code) {
    return code.replace(declaration, (_, name, json) => {
      this.#schemas.set(name, JSON.parse(json));
      return '';
    });
  }

  /** The value at a place, such as `schema7.properties.id`. */
  at(found) {
    const [name] = /^\w+/.exec(found);
    return [...found.matchAll(/\.(\w+)|\[(\d+)\]|\["(.*?)"\]/g)].reduce(
      (value, [, ...keys]) => value[keys.find((key) => key !== undefined)],
      this.#schemas.get(name),
    );
  }
}

/** A key with its value, or only the key if they have the same name. */
const shorthand = (name, rest) => (rest === '' ? name : rest.slice(1));

/** The parameters of a mistake: a constant, unless code stands in them. */
const parameters = (text, constants) => {
  const json = /^(?:\{(?:(\w+): ("(?:[^"\\]|\\.)*"|\d+))?\})$/.exec(text);
  if (json === null) return text;
  const [, key, value] = json;
  return constants.of(key === undefined ? {} : { [key]: JSON.parse(value) });
};

/**
 * What is written for a mistake. Only the last part of `schemaPath` is kept, except that it is complete for a key
 * required by a branch, which `shape-keys.ts` looks for.
 */
const written = ({ at, path, keyword, params, parent, data }, constants, partsAt) => {
  // A condition does not hold: this is only counted.
  if (path === undefined) return 'mistakes.push(null);';
  const isBranch = /\/(oneOf|anyOf)\/\d+\/required$/.test(path);
  if (!path.endsWith(keyword)) throw new Error(`The schema path ${path} does not end in ${keyword}.`);
  const values = [
    shorthand('instancePath', at),
    JSON.stringify(isBranch ? path : keyword),
    parameters(params, constants),
    partsAt(parent),
    shorthand('data', data),
  ];
  return `add(mistakes, ${values.join(', ')});`;
};

/**
 * Ajv's code with one list of mistakes that all functions add to, instead of a list of each that are joined, and of the
 * schemas only what mistakes tell of them. This is a third of it.
 */
const shorter = (code, partsRead) => {
  const schemas = new Schemas();
  const constants = new Constants();
  const partsAt = (found) => constants.of(partsRead(schemas.at(found)));
  const text = schemas
    .takenFrom(code)
    .replace(functionStart, 'instancePath, mistakes){')
    .replace(functionEnd, '')
    .replace(call, (...found) => {
      const { check, data, at } = found.at(-1);
      return `${check}(${data}, ${at ?? 'instancePath'}, mistakes);`;
    })
    .replace(mistake, (...found) => written(found.at(-1), constants, partsAt))
    .replace(reset, 'mistakes.length = $<count>;')
    .replace(record, 'isRecord($<data>)')
    // Of members only the names, which code looks for there if they are many.
    .replace(place, (found) =>
      constants.of(found.endsWith('.properties') ? mapValues(schemas.at(found), () => true) : schemas.at(found)),
    )
    .replace(/\berrors\b(?=[; ])/g, 'mistakes.length');
  const left = /(?:vErrors|parentData|rootData|errors).{0,300}/s.exec(text);
  if (left !== null) throw new Error(`Ajv writes its code in another way than expected: ${left[0]}`);
  return `${constants}${text}`;
};

/**
 * A module with `validatorOf` that replaces `src/frontend/read/validators.ts`.
 *
 * @param sources the exports of that file and of `schema.ts`
 */
export const validatorsModule = ({ compilerOfSchemas, isDate, schemaNames, partsRead }) => {
  const compiler = compilerOfSchemas({ source: true, esm: true, formats: _`{ date: isDate }` });
  const code = standalone.default(compiler, Object.fromEntries(schemaNames.map((name) => [name, `${name}.json`])));
  // Everything that is only needed later is inside a function, so that a bundler may leave it out.
  const inside = shorter(code, partsRead)
    .replace(/(^|[;}])export const (\w+) = (\w+)/gm, '$1const $2 = validator($3)')
    .replace('"use strict";', '');
  return `export const isDate = ${isDate};
const add = ${add};
const isRecord = ${isRecord};
const validator = ${validator};
const validators = () => {
${inside}
return { ${schemaNames.join(', ')} };
};
let made;
export const validatorOf = (name) => {
  made ??= validators();
  return made[name];
};
`;
};
