/**
 * `tavolata.call` without words and with one evaluator, the tree walker: `scripts/bundle.mjs` puts the files of `plain` in the place of
 * those that they stand in for. The smallest form, and a slower one.
 */
export { call } from './lean.js';
