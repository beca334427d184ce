import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rulebook } from '../src/runtime.js';
import type { RulesName } from './jobs.js';
import { type Opening, sharingRules } from './library.js';
import { produced, timed } from './measure.js';
import type { Request, Response, Start } from './messages.js';
import type { LoadPackage } from './peers/adapters.js';
import { agree, type Workload } from './side.js';
import { workloadOf } from './workloads.js';

/*
 * The process of one contender, which alternates between the hand-written sides and its own, so that all meet the same
 * conditions and other contenders cannot affect them. The parent process says when it is its turn.
 */

const start = JSON.parse(process.argv[2] as string) as Start;
const { load } = (await import(start.packages)) as { readonly load: LoadPackage };

const openings = new Map<RulesName, Opening>();
const opening = (rules: RulesName): Opening => {
  const known = openings.get(rules);
  if (known) return known;
  const rulebook = JSON.parse(readFileSync(join(start.folder, `${rules}.json`), 'utf8')) as Rulebook;
  const made = sharingRules(rulebook);
  openings.set(rules, made);
  return made;
};

const workloads: Workload[] = [];

const round = async ({ sides, questions }: Workload, slot: number): Promise<{ [side: string]: number }> => {
  const times: { [side: string]: number } = {};
  for (const [name, { pass }] of Object.entries(sides)) times[name] = await timed(pass, questions, slot);
  return times;
};

const respond = async (request: Request): Promise<Response> => {
  if ('round' in request) return { nanoseconds: await round(workloads[request.round] as Workload, request.slot) };
  const workload = await workloadOf(start.contender, request.job, { opening, packages: load });
  const compared = await agree(workload);
  // Twice, so that optimizations triggered by one side come in time for the other; a trace takes longer to optimize.
  const rounds = request.job.kind === 'reasons' ? 8 : 2;
  for (let i = 0; i < rounds; i++) await round(workload, request.warm);
  workloads.push(workload);
  return { prepared: workloads.length - 1, compared };
};

process.on('message', (request: Request) => {
  respond(request).then(
    (response) => process.send?.(response),
    (error: unknown) =>
      process.send?.({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.on('disconnect', () => process.exit(Number.isFinite(produced()) ? 0 : 1));
