import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folders of the program, where it runs file by file: from its sources, or as the compiler wrote them. */
const folders = ['src', 'grammar', 'tools'];

/** The path of this file below the project. */
const own = /[/\\]src[/\\]frontend[/\\]cache[/\\]program\.[jt]s$/;

/**
 * A digest of the program itself: the text of its files, whether they are its sources or bundles of them, of the schemas, and of the
 * manifest, which pins the versions of what it is built on; and the platform. What was kept by another program is never used.
 *
 * @param here the file that this module was loaded from
 */
export function programDigest(here = fileURLToPath(import.meta.url), platform = process.version): string {
  const home = homeOf(here);
  const bundled = !own.test(here);
  const root = bundled ? dirname(here) : here.replace(own, '');
  const code = bundled ? filesOf(root, /\.js$/) : folders.flatMap((folder) => filesOf(join(root, folder), /\.[jt]s$/));
  // Which names there are is no matter of the program.
  const others = [...filesOf(join(home, 'rules/schema'), /^(?!names\.).*\.json$/), join(home, 'package.json')].filter(
    existsSync,
  );
  const hash = createHash('sha256').update(platform);
  for (const file of [...code, ...others]) {
    const text = readFileSync(file);
    // Lengths, so that nothing can move from one file to the next unseen.
    hash.update(`\0${basename(file)} ${text.length}\0`).update(text);
  }
  return hash.digest('hex').slice(0, 20);
}

/** The folder with the manifest. */
function homeOf(here: string): string {
  let folder = dirname(here);
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

/** What is installed below a folder is no part of the program, and a folder may be called like a file. */
const filesOf = (folder: string, name: RegExp): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .sort((one, other) => (one.name < other.name ? -1 : 1))
        .flatMap((item) => {
          const path = join(folder, item.name);
          if (item.isDirectory()) return item.name === 'node_modules' ? [] : filesOf(path, name);
          return name.test(item.name) && statSync(path, { throwIfNoEntry: false })?.isFile() ? [path] : [];
        })
    : [];
