/** Between two looks, in milliseconds. */
const EVERY = 1_000;

/** Read when the process starts: its starter may end while the rules are being loaded. */
const parent = process.ppid;

/**
 * Calls back once when the process that started this one has ended. Not every starter passes signals on (npx does not), and over HTTP
 * nothing else would end the server. Nothing is watched where this process is on its own from the start.
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

/** On Windows the number of the parent stays the same when it has ended. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
