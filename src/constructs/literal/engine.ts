import type { Construct } from '../../engine/evaluate/construct.js';

const literal: Construct<'literal'> = {
  code: ({ value }, compiler) => compiler.fixed(value),
  truth: ({ value }, compiler) => compiler.fixed(value === true),
};

export const engine = { literal };
