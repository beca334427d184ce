import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { filesIn, isFolder, openFile } from 'tavolata/files';
import { casesBeside } from '../check/beside-house.js';
import { type FilePlace, mayBeRules, type RulesSource } from './source.js';

/** The texts of a folder of rules. */
export class FolderSource implements RulesSource {
  private readonly root: string;
  /** The same folder as the client spells it. */
  private readonly folder: string;
  readonly house: readonly string[];

  /** @param house house files elsewhere */
  constructor(folder: string, house: readonly string[] = []) {
    this.folder = resolve(folder);
    this.root = realpathSync(folder);
    this.house = house.map((file) => pathToFileURL(real(resolve(file))).href);
  }

  texts(): { readonly [path: string]: string } {
    return Object.fromEntries(filesIn(this.root).files.map(({ path, source }) => [path, source.text]));
  }

  uriOf(path: string): string {
    return pathToFileURL(join(this.folder, ...path.split('/'))).href;
  }

  placeOf(uri: string): FilePlace | undefined {
    if (!uri.startsWith('file:')) return undefined;
    const file = real(fileURLToPath(uri));
    if (!mayBeRules(file)) return undefined;
    const inside = relative(this.root, file);
    return inside.startsWith('..') || inside === file
      ? { path: basename(file), isInside: false, file }
      : { path: inside.split(sep).join('/'), isInside: true, file };
  }

  read(path: string): string | undefined {
    return textOf(join(this.root, ...path.split('/')));
  }

  beside(uri: string): { readonly [uri: string]: string | undefined } {
    const house = real(fileURLToPath(uri)).replace(/(?:\.scenarios\.json|\.cases)$/i, '.json');
    const files = [house, ...casesBeside(house), join(dirname(house), 'seatings.cases')];
    return Object.fromEntries(files.map((file) => [pathToFileURL(file).href, textOf(file)]));
  }
}

const textOf = (file: string): string | undefined => (existsSync(file) ? openFile(file).source?.text : undefined);

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
