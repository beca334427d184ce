import type { Rulebook } from '../model/rulebook.js';
import { unpackRulebook } from './packed.js';

/** The first bytes of a file compressed with gzip (RFC 1952, 2.3.1). */
const GZIP = [0x1f, 0x8b];

/**
 * A packed rulebook that was fetched. Some servers declare a file that ends in .gz as compressed for transport only, so
 * that it arrives decompressed.
 *
 * @throws Error for an unsuccessful HTTP status; Fault `fault.format` as `unpackRulebook`
 */
export async function unpackedFrom(response: Response): Promise<Rulebook> {
  if (!response.ok) throw new Error(`${response.url} ${response.status} ${response.statusText}`);
  const blob = await response.blob();
  const start = new Uint8Array(await blob.slice(0, GZIP.length).arrayBuffer());
  const isCompressed = GZIP.every((byte, i) => start[i] === byte);
  if (!isCompressed) return unpackRulebook(await blob.text());
  return unpackRulebook(await new Response(blob.stream().pipeThrough(new DecompressionStream('gzip'))).text());
}
