import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isScenariosFile, isSeatingsFile } from 'tavolata/workspace';

/** JSON files and cases inside a folder, at any depth, in order; what begins with a dot is left out. */
export const rulesFilesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((item) => {
      const path = join(folder, item.name);
      if (item.isDirectory()) return rulesFilesIn(path);
      return /\.(json|cases)$/i.test(item.name) ? [path] : [];
    })
    .sort();

/** Files of scenarios inside a folder. */
export const scenarioFilesIn = (folder: string): readonly string[] =>
  rulesFilesIn(folder).filter((file) => isScenariosFile(file) && !isSeatingsFile(file));
