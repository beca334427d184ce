import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn } from '../../src/frontend/read/folder.js';
import { openWorkspace, type Workspace } from '../../src/frontend/workspace/workspace.js';
import { completion } from '../../tools/lsp/features/completion.js';
import { hover } from '../../tools/lsp/features/hover.js';
import { definition } from '../../tools/lsp/features/navigation.js';
import type { View } from '../../tools/lsp/view.js';
import { editorLines } from '../editor.js';
import { type EditedFile, inServer, typing } from '../editor-server.js';
import { spreadOf } from '../measure.js';
import { builtPackage } from '../package.js';
import type { Bench, Figure, Part } from '../part.js';
import { HOME } from '../workshop.js';

const RULES = fileURLToPath(new URL('../../rules', import.meta.url));
const EDITED = '809-emperor/emperor-play.json';
const ROUNDS = { quick: 5, full: 15 };
const STARTS = { quick: 1, full: 5 };
const EDITS = 1000;
/** The number of places in the file that are asked about in each round. */
const PLACES = 40;

interface RuleTexts {
  readonly [path: string]: string;
}

/** Milliseconds of this process for a piece of work. */
function milliseconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The same text with a different spelling, alternating between rounds. */
const again = (text: string, round: number): string => text + ' '.repeat(1 + (round % 2));

/** The 95th percentile of requests at places of expressions. */
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

/** For each kind of file, the one that takes longest to read. */
const LONGEST = [EDITED, 'vocabulary/questions.json', 'context/combat.cases'];

/** Milliseconds until the errors of a file with a missing character are found, for the slowest file. */
function ownErrors(workspace: Workspace, texts: RuleTexts, round: number): number {
  const times = LONGEST.map((path) => {
    const text = texts[path]!;
    const line = text.indexOf('\n', text.length >> 1) + 1;
    const broken = again(`${text.slice(0, line)}ask: ;;\n${text.slice(line)}`, round);
    let found = 0;
    const time = milliseconds(() => {
      found = workspace.foundIn(path, broken).length;
    });
    if (found === 0) throw new Error(`${path} is not what it was`);
    return time;
  });
  return Math.max(...times);
}

/**
 * Milliseconds of computing until the server reports the first findings, with and without the cache of an earlier run.
 */
async function starts({ workshop, mode }: Bench, file: EditedFile) {
  const { main } = builtPackage(HOME);
  const cache = join(workshop.folder, 'editor-cache');
  const [cached, fresh]: [number[], number[]] = [[], []];
  for (let round = 0; round < (mode.quick ? STARTS.quick : STARTS.full); round++) {
    rmSync(cache, { recursive: true, force: true });
    fresh.push((await inServer(main, cache, file)).computed);
    cached.push((await inServer(main, cache, file)).computed);
  }
  return [cached, fresh];
}

/** The server's memory in bytes after much typing in all files of entries. */
async function heldAfter(edits: number, { workshop }: Bench, file: EditedFile, texts: RuleTexts): Promise<number> {
  const { main } = builtPackage(HOME);
  const entries = Object.fromEntries(Object.entries(texts).filter(([path]) => /^\d.*\.json$/.test(path)));
  const work: Parameters<typeof inServer>[3] = (connection) => typing(connection, entries, edits);
  return (await inServer(main, join(workshop.folder, 'editor-cache'), file, work)).held;
}

/** Waiting times when writing rules, in processor time. */
export const editor: Part = {
  lines: editorLines.map(({ id }) => id),
  steps: () => editorLines.length,
  async run(bench) {
    const { mode, tick } = bench;
    const rounds = [...Array(mode.quick ? ROUNDS.quick : ROUNDS.full).keys()];
    const texts = Object.fromEntries(filesIn(RULES).files.map(({ path, source }) => [path, source.text]));
    const text = readFileSync(join(RULES, EDITED), 'utf8');
    const wrong = text.replace('size(members', 'size(membersx');
    const broken = text.replace('"rangeByRule",', '"rangeByRule');
    if (wrong === text || broken === text) throw new Error(`${EDITED} is not what it was`);
    const started = await starts(bench, { path: EDITED, text: wrong });
    for (const _ of started) tick();
    const workspace = openWorkspace(texts);
    const own = rounds.map((round) => ownErrors(workspace, texts, round));
    tick();
    const edits = [wrong, broken].map((one) => {
      const times = rounds.map((round) => milliseconds(() => workspace.change(EDITED, again(one, round))));
      tick();
      return times;
    });
    workspace.change(EDITED, text);
    const asked = rounds.map(() => requests(workspace, text));
    tick();
    // A thousand edits take a minute, too long for a quick run.
    const held = mode.quick
      ? []
      : [[(await heldAfter(EDITS, bench, { path: EDITED, text: wrong }, texts)) / 1024 / 1024]];
    tick();
    const all = [...started, own, ...edits, asked, ...held];
    return all.map((found, i): Figure => ({ line: editorLines[i]!.id, spread: spreadOf(found) }));
  },
};
