/**
 * The digest that `tools/texts/units/digest.ts` gives of a text, made by the browser.
 *
 * @returns nothing where the page came over a connection that browsers do not trust with such things
 */
export async function digestIn(text: string): Promise<string | undefined> {
  // Left out by browsers, whatever its type says.
  const subtle = crypto.subtle as typeof crypto.subtle | undefined;
  if (subtle === undefined) return undefined;
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(plain)));
  return [...bytes.slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
