/**
 * tavolata/rulebook: the compiled rulebook of this package, every edition and variant, read when the module is
 * imported. This is the module for Node; `rulebook-fetched.ts` is the one for everywhere else.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Rulebook } from './engine/model/rulebook.js';
import { unpackRulebook } from './engine/ruleset/packed.js';

/** Entries are unpacked on first access. */
export const rulebook: Rulebook = unpackRulebook(
  gunzipSync(readFileSync(new URL('../rulebook.packed.gz', import.meta.url))).toString(),
);
