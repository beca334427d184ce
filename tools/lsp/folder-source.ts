import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { filesIn, isFolder, openFile } from 'tavolata/files';
import { mayBeRules, type RulesSource } from './source.js';

/** The texts of a folder of rules. */
export class FolderSource implements RulesSource {
  private readonly root: string;
  /** The same folder as the client spells it. */
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = resolve(folder);
    this.root = realpathSync(folder);
  }

  texts(): { readonly [path: string]: string } {
    return Object.fromEntries(filesIn(this.root).files.map(({ path, source }) => [path, source.text]));
  }

  uriOf(path: string): string {
    return pathToFileURL(join(this.folder, ...path.split('/'))).href;
  }

  placeOf(uri: string): { readonly path: string; readonly isInside: boolean } | undefined {
    if (!uri.startsWith('file:')) return undefined;
    const file = real(fileURLToPath(uri));
    if (!mayBeRules(file)) return undefined;
    const inside = relative(this.root, file);
    return inside.startsWith('..') || inside === file
      ? { path: basename(file), isInside: false }
      : { path: inside.split(sep).join('/'), isInside: true };
  }

  read(path: string): string | undefined {
    const file = join(this.root, ...path.split('/'));
    return existsSync(file) ? openFile(file).source?.text : undefined;
  }
}

/** A path with links resolved, as far as it exists. */
function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/**
 * The folder of rules that an editor means by a folder that it has opened: itself, `rules` inside, or one that contains
 * it; undefined if none of them is one.
 */
export function rulesIn(folder: string): string | undefined {
  const above = (one: string): readonly string[] =>
    dirname(one) === one ? [] : [dirname(one), ...above(dirname(one))];
  return [folder, join(folder, 'rules'), ...above(folder)].find(
    (one) => isFolder(one) && ['vocabulary', 'vocabulary.json'].some((name) => existsSync(join(one, name))),
  );
}
