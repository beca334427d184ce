/*
 * tavolata/rulebook outside Node: bundlers take `new URL(…, import.meta.url)` for a file that they have to bring along.
 */
import type { Rulebook } from './engine/model/rulebook.js';
import { unpackedFrom } from './engine/ruleset/fetched.js';

export const rulebook: Rulebook = await unpackedFrom(await fetch(new URL('../rulebook.packed.gz', import.meta.url)));
