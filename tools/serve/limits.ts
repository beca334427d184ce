/** How much a client may request; each can be set with `--limit NAME=N`. */
export interface Limits {
  /** Bytes of one message. */
  readonly bytes: number;
  /** Depth of lists and objects in a message. */
  readonly depth: number;
  /** Characters of the responses to one batch, after which the rest of it is refused. */
  readonly reply: number;
  /** Requests in one batch. */
  readonly batch: number;
  /** Answers to one message: questions of a list, cells of a matrix. */
  readonly answers: number;
  /** Tables held at a time. */
  readonly tables: number;
  /** Things on one table. */
  readonly things: number;
  /** Things on all tables held. */
  readonly held: number;
  /** Percentage of the memory in use, above which nothing more is held. */
  readonly memory: number;
  /** Tables with entries of their own: each has its own compiled rules. */
  readonly rules: number;
  /**
   * Seconds without a request after which a table is closed; only over HTTP, where nobody knows that a client has gone.
   */
  readonly idle: number;
  /** Bytes of incoming messages and of responses not read yet, for all clients together; only over HTTP. */
  readonly waiting: number;
  /** Simultaneous connections; only over HTTP. */
  readonly connections: number;
  /** Items of a list inside one question or event. */
  readonly items: number;
  /** Time for one message; checked between its answers, and every few milliseconds during a long one. */
  readonly milliseconds: number;
}

export const usualLimits: Limits = {
  bytes: 8 * 1024 * 1024,
  depth: 64,
  reply: 64 * 1024 * 1024,
  batch: 1_000,
  answers: 50_000,
  tables: 1_000,
  things: 10_000,
  held: 200_000,
  memory: 75,
  rules: 50,
  idle: 3_600,
  waiting: 256 * 1024 * 1024,
  connections: 1_000,
  items: 2_000,
  milliseconds: 10_000,
};

export const isLimit = (name: string): name is keyof Limits => Object.hasOwn(usualLimits, name);
