import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { bundled, bundles } from '../../scripts/bundle.mjs';
import { PEERS } from '../jobs.js';
import { spreadOf } from '../measure.js';
import type { Bench, Figure, Part } from '../part.js';
import { type Adapter, adapters } from '../peers/adapters.js';
import { HOME } from '../workshop.js';

const kilobytes = (text: string): number => gzipSync(text, { level: 9 }).length / 1000;

/** The imports of an adapter from its peer, bundled into one file for browsers; platform modules do not count. */
const peerSize = async ({ package: name, imports }: Adapter): Promise<number | undefined> => {
  try {
    const { outputFiles } = await build({
      stdin: { contents: `export { ${imports.join(', ')} } from '${name}';`, resolveDir: join(HOME, 'bench/peers') },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      platform: 'node',
      legalComments: 'none',
      logLevel: 'silent',
    });
    return kilobytes(outputFiles[0]?.text ?? '');
  } catch {
    return undefined;
  }
};

const smallestPeer = async ({ contenders }: Bench): Promise<Figure['peer']> => {
  const sizes = await Promise.all(
    PEERS.filter((peer) => contenders.includes(peer)).map(async (name) => ({
      name,
      size: await peerSize(adapters[name]),
    })),
  );
  const [best] = sizes
    .flatMap(({ name, size }) => (size === undefined ? [] : [{ name, spread: spreadOf([size]) }]))
    .sort((a, b) => a.spread.median - b.spread.median);
  return best;
};

/** The size of the runtime without rules in one file, minified and compressed. */
export const size: Part = {
  lines: ['size.runtime', 'size.module', 'size.whole'],
  steps: () => 3,
  async run(bench) {
    const sizeOf = async (entry: string): Promise<number> => {
      const { text } = await bundled(entry);
      bench.tick();
      return kilobytes(text);
    };
    const peer = await smallestPeer(bench);
    const figure = (line: string, found: number): Figure => ({
      line,
      spread: spreadOf([found]),
      ...(peer ? { peer } : {}),
    });
    return [
      figure('size.runtime', await sizeOf(bundles['tavolata-lean'])),
      figure('size.module', await sizeOf('src/runtime.ts')),
      figure('size.whole', await sizeOf(bundles.tavolata)),
    ];
  },
};
