import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from 'tavolata/internals';
import { git } from '../../../../check/git.js';
import type { DeskAct } from '../../../../texts/desk/data.js';

/** Most acts shown, latest first. */
const most = 200;

/**
 * Who did what to the texts of a folder, for everybody who works in it. The file is where git keeps data of a single
 * working tree, one act per line, so that it outlasts a server and others see it; nothing of it is committed. Without
 * git it lasts as long as the program.
 */
export class Journal {
  private readonly file: string | undefined;
  private readonly own: DeskAct[] = [];

  constructor(folder: string) {
    const home = git(folder, 'rev-parse', '--absolute-git-dir')?.trim();
    this.file = home === undefined ? undefined : join(home, 'tavolata-desk.jsonl');
  }

  /** The last acts, latest first. */
  acts(): readonly DeskAct[] {
    if (this.file === undefined || !existsSync(this.file)) return this.own.toReversed();
    const lines = readFileSync(this.file, 'utf8').trimEnd().split('\n').slice(-most);
    return lines.flatMap(actIn).toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  }

  add(act: DeskAct): void {
    this.own.push(act);
    if (this.file === undefined) return;
    try {
      appendFileSync(this.file, `${JSON.stringify(act)}\n`);
    } catch {
      // Users without write access can work all the same; their acts are shown until the program ends.
    }
  }
}

/** A line that was cut off, or written by a later version, is ignored. */
function actIn(line: string): readonly DeskAct[] {
  try {
    const act: unknown = JSON.parse(line);
    const isAct = isRecord(act) && ['by', 'at', 'what', 'of'].every((name) => typeof act[name] === 'string');
    return isAct ? [act as unknown as DeskAct] : [];
  } catch {
    return [];
  }
}
