import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** A new text, written to a file next to its target, and put in place when all texts of a command are written. */
export interface Aside {
  /** The file to write; links have been followed. */
  readonly target: string;
  /** The file with the new text. While it exists nobody else can write the target. */
  readonly aside: string;
  /** The file with the old text, until all targets have their new ones. */
  readonly backup: string;
  readonly isThere: boolean;
  /**
   * Whether the target is overwritten instead of replaced: it has hard links, or an owner that a new file cannot be
   * given.
   */
  readonly inPlace: boolean;
}

/** Writing takes less than a second: after a minute the writer of a leftover file was killed. */
const longestWrite = 60_000;

/**
 * Writes a text to a file next to the target and syncs it to the disk.
 *
 * @returns undefined if the target is not a regular file, such as a terminal or a pipe: the text has been written to it
 * @throws an error of the system
 */
export function writeAside(file: string, text: string): Aside | undefined {
  const target = behindLinks(file);
  const before = statSync(target, { throwIfNoEntry: false });
  if (before !== undefined && !before.isFile() && !before.isDirectory()) {
    writeFileSync(target, text);
    return undefined;
  }
  // A write-protected file could still be replaced, which its owner did not intend.
  if (before?.isFile()) closeSync(openSync(target, 'r+'));
  const hidden = join(dirname(target), `.${basename(target)}`);
  const aside = `${hidden}.tavolata-new`;
  const isOwned = writeSynced(aside, text, before);
  const inPlace = before?.isFile() === true && (before.nlink > 1 || !isOwned);
  // Each writer has its own backup: another one may begin as soon as the new text is in place.
  const backup = inPlace ? visibleBackup(target) : `${hidden}.${process.pid}.tavolata-old`;
  return { target, aside, backup, isThere: before !== undefined, inPlace };
}

/** A name for an old text that may be the only intact one: visible to the user, and never removed by a later writer. */
function visibleBackup(target: string): string {
  let number = process.pid;
  while (existsSync(`${target}.${number}.tavolata-old`)) number++;
  return `${target}.${number}.tavolata-old`;
}

/** @returns whether the new file has the owner, and the group, of the old one */
function writeSynced(aside: string, text: string, before: Stats | undefined): boolean {
  const left = statSync(aside, { throwIfNoEntry: false });
  if (left !== undefined && Date.now() - left.mtimeMs > longestWrite) rmSync(aside, { force: true });
  const handle = openSync(aside, 'wx');
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } catch (error) {
    closeSync(handle);
    rmSync(aside, { force: true });
    throw error;
  }
  closeSync(handle);
  if (before === undefined) return true;
  const isOwned = isGivenTo(aside, before);
  chmodSync(aside, before.mode);
  return isOwned;
}

function isGivenTo(file: string, { uid, gid }: Stats): boolean {
  const made = statSync(file);
  if (made.uid === uid && made.gid === gid) return true;
  try {
    chownSync(file, uid, gid);
    return true;
  } catch {
    // Only the administrator may give files away.
    return false;
  }
}

/** The file that a path leads to through links, whether or not it exists. */
function behindLinks(file: string, depth = 0): string {
  try {
    const next = resolve(dirname(file), readlinkSync(file));
    // Linux follows at most 40 links, too.
    return depth < 40 ? behindLinks(next, depth + 1) : file;
  } catch {
    return file;
  }
}

/** Removes the files that hold new texts. */
export function discard(asides: readonly Aside[]): void {
  for (const { aside } of asides) rmSync(aside, { force: true });
}

/** Thrown if old texts could not be restored: the files, and where their old texts are. */
export class NotPutBack extends Error {
  constructor(
    readonly files: readonly { readonly file: string; readonly old: string }[],
    override readonly cause: unknown,
  ) {
    super(files.map(({ file, old }) => `${file}: ${old}`).join(', '));
  }
}

/**
 * Gives all targets their new texts, or none.
 *
 * @param force whether to replace a target created in the meantime
 * @throws an error of the system if all targets have their old texts; NotPutBack if some have not
 */
export function putInPlace(asides: readonly Aside[], force: boolean): void {
  const done: Aside[] = [];
  const lost: Aside[] = [];
  try {
    for (const one of asides) {
      if (one.inPlace || (one.isThere && asides.length > 1)) keepOld(one);
      if (one.inPlace) {
        // Counted as done beforehand: if it fails half-way, the old text has to be restored.
        done.push(one);
        copyInto(one.aside, one.target);
        rmSync(one.aside, { force: true });
        continue;
      }
      if (one.isThere || force) renameSync(one.aside, one.target);
      else putNew(one);
      done.push(one);
    }
  } catch (error) {
    lost.push(...done.filter((one) => !isPutBack(one)));
    if (lost.length === 0) throw error;
    throw new NotPutBack(
      lost.map((one) => ({ file: one.target, old: kept(one) })),
      error,
    );
  } finally {
    // After a rename, a file of that name belongs to the next writer.
    discard(asides.filter((one) => one.inPlace || !done.includes(one)));
    for (const one of asides) if (!lost.includes(one)) rmSync(one.backup, { force: true });
  }
  for (const folder of new Set(asides.map(({ target }) => dirname(target)))) syncFolder(folder);
}

/** Restores the old text of a target; false if that fails, so that only the backup has it. */
function isPutBack({ target, backup, isThere, inPlace }: Aside): boolean {
  try {
    if (inPlace) copyInto(backup, target);
    else if (isThere) renameSync(backup, target);
    else rmSync(target, { force: true });
    return true;
  } catch {
    // The other targets still have to be restored.
    return !isThere;
  }
}

/** Gives the backup with the only old text a visible name. */
function kept({ target, backup, inPlace }: Aside): string {
  if (inPlace) return backup;
  const name = visibleBackup(target);
  try {
    renameSync(backup, name);
    return name;
  } catch {
    return backup;
  }
}

/** Overwrites the text of a file; its hard links, owner and mode stay. */
function copyInto(from: string, to: string): void {
  const handle = openSync(to, 'r+');
  try {
    const text = readFileSync(from);
    writeSync(handle, text, 0, text.length, 0);
    ftruncateSync(handle, text.length);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Makes the backup: a hard link, which takes no space on the disk, or a copy of a file that will be overwritten. */
function keepOld({ target, backup, inPlace }: Aside): void {
  removeLeftovers(target);
  if (inPlace) {
    copyFileSync(target, backup, constants.COPYFILE_EXCL);
    return;
  }
  rmSync(backup, { force: true });
  try {
    linkSync(target, backup);
  } catch {
    copyFileSync(target, backup);
  }
}

/** Removes hidden backups of killed writers whose targets hold a complete text. Making a link changes the ctime. */
function removeLeftovers(target: string): void {
  const folder = dirname(target);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`.${basename(target)}.`) || !/\.\d+\.tavolata-old$/.test(name)) continue;
    const stat = statSync(join(folder, name), { throwIfNoEntry: false });
    if (stat !== undefined && Date.now() - stat.ctimeMs > longestWrite) rmSync(join(folder, name), { force: true });
  }
}

/** Creates a target by a hard link: a rename would replace a file created in the meantime. */
function putNew({ aside, target }: Aside): void {
  try {
    linkSync(aside, target);
    rmSync(aside);
  } catch (error) {
    // Some file systems have no links.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    renameSync(aside, target);
  }
}

/** Syncs the names in a folder to the disk, where the system can. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  } catch {
    // The texts themselves have been synced.
  }
}
