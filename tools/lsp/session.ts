import type { Diagnostic as Finding } from 'tavolata/compiler';
import type { Lang } from 'tavolata/runtime';
import {
  type EarlierResults,
  isCasesFile,
  isSeatingsFile,
  namesIn,
  openWorkspace,
  type Workspace,
} from 'tavolata/workspace';
import type { Diagnostic } from 'vscode-languageserver';
import { findingsByFile, toDiagnostic } from './features/findings.js';
import type { CaseRun } from './features/run-cases.js';
import type { RulesSource } from './source.js';
import { type Proofread, ReadTexts } from './texts.js';
import type { View } from './view.js';

/** All present findings of one file. */
export interface Publication {
  readonly uri: string;
  readonly diagnostics: Diagnostic[];
}

export interface SessionOptions {
  /** What need not be read and linked again. */
  readonly earlier?: EarlierResults | undefined;
  /** Checks the texts of a file. */
  readonly proofread?: Proofread | undefined;
}

/**
 * The rules that an editor has open, with its texts. A file of house rules or of cases elsewhere counts as one in the
 * folder of house rules, and so do the cases beside house rules, which `test` runs with them.
 */
export class Session implements View {
  readonly workspace: Workspace;
  /** URIs of files outside the rules, and those that the client spells in its own way, by path. */
  private readonly uris = new Map<string, string>();
  /** Texts that the workspace has not looked at yet: what the client has changed, and in the beginning the cases. */
  private readonly pending: Map<string, string | undefined>;
  /** Whether everything was looked at. */
  isWhole = false;
  private readonly open = new Set<string>();
  private published = new Map<string, string>();
  private names: Generator<unknown> | undefined;
  /** Failures of cases that were run, and surviving mutants, until something changes. */
  private failed = new Map<string, Diagnostic[]>();
  private readonly texts: ReadTexts;

  constructor(
    private readonly source: RulesSource,
    readonly lang: Lang,
    { earlier, proofread }: SessionOptions = {},
  ) {
    const texts = Object.entries(source.texts());
    const isLater = ([path]: (typeof texts)[number]): boolean => isCasesFile(path) && !isSeatingsFile(path);
    this.workspace = openWorkspace(Object.fromEntries(texts.filter((one) => !isLater(one))), earlier);
    this.pending = new Map(texts.filter(isLater));
    this.texts = new ReadTexts(this.workspace, proofread);
    for (const uri of source.house) this.readBeside(uri);
  }

  readonly uriOf = (path: string): string => this.uris.get(path) ?? this.source.uriOf(path);

  /** The path of a file in the workspace; undefined for files that do not belong to it. */
  pathOf(uri: string): string | undefined {
    const place = this.source.placeOf(uri);
    if (place === undefined || place.isInside) return place?.path;
    const path = `house/${place.path}`;
    // A file outside must not replace one of the rules.
    const taken = this.uris.get(path);
    const isSame = taken !== undefined && this.source.placeOf(taken)?.file === place.file;
    return !isSame && this.isKnown(path) ? undefined : path;
  }

  /** The text of an editor, which replaces that of the file. */
  change(uri: string, text: string): void {
    const path = this.pathOf(uri);
    const isRules = path !== undefined && (this.isKnown(path) || isOfRules(path, text));
    if (path === undefined || !isRules) return;
    const isOpened = !this.open.has(path);
    this.uris.set(path, uri);
    this.open.add(path);
    this.pending.set(path, text);
    if (isOpened) this.readBeside(uri);
  }

  /** The editor has closed a file: the text on the disk counts again. */
  close(uri: string): void {
    const path = this.pathOf(uri);
    if (path === undefined || !this.open.delete(path)) return;
    this.pending.set(path, this.source.read(path));
    this.readBeside(uri);
  }

  /** A file without an editor's text has changed on the disk. */
  changedOnDisk(uri: string): void {
    this.texts.forget();
    const path = this.pathOf(uri);
    if (path === undefined || this.open.has(path)) return;
    if (this.source.placeOf(uri)?.isInside === true) this.pending.set(path, this.source.read(path));
    else this.readBeside(uri);
  }

  /**
   * Reads a file outside the rules from the disk, and the files taken together with it, unless the editor has them open.
   * They count as long as it has one of them open, or the server was started with them.
   */
  private readBeside(uri: string): void {
    if (this.source.placeOf(uri)?.isInside !== false) return;
    const files = Object.entries(this.source.beside(uri)).flatMap(([other, text]) => {
      const path = this.pathOf(other);
      return path === undefined ? [] : [{ other, path, text }];
    });
    const isWanted = files.some(({ other, path }) => this.open.has(path) || this.source.house.includes(other));
    for (const { other, path, text } of files) {
      if (this.open.has(path)) continue;
      const isRules = isWanted && text !== undefined && isOfRules(path, text);
      if (!isRules && !this.isKnown(path)) continue;
      if (isRules && !this.isKnown(path)) this.uris.set(path, other);
      this.pending.set(path, isRules ? text : undefined);
    }
  }

  /** Updates the workspace with the changes; every request does so first. */
  update(): void {
    this.isWhole = true;
    if (this.pending.size === 0) return;
    this.workspace.changeAll(this.pending);
    this.pending.clear();
    this.names = undefined;
    this.failed.clear();
  }

  /** Takes over results of cases, to be reported with the findings. */
  ran(runs: readonly Pick<CaseRun, 'uri' | 'failures'>[]): void {
    this.failed = new Map();
    for (const { uri, failures } of runs)
      if (failures.length > 0) this.failed.set(uri, [...(this.failed.get(uri) ?? []), ...failures]);
  }

  /**
   * Errors in texts that were just changed, each by itself and before everything else is checked, if one of them is
   * new.
   */
  ownErrors(): readonly Publication[] {
    return [...this.pending].flatMap(([path, text]) => {
      if (text === undefined || !this.open.has(path)) return [];
      const errors = this.foundBefore(path, text).filter(({ severity }) => severity === 'error');
      const diagnostics = errors.map((one) => toDiagnostic(this, one));
      const before = this.published.get(path) ?? '';
      if (diagnostics.every((one) => before.includes(JSON.stringify(one)))) return [];
      this.published.set(path, JSON.stringify(diagnostics));
      return [{ uri: this.uriOf(path), diagnostics }];
    });
  }

  /** What is sure to be found in a text before everything is looked at. Cases say nothing about rules: as long as none was read, that is all of it. */
  private foundBefore(path: string, text: string): readonly Finding[] {
    if (this.isWhole || isCasesFile(path)) return this.workspace.foundIn(path, text);
    this.workspace.change(path, text);
    return this.workspace.diagnostics.get(path) ?? [];
  }

  /** The files of which something else is to be said than before; those that became clean with nothing. */
  publications(): readonly Publication[] {
    this.update();
    const found = new Map(
      [...findingsByFile(this)].map(([path, all]) => [path, all.map((one) => toDiagnostic(this, one))]),
    );
    for (const [uri, failures] of this.failed) {
      const path = this.pathOf(uri);
      if (path !== undefined) found.set(path, [...(found.get(path) ?? []), ...failures]);
    }
    for (const [path, all] of this.texts.found()) {
      const shown = all.map((one) => toDiagnostic(this, one));
      if (shown.length > 0) found.set(path, [...(found.get(path) ?? []), ...shown]);
    }
    const before = this.published;
    this.published = new Map([...found].map(([path, all]) => [path, JSON.stringify(all)]));
    return [...new Set([...before.keys(), ...found.keys()])].flatMap((path) => {
      if (before.get(path) === this.published.get(path)) return [];
      return [{ uri: this.uriOf(path), diagnostics: found.get(path) ?? [] }];
    });
  }

  /** Checks the texts of one more open file while nobody waits; returns whether there was one. */
  readTexts(): boolean {
    return this.pending.size === 0 && this.texts.readOne(this.open);
  }

  /** Computes the names of one more file while nobody waits; returns whether there are others. */
  prepare(): boolean {
    if (this.workspace.linked === undefined || this.pending.size > 0) return false;
    this.names ??= namesIn(this.workspace.linked);
    return this.names.next().done !== true;
  }

  private isKnown(path: string): boolean {
    return this.workspace.source(path) !== undefined || this.pending.has(path);
  }
}

/** Whether a text may be one of house rules, or of cases. */
const isOfRules = (path: string, text: string): boolean => /\.cases$/i.test(path) || /"entries"|"scenarios"/.test(text);
