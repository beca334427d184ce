/** How much a client may ask for; each can be set with `--limit NAME=N`. */
export interface Limits {
  /** Bytes of one message. */
  readonly bytes: number;
  /** Lists and objects inside one another in a message. */
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
  /** Percent of the memory that the process may use, after which nothing more is held. */
  readonly memory: number;
  /** Tables with entries of their own: each has rules compiled for itself. */
  readonly rules: number;
  /** Seconds without a request after which a table is closed; over HTTP only, where nobody knows that a client has gone. */
  readonly idle: number;
  /** Bytes of messages that come in and of responses that are not read yet, all clients together; over HTTP only. */
  readonly waiting: number;
  /** Connections at a time; over HTTP only. */
  readonly connections: number;
  /** Items of a list inside one question or event. */
  readonly items: number;
  /** Steps that a question written as text may take, as estimated from its loops and the size of the table. */
  readonly steps: number;
  /** Time for one message; looked at between its answers, and every few milliseconds of one that takes long. */
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
  steps: 20_000_000,
  milliseconds: 10_000,
};

export const isLimit = (name: string): name is keyof Limits => Object.hasOwn(usualLimits, name);
