import { isFolder } from 'tavolata/files';
import { editionFor } from 'tavolata/internals';
import { DiagnosticError } from 'tavolata/workspace';
import type { Side } from '../../../check/compare/sides.js';
import { placingFaults } from '../../../check/faults.js';
import { diagnostic } from '../../../messages/index.js';
import type { Call } from '../../command.js';
import { type OpenRules, openRules, rulesFolder } from '../../opening.js';

/** One side of a comparison, with its files. */
export interface OpenSide extends Side {
  readonly rules: OpenRules;
  /** As typed. */
  readonly label: string;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The two sides that a call names: dates of editions, folders of rules, or folders with a date. Rules named twice are
 * read once.
 *
 * @throws DiagnosticError for anything else, and for rules that cannot be linked
 */
export function sidesOf(call: Call): readonly [OpenSide, OpenSide] {
  const opened = new Map<string, OpenRules>();
  const read = (folder: string): OpenRules => {
    const rules =
      opened.get(folder) ?? openRules({ ...call, value: (name) => (name === 'rules' ? folder : call.value(name)) });
    opened.set(folder, rules);
    return rules;
  };
  const [a, b] = [0, 1].map((index): OpenSide => {
    const label = call.positionals[index] ?? '';
    const { folder = rulesFolder(call), date } = partsOf(label);
    if (label === '' || (date !== undefined && !DATE.test(date)) || !isFolder(folder))
      throw new DiagnosticError([diagnostic('evidence.no-such-side', { at: call.at(index), values: { name: label } })]);
    const rules = read(folder);
    const { rulebook } = rules;
    return { rulebook, rules, label, edition: editionIn(call, index, rules, date) };
  });
  return [a as OpenSide, b as OpenSide];
}

/** A date, a folder, or both joined by the last `@`. */
function partsOf(label: string): { readonly folder?: string; readonly date?: string } {
  if (DATE.test(label)) return { date: label };
  const at = label.lastIndexOf('@');
  return at < 0 || isFolder(label) ? { folder: label } : { folder: label.slice(0, at), date: label.slice(at + 1) };
}

function editionIn(call: Call, index: number, { rulebook }: OpenRules, date: string | undefined): string {
  if (date === undefined) return rulebook.editions.at(-1)?.date ?? '';
  return placingFaults({ asked: call.at(index) }, () => editionFor(rulebook, date).edition);
}
