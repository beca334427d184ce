import type { schemaNames } from '../src/frontend/read/schema.js';
import type { compilerOfSchemas, isDate, partsRead } from '../src/frontend/read/validators.js';

interface Sources {
  readonly compilerOfSchemas: typeof compilerOfSchemas;
  readonly isDate: typeof isDate;
  readonly schemaNames: typeof schemaNames;
  readonly partsRead: typeof partsRead;
}
/** A module with `validatorOf`, to stand in for `src/frontend/read/validators.ts`: the schemas as code. */
export const validatorsModule: (sources: Sources) => string;
