import type { Call } from './command.js';

/** Shows a person at a terminal the progress of a long command; `done` clears the line. */
export interface Progress {
  /** @param phase the present phase, if a command has several */
  readonly tick: (done: number, all: number, phase?: string) => void;
  readonly done: () => void;
}

/** A counter on the error stream, for people only. */
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
