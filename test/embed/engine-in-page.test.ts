import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { playGame, variantsOf } from '../../examples/tiny-engine.js';
import { shipped } from '../rules/rulebook.js';
import { browserProgram } from './browser-program.js';

const room = mkdtempSync(join(tmpdir(), 'tavolata-page-'));
afterAll(() => rmSync(room, { recursive: true }));

const SEED = 11;

/** Every variant once, beside a table that carries the plans out; whether both are the same at the end. */
const PROGRAM = `
  import { begun, playGame, variantsOf } from './examples/tiny-engine.ts';
  import { applyPlan, openTable, tableToJson } from 'tavolata/runtime';
  const factsOf = (table) => {
    const { assumed, fresh, ...facts } = tableToJson(table);
    return JSON.stringify(facts, (_, value) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value);
  };
  export const play = (rulebook) => variantsOf(rulebook).map((variant) => {
    let mirror = openTable(rulebook, begun(rulebook, variant, ${SEED}));
    let last;
    const game = playGame(rulebook, variant, ${SEED}, (plan, table) => {
      mirror = applyPlan(mirror, plan);
      last = table;
    });
    return { ...game, inStep: factsOf(last) === factsOf(mirror) };
  });`;

const browser = ['chromium', 'chromium-browser'].find((name) => spawnSync(name, ['--version']).status === 0);

it.skipIf(browser === undefined)(
  `an engine with objects of its own plays every variant in a page${browser === undefined ? ' (skipped: no chromium on the PATH)' : ''}`,
  async () => {
    const rulebook = shipped();
    const program = await browserProgram(PROGRAM);
    const json = JSON.stringify(rulebook).replaceAll('<', '\\u003c');
    const script = `${program}\ndocument.body.textContent = encodeURIComponent(JSON.stringify(program.play(${json})));`;
    const file = join(room, 'page.html');
    writeFileSync(
      file,
      `<!doctype html><meta charset="utf-8"><body><script>${script.replaceAll('</script', '<\\/script')}</script>`,
    );
    const args = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--virtual-time-budget=60000',
      '--dump-dom',
      `file://${file}`,
    ];
    const { stdout } = spawnSync(browser as string, args, { encoding: 'utf8', maxBuffer: 1e8 });
    const said = decodeURIComponent(/<body>([^<]*)<\/body>/.exec(stdout)?.[1] ?? '') || '[]';
    const here = variantsOf(rulebook).map((variant) => ({ ...playGame(rulebook, variant, SEED), inStep: true }));
    expect(JSON.parse(said)).toEqual(here);
  },
);
