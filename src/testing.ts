/**
 * tavolata/testing: for the time in which a host is written that shows its own objects (`viewTable`). It finds what the host changed without
 * a word, and what it reported and did not make.
 */
export { type Drift, drifted, refuseDrift } from './engine/table/drift.js';
