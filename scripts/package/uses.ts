import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getQuickJS } from 'quickjs-emscripten';
import { example, home, must, run } from './session.js';

/** Typical uses, each as a separate program. */
export function checkUse(folder: string): void {
  const node = (...args: readonly string[]): string => run(process.execPath, args, folder);
  const cli = join('node_modules', '.bin', 'tavolata');
  run(cli, ['build', '--setup', example, '--out', 'compiled'], folder);
  const rulebook = 'JSON.parse(require("node:fs").readFileSync("compiled/rulebook.json", "utf8"))';
  const use = `const table = openTable(${rulebook}, JSON.parse(require("node:fs").readFileSync("${example}", "utf8")));
    if (ask(table, "playersIn", {}).value.length < 2) throw new Error("no players");
    process.stdout.write("fine");`;
  writeFileSync(join(folder, 'required.cjs'), `const { openTable, ask } = require("tavolata/runtime");\n${use}`);
  must(node('--no-warnings', 'required.cjs') === 'fine', 'require("tavolata/runtime") works');
  const packed = 'unpackRulebook(require("node:fs").readFileSync("compiled/rulebook.packed", "utf8"))';
  writeFileSync(
    join(folder, 'packed.cjs'),
    `const { openTable, ask, unpackRulebook, Fault } = require("tavolata");
     if (require("tavolata/runtime").Fault !== Fault) throw new Error("two copies");
     if (!require("tavolata/messages.json")["fault.plan"].it) throw new Error("no messages");
     ${use.replace(rulebook, packed)}`,
  );
  must(node('--no-warnings', 'packed.cjs') === 'fine', 'a packed rulebook opens, and entry points share their classes');
  writeFileSync(
    join(folder, 'whole.cjs'),
    `const { loadRulebook } = require("tavolata");
     const { rulebook } = loadRulebook("node_modules/tavolata-tools/rules");
     process.stdout.write(rulebook.entries.length > 100 ? "fine" : "no entries");`,
  );
  must(node('--no-warnings', 'whole.cjs') === 'fine', 'require("tavolata") works');
  writeFileSync(
    join(folder, 'imported.mjs'),
    `import { openTable, ask } from "tavolata/runtime";\nimport { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);\n${use}`,
  );
  writeFileSync(
    join(folder, 'compiler.mjs'),
    `import { compileEntries, makeTable } from "tavolata/compiler";
     import { addEntries, Fault } from "tavolata/runtime";
     import * as all from "tavolata";
     import { readFileSync } from "node:fs";
     const { rulebook } = all.loadRulebook("node_modules/tavolata-tools/rules");
     const house = readFileSync("node_modules/tavolata-tools/examples/house/spare-the-weakest.json", "utf8");
     const { extra } = compileEntries(rulebook, house);
     const { players } = makeTable(addEntries(rulebook, extra), { edition: "2026-09-25", players: ["A", "B"], seed: 1 }).json;
     if (all.Fault !== Fault || all.makeTable !== makeTable) throw new Error("two copies");
     process.stdout.write(players.length === 2 ? "fine" : "no players");`,
  );
  must(node('compiler.mjs') === 'fine', 'import "tavolata/compiler" works, and shares its classes');
  writeFileSync(
    join(folder, 'shipped.mjs'),
    `import { readFileSync } from "node:fs";
     import { rulebook } from "tavolata/rulebook";
     import { ask, openTable } from "tavolata/runtime";
     const table = openTable(rulebook, JSON.parse(readFileSync("${example}", "utf8")));
     process.stdout.write(ask(table, "playersIn", {}).value.length > 1 ? "fine" : "no players");`,
  );
  must(node('shipped.mjs') === 'fine', 'the rulebook that comes with the library opens');
  const resolved = "process.stdout.write(fileURLToPath(import.meta.resolve('tavolata-tools')))";
  writeFileSync(join(folder, 'cli.mjs'), `import { fileURLToPath } from "node:url";\n${resolved};\n`);
  must(/^\d/.test(node(node('cli.mjs'), '--version')), 'a host finds the program as tavolata-tools');
  const frozen = ['--disallow-code-generation-from-strings', '--frozen-intrinsics', '--no-warnings'];
  must(node(...frozen, 'imported.mjs') === 'fine', 'import works without eval and with frozen intrinsics');
}

/** The examples that the docs tell readers to run, from the package. */
export function checkExamples(folder: string): void {
  const program = join(home, 'node_modules/tsx/dist/cli.mjs');
  for (const name of ['live-view', 'whole-games'])
    must(
      run(process.execPath, [program, `node_modules/tavolata-tools/examples/${name}.ts`], folder).length > 100,
      `examples/${name}.ts runs`,
    );
}

/** An uncaught fault: the first mistake of every user must look like a mistake, not like a crash of the library. */
export function checkFault(folder: string): void {
  const text = `import { readFileSync } from "node:fs";
    import { openTable } from "tavolata/runtime";
    const rulebook = JSON.parse(readFileSync("compiled/rulebook.json", "utf8"));
    openTable(rulebook, { setup: { edition: "2026-09-25" }, players: [{ id: "A", lief: 3 }] });`;
  writeFileSync(join(folder, 'fault.mjs'), text);
  const plain = spawnSync(process.execPath, ['fault.mjs'], { cwd: folder, encoding: 'utf8' }).stderr;
  must(
    plain.length < 3000 && plain.split('\n').every((line) => line.length < 300) && plain.includes('new Fault('),
    'an uncaught fault shows a line of code that people can read',
  );
}

const question = {
  text: 'mayAttack(bear, Ada)',
  table: {
    setup: { edition: '2026-09-25' },
    players: ['Ada', 'Bruno', 'Carla'],
    objects: [{ id: 'bear', owner: 'Ada', types: ['creature'] }],
  },
};

/** The program as it is installed: it asks, checks and serves with the rules and schemas that came with it. */
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

/** A worker, and QuickJS, which has the language and nothing else. */
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
