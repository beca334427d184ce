import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PEERS } from '../../bench/jobs.js';
import { adapters } from '../../bench/peers/adapters.js';
import { ROOT } from '../architecture/sources.js';

interface Manifest {
  readonly dependencies: { readonly [name: string]: string };
  readonly devDependencies?: { readonly [name: string]: string };
}

interface Lock {
  readonly packages: {
    readonly [path: string]: { readonly version?: string; readonly resolved?: string; readonly integrity?: string };
  };
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const { dependencies } = read('bench/peers/package.json') as Manifest;
const { packages } = read('bench/peers/package-lock.json') as Lock;

describe('the packages of the peers', () => {
  it('are those that the adapters import, in exact versions', () => {
    expect(Object.keys(dependencies).sort()).toEqual(PEERS.map((peer) => adapters[peer].package).sort());
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('are locked, wherever they are installed from', () => {
    for (const [name, version] of Object.entries(dependencies))
      expect(packages[`node_modules/${name}`]?.version).toBe(version);
    const installed = Object.entries(packages).filter(([path]) => path !== '');
    expect(installed.length).toBeGreaterThan(PEERS.length);
    for (const [, { resolved, integrity }] of installed) {
      expect(resolved).toBeUndefined();
      expect(integrity).toMatch(/^sha512-/);
    }
  });

  it('are nothing that the project itself depends on', () => {
    const own = read('package.json') as Partial<Manifest>;
    for (const name of Object.keys(dependencies)) {
      expect(Object.keys(own.dependencies ?? {})).not.toContain(name);
      expect(Object.keys(own.devDependencies ?? {})).not.toContain(name);
    }
  });
});
