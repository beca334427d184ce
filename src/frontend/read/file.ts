import { readFileSync, readSync, statSync } from 'node:fs';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.js';
import type { Source } from '../text/source.js';
import { largestText } from './json.js';

/** The text of a file, or why it cannot be read. */
export type OpenedFile =
  | { readonly source: Source; readonly problem?: never }
  | { readonly source?: never; readonly problem: Diagnostic };

/** The file name that stands for standard input. */
export const standardInput = '-';

/** Standard input can be read only once. */
let piped: Buffer | undefined;

/** How a file is read. */
export interface OpenOptions {
  /** Whether UTF-16 with a byte order mark is accepted: other programs write it. */
  readonly takesUtf16?: boolean;
}

/** Reads a UTF-8 file, with or without a byte order mark; `-` is the standard input. `shown` is its name in messages. */
export function openFile(path: string, shown = path, { takesUtf16 = false }: OpenOptions = {}): OpenedFile {
  const refuse = (code: string, values = {}) => ({ problem: diagnostic(code, { values: { file: shown, ...values } }) });
  const take = (read: Buffer): OpenedFile => (takesUtf16 ? utf16(read, shown) : undefined) ?? decode(read, shown);
  const tooLarge = () => refuse('file.too-large', { limit: largestText / 1024 / 1024 });
  let bytes: Buffer;
  try {
    if (path === standardInput) {
      piped ??= readWhole(0);
      return piped.length > mostBytes ? tooLarge() : take(piped);
    }
    const stat = statSync(path);
    if (stat.isDirectory()) return refuse('file.is-folder');
    // A device has no end, and a pipe may block forever.
    if (!stat.isFile()) return refuse('file.special');
    if (stat.size > mostBytes) return tooLarge();
    bytes = readFileSync(path);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    // The replacement for bytes that are not UTF-8 does not lead to the file.
    if (reason === 'ENOENT' && path.includes('\ufffd')) return refuse('file.odd-name');
    return reason === 'ENOENT' || reason === 'ENOTDIR'
      ? refuse('file.not-found')
      : refuse('file.unreadable', { reason });
  }
  return take(bytes);
}

/**
 * No character has more than three bytes for each of its code units, so this bound only keeps huge files out of memory.
 */
const mostBytes = 3 * largestText;

/** The content of a source without a size, up to one byte more than is accepted. */
function readWhole(source: number): Buffer {
  const parts: Buffer[] = [];
  for (let length = 0; length <= mostBytes; ) {
    const part = Buffer.allocUnsafe(65_536);
    const count = readSome(source, part);
    if (count === 0) break;
    parts.push(part.subarray(0, count));
    length += count;
  }
  return Buffer.concat(parts);
}

/** Blocks until there is something to read; the end of a terminal or a pipe may come as an error. */
function readSome(source: number, part: Buffer): number {
  for (;;)
    try {
      return readSync(source, part);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
}

/** The text of some bytes: UTF-8 only, since any guess about another encoding would be wrong one day. */
export function decode(bytes: Uint8Array, shown: string): OpenedFile {
  if (isUtf16(bytes)) {
    return { problem: diagnostic('file.utf-16', { values: { file: shown } }) };
  }
  try {
    return { source: { file: shown, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) } };
  } catch {
    const source = { file: shown, text: new TextDecoder('utf-8').decode(bytes) };
    const start = firstReplaced(bytes, source.text);
    return {
      problem: diagnostic('file.not-utf-8', { at: { source, start, end: start + 1 }, values: { file: shown } }),
    };
  }
}

/**
 * Whether bytes are UTF-16: by the byte order mark, or because every second of the first four is zero, which no UTF-8
 * text has.
 */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second, third, fourth] = bytes;
  return markedAs(bytes) !== undefined || (first === 0 && third === 0) || (second === 0 && fourth === 0);
}

/** The form of UTF-16 that the byte order mark says. */
function markedAs([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** The text of bytes that begin with a byte order mark of UTF-16, if they are well formed. */
function utf16(bytes: Uint8Array, shown: string): OpenedFile | undefined {
  const encoding = markedAs(bytes);
  if (encoding === undefined) return undefined;
  try {
    return { source: { file: shown, text: new TextDecoder(encoding, { fatal: true }).decode(bytes) } };
  } catch {
    return undefined;
  }
}

/** Offset of the first replacement character that is not in the bytes themselves. */
function firstReplaced(bytes: Uint8Array, text: string): number {
  const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  for (let index = text.indexOf('\ufffd'); index >= 0; index = text.indexOf('\ufffd', index + 1)) {
    const byte = mark + Buffer.byteLength(text.slice(0, index));
    if (bytes[byte] !== 0xef || bytes[byte + 1] !== 0xbf || bytes[byte + 2] !== 0xbd) return index;
  }
  return 0;
}
