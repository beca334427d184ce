/** Tells how far a run has come. */
export interface Progress {
  /** A part begins. */
  readonly at: (part: string) => void;
  /** One of its steps is done. */
  readonly tick: () => void;
  /** Everything is done: nothing of it stays on the screen. */
  readonly done: () => void;
}

const SILENT: Progress = { at: () => {}, tick: () => {}, done: () => {} };

/** A counter for people at a terminal; in a pipe nothing is said. */
export const progressOn = (stream: NodeJS.WriteStream, all: number): Progress => {
  if (!stream.isTTY) return SILENT;
  let count = 0;
  let name = '';
  const show = (): void => void stream.write(`\r\u001b[K${name}  ${count}/${all}`);
  return {
    at: (part) => {
      name = part;
      show();
    },
    tick: () => {
      count++;
      show();
    },
    done: () => void stream.write('\r\u001b[K'),
  };
};
