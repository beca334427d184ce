import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Contender, Job } from './jobs.js';
import type { Request, Response, Start, Times } from './messages.js';
import { HOME, type Workshop } from './workshop.js';

/** A job carried out by one contender. */
export interface Entrant {
  readonly contender: Contender;
  /** The short name of the job, used to find its figures. */
  readonly name: string;
  readonly job: Job;
}

/** How long and how often each side is measured. */
export interface Pace {
  readonly rounds: number;
  /** Milliseconds per side and round; also used for warming up. */
  readonly slot: number;
  readonly warm: number;
}

/** The times of one round, by contender and job. */
export type Round = { readonly [key: string]: Times };

export interface Contest {
  readonly rounds: readonly Round[];
  /** The number of answers compared between sides before the measurements. */
  readonly compared: number;
}

export const keyOf = (contender: Contender, name: string): string => `${contender}/${name}`;

/** The process of a contender, which handles one request at a time. */
class Stand {
  private readonly child: ChildProcess;

  constructor(program: string, start: Start) {
    this.child = fork(program, [JSON.stringify(start)], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }

  ask(request: Request): Promise<Exclude<Response, { readonly problem: string }>> {
    return new Promise((resolve, reject) => {
      const { child } = this;
      const left = (code: number | null): void => reject(new Error(`the process ended with ${code}`));
      child.once('exit', left);
      child.once('message', (message: Response) => {
        child.off('exit', left);
        if ('problem' in message) reject(new Error(message.problem));
        else resolve(message);
      });
      child.send(request);
    });
  }

  close(): void {
    if (this.child.connected) this.child.disconnect();
  }
}

/**
 * Measures all entrants in interleaved rounds: in each round every entrant has a turn, in which its process also
 * measures the hand-written sides. Ratios are calculated within a process and a round.
 *
 * @param tick called after each turn, to show progress
 * @throws Error if the answers of a side differ from those of the hand-written code
 */
export const contest = async (
  workshop: Workshop,
  entrants: readonly Entrant[],
  { rounds, slot, warm }: Pace,
  tick: () => void,
): Promise<Contest> => {
  const program = await workshop.bundle('bench/worker.ts');
  const packages = pathToFileURL(join(HOME, 'bench/peers/packages.mjs')).href;
  const stands = new Map<Contender, Stand>();
  const places: number[] = [];
  let compared = 0;
  try {
    for (const { contender, job, name } of entrants) {
      const stand = stands.get(contender) ?? new Stand(program, { contender, folder: workshop.folder, packages });
      stands.set(contender, stand);
      const response = await stand.ask({ job, warm }).catch((error: Error) => {
        throw new Error(`${keyOf(contender, name)}: ${error.message}`);
      });
      if ('prepared' in response) {
        places.push(response.prepared);
        compared += response.compared;
      }
      tick();
    }
    const found: Round[] = [];
    for (let count = 0; count < rounds; count++) {
      const round: { [key: string]: Times } = {};
      for (const [i, { contender, name }] of entrants.entries()) {
        const response = await (stands.get(contender) as Stand).ask({ round: places[i] as number, slot });
        if ('nanoseconds' in response) round[keyOf(contender, name)] = response.nanoseconds;
        tick();
      }
      found.push(round);
    }
    return { rounds: found, compared };
  } finally {
    for (const stand of stands.values()) stand.close();
  }
};
