import { join } from 'node:path';
import { example, home, must, run } from './session.js';

const question = {
  text: 'mayAttack(bear, Ada)',
  table: {
    setup: { edition: '2026-09-25' },
    players: ['Ada', 'Bruno', 'Carla'],
    objects: [{ id: 'bear', owner: 'Ada', types: ['creature'] }],
  },
};

/** Checks that the installed program asks, checks and serves with the rules and schemas in its package. */
export function checkProgram(folder: string): void {
  const tavolata = (args: readonly string[], input?: string): string =>
    run(join('node_modules', '.bin', 'tavolata'), args, folder, input);
  must(/^\d+\.\d+\.\d+\n$/.test(tavolata(['--version'])), 'the command line starts');
  must(tavolata(['ask', example, '--undone', '--lang', 'en']).length > 0, '“ask” finds its rules and schemas');
  const rules = join(home, 'test/cases/bad/check/rulebook');
  const found = tavolata(['check', '--quick', '--rules', rules, '--lang', 'en']);
  must(/0 errors, 0 warnings/.test(found), '“check” reads and analyses a rulebook');
  const request = { jsonrpc: '2.0', id: 1, method: 'ask', params: question };
  const { result } = JSON.parse(tavolata(['serve'], `${JSON.stringify(request)}\n`)) as {
    readonly result?: { readonly verdict?: string };
  };
  must(result?.verdict === 'denied', '“serve” answers a question');
}
