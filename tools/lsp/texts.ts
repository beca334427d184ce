import type { Diagnostic as Finding } from 'tavolata/compiler';
import type { JsonDocument, LinkedRules, Workspace } from 'tavolata/workspace';

/** The findings in the texts of a file, compared with the texts that they were made from. */
export type Proofread = (rules: LinkedRules, document: JsonDocument) => readonly Finding[];

/** The findings in the texts of open files; each is checked again after it changes, while nobody waits. */
export class ReadTexts {
  private readonly read = new Map<string, { readonly document: JsonDocument; readonly found: readonly Finding[] }>();

  constructor(
    private readonly workspace: Workspace,
    private readonly proofread: Proofread | undefined,
  ) {}

  /** What is found, by path, as far as the files have not changed since. */
  *found(): Generator<readonly [path: string, found: readonly Finding[]]> {
    for (const [path, { document, found }] of this.read) if (this.documentOf(path) === document) yield [path, found];
  }

  /** Checks one open file that has changed since its last check; returns whether there was one. */
  readOne(open: ReadonlySet<string>): boolean {
    const rules = this.workspace.linked;
    if (this.proofread === undefined || rules === undefined) return false;
    for (const path of this.read.keys()) if (!open.has(path)) this.read.delete(path);
    for (const path of open) {
      const document = this.documentOf(path);
      if (document === undefined || this.read.get(path)?.document === document) continue;
      this.read.set(path, { document, found: this.proofread(rules, document) });
      return true;
    }
    return false;
  }

  /** The records of texts may have changed. */
  forget(): void {
    this.read.clear();
  }

  private documentOf(path: string): JsonDocument | undefined {
    const documents = this.workspace.linked?.documents;
    return documents === undefined
      ? undefined
      : [...documents.entries, ...documents.scenarios, ...documents.vocabularyFiles].find(
          ({ source }) => source.file === path,
        );
  }
}
