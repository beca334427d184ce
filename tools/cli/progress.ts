import type { Call } from './command.js';

/** Tells a person at a terminal how far a long command has come; `done` wipes the line away. */
export interface Progress {
  readonly tick: (done: number, all: number) => void;
  readonly done: () => void;
}

/** A counter beside the output, for people only. */
export function progressOf({ surroundings }: Call): Progress {
  if (!surroundings.terminal.err) return { tick: () => {}, done: () => {} };
  let shown = -1;
  return {
    tick: (done, all) => {
      const share = Math.floor((100 * done) / Math.max(all, 1));
      if (share === shown) return;
      shown = share;
      surroundings.err(`\r${done}/${all} (${share} %) `);
    },
    done: () => surroundings.err('\r\u001b[K'),
  };
}
