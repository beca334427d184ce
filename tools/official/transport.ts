import { decoded } from './forms/html.js';
import { fromLatin1, toLatin1 } from './latin1.js';
import type { Line } from './lines.js';

const LEAST = 3;
/** A letter beyond ASCII in UTF-8, as quoted-printable has it. */
const multiByte = /=(?:C[2-9A-F]|D[0-9A-F]|E[0-9A-F])=[89AB][0-9A-F]/g;

/** Decodes bytes of quoted-printable, as in e-mails: “=E2=80=99”, lines that end in “=”. */
export function unquotedPrintable(bytes: Uint8Array): Uint8Array {
  const text = fromLatin1(bytes);
  const lines = text.match(/\n/g)?.length ?? 0;
  const soft = text.match(/=\r?\n/g)?.length ?? 0;
  const letters = text.match(multiByte)?.length ?? 0;
  if (letters < LEAST && (soft < LEAST || soft * 10 < lines)) return bytes;
  const plain = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return toLatin1(plain);
}

const entity = /&(?:#\d+|#x[0-9a-f]+|[a-z]{2,8});/gi;
const codeUnit = /\\(?:u([0-9a-f]{4})|x([0-9a-f]{2}))/gi;

/** Decodes escapes in lines of plain text, such as “&rsquo;” or “\u2019”. */
export function unescaped(lines: readonly Line[]): readonly Line[] {
  const times = (pattern: RegExp): number =>
    lines.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
  const [entities, units] = [times(entity), times(codeUnit)];
  if (entities < LEAST && units < LEAST) return lines;
  return lines.map((line) => {
    const text = entities < LEAST ? line.text : decoded(line.text);
    const letters = text.replace(codeUnit, (_, long?: string, short = '') =>
      String.fromCharCode(Number.parseInt(long ?? short, 16)),
    );
    return { ...line, text: units < LEAST ? text : letters };
  });
}
