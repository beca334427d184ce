import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { bundled, bundles, imported, library } from '../../scripts/bundle.mjs';
import { compileEntries } from '../../src/compiler.js';
import { packRulebook } from '../../src/engine/ruleset/packed.js';
import { ROOT } from '../architecture/sources.js';
import { shipped } from '../rules/rulebook.js';

const page = readFileSync(join(ROOT, 'docs/embedding.md'), 'utf8');
const room = mkdtempSync(join(tmpdir(), 'tavolata-page-'));
writeFileSync(join(room, 'rulebook.packed.gz'), gzipSync(packRulebook(shipped())));
afterAll(() => rmSync(room, { recursive: true }));

/** The blocks of code of a language below a heading. */
const blocks = (heading: string, language: string): string => {
  const below = page.split(/\n##+ /).find((section) => section.startsWith(heading)) ?? '';
  const found = [...below.matchAll(new RegExp(`\`\`\`${language}\\n([^\\0]*?)\`\`\``, 'g'))];
  if (found.length === 0) throw new Error(`no ${language} below ${heading}`);
  return found.map(([, code]) => code).join('');
};

/** What a script in TypeScript prints, with the library bundled into it. */
async function printedBy(contents: string): Promise<string> {
  const stdin = { contents, loader: 'ts', resolveDir: room } as const;
  const form = { bundle: true, format: 'esm', platform: 'node' } as const;
  await build({ ...form, stdin, outfile: join(room, 'js/script.mjs'), plugins: [library, imported] });
  return execFileSync(process.execPath, ['js/script.mjs'], { cwd: room, encoding: 'utf8' });
}

// The program that starts the server is run by test/serve/process.test.ts, the data by data-only.test.ts.
describe('the first answer of the page', () => {
  it('in TypeScript', async () => {
    const contents = `${blocks('A first answer', 'ts')}${blocks('The calls', 'js')}`;
    const said = await printedBy(contents);
    expect(said).toContain("denied [ 'range.no-attack-outside' ]\n");
    expect(said).toContain('playerDeparted');
    expect(said).toContain("\n[ 'Bruno', 'Carla', 'Dario' ]\n[]\n");
    expect(said.trimEnd().split('\n').at(-1)).toBe("[ 'Ada', 'Bruno' ]");
  });

  it('of a host that has a controller field', async () => {
    expect(await printedBy(blocks('Your controller field', 'ts'))).toBe('Bruno\nCarla\n');
  });

  it('compiles under strict', () => {
    // One section stands for itself; the others go on from each other.
    const alone = blocks('Your controller field', 'ts');
    const others = [...page.matchAll(/```ts\n([^\0]*?)```/g)].map(([, code]) => code!).filter((code) => code !== alone);
    const files = [alone, others.join('')].map((code, index) => {
      const file = join(room, `page-${index}.mts`);
      writeFileSync(file, code);
      return file;
    });
    const config = join(room, 'tsconfig.json');
    // Types of packages are found from where the sources are.
    const compilerOptions = {
      rootDir: '/',
      noEmit: true,
      noUnusedLocals: false,
      typeRoots: [join(ROOT, 'node_modules/@types')],
    };
    writeFileSync(
      config,
      JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), compilerOptions, files, include: [] }),
    );
    const compiler = join(ROOT, 'node_modules/typescript-native/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', config], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  it('has an entry without mistakes', () => {
    const [, entry = ''] = /const entry = (\{[\s\S]*?\n\});/.exec(blocks('House rules', 'ts')) ?? [];
    const { extra, diagnostics } = compileEntries(
      shipped(),
      JSON.stringify({ entries: [runInContext(`(${entry})`, createContext())] }),
    );
    expect(diagnostics).toEqual([]);
    expect(extra?.entries.map(({ id }) => id)).toEqual(['host.no-attacks']);
  });

  it('in a browser', async () => {
    const [, script = ''] = /<script type="module">\n([\s\S]*?)<\/script>/.exec(blocks('Browser', 'html')) ?? [];
    const { text } = await bundled(bundles.tavolata);
    const body = { textContent: '' };
    const fetch = (path: string) => new Response(readFileSync(join(room, path)));
    const context = createContext({ document: { body }, fetch, Response, DecompressionStream });
    await runInContext(`${text}\n(async () => {${script}})()`, context);
    expect(String(body.textContent)).toBe('Ada,Bruno');
  });
});
