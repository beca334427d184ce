/** Time between two checks, in milliseconds. */
const EVERY = 1_000;

/** Read when the process starts: its parent may end while the rules are being loaded. */
const parent = process.ppid;

/**
 * Calls back once when the parent process has ended. Not every parent passes signals on (npx does not), and over HTTP
 * nothing else would end the server. A process without a parent from the start is not watched.
 *
 * @returns ends the watch
 */
export function whenParentEnds(then: () => void): () => void {
  if (parent <= 1) return () => {};
  const watch = setInterval(() => {
    if (process.ppid === parent && isAlive(parent)) return;
    clearInterval(watch);
    then();
  }, EVERY);
  watch.unref();
  return () => clearInterval(watch);
}

/** On Windows the number of the parent stays the same after it has ended. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
