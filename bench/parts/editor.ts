import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn } from '../../src/frontend/read/folder.js';
import { openWorkspace, type Workspace } from '../../src/frontend/workspace/workspace.js';
import { completion } from '../../tools/lsp/features/completion.js';
import { hover } from '../../tools/lsp/features/hover.js';
import { definition } from '../../tools/lsp/features/navigation.js';
import type { View } from '../../tools/lsp/view.js';
import { editorLines } from '../editor.js';
import { spreadOf } from '../measure.js';
import type { Figure, Part } from '../part.js';

const RULES = fileURLToPath(new URL('../../rules', import.meta.url));
const EDITED = '809-emperor/emperor-play.json';
const ROUNDS = { quick: 5, full: 15 };
const EDITS = { quick: 200, full: 1000 };
/** So many places of the file are asked about in a round. */
const PLACES = 40;

/** Milliseconds of this process that something takes. */
function milliseconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The same text, as it is spelled in another round. */
const again = (text: string, round: number): string => text + ' '.repeat(1 + (round % 2));

/** What 95 of 100 requests at places of expressions take at most. */
function requests(workspace: Workspace, text: string): number {
  const view: View = { workspace, lang: 'en', uriOf: (path) => path };
  const words = [...text.matchAll(/"(?:when|value)": "[^"]+"/g)].flatMap(({ index, 0: { length } }) =>
    [12, 20, 28].filter((at) => at < length).map((at) => index + at),
  );
  const times = words.slice(0, PLACES).flatMap((offset) => {
    const place = { path: EDITED, offset };
    return [hover, completion, definition].map((ask) => milliseconds(() => ask(view, place)));
  });
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
}

/** What somebody waits for who writes rules, in processor time. */
export const editor: Part = {
  lines: editorLines.map(({ id }) => id),
  steps: () => editorLines.length,
  async run({ mode, tick, workshop }) {
    const rounds = [...Array(mode.quick ? ROUNDS.quick : ROUNDS.full).keys()];
    const texts = Object.fromEntries(filesIn(RULES).files.map(({ path, source }) => [path, source.text]));
    const text = readFileSync(join(RULES, EDITED), 'utf8');
    const wrong = text.replace('size(members', 'size(membersx');
    const broken = text.replace('"rangeByRule",', '"rangeByRule');
    if (wrong === text || broken === text) throw new Error(`${EDITED} is not what it was`);
    const opens = rounds.slice(0, 3).map(() => milliseconds(() => openWorkspace(texts)));
    tick();
    const workspace = openWorkspace(texts);
    const edits = [wrong, broken].map((one) => {
      const times = rounds.map((round) => milliseconds(() => workspace.change(EDITED, again(one, round))));
      tick();
      return times;
    });
    workspace.change(EDITED, text);
    const asked = rounds.map(() => requests(workspace, text));
    tick();
    const program = await workshop.bundle('bench/programs/editor-memory.ts');
    const args = [program, RULES, String(mode.quick ? EDITS.quick : EDITS.full)];
    const { held } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as { held: number };
    tick();
    const all = [opens, ...edits, asked, [held / 1024 / 1024]];
    return all.map((found, i): Figure => ({ line: editorLines[i]!.id, spread: spreadOf(found) }));
  },
};
