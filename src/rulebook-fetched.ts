/*
 * tavolata/rulebook outside Node: bundlers recognise `new URL(…, import.meta.url)` as a file to include.
 */
import type { Rulebook } from './engine/model/rulebook.js';
import { unpackedFrom } from './engine/ruleset/fetched.js';

export const rulebook: Rulebook = await unpackedFrom(await fetch(new URL('../rulebook.packed.gz', import.meta.url)));
