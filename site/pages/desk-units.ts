import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { withoutWrapping } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
import type { ReadDocuments } from 'tavolata/workspace';
import { textsOf } from '../../tools/cli/commands/text/open.js';
import { readsOf, sourceBefore } from '../../tools/cli/commands/text/show.js';
import { readPairs } from '../../tools/editions/pairs.js';
import { readDismissals } from '../../tools/texts/checks/dismissals.js';
import { termsOf } from '../../tools/texts/checks/proof.js';
import { type DeskData, ownerOf, type ReadBacks } from '../../tools/texts/desk/data.js';
import { rowsOf } from '../../tools/texts/desk/rows.js';

interface OpenRules {
  readonly rulebook: Rulebook;
  readonly documents: ReadDocuments;
}

/**
 * The texts for the desk without a server, as a script: a page opened from a folder cannot fetch files. The page
 * computes the findings itself.
 *
 * @param folder the folder of the rules
 */
export function unitsScript(rules: OpenRules, folder: string): string {
  const open = textsOf(rules, folder);
  const reads: { [owner: string]: ReadBacks } = {};
  for (const text of open.texts) {
    const owner = ownerOf(text.unit.key);
    const read = reads[owner] === undefined ? readsOf(open, text) : undefined;
    if (read !== undefined) reads[owner] = { en: withoutWrapping(read.en), it: withoutWrapping(read.it) };
  }
  const stale = new Map(
    open.texts.flatMap((text) => {
      const before = text.lang === 'it' && text.state === 'stale' ? sourceBefore(open, text) : undefined;
      return before === undefined ? [] : [[text.unit.key, before] as const];
    }),
  );
  const { rulebook, texts } = open;
  const decided = readPairs(join(folder, 'editions', 'pairs.json'));
  const data: DeskData = {
    source: 'en',
    target: 'it',
    rows: rowsOf({ rulebook, texts, open: [], dismissed: readDismissals(folder), decided: decided.all }, 'it').map(
      (row) => {
        const before = stale.get(row.key);
        return { ...row, file: relative(process.cwd(), row.file), ...(before !== undefined && { before }) };
      },
    ),
    terms: termsOf(rules.documents),
    folder: '',
    revision: 0,
    reads,
  };
  return `globalThis.tavolataUnits='${gzipSync(JSON.stringify(data), { level: 9 }).toString('base64')}';\n`;
}
