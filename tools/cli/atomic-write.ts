import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
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

/** A text on its way into a file: it lies beside the file until everything else is ready, too. */
export interface Aside {
  /** The file itself, behind all links. */
  readonly target: string;
  /** Where the new text lies. Nobody else can write the same file as long as it is there. */
  readonly aside: string;
  /** Where the old file lies until all are replaced. */
  readonly backup: string;
  readonly isThere: boolean;
  /** Whether the old file itself takes the new text: it has further names, or an owner that no other file can be given. */
  readonly inPlace: boolean;
}

/** A writer that was killed leaves its file behind; writing takes moments, so that after a minute nobody is at it. */
const longestWrite = 60_000;

/**
 * Writes a text beside a file and makes sure that it is on the disk.
 *
 * @returns nothing for what is no file, as a terminal or a pipe, which has been written to
 * @throws an error of the system
 */
export function writeAside(file: string, text: string): Aside | undefined {
  const target = behindLinks(file);
  const before = statSync(target, { throwIfNoEntry: false });
  if (before !== undefined && !before.isFile() && !before.isDirectory()) {
    writeFileSync(target, text);
    return undefined;
  }
  // A file that may not be written to could still be replaced, which is not what its owner meant.
  if (before?.isFile()) closeSync(openSync(target, 'r+'));
  const hidden = join(dirname(target), `.${basename(target)}`);
  const aside = `${hidden}.tavolata-new`;
  const isOwned = writeSynced(aside, text, before);
  const inPlace = before?.isFile() === true && (before.nlink > 1 || !isOwned);
  // Once the new text is in place another writer may begin, and has an old file of its own to put by.
  return { target, aside, backup: `${hidden}.${process.pid}.tavolata-old`, isThere: before !== undefined, inPlace };
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

/** The file that a path leads to, also where it is not there yet. */
function behindLinks(file: string, depth = 0): string {
  try {
    const next = resolve(dirname(file), readlinkSync(file));
    // The system itself gives up after so many links.
    return depth < 40 ? behindLinks(next, depth + 1) : file;
  } catch {
    return file;
  }
}

/** Takes away what was written aside. */
export function discard(asides: readonly Aside[]): void {
  for (const { aside } of asides) rmSync(aside, { force: true });
}

/** Files whose old texts could not be put back, with where these lie. */
export class NotPutBack extends Error {
  constructor(
    readonly files: readonly { readonly file: string; readonly old: string }[],
    override readonly cause: unknown,
  ) {
    super(files.map(({ file, old }) => `${file}: ${old}`).join(', '));
  }
}

/**
 * Puts the new texts in place, all or none.
 *
 * @param force whether a file may be replaced that has come to be there since
 * @throws an error of the system; NotPutBack where neither all nor none could be done
 */
export function putInPlace(asides: readonly Aside[], force: boolean): void {
  const done: Aside[] = [];
  const lost: Aside[] = [];
  try {
    for (const one of asides) {
      if (one.inPlace || (one.isThere && asides.length > 1)) keepOld(one);
      if (one.inPlace) {
        // Where this fails half way the old text is put back as that of every other file is.
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
      lost.map(({ target, backup }) => ({ file: target, old: kept(target, backup) })),
      error,
    );
  } finally {
    // Once a text is in place the name beside it may be that of the next writer.
    discard(asides.filter((one) => one.inPlace || !done.includes(one)));
    for (const one of asides) if (!lost.includes(one)) rmSync(one.backup, { force: true });
  }
  for (const folder of new Set(asides.map(({ target }) => dirname(target)))) syncFolder(folder);
}

/** Undoes what has been done to a file; false where its old text lies beside it and nowhere else. */
function isPutBack({ target, backup, isThere, inPlace }: Aside): boolean {
  try {
    if (inPlace) copyInto(backup, target);
    else if (isThere) renameSync(backup, target);
    else rmSync(target, { force: true });
    return true;
  } catch {
    // The other files are still to be put back.
    return !isThere;
  }
}

/** An old text under a name that is seen, and that no later writer takes away. */
function kept(target: string, backup: string): string {
  const name = `${target}.${process.pid}.tavolata-old`;
  try {
    renameSync(backup, name);
    return name;
  } catch {
    return backup;
  }
}

/** Gives a file another text, and leaves everything else of it as it is. */
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

/** The old file under a second name: that takes no room on a full disk. One that is written to is copied. */
function keepOld({ target, backup, inPlace }: Aside): void {
  rmSync(backup, { force: true });
  leftBehind(target);
  if (inPlace) {
    copyFileSync(target, backup);
    return;
  }
  try {
    linkSync(target, backup);
  } catch {
    copyFileSync(target, backup);
  }
}

/** Takes away old files that killed writers put by; the time of the last change of their number of names tells when. */
function leftBehind(target: string): void {
  const folder = dirname(target);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`.${basename(target)}.`) || !/\.\d+\.tavolata-old$/.test(name)) continue;
    const stat = statSync(join(folder, name), { throwIfNoEntry: false });
    if (stat !== undefined && Date.now() - stat.ctimeMs > longestWrite) rmSync(join(folder, name), { force: true });
  }
}

/** Unlike a renaming, a link never takes the place of a file that has just been made by somebody else. */
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

/** The names, too, should be on the disk. Some systems cannot do that for folders, and lose nothing by it. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  } catch {
    // Nothing is lost but the certainty that a power cut right now would not be noticed.
  }
}
