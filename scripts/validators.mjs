// The schemas as generated code: compiling them takes longer than anything else that a command does at startup.
import { _ } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';

/** Adds a mistake to those that there are. Part of what is written: at each of some 1,400 places Ajv would write this out. */
// biome-ignore lint/complexity/useMaxParams: names of parts would stand at as many places
const withMistake = (errors, instancePath, schemaPath, params, parentSchema, data, names) => {
  const keyword = schemaPath.slice(schemaPath.lastIndexOf('/') + 1);
  const error = { instancePath, schemaPath, keyword, params, parentSchema, data, ...names };
  if (errors === null) return [error];
  errors.push(error);
  return errors;
};

/** How Ajv creates a mistake and adds it to the others. */
const mistake =
  /const (?<error>err\d+) = \{instancePath(?<at>.*?),schemaPath:"(?<path>.*?)",keyword:"(?<keyword>.*?)",params:(?<params>.*?),schema:.*?,parentSchema:(?<parent>.*?),data(?<rest>.*?)\};if\(vErrors === null\)\{vErrors = \[\k<error>\];\}else \{vErrors\.push\(\k<error>\);\}errors\+\+;/gs;

/** A key with its value, or only the key if they have the same name. */
const shorthand = (name, rest) => (rest === '' ? name : rest.slice(1));

/**
 * Ajv's code with one function that adds a mistake, which makes it a third shorter. Only the last part of `schemaPath`
 * is kept, except that it is complete for a key required by a branch, which `shape-keys.ts` looks for.
 */
const shorter = (code) => {
  const text = code.replace(mistake, (...found) => {
    const { at, path, keyword, params, parent, rest } = found.at(-1);
    const isBranch = /\/(oneOf|anyOf)\/\d+\/required$/.test(path);
    if (!path.endsWith(keyword)) throw new Error(`The schema path ${path} does not end in ${keyword}.`);
    const [, data, names] = /^(.*?)(?:,(propertyName.*))?$/.exec(rest);
    const values = [
      shorthand('instancePath', at),
      JSON.stringify(isBranch ? path : keyword),
      params,
      parent,
      shorthand('data', data),
      ...(names === undefined ? [] : [`{${names}}`]),
    ];
    return `vErrors = withMistake(vErrors, ${values.join(', ')});errors++;`;
  });
  const left = /err\d+ = \{instancePath.{0,300}/s.exec(text);
  if (left !== null) throw new Error(`Ajv writes mistakes in another way than expected: ${left[0]}`);
  return text;
};

/**
 * A module with `validatorOf` that replaces `src/frontend/read/validators.ts`.
 *
 * @param sources the exports of that file and of `schema.ts`
 */
export const validatorsModule = ({ compilerOfSchemas, isDate, schemaNames }) => {
  const compiler = compilerOfSchemas({ source: true, esm: true, formats: _`{ date: isDate }` });
  const code = standalone.default(compiler, Object.fromEntries(schemaNames.map((name) => [name, `${name}.json`])));
  // Everything that is only needed later is inside a function, so that a bundler may leave it out.
  const inside = shorter(code)
    .replace(/(^|[;}])export const /gm, '$1const ')
    .replace('"use strict";', '');
  return `export const isDate = ${isDate};
const withMistake = ${withMistake};
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
