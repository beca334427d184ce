import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getQuickJS } from 'quickjs-emscripten';
import { example, must, run } from './session.js';

/** Runs the scripts in a worker, and in QuickJS, which provides only the language itself. */
export async function checkEngines(folder: string): Promise<void> {
  const worker = "new (require('node:worker_threads').Worker)('./required.cjs')";
  must(run(process.execPath, ['--no-warnings', '-e', worker], folder) === 'fine', 'it runs in a worker');
  const text = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const program = `${text('node_modules/tavolata/dist/tavolata.iife.js')}
    const say = (request) => JSON.parse(tavolata.call(JSON.stringify(request))).ok;
    const { rulebook } = say({ call: 'load', rulebook: ${text('compiled/rulebook.json')} });
    const { table } = say({ call: 'openTable', rulebook, table: ${text(example)} });
    say({ call: 'ask', table, question: 'playersIn' }).value.length;`;
  const context = (await getQuickJS()).newContext();
  const players = context.unwrapResult(context.evalCode(program)).consume((value) => context.getNumber(value));
  context.dispose();
  must(players > 2, 'the script runs in QuickJS');
}
