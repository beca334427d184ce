import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterAll, describe, expect, it } from 'vitest';
import { bundled, bundles } from '../../scripts/bundle.mjs';
import { ROOT } from '../architecture/sources.js';
import { shipped } from '../rules/rulebook.js';

const page = readFileSync(join(ROOT, 'docs/embed.md'), 'utf8');
const room = mkdtempSync(join(tmpdir(), 'tavolata-page-'));
mkdirSync(join(room, 'compiled'));
symlinkSync(join(ROOT, 'node_modules'), join(room, 'node_modules'));
const compiled = JSON.stringify(shipped());
writeFileSync(join(room, 'compiled/rulebook.json'), compiled);
afterAll(() => rmSync(room, { recursive: true }));

/** The first block of code of a language below a heading. */
const block = (heading: string, language: string): string => {
  const [, below = ''] = page.split(`\n## ${heading}`);
  const [, code] = new RegExp(`\`\`\`${language}\\n([^\\0]*?)\`\`\``).exec(below) ?? [];
  if (code === undefined) throw new Error(`no ${language} below ${heading}`);
  return code;
};

// The clients in Java and Rust are run by test/serve/clients.test.ts, the data by data-only.test.ts.
describe('the first answer of the page', () => {
  it('in TypeScript', () => {
    const runtime = join(ROOT, 'src/runtime.ts');
    writeFileSync(join(room, 'package.json'), '{ "type": "module" }');
    writeFileSync(
      join(room, 'first.ts'),
      block('TypeScript', 'ts').replace("'tavolata/runtime'", JSON.stringify(runtime)),
    );
    const said = execFileSync(process.execPath, ['--import', 'tsx', 'first.ts'], { cwd: room, encoding: 'utf8' });
    expect(said).toBe("denied [ 'range.no-attack-outside' ]\n");
  });

  it('in a browser', async () => {
    const [, script = ''] = /<script type="module">\n([\s\S]*?)<\/script>/.exec(block('Browser', 'html')) ?? [];
    const { text } = await bundled(bundles.tavolata);
    const body = { textContent: '' };
    const fetch = (path: string) => ({ json: () => JSON.parse(readFileSync(join(room, path), 'utf8')) as unknown });
    const context = createContext({ document: { body }, fetch });
    await runInContext(`${text}\n(async () => {${script}})()`, context);
    expect(body.textContent).toBe('denied range.no-attack-outside');
  });
});
