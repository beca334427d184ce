import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, diagnostic, hasErrors } from '../diagnostics/diagnostic.js';
import { openFile } from './file.js';
import { type ReadRulebookFile, type RulebookFile, type RulebookReading, readRulebook } from './rulebook.js';

/** The files of a folder, read but not understood. */
export interface FolderFiles {
  /** The folder as messages name it. */
  readonly shown: string;
  readonly files: readonly RulebookFile[];
  /** What could not be read. */
  readonly problems: readonly Diagnostic[];
}

/**
 * Reads a rulebook from a folder on disk; see `readRulebook` for what it must hold. Files that are neither JSON nor cases and names that
 * begin with a dot are none of its business.
 */
export const readRulebookFolder = (folder: string): RulebookReading => readFiles(filesIn(folder));

/** The texts of a folder, to be handed to `readFiles`. */
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

/** Whether a folder has this path: not where nothing is there, nor where the system takes no such name. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** All that the files say, one text after the other, from which it follows where each begins: the same only for the very same files. */
export const wholeText = ({ files }: FolderFiles): string =>
  files.map(({ path, source }) => `${path} ${source.text.length}\n${source.text}`).join('\n');

/** Reads the files of a folder as a rulebook; `readFile` may know what it has read before. */
export function readFiles({ shown, files, problems }: FolderFiles, readFile?: ReadRulebookFile): RulebookReading {
  if (problems.some(({ code }) => code === 'rulebook.no-folder')) return { diagnostics: problems };
  const reading = readRulebook(files, shown, readFile);
  if (problems.length === 0) return reading;
  // A file that is there but cannot be read is not missing as well.
  const names = problems.map((problem) => problem.values['file']);
  const others = reading.diagnostics.filter(
    (one) => one.code !== 'rulebook.missing-file' || !names.includes(one.values['file']),
  );
  if (!hasErrors(problems)) return { ...reading, diagnostics: [...problems, ...others] };
  return { diagnostics: [...problems, ...others] };
}

/** Of rulebooks, JSON and cases; the end of a name in capitals is the same to Windows. */
const isOurs = /\.(?:json|cases)$/i;
const looksLikeJson = /\.json(?:\.\w+|5|c|l)$/i;

/** Paths of the files of rules inside a folder. Links are followed to files but not to folders, so that this ends. */
const filesBelow = (root: string, inside: string): string[] =>
  readdirSync(join(root, inside), { withFileTypes: true }).flatMap((item) => {
    const path = inside === '' ? item.name : `${inside}/${item.name}`;
    if (item.name.startsWith('.')) return [];
    if (item.isDirectory()) return filesBelow(root, path);
    return isOurs.test(item.name) || looksLikeJson.test(item.name) ? [path] : [];
  });
