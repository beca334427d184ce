import { existsSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { decode, standardInput } from 'tavolata/files';
import { DiagnosticError, type DiagnosticOptions, type Span } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';
import { type Aside, discard, NotPutBack, putInPlace, writeAside } from './atomic-write.js';

/** A file that a command writes. */
export interface Output {
  readonly file: string;
  readonly text: string;
  /**
   * The text that was read from it, and from which the new one was made. Without it the file must not exist, or be
   * replaced by `force`.
   */
  readonly read?: string;
}

export interface WriteOptions {
  /** Where the command line names the files. */
  readonly at?: Span | undefined;
  /** Replaces files, whatever their contents. */
  readonly force?: boolean;
  /** Creates missing folders. */
  readonly folders?: boolean;
}

/**
 * Writes all files of a command, or none. Each is written next to its place, synced, and then renamed: whatever
 * happens, a file has its old text or its new one. Links are followed, and mode and owner of a file stay. A file with
 * further names (hard links), or whose owner cannot be kept otherwise, is overwritten: this is not atomic, and until it
 * is done the old text is next to it.
 *
 * @throws DiagnosticError if one cannot be written, already exists, belongs to an installed package, or has changed
 * since it was read
 */
export function writeFiles(
  outputs: readonly Output[],
  { at, force = false, folders = false }: WriteOptions = {},
): void {
  const asides: Aside[] = [];
  let current = '';
  const isOurs = ({ read }: Output) => read === undefined && !force;
  try {
    for (const { file, read } of outputs.filter(isOurs)) {
      current = file;
      if (isThere(file)) refuse('cli.file-exists', file, at, read);
    }
    for (const { file, text } of outputs) {
      current = file;
      if (isInstalled(file)) refuse('cli.installed-file', file, at);
      if (file === standardInput) refuse('cli.cannot-write', file, at, 'stdin');
      if (folders) mkdirSync(dirname(file), { recursive: true });
      const aside = writeAside(file, text);
      if (aside !== undefined) asides.push(aside);
    }
    // From here on nobody else writes these files, so that their contents can be relied on.
    for (const { file, read } of outputs)
      if (read !== undefined && textOf(file) !== read) refuse('cli.file-changed', file, undefined);
    putInPlace(asides, force);
  } catch (error) {
    discard(asides);
    if (error instanceof DiagnosticError) throw error;
    if (error instanceof NotPutBack) {
      const { code = String(error.cause) } = error.cause as NodeJS.ErrnoException;
      const lost = error.files.map(({ file, old }) => ({ file, old, reason: code }));
      throw new DiagnosticError(lost.map((values) => diagnostic('cli.not-put-back', { at, values })));
    }
    const { code = String(error), path, dest } = error as NodeJS.ErrnoException & { readonly dest?: string };
    if (code === 'EEXIST' && dest !== undefined) refuse('cli.file-exists', dest, at);
    if (code === 'EEXIST' && path?.endsWith('.tavolata-new')) refuse('cli.file-busy', current, at, path);
    refuse('cli.cannot-write', current, at, code);
  }
}

/** @throws DiagnosticError always */
function refuse(code: string, file: string, at: Span | undefined, reason = ''): never {
  const options: DiagnosticOptions = { at, values: { file, reason } };
  throw new DiagnosticError([diagnostic(code, options)]);
}

/** Where packages are installed nothing is permanent. */
function isInstalled(file: string): boolean {
  if (!existsSync(file)) return file !== dirname(file) && isInstalled(dirname(file));
  return realpathSync(file).split(sep).includes('node_modules');
}

/** True for a file that would be lost; a terminal or a pipe would not. */
function isThere(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && (found.isFile() || found.isDirectory());
}

function textOf(file: string): string | undefined {
  try {
    return decode(readFileSync(file), file).source?.text;
  } catch {
    return undefined;
  }
}
