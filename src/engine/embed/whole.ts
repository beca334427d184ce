import { callWith } from './call.js';
import { calls } from './calls.js';
import { furtherCalls } from './further-calls.js';

/** Entry point of `tavolata.iife.js`: all calls, including those that need words. */
export const call = callWith({ ...calls, ...furtherCalls });
