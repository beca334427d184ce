/** Anything at all in a few words. */
export function shown(given: unknown, most = 60): string {
  if (typeof given === 'function') return 'a function';
  let text: string;
  try {
    text = JSON.stringify(given) ?? String(given);
  } catch {
    text = typeof given === 'bigint' ? String(given) : 'something that is no JSON';
  }
  return text.length > most ? `${text.slice(0, most - 3)}…` : text;
}
