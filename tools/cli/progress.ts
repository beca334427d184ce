import type { Call } from './command.js';

/** Tells a person at a terminal how far a long command has come; `done` wipes the line away. */
export interface Progress {
  readonly tick: (done: number, all: number, phase?: string) => void;
  readonly done: () => void;
}

/** Where no terminal shows a counter, a line as often as this tells that the program is alive, in milliseconds. */
const signOfLife = 15_000;

/** A counter beside the output: at a terminal in place, else a line now and then of commands that have phases, which take minutes. */
export function progressOf({ surroundings }: Call): Progress {
  const isTerminal = surroundings.terminal.err;
  let shown = '';
  let told = performance.now();
  const counted = (done: number, all: number, phase: string): string | undefined => {
    const share = Math.floor((100 * done) / Math.max(all, 1));
    const key = `${phase} ${share}`;
    if (key === shown) return undefined;
    shown = key;
    return `${phase === '' ? '' : `${phase}: `}${done}/${all} (${share} %)`;
  };
  if (!isTerminal)
    return {
      tick: (done, all, phase = '') => {
        if (phase === '' || performance.now() - told < signOfLife) return;
        told = performance.now();
        const line = counted(done, all, phase);
        if (line !== undefined) surroundings.err(`${line}\n`);
      },
      done: () => {},
    };
  return {
    tick: (done, all, phase = '') => {
      const line = counted(done, all, phase);
      if (line !== undefined) surroundings.err(`\r\u001b[K${line} `);
    },
    done: () => surroundings.err('\r\u001b[K'),
  };
}
