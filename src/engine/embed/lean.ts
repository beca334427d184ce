import { callWith } from './call.js';

/** Entry point of `tavolata-lean.iife.js`: the calls of `calls.ts`, without explanations. What needs words belongs in `whole.ts`. */
export const call = callWith({});
