import { isUtf8 } from 'node:buffer';
import { beyond, codes, problem, type RpcProblem } from './problem.js';
import { Gathered } from './traffic.js';

/** A message as text, or why there is none. */
export type RpcMessage = string | RpcProblem;

/** Splits a stream of bytes into messages. */
export interface Frames {
  /** The messages completed by these bytes. */
  push(bytes: Buffer): readonly RpcMessage[];
  /** What is left at the end of the stream. */
  end(): readonly RpcMessage[];
}

const lineFeed = 0x0a;

const textOf = (bytes: Buffer): RpcMessage =>
  isUtf8(bytes) ? bytes.toString('utf8') : problem(codes.parse, 'serve.not-utf8');

/** One message per line; empty lines are skipped. A line that is too long is skipped without being stored. */
export class Lines implements Frames {
  private readonly line = new Gathered();
  private length = 0;

  /** @param most bytes of one line */
  constructor(private readonly most: number) {}

  push(bytes: Buffer): readonly RpcMessage[] {
    const messages: RpcMessage[] = [];
    let start = 0;
    for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, start)) {
      this.keep(bytes.subarray(start, at));
      messages.push(...this.end());
      start = at + 1;
    }
    this.keep(bytes.subarray(start));
    return messages;
  }

  end(): readonly RpcMessage[] {
    const { length, line } = this;
    const bytes = line.take();
    this.length = 0;
    if (length > this.most) return [beyond('serve.message-too-long', length, this.most)];
    const text = textOf(bytes);
    return typeof text === 'string' && text.trim() === '' ? [] : [text];
  }

  private keep(bytes: Buffer): void {
    this.length += bytes.length;
    if (this.length > this.most) this.line.take();
    else this.line.push(bytes);
  }
}

/** Longest header before a message. */
const MOST_HEADER = 4096;
const CONTENT_LENGTH = /^content-length:[ \t]*(\d{1,15})[ \t]*$/im;

/** Messages with headers, as in the Language Server Protocol: `Content-Length`, an empty line, that many bytes. */
export class Headed implements Frames {
  private waiting: Buffer = Buffer.alloc(0);
  /** Bytes of the message being received; undefined while its header is. */
  private due: number | undefined;
  /** Bytes of an overlong message yet to be skipped. */
  private skip = 0;

  /** @param most bytes of one message */
  constructor(private readonly most: number) {}

  push(bytes: Buffer): readonly RpcMessage[] {
    const messages: RpcMessage[] = [];
    this.waiting = this.waiting.length === 0 ? bytes : Buffer.concat([this.waiting, bytes]);
    for (;;) {
      const before = this.waiting.length;
      const message = this.next();
      if (message !== undefined) messages.push(message);
      else if (this.waiting.length === before) return messages;
    }
  }

  end(): readonly RpcMessage[] {
    const left = this.waiting.toString('latin1').trim();
    this.waiting = Buffer.alloc(0);
    return left === '' && this.due === undefined ? [] : [problem(codes.parse, 'serve.bad-header')];
  }

  private next(): RpcMessage | undefined {
    if (this.skip > 0) {
      this.skip -= this.take(this.skip).length;
      return undefined;
    }
    if (this.due === undefined) return this.header();
    if (this.waiting.length < this.due) return undefined;
    const bytes = this.take(this.due);
    this.due = undefined;
    return textOf(bytes);
  }

  private header(): RpcMessage | undefined {
    const { at, length } = this.blankLine();
    if (at < 0) {
      if (this.waiting.length <= MOST_HEADER) return undefined;
      this.waiting = Buffer.alloc(0);
      return problem(codes.parse, 'serve.bad-header');
    }
    const [, given] = CONTENT_LENGTH.exec(this.take(at + length).toString('latin1')) ?? [];
    if (given === undefined) return problem(codes.parse, 'serve.bad-header');
    const bytes = Number(given);
    if (bytes > this.most) {
      this.skip = bytes;
      return beyond('serve.message-too-long', bytes, this.most);
    }
    this.due = bytes;
    return undefined;
  }

  /** The empty line after a header; bare line feeds are accepted as well. */
  private blankLine(): { readonly at: number; readonly length: number } {
    const [strict, loose] = [this.waiting.indexOf('\r\n\r\n'), this.waiting.indexOf('\n\n')];
    return strict >= 0 && (loose < 0 || strict < loose) ? { at: strict, length: 4 } : { at: loose, length: 2 };
  }

  private take(length: number): Buffer {
    const taken = this.waiting.subarray(0, length);
    this.waiting = this.waiting.subarray(taken.length);
    return taken;
  }
}

/** A response as one line. */
export const asLine = (text: string): string => `${text}\n`;

/** A response with its header. */
export const withHeader = (text: string): string => `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
