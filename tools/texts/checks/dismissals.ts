import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { digest, openFile } from 'tavolata/files';
import type { UnknownRecord } from 'tavolata/internals';
import type { Lang } from 'tavolata/runtime';
import { DiagnosticError, pointer, readJson } from 'tavolata/workspace';
import { written } from '../../check/format/format.js';
import { diagnostic } from '../../messages/index.js';
import { ledgerFolders } from '../state/ledger.js';
import type { PairFinding } from './across.js';
import type { CheckName } from './finding.js';

/** A finding that an editor has dismissed; void once the text changes. */
export interface Dismissal {
  readonly unit: string;
  readonly check: CheckName;
  readonly language: Lang;
  /** Digest of the text in that language. */
  readonly text: string;
  readonly why: string;
}

/** Where the dismissals of a folder of rules are, and those of the program's own texts beside it. */
export const dismissalsFile = (rules: string, part: 'rules' | 'program' = 'rules'): string =>
  join(ledgerFolders(rules)[part], 'dismissed.json');

/** The digest of a text in a dismissal. */
const digestOfText = (text: string): string => digest(text).slice(0, 8);

/**
 * The dismissals of a folder of rules and of the program beside it; none without a file.
 *
 * @throws DiagnosticError for a file of another form
 */
export const readDismissals = (rules: string): readonly Dismissal[] =>
  parts.flatMap((part) => dismissalsIn(dismissalsFile(rules, part)));

const parts = ['rules', 'program'] as const;

function dismissalsIn(file: string): readonly Dismissal[] {
  if (!existsSync(file)) return [];
  const { source, problem } = openFile(file);
  if (source === undefined) throw new DiagnosticError([problem]);
  const { document, diagnostics } = readJson(source);
  if (document === undefined) throw new DiagnosticError(diagnostics);
  const { dismissed } = (document.value ?? {}) as { readonly dismissed?: unknown };
  const wrong = Array.isArray(dismissed) ? dismissed.findIndex((one) => !isDismissal(one)) : 0;
  if (wrong >= 0 || !Array.isArray(dismissed)) {
    const at = document.at(pointer('dismissed', wrong));
    throw new DiagnosticError([diagnostic('proof.bad-dismissals', { at })]);
  }
  return dismissed as readonly Dismissal[];
}

function isDismissal(value: unknown): boolean {
  const { unit, check, language, text, why } = (value ?? {}) as UnknownRecord;
  return [unit, check, text, why].every((one) => typeof one === 'string') && (language === 'en' || language === 'it');
}

/** The files of some dismissals: one per line, sorted, so that changes by two people merge. */
export const dismissalFiles = (rules: string, dismissed: readonly Dismissal[]) =>
  parts.flatMap((part) => {
    const own = dismissed.filter(({ unit }) => /^(messages\/|program:)/.test(unit) === (part === 'program'));
    const file = dismissalsFile(rules, part);
    const home = part === 'rules' ? '..' : '../../rules';
    return own.length > 0 || existsSync(file) ? [{ file, text: dismissalsJson(own, home) }] : [];
  });

export function dismissalsJson(dismissed: readonly Dismissal[], home = '..'): string {
  const sorted = [...dismissed].sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'));
  return written({ $schema: `${home}/schema/dismissed.json`, dismissed: sorted }, 'dismissed');
}

const nameOf = ({
  unit,
  check,
  language,
}: {
  readonly unit: string;
  readonly check: string;
  readonly language: Lang;
}): string => `${unit} ${check} ${language}`;

/** A text of a unit in both languages. */
export interface Texts {
  readonly en: string;
  readonly it: string;
}

/** Findings that are not dismissed, and dismissals that no longer dismiss anything. */
export interface Sifted {
  readonly open: readonly PairFinding[];
  readonly unused: readonly Dismissal[];
}

/**
 * Leaves out the dismissed findings. A dismissal covers all findings of its check in that text, as long as the text is
 * unchanged.
 */
export function withoutDismissed(
  found: readonly PairFinding[],
  dismissed: readonly Dismissal[],
  textsOf: (unit: string) => Texts | undefined,
): Sifted {
  const valid = new Map(dismissed.filter((one) => isValid(one, textsOf(one.unit))).map((one) => [nameOf(one), one]));
  const used = new Set<Dismissal>();
  const open = found.filter(({ key, check, language }) => {
    const by = valid.get(nameOf({ unit: key, check, language }));
    if (by !== undefined) used.add(by);
    return by === undefined;
  });
  return { open, unused: dismissed.filter((one) => !used.has(one)) };
}

/** Whether a text is still the one in which the finding was dismissed. */
export const isValid = ({ language, text }: Dismissal, texts: Texts | undefined): boolean =>
  texts !== undefined && digestOfText(texts[language]) === text;

/** The existing dismissals, and further ones for some findings; one for each text and check. */
export function dismiss(
  found: readonly Pick<PairFinding, 'key' | 'check' | 'language'>[],
  dismissed: readonly Dismissal[],
  textsOf: (unit: string) => Texts | undefined,
  why: string,
): readonly Dismissal[] {
  const all = new Map(dismissed.map((one) => [nameOf(one), one]));
  for (const { key, check, language } of found) {
    const texts = textsOf(key);
    if (texts === undefined) continue;
    const one = { unit: key, check, language, text: digestOfText(texts[language]), why };
    all.set(nameOf(one), one);
  }
  return [...all.values()];
}
