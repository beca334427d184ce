import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, diagnostic, hasErrors } from '../diagnostics/diagnostic.js';
import { openFile } from './file.js';
import { type ReadRulebookFile, type RulebookFile, type RulebookReading, readRulebook } from './rulebook.js';

/** The files of a folder, read but not parsed. */
export interface FolderFiles {
  /** The folder's name in messages. */
  readonly shown: string;
  readonly files: readonly RulebookFile[];
  /** Problems with unreadable files. */
  readonly problems: readonly Diagnostic[];
}

/**
 * Reads a rulebook from a folder on disk; see `readRulebook` for its contents. Files that are neither JSON nor cases,
 * and names that begin with a dot, are ignored.
 */
export const readRulebookFolder = (folder: string): RulebookReading => readFiles(filesIn(folder));

/** The texts of a folder, as `readFiles` takes them. */
export function filesIn(folder: string): FolderFiles {
  const shown = folder.replace(/[/\\]+$/, '') || folder;
  if (!isFolder(folder)) {
    return { shown, files: [], problems: [diagnostic('rulebook.no-folder', { values: { file: shown } })] };
  }
  const files: RulebookFile[] = [];
  const problems: Diagnostic[] = [];
  for (const path of filesBelow(folder, '')) {
    if (!isOurs.test(path)) {
      const values = { file: `${shown}/${path}`, better: path.replace(looksLikeJson, '.json') };
      problems.push(diagnostic('rulebook.ignored-file', { severity: 'warning', values }));
      continue;
    }
    const { source, problem } = openFile(join(folder, path), `${shown}/${path}`);
    if (source === undefined) problems.push(problem);
    else files.push({ path, source });
  }
  return { shown, files, problems };
}

/** Whether a folder exists at this path; false if nothing exists there or the system accepts no such name. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** The text of all files, each with its length in front, so that different files never give the same text. */
export const wholeText = ({ files }: FolderFiles): string =>
  files.map(({ path, source }) => `${path} ${source.text.length}\n${source.text}`).join('\n');

/** Reads the files of a folder as a rulebook; `readFile` may know files that it has read before. */
export function readFiles({ shown, files, problems }: FolderFiles, readFile?: ReadRulebookFile): RulebookReading {
  if (problems.some(({ code }) => code === 'rulebook.no-folder')) return { diagnostics: problems };
  const reading = readRulebook(files, shown, readFile);
  if (problems.length === 0) return reading;
  // A file that exists but cannot be read is not reported as missing as well.
  const names = problems.map((problem) => problem.values['file']);
  const others = reading.diagnostics.filter(
    (one) => one.code !== 'rulebook.missing-file' || !names.includes(one.values['file']),
  );
  if (!hasErrors(problems)) return { ...reading, diagnostics: [...problems, ...others] };
  return { diagnostics: [...problems, ...others] };
}

/** Files of rulebooks: JSON and cases, in any case of the extension, as on Windows. */
const isOurs = /\.(?:json|cases)$/i;
const looksLikeJson = /\.json(?:\.\w+|5|c|l)$/i;

/**
 * Paths of the files of rules inside a folder. Links to files are followed, links to folders are not, so that this
 * terminates.
 */
const filesBelow = (root: string, inside: string): string[] =>
  readdirSync(join(root, inside), { withFileTypes: true }).flatMap((item) => {
    const path = inside === '' ? item.name : `${inside}/${item.name}`;
    if (item.name.startsWith('.')) return [];
    if (item.isDirectory()) return filesBelow(root, path);
    return isOurs.test(item.name) || looksLikeJson.test(item.name) ? [path] : [];
  });
