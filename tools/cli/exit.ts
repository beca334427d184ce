/** Exit codes of the process; `tavolata --help` tells users the same. */
export const exit = {
  /** All went well. */
  fine: 0,
  /** Something was found: a failed scenario, a file to be formatted, a missing fact or pick. */
  findings: 1,
  /** The command line, or a file that it names, cannot be used. */
  wrongUse: 2,
  /** A bug of ours. */
  internal: 3,
} as const;

export type Exit = (typeof exit)[keyof typeof exit];
