import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import merge from 'lodash/merge.js';
import { kindOf, written } from '../../tools/check/format/format.js';

/** One change of a file of a rulebook. */
export interface Patch {
  readonly file: string;
  /** Entry to change, by id. */
  readonly entry?: string;
  readonly scenario?: number;
  readonly step?: number;
  /** Keys that the entry or step gets; null takes one away. */
  readonly set?: object;
  /** Entry to add at the end. */
  readonly add?: object;
  /** Entry to take out, by id. */
  readonly drop?: string;
  /** Scenario to add at the end. */
  readonly addScenario?: object;
  /** A file to write anew. */
  readonly write?: object;
  /** What the whole file gets, key by key. */
  readonly merge?: object;
  /** A piece of the written text, and what stands there instead. */
  readonly text?: readonly [string, string];
}

interface File {
  entries?: { id: string }[];
  scenarios?: { steps: object[] }[];
}

/** A copy of a rulebook with some changes, in a folder of its own. */
export function patched(rulebook: string, patches: readonly Patch[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'tavolata-'));
  cpSync(rulebook, folder, { recursive: true });
  for (const patch of patches) {
    const path = join(folder, patch.file);
    const json = patch.write ?? (JSON.parse(readFileSync(path, 'utf8')) as File);
    apply(json, patch);
    const text = written(json, kindOf({ file: path, text: '' }, json) ?? 'entries');
    const [from, to] = patch.text ?? ['', ''];
    if (!text.includes(from)) throw new Error(`nothing to change in the text of ${patch.file}`);
    writeFileSync(path, text.replace(from, to));
  }
  return folder;
}

function apply(json: File, { entry, scenario, step, set, add, addScenario, drop, merge: more }: Patch): void {
  if (addScenario !== undefined) json.scenarios?.push(addScenario as { steps: object[] });
  if (add !== undefined) json.entries?.push(add as { id: string });
  if (drop !== undefined) json.entries = json.entries?.filter(({ id }) => id !== drop) ?? [];
  if (more !== undefined) merge(json, more);
  if (set === undefined) return;
  const target =
    entry === undefined
      ? json.scenarios?.[scenario ?? 0]?.steps[step ?? 0]
      : json.entries?.find(({ id }) => id === entry);
  if (target === undefined) throw new Error(`nothing to change in the patch of ${entry ?? scenario}`);
  Object.assign(target, set);
  for (const [key, value] of Object.entries(set))
    if (value === null) delete (target as { [key: string]: unknown })[key];
}
