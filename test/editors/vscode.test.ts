import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../architecture/sources.js';

const folder = join(ROOT, 'editors/vscode');
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const manifest = read('package.json') as {
  readonly main: string;
  readonly devDependencies: { readonly [name: string]: string };
  readonly contributes: {
    readonly languages: readonly { readonly id: string; readonly configuration: string }[];
    readonly grammars: readonly { readonly language: string; readonly scopeName: string; readonly path: string }[];
    readonly configuration: { readonly properties: { readonly [name: string]: object } };
  };
};

// Visual Studio Code itself cannot be started here: what can be looked at is what it would be given.
describe('the extension for Visual Studio Code', () => {
  const { languages, grammars, configuration } = manifest.contributes;

  it('names files that are there, and grammars of languages that it has', () => {
    for (const path of [...languages.map((one) => one.configuration), ...grammars.map((one) => one.path)])
      expect(existsSync(join(folder, path)), path).toBe(true);
    for (const { language, scopeName, path } of grammars) {
      expect(languages.map(({ id }) => id)).toContain(language);
      expect(read(path).scopeName).toBe(scopeName);
    }
  });

  it('is pinned, and reads only settings that it declares', () => {
    for (const version of Object.values(manifest.devDependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    const source = readFileSync(join(folder, 'src/extension.ts'), 'utf8');
    const [, section, name] = /getConfiguration\('(\w+)'\)\.get<[^>]*>\('(\w+)'/.exec(source) ?? [];
    expect(Object.keys(configuration.properties)).toEqual([`${section}.${name}`]);
    expect(
      JSON.stringify(configuration)
        .match(/%\w+%/g)
        ?.map((one) => one.slice(1, -1)),
    ).toEqual(Object.keys(read('package.nls.json')));
    expect(Object.keys(read('package.nls.it.json'))).toEqual(Object.keys(read('package.nls.json')));
  });

  it('is built and packed by one command', (context) => {
    if (!existsSync(join(folder, 'node_modules'))) context.skip('run npm ci in editors/vscode first');
    execFileSync('npm', ['run', '--silent', 'package'], { cwd: folder, stdio: 'pipe' });
    expect(existsSync(join(folder, manifest.main))).toBe(true);
    const bundle = readFileSync(join(folder, manifest.main), 'utf8');
    expect(bundle).toMatch(/require\("vscode"\)/);
    expect(existsSync(join(folder, 'dist/tavolata.vsix'))).toBe(true);
  });
});
