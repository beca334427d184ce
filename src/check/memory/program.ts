import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digest } from './digest.js';

/** Rooms of the program whose files are looked at. */
const rooms = ['src', 'grammar'];

/** The folder that the rooms lie in, whether the program runs from its sources or as it was built. */
const root = (): string => dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/**
 * A digest of the program itself: the text of its files, the versions of what it is built on, the platform. What was kept by
 * another program is never used.
 */
export function programDigest(folder = root(), platform = process.version): string {
  const files = rooms.flatMap((room) => filesOf(join(folder, room)));
  const manifest = [folder, dirname(folder)].map((one) => join(one, 'package.json')).find(existsSync);
  const texts = [...files, ...(manifest === undefined ? [] : [manifest])].map((file) => readFileSync(file, 'utf8'));
  return digest([platform, ...files.map((file) => file.slice(folder.length)), ...texts].join('\0'));
}

const filesOf = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.[jt]s$/.test(file))
        .sort()
        .map((file) => join(folder, file))
    : [];
