import { fromOne } from '../../engine/evaluate/code.js';
import { condition } from '../../engine/evaluate/construct.js';
import { Thing } from '../../engine/values/values.js';

const isA = /* @__PURE__ */ condition<'is a'>(({ of, entity, negated }, compiler, scope) =>
  fromOne(compiler.code(of, scope), (value) => (value instanceof Thing && value.entity === entity) !== negated),
);

export const engine = { 'is a': isA };
