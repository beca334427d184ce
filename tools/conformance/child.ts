import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { isRecord, type UnknownRecord } from 'tavolata/internals';
import { type Engine, type EngineRequest, Lost } from './protocol.js';

/** A longer line is not a message. */
const LONGEST = 1 << 24;

/** How much of a line that is not a message is shown. */
const SHOWN = 120;

interface AwaitedReply {
  readonly seq: number;
  readonly take: (reply: UnknownRecord) => void;
  readonly fail: (lost: Lost) => void;
}

/**
 * An engine in a process of its own: it reads one message per line from its standard input, and writes one answer per
 * line, with the same `seq`, to its standard output. Its standard error is shown unchanged.
 */
export class ChildEngine implements Engine {
  private readonly child: ChildProcessWithoutNullStreams;
  private waiting: AwaitedReply | undefined;
  private lost: Lost | undefined;
  private seq = 0;
  private text = '';
  private readonly ended: Promise<void>;

  /**
   * @param command the program and its arguments
   * @param seconds time limit of an answer
   * @param onError takes what it writes to its standard error
   */
  constructor(
    [program = '', ...args]: readonly string[],
    private readonly seconds: number,
    onError: (text: string) => void,
  ) {
    this.child = spawn(program, args);
    this.ended = new Promise((resolve) => {
      this.child.once('error', ({ message }) => {
        this.lose(new Lost('ended', message));
        resolve();
      });
      this.child.once('close', (code, signal) => {
        this.lose(new Lost('ended', signal ?? String(code)));
        resolve();
      });
    });
    // If nobody reads any more, the process has ended.
    this.child.stdin.on('error', () => {});
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => this.read(text));
    this.child.stderr.setEncoding('utf8').on('data', onError);
  }

  say(request: EngineRequest): Promise<UnknownRecord> {
    const { lost } = this;
    if (lost !== undefined) return Promise.reject(lost);
    const seq = ++this.seq;
    return new Promise((take, fail) => {
      const timer = setTimeout(() => this.lose(new Lost('late', String(this.seconds))), this.seconds * 1000);
      const done = (): void => {
        clearTimeout(timer);
        this.waiting = undefined;
      };
      this.waiting = {
        seq,
        take: (reply) => {
          done();
          take(reply);
        },
        fail: (one) => {
          done();
          fail(one);
        },
      };
      this.child.stdin.write(`${JSON.stringify({ seq, ...request })}\n`);
    });
  }

  async close(): Promise<void> {
    if (this.lost === undefined) await this.say({ do: 'bye' }).catch(() => {});
    this.child.stdin.end();
    const timer = setTimeout(() => this.child.kill('SIGKILL'), this.lost === undefined ? this.seconds * 1000 : 0);
    await this.ended;
    clearTimeout(timer);
  }

  private lose(lost: Lost): void {
    this.lost ??= lost;
    this.waiting?.fail(this.lost);
  }

  private read(text: string): void {
    this.text += text;
    const lines = this.text.split('\n');
    this.text = lines.pop()!;
    for (const line of lines) if (line.trim() !== '') this.take(line);
    if (this.text.length > LONGEST) this.lose(new Lost('garbage', this.text.slice(0, SHOWN)));
  }

  private take(line: string): void {
    const reply = objectIn(line);
    if (reply === undefined) this.lose(new Lost('garbage', line.slice(0, SHOWN)));
    else if (this.waiting === undefined || reply['seq'] !== this.waiting.seq)
      this.lose(new Lost('early', line.slice(0, SHOWN)));
    else this.waiting.take(reply);
  }
}

function objectIn(line: string): UnknownRecord | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
