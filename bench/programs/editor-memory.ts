import { filesIn } from '../../src/frontend/read/folder.js';
import { symbolIndex } from '../../src/frontend/workspace/symbol-index.js';
import { openWorkspace } from '../../src/frontend/workspace/workspace.js';

/*
 * What a process holds in which rules have been edited for long, names of each file looked up after each edit.
 *
 *   node editor-memory.mjs RULES EDITS
 */

const [folder, count] = process.argv.slice(2) as [string, string];
const texts = Object.fromEntries(filesIn(folder).files.map(({ path, source }) => [path, source.text]));
const entries = Object.keys(texts).filter((path) => /^\d.*\.json$/.test(path));
const workspace = openWorkspace(texts);
for (let edit = 0; edit < Number(count); edit++) {
  const path = entries[(edit >> 1) % entries.length]!;
  const text = texts[path]!;
  const at = (edit * 7919) % text.length;
  // A sign too many, which is taken back the next time.
  const put = ['x', '"', ' ', ','][(edit >> 1) % 4]!;
  workspace.change(path, edit % 2 === 0 ? text.slice(0, at) + put + text.slice(at) : text);
  symbolIndex(workspace).inFile(path);
}
process.stdout.write(JSON.stringify({ held: process.memoryUsage().rss }));
