/**
 * A text as it stands between quotes: as in JSON, or between single quotes as the formatter of the program writes it.
 *
 * @param quote the sign before and behind it
 */
export function insideQuotes(text: string, quote: string | undefined): string {
  const inside = JSON.stringify(text).slice(1, -1);
  return quote === "'" ? inside.replaceAll('\\"', '"').replaceAll("'", "\\'") : inside;
}
