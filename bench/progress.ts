/** Reports the progress of a run. */
export interface Progress {
  /** Called when a part begins. */
  readonly at: (part: string) => void;
  /** Called after each step. */
  readonly tick: () => void;
  /** Called at the end: removes the counter from the screen. */
  readonly done: () => void;
}

const SILENT: Progress = { at: () => {}, tick: () => {}, done: () => {} };

/** A counter for a terminal; prints nothing into a pipe. */
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
