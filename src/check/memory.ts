import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expressionsOf, nodesOfChange, walk } from '../model/nodes.js';
import type { Rulebook } from '../model/rulebook.js';
import type { Node } from '../model/tree.js';
import { groupOf } from './listening.js';

/** Entries that had a part in a scenario that held in an edition. */
export interface Remembered {
  readonly decided: Iterable<string>;
  readonly nearly: Iterable<string>;
}

interface Kept {
  readonly decided: readonly string[];
  readonly nearly: readonly string[];
  readonly touched: readonly string[];
  /** Digest of everything that the playing depended on. */
  readonly digest: string;
}

/**
 * Scenarios that held, kept from one run to the next. A scenario is played again when it has changed itself, or an entry of a group
 * that it looked at, or the vocabulary, or the program.
 */
export class Memory {
  private readonly kept: Map<string, Kept>;
  private readonly groups = new Map<string, string>();
  private readonly common: string;
  private readonly always: readonly string[];
  private changed = false;

  /**
   * @param file where it is kept; one that cannot be read is begun anew
   */
  constructor(
    rulebook: Rulebook,
    private readonly file: string,
  ) {
    this.kept = read(file);
    const texts = new Map<string, string[]>();
    for (const { source: _, name: __, text: ___, confirmed: ____, ...entry } of rulebook.entries) {
      const group = groupOf(entry);
      texts.set(group, [...(texts.get(group) ?? []), JSON.stringify(entry)]);
    }
    for (const [group, list] of texts) this.groups.set(group, digest(list.join('\n')));
    const { vocabulary, editions, matters } = rulebook;
    this.common = digest(JSON.stringify([program(), vocabulary, editions, matters]));
    this.always = askedByVocabulary(rulebook);
  }

  /** What is remembered of a scenario that has not been touched by any change since. */
  of(scenario: object, edition: string): Remembered | undefined {
    const kept = this.kept.get(keyOf(scenario, edition));
    return kept !== undefined && kept.digest === this.digestOf(kept.touched) ? kept : undefined;
  }

  keep(scenario: object, edition: string, touched: ReadonlySet<string>, { decided, nearly }: Remembered): void {
    const list = [...touched].sort();
    const digestNow = this.digestOf(list);
    this.kept.set(keyOf(scenario, edition), {
      decided: [...decided],
      nearly: [...nearly],
      touched: list,
      digest: digestNow,
    });
    this.changed = true;
  }

  /** Writes what is new; where that is not possible, the next run plays again. */
  save(): void {
    if (!this.changed) return;
    try {
      mkdirSync(dirname(this.file), { recursive: true });
      writeFileSync(this.file, JSON.stringify([...this.kept].slice(-mostKept)));
    } catch {
      // Nothing is lost but time.
    }
  }

  private digestOf(touched: readonly string[]): string {
    const groups = [...touched, ...this.always].map((group) => this.groups.get(group) ?? '-');
    return digest([this.common, ...groups].join(' '));
  }
}

/** More than a rulebook and a few of its variations need. */
const mostKept = 20_000;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

const keyOf = (scenario: object, edition: string): string => digest(JSON.stringify([scenario, edition]));

function read(file: string): Map<string, Kept> {
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, Kept][]);
  } catch {
    return new Map();
  }
}

/** Something that changes with the files of the program. */
function program(): string {
  const folder = dirname(dirname(fileURLToPath(import.meta.url)));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.[jt]s$/.test(file));
  return files
    .sort()
    .map((file) => `${file} ${statSync(join(folder, file)).mtimeMs}`)
    .join('\n');
}

/** Groups that the vocabulary itself asks for whenever a table is opened or changed. */
function askedByVocabulary({ vocabulary, entries }: Rulebook): readonly string[] {
  const found = new Set<string>();
  const note = (tree: Node): void =>
    walk(tree, (node) => {
      if (node.op !== 'ask' || found.has(`answers ${node.question}`)) return;
      found.add(`answers ${node.question}`);
      for (const entry of entries) {
        if (entry.hook !== 'answers' || entry.of !== node.question) continue;
        for (const { expression } of expressionsOf(entry)) note(expression.tree);
      }
    });
  for (const { facts } of Object.values(vocabulary.entities))
    for (const { assumed } of Object.values(facts)) if (assumed !== undefined) note(assumed.tree);
  for (const { changes } of Object.values(vocabulary.events))
    for (const change of changes) for (const node of nodesOfChange(change)) note(node);
  for (const { tree } of vocabulary.verify) note(tree);
  return [...found].sort();
}
