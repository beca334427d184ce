import type { Call } from './command.js';

/** Shows a person at a terminal how far a long command has come; `done` wipes the line away. */
export interface Progress {
  /** @param phase what is being done, where a command does several things one after the other */
  readonly tick: (done: number, all: number, phase?: string) => void;
  readonly done: () => void;
}

/** A counter beside the output, for people only. */
export function progressOf({ surroundings }: Call): Progress {
  if (!surroundings.terminal.err) return { tick: () => {}, done: () => {} };
  let shown = '';
  return {
    tick: (done, all, phase = '') => {
      const share = Math.floor((100 * done) / Math.max(all, 1));
      const key = `${phase} ${share}`;
      if (key === shown) return;
      shown = key;
      surroundings.err(`\r\u001b[K${phase === '' ? '' : `${phase}: `}${done}/${all} (${share} %) `);
    },
    done: () => surroundings.err('\r\u001b[K'),
  };
}
