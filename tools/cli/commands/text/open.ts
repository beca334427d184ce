import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { openFile } from 'tavolata/files';
import { readJson } from 'tavolata/workspace';
import { outdatedEntries, uncomparedEntries } from '../../../check/editions.js';
import { readDigests } from '../../../official/digest-files.js';
import { type Ledger, readLedger } from '../../../texts/state/ledger.js';
import { type StatedText, statedTexts } from '../../../texts/state/states.js';
import { programAreas, type TextArea, type TextUnit } from '../../../texts/units/unit.js';
import { unitsOfFile, unitsOfRules } from '../../../texts/units/units.js';
import type { Call } from '../../command.js';
import { rulesFilesIn } from '../../files.js';
import { type OpenRules, openRules, rulesFolder } from '../../opening.js';

/** The texts of a rulebook with their records. */
export interface OpenTexts extends OpenRules {
  readonly units: readonly TextUnit[];
  readonly ledger: Ledger;
  readonly texts: readonly StatedText[];
}

/**
 * Opens the texts of the rulebook, and those of the program next to it.
 *
 * @throws DiagnosticError for rules or records that cannot be read
 */
export const openTexts = (call: Call): OpenTexts => textsOf(openRules(call), rulesFolder(call));

/**
 * The texts of open rules.
 *
 * @param folder the folder of the rules
 * @param units the texts, if already known
 * @throws DiagnosticError for records that cannot be read
 */
export function textsOf(
  rules: OpenRules,
  folder: string,
  units: readonly TextUnit[] = unitsFor(rules, folder),
): OpenTexts {
  const ledger = readLedger(folder, units);
  const { rulebook } = rules;
  const digests = readDigests(folder);
  const outdated = outdatedEntries(rulebook, digests);
  const uncompared = uncomparedEntries(rulebook, digests, rulebook.editions.at(-1)!.date);
  return { ...rules, units, ledger, texts: statedTexts(units, ledger, outdated, uncompared) };
}

/**
 * The texts in a folder of rules, and those of the program next to it. House rules given by `--house` belong to
 * somebody else.
 */
export const unitsFor = ({ documents }: Pick<OpenRules, 'documents'>, folder: string): readonly TextUnit[] =>
  ownUnits(textsRead({ documents }, folder), folder);

/** The texts that are checked, including those of house rules. */
export const textsRead = ({ documents }: Pick<OpenRules, 'documents'>, folder: string): readonly TextUnit[] => [
  ...unitsOfRules(documents),
  ...programUnits(folder),
];

/** Texts that do not belong to somebody else's house rules: in a folder of rules, or of the program next to it. */
export function ownUnits(units: readonly TextUnit[], folder: string): readonly TextUnit[] {
  const own = resolve(folder);
  return units.filter(({ area, file }) => programAreas.has(area) || resolve(file).startsWith(own));
}

/** Messages and other texts of the program, if its sources are next to a folder of rules. */
function programUnits(folder: string): readonly TextUnit[] {
  const home = dirname(folder);
  const messages = [join(home, 'src', 'frontend', 'diagnostics', 'messages'), join(home, 'tools', 'messages')];
  return [
    ...['src', 'tools'].flatMap((part) =>
      unitsIn(join(home, part), (file) => (messages.includes(dirname(file)) ? 'messages' : 'program')),
    ),
  ];
}

const unitsIn = (folder: string, area: (file: string) => Exclude<TextArea, 'entries'>): readonly TextUnit[] =>
  existsSync(folder)
    ? rulesFilesIn(folder).flatMap((file) => {
        const { source } = openFile(file);
        const document = source && readJson(source).document;
        return document === undefined ? [] : unitsOfFile(document, area(file));
      })
    : [];
