import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folders of the program, if it runs file by file: from its sources or as compiled. */
const folders = ['src', 'grammar', 'tools'];

/** The path of this file below the project. */
const own = /[/\\]src[/\\]frontend[/\\]cache[/\\]program\.[jt]s$/;

/**
 * A digest of the program itself: the text of its files (sources or bundles), the schemas, the manifest, which pins the
 * versions of its dependencies, and the platform. Nothing that another program cached is ever used.
 *
 * @param here the file that this module was loaded from
 */
export function programDigest(here = fileURLToPath(import.meta.url), platform = process.version): string {
  const home = homeOf(here);
  const bundled = !own.test(here);
  const root = bundled ? dirname(here) : here.replace(own, '');
  const code = bundled ? filesOf(root, /\.js$/) : folders.flatMap((folder) => filesOf(join(root, folder), /\.[jt]s$/));
  // The names in a rulebook are no part of the program.
  const others = [...filesOf(join(home, 'rules/schema'), /^(?!names\.).*\.json$/), join(home, 'package.json')].filter(
    existsSync,
  );
  const hash = createHash('sha256').update(platform);
  for (const file of [...code, ...others]) {
    const text = readFileSync(file);
    // Lengths, so that moving text from one file to the next changes the digest.
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

/** What is installed below a folder is no part of the program, and a folder may have the name of a file. */
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
