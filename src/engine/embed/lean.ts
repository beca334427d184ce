import { callWith } from './call.js';
import { calls } from './calls.js';

/** Entry point of `tavolata-lean.iife.js`: without explanations. Calls that need words belong in `further-calls.ts`. */
export const call = callWith(calls);
