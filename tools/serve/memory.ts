import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beyond } from './problem.js';

const MEGABYTE = 1024 * 1024;
/**
 * Share of the heap that has to be filled, or of the tables that has to be closed, before garbage is collected again.
 */
const AGAIN = 0.05;

/** The heap of this process. */
const thisHeap = {
  usage: () => {
    const { used_heap_size: used, heap_size_limit: most } = getHeapStatistics();
    return { used, most };
  },
  /**
   * Nothing else tells garbage from live objects. It takes up to a second, so it is done only if the memory is nearly
   * full.
   */
  collect: () => {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
  },
};

/**
 * Tells when the memory is full. How much tables, their undo history, and what was prepared for them take up depends on
 * more than their number: names may be long, and rules cache answers. So it is measured.
 */
export class Memory {
  /** Bytes in use after the last garbage collection; infinite if there was none. */
  private live = Number.POSITIVE_INFINITY;
  /** Number of tables held then. */
  private held = 0;

  /**
   * @param percent of the heap that may be in use
   * @param tables number of tables held
   * @param dropCaches drops what can be prepared again
   */
  constructor(
    private readonly percent: number,
    private readonly tables: () => number,
    private readonly dropCaches: () => void,
    private readonly heap: typeof thisHeap = thisHeap,
  ) {}

  /** Why nothing more may be held, if the memory is full. */
  full(): Error | undefined {
    const { used, most } = this.heap.usage();
    const mark = (most * this.percent) / 100;
    if (used <= mark) return undefined;
    const held = this.tables();
    if (used > this.live + most * AGAIN || used < this.live || held < this.held * (1 - AGAIN)) {
      this.dropCaches();
      this.heap.collect();
      this.live = this.heap.usage().used;
      this.held = held;
    }
    if (this.live <= mark) return undefined;
    return beyond('serve.memory-full', Math.round(this.live / MEGABYTE), Math.round(mark / MEGABYTE));
  }
}
