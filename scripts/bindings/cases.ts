/*
 * The cases for the bindings: every case of the rules as calls of the one-file script, with its replies in Node. The
 * lines are pairs of request and reply, preceded by a line with the totals. A binding that returns the same replies as
 * text gives the same answers as Node.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { loadRulebook } from 'tavolata';
import { type ConformanceScenario, conformanceOf } from '../../tools/build/conformance.js';
import { scenariosOf } from '../../tools/check/plays.js';

const home = fileURLToPath(new URL('../..', import.meta.url));

/** One scenario out of this number also has traces and explanations, which are long. */
const STRIDE = 16;

interface Request {
  readonly call: string;
  readonly [part: string]: unknown;
}

/** The replies of the script to a scenario; with traces and explanations if `wordy`. */
function play({ table: start, steps }: ConformanceScenario, wordy: boolean, say: (request: Request) => unknown): void {
  const { table } = say({ call: 'openTable', rulebook: 'r1', table: start }) as { table: string };
  for (const step of steps) {
    if ('ask' in step) {
      const { question, arguments: given } = step;
      const answer = say({ call: 'ask', table, question, arguments: given, reasons: true, trace: wordy });
      if (wordy) say({ call: 'explain', rulebook: 'r1', answer, lang: 'it' });
    } else if ('send' in step) {
      const { events, picks } = step;
      const plan = say({ call: 'send', table, events, picks, carryOut: step.after !== undefined, trace: wordy });
      if (wordy) say({ call: 'explain', rulebook: 'r1', plan, lang: 'en' });
    } else if ('verify' in step) say({ call: 'verify', table });
  }
  say({ call: 'tableToJson', table });
  say({ call: 'close', table });
}

/**
 * Writes the file, with the script and the rulebook of `npm run build`.
 *
 * @param everyEdition whether each case is run in every edition tested, or only in the newest of them
 * @returns the number of scenarios, answers (including those to questions for hosts only) and plans in it
 */
export function writeCases(file: string, everyEdition: boolean): { readonly [what: string]: number } {
  const rules = loadRulebook(join(home, 'rules'));
  if (rules.rulebook === undefined || rules.documents === undefined) throw new Error('the rules have mistakes');
  const { scenarios } = conformanceOf(rules.rulebook, scenariosOf(rules.documents.scenarios));
  runInThisContext(readFileSync(join(home, 'dist/tavolata.iife.js'), 'utf8'));
  const { call } = (globalThis as unknown as { readonly tavolata: { call(request: string): string } }).tavolata;

  const packed = gunzipSync(readFileSync(join(home, 'dist/rulebook.packed.gz'))).toString();
  call(JSON.stringify({ call: 'load', rulebook: packed }));
  const lines: string[] = [];
  const counts = { scenarios: 0, answers: 0, forHosts: 0, plans: 0 };
  const { questions } = rules.rulebook.vocabulary;
  const say = (request: Request): unknown => {
    const text = JSON.stringify(request);
    const reply = call(text);
    lines.push(text, reply);
    counts.answers += Number(request.call === 'ask');
    counts.forHosts += Number(questions[String(request['question'])]?.audience === 'hosts');
    counts.plans += Number(request.call === 'send' || request.call === 'verify');
    const { ok, error } = JSON.parse(reply) as { ok?: unknown; error?: unknown };
    if (error !== undefined) throw new Error(`${text}\n${reply}`);
    return ok;
  };
  // Sorted by setup, so that rules are arranged once for each.
  const games = scenarios.flatMap((scenario, nth) =>
    scenario.editions.slice(everyEdition ? 0 : -1).map((edition) => {
      const setup = { ...scenario.table.setup, edition };
      return {
        scenario: { ...scenario, table: { ...scenario.table, setup } },
        wordy: nth % STRIDE === 0,
        key: JSON.stringify(setup),
      };
    }),
  );
  for (const { scenario, wordy } of games.sort((a, b) => (a.key < b.key ? -1 : 1))) {
    counts.scenarios++;
    play(scenario, wordy, say);
  }
  writeFileSync(file, `${[JSON.stringify(counts), ...lines].join('\n')}\n`);
  return counts;
}
