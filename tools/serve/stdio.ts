import { finished, type Readable, type Writable } from 'node:stream';
import { asLine, type Frames, Headed, Lines, type RpcMessage, withHeader } from './frames.js';
import type { Service } from './service.js';

/** A server that is running. */
export interface Running {
  /** Accepts nothing more; pending requests are finished. */
  stop(): void;
  /** Fulfilled when no request is pending. */
  readonly done: Promise<void>;
}

export interface StreamOptions {
  readonly input: Readable;
  /** Gets responses and nothing else. */
  readonly output: Writable;
  /** Headers before messages instead of lines. */
  readonly framed: boolean;
}

/** Responses are written together up to about this many characters. */
const FLUSH = 1 << 16;

/** Answers the messages of a stream, in order, until it ends. */
export function serveStreams(service: Service, { input, output, framed }: StreamOptions): Running {
  const frames: Frames = framed ? new Headed(service.limits.bytes) : new Lines(service.limits.bytes);
  const wrapped = framed ? withHeader : asLine;
  let stopped = false;
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });

  const answer = (messages: readonly RpcMessage[]): void => {
    let text = '';
    let room = true;
    for (const message of messages) {
      const response = typeof message === 'string' ? service.answer(message) : service.failure(message);
      if (response !== undefined) text += wrapped(response);
      if (text.length < FLUSH) continue;
      room = output.write(text);
      text = '';
    }
    if (text !== '') room = output.write(text);
    if (room || stopped) return;
    // A client that asks and does not read must not fill the memory.
    input.pause();
    output.once('drain', () => input.resume());
  };
  const stop = (): void => {
    if (stopped) return;
    stopped = true;
    input.destroy();
    // An empty write completes after all before it.
    output.write('', () => finish());
  };

  input.on('data', (bytes: Buffer) => {
    if (!stopped) answer(frames.push(bytes));
  });
  finished(input, { writable: false }, () => {
    if (!stopped) answer(frames.end());
    stop();
  });
  output.once('error', stop);
  return { stop, done };
}
