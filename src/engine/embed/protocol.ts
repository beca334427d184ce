/**
 * Version of the calls of `serve` and of the one-file scripts: increased when a change of calls or results requires
 * clients to change.
 */
export const PROTOCOL = 1;
