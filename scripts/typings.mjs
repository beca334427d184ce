// What is left of the declarations that `tsc` wrote: those that the entry points of the package need, indented with tabs, which makes them a
// tenth smaller. All others describe the inside of the library, which no program can import.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The declarations that a file of declarations imports. */
function importedBy(file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
  return importedFiles.flatMap(({ fileName }) => {
    const path = join(dirname(file), fileName.replace(/[.]js$/, '.d.ts'));
    return fileName.startsWith('.') && existsSync(path) ? [path] : [];
  });
}

/**
 * Takes away the declarations in a folder that none of some others needs.
 *
 * @param {string} folder
 * @param {readonly string[]} entries files of declarations, with their whole paths
 */
export function keepDeclarations(folder, entries) {
  const needed = new Set(entries);
  for (const file of needed) for (const next of importedBy(file)) needed.add(next);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!name.endsWith('.d.ts')) continue;
    if (!needed.has(file)) rmSync(file);
    else
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(/^(?: {4})+/gm, (blanks) => '\t'.repeat(blanks.length / 4)),
      );
  }
}
