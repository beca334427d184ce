import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** JSON files inside a folder, at any depth, in order; what begins with a dot is left out. */
export const jsonFilesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((item) => {
      const path = join(folder, item.name);
      if (item.isDirectory()) return jsonFilesIn(path);
      return /\.json$/i.test(item.name) ? [path] : [];
    })
    .sort();

/** Files of scenarios inside a folder. */
export const scenarioFilesIn = (folder: string): readonly string[] =>
  jsonFilesIn(folder).filter((file) => file.toLowerCase().endsWith('.scenarios.json'));
