/**
 * The same digest of a text as in `tools/texts/units/digest.ts`, computed by the browser.
 *
 * @returns undefined if the page was not loaded over a secure connection, as browsers require
 */
export async function digestIn(text: string): Promise<string | undefined> {
  // Missing in insecure contexts, whatever its type says.
  const subtle = crypto.subtle as typeof crypto.subtle | undefined;
  if (subtle === undefined) return undefined;
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(plain)));
  return [...bytes.slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
