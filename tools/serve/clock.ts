import type { Limits } from './limits.js';
import { beyond } from './problem.js';

/** The resources that one message has used, compared with its limits. */
export class Clock {
  private end = 0;
  private answers = 0;

  constructor(private readonly limits: Limits) {}

  /** A new message begins. */
  start(): void {
    this.answers = 0;
    this.end = performance.now() + this.limits.milliseconds;
  }

  /**
   * Checks the time; to be called between two answers.
   *
   * @throws Problem if none is left
   */
  look(): void {
    const { milliseconds } = this.limits;
    const late = performance.now() - this.end;
    if (late > 0) throw beyond('serve.out-of-time', Math.round(milliseconds + late), milliseconds);
  }

  /**
   * To be called with the length of a response as it grows.
   *
   * @throws Problem if it is longer than one message may have
   */
  refuseTooLong(characters: number): void {
    const { reply } = this.limits;
    if (characters > reply) throw beyond('serve.reply-too-long', characters, reply);
  }

  /**
   * Counts answers that are about to be given.
   *
   * @throws Problem if the message asks for too many
   */
  count(answers: number): void {
    this.answers += answers;
    const most = this.limits.answers;
    if (this.answers > most) throw beyond('serve.too-many-answers', this.answers, most);
  }
}
