/** Any value in a few characters that belong to no language. */
export function abbreviated(given: unknown, most = 60): string {
  if (typeof given === 'function') return '() => …';
  // JSON would write these numbers as null.
  if (typeof given === 'number') return String(given);
  if (ArrayBuffer.isView(given)) return `${given.constructor.name}(${given.byteLength})`;
  let text: string;
  try {
    text = JSON.stringify(given) ?? String(given);
  } catch {
    text = typeof given === 'bigint' ? String(given) : isList(given) ? '[ … ]' : '{ … }';
  }
  return text.length > most ? `${text.slice(0, most - 3)}…` : text;
}

function isList(given: unknown): boolean {
  try {
    return Array.isArray(given);
  } catch {
    // A revoked proxy cannot be read at all.
    return false;
  }
}
