import type { Rulebook } from '../model/rulebook.js';
import { unpackRulebook } from './packed.js';

/** What a file begins with that was compressed with gzip (RFC 1952, 2.3.1). */
const GZIP = [0x1f, 0x8b];

/**
 * A packed rulebook that was fetched. Some servers say of a file that ends in .gz that it is compressed for the way only, so that what
 * arrives here is plain already.
 *
 * @throws Error for an HTTP status that is none of success; Fault `fault.format` as `unpackRulebook`
 */
export async function unpackedFrom(response: Response): Promise<Rulebook> {
  if (!response.ok) throw new Error(`${response.url} ${response.status} ${response.statusText}`);
  const blob = await response.blob();
  const start = new Uint8Array(await blob.slice(0, GZIP.length).arrayBuffer());
  const isCompressed = GZIP.every((byte, i) => start[i] === byte);
  if (!isCompressed) return unpackRulebook(await blob.text());
  return unpackRulebook(await new Response(blob.stream().pipeThrough(new DecompressionStream('gzip'))).text());
}
