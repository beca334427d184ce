// The schemas as code made ahead: compiling them takes longer than everything else that a command does before it begins.
import { _ } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';

/**
 * A module with `validatorOf`, to stand in for `src/frontend/read/validators.ts`.
 *
 * @param sources what that file and `schema.ts` export
 */
export const validatorsModule = ({ compilerOfSchemas, isDate, schemaNames }) => {
  const compiler = compilerOfSchemas({ source: true, esm: true, formats: _`{ date: isDate }` });
  const code = standalone.default(compiler, Object.fromEntries(schemaNames.map((name) => [name, `${name}.json`])));
  // Inside of a function all that waits until it is wanted, and a bundler may leave it out.
  const inside = code.replace(/(^|[;}])export const /gm, '$1const ').replace('"use strict";', '');
  return `export const isDate = ${isDate};
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
