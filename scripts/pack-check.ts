/*
 * `npm run test:package`: builds both packages, checks the content of the library, installs them into an empty folder
 * and uses them there as their users do.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { checkContent, checkExports, checkShaking, checkTypes, type Exports } from './package/content.js';
import { home, must, type Packed, run } from './package/session.js';
import { checkEngines, checkExamples, checkFault, checkProgram, checkUse } from './package/uses.js';

const room = mkdtempSync(join(tmpdir(), 'tavolata-pack-'));

/** Packs a folder in its current state. */
function pack(folder: string): Packed {
  const out = run('npm', ['pack', '--json', '--silent', '--ignore-scripts', '--pack-destination', room, folder], home);
  const [packed] = JSON.parse(out) as Packed[];
  if (packed === undefined) throw new Error('npm pack gave nothing');
  return packed;
}

/** Checks an archive with third-party tools. */
async function checkArchive(tarball: string, manifest: Record<string, unknown>): Promise<void> {
  const { messages } = await publint({ strict: true, pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer } });
  must(messages.length === 0, `publint ${messages.map((one) => formatMessage(one, manifest)).join('; ')}`);
  const files = ['rulebook.packed.gz', 'tavolata.iife.js', 'tavolata-lean.iife.js'];
  // It exits with an error if there is a problem.
  const attw = [tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...files];
  run(join(home, 'node_modules/.bin/attw'), attw, room);
  must(true, 'are the types wrong: no');
}

try {
  run('npm', ['run', '--silent', 'build'], home);
  run(process.execPath, [join(home, 'scripts/pack-tools.mjs')], home);
  const library = pack(home);
  checkContent(library);
  const [tarball, program] = [library, pack(join(home, 'dist/package'))].map(({ filename }) => join(room, filename));
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { readonly exports: Exports };
  await checkArchive(tarball!, { ...manifest });

  const folder = join(room, 'empty');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "name": "host", "private": true }\n');
  run('npm', ['install', '--no-audit', '--no-fund', '--offline', '--silent', tarball!, program!], folder);
  checkExports(folder, manifest.exports);
  checkProgram(folder);
  checkUse(folder);
  checkExamples(folder);
  await checkEngines(folder);
  checkTypes(folder);
  checkFault(folder);
  await checkShaking(folder);
} finally {
  rmSync(room, { recursive: true, force: true });
}
