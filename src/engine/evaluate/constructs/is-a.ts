import type { IsANode } from '../../model/tree.js';
import { Thing } from '../../values/values.js';
import { fromOne } from '../code.js';
import { condition } from '../construct.js';

export const isA = /* @__PURE__ */ condition<IsANode>(({ of, entity, negated }, compiler, scope) =>
  fromOne(compiler.code(of, scope), (value) => (value instanceof Thing && value.entity === entity) !== negated),
);
