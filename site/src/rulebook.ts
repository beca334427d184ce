import { type Rulebook, unpackRulebook } from 'tavolata/runtime';

/** What `rulebook.js` leaves behind: the packed rulebook, gzipped, in base64. A folder opened without a server lets nothing be fetched. */
interface Delivered {
  tavolataRulebook?: string;
}

/**
 * The rulebook of this build.
 *
 * @throws Error where `rulebook.js` was not loaded
 */
export async function deliveredRulebook(): Promise<Rulebook> {
  const delivered = globalThis as Delivered;
  const text = delivered.tavolataRulebook;
  if (text === undefined) throw new Error('rulebook.js');
  delete delivered.tavolataRulebook;
  const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  return unpackRulebook(await through(bytes, new DecompressionStream('gzip')).text());
}

/** What a stream makes of some bytes. */
export const through = (bytes: Uint8Array<ArrayBuffer>, stream: DecompressionStream | CompressionStream): Response =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream));
