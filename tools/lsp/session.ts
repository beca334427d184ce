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

/** All that is found in one file now. */
export interface Publication {
  readonly uri: string;
  readonly diagnostics: Diagnostic[];
}

export interface SessionOptions {
  /** What need not be read and linked again. */
  readonly earlier?: EarlierResults | undefined;
  /** Looks at the texts of a file. */
  readonly proofread?: Proofread | undefined;
}

/**
 * The rules that an editor has open, with the texts that it holds. A file of house rules or of cases that lies elsewhere counts as one of the folder of
 * house rules.
 */
export class Session implements View {
  readonly workspace: Workspace;
  /** URIs of files outside of the rules, and those that the client spells its own way, by path. */
  private readonly uris = new Map<string, string>();
  /** Texts that the workspace has not looked at yet: what the client has changed, and in the beginning the cases. */
  private readonly pending: Map<string, string | undefined>;
  /** Whether everything was looked at. */
  isWhole = false;
  private readonly open = new Set<string>();
  private published = new Map<string, string>();
  private names: Generator<unknown> | undefined;
  /** What failed in cases that were run, or survived as a mutant, until something changes. */
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
  }

  readonly uriOf = (path: string): string => this.uris.get(path) ?? this.source.uriOf(path);

  /** The path of a file in the workspace; undefined for what is none of its business. */
  pathOf(uri: string): string | undefined {
    const place = this.source.placeOf(uri);
    if (place === undefined || place.isInside) return place?.path;
    const path = `house/${place.path}`;
    // A file outside must not take the place of one of the rules.
    return this.uris.get(path) !== uri && this.isKnown(path) ? undefined : path;
  }

  /** A text of an editor, which counts in the place of the file. */
  change(uri: string, text: string): void {
    const path = this.pathOf(uri);
    const isRules = path !== undefined && (this.isKnown(path) || isOfRules(path, text));
    if (path === undefined || !isRules) return;
    this.uris.set(path, uri);
    this.open.add(path);
    this.pending.set(path, text);
  }

  /** The editor has closed a file: what is on the disk counts again. */
  close(uri: string): void {
    const path = this.pathOf(uri);
    if (path === undefined || !this.open.delete(path)) return;
    this.pending.set(path, this.source.read(path));
  }

  /** Something has changed on the disk, of which no editor holds a text. */
  changedOnDisk(uri: string): void {
    this.texts.forget();
    const path = this.pathOf(uri);
    if (path === undefined || this.open.has(path) || this.source.placeOf(uri)?.isInside !== true) return;
    this.pending.set(path, this.source.read(path));
  }

  /** Lets the workspace see what was changed; every request does so first. */
  update(): void {
    this.isWhole = true;
    if (this.pending.size === 0) return;
    this.workspace.changeAll(this.pending);
    this.pending.clear();
    this.names = undefined;
    this.failed.clear();
  }

  /** Takes what came of cases, to be reported with what is found. */
  ran(runs: readonly Pick<CaseRun, 'uri' | 'failures'>[]): void {
    this.failed = new Map();
    for (const { uri, failures } of runs)
      if (failures.length > 0) this.failed.set(uri, [...(this.failed.get(uri) ?? []), ...failures]);
  }

  /** Errors in open texts that were just changed, each by itself and before everything else is looked at, where one of them is new. */
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

  /** Reads the texts of one more open file while nobody waits; says whether there was one. */
  readTexts(): boolean {
    return this.pending.size === 0 && this.texts.readOne(this.open);
  }

  /** Works out the names of one more file while nobody waits; says whether there are others. */
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
