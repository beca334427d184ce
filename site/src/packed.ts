/*
 * Compressed texts: for scripts, since a page opened from a folder cannot fetch files, and for addresses.
 */

/** Passes bytes through a stream. */
const through = (bytes: Uint8Array<ArrayBuffer>, stream: DecompressionStream | CompressionStream): Response =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream));

/** A text compressed, in base64. */
export async function packed(text: string, format: CompressionFormat): Promise<string> {
  const response = through(new TextEncoder().encode(text), new CompressionStream(format));
  const bytes = new Uint8Array(await response.arrayBuffer());
  return btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(''));
}

/** The inverse of `packed`. @throws Error for invalid data */
export const unpacked = (text: string, format: CompressionFormat): Promise<string> => {
  const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  return through(bytes, new DecompressionStream(format)).text();
};
