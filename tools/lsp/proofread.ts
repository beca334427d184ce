import type { Diagnostic as Finding } from 'tavolata/compiler';
import { DiagnosticError, type JsonDocument, type LinkedRules } from 'tavolata/workspace';
import { isToFill } from '../check/to-fill.js';
import { diagnostic } from '../messages/index.js';
import { readDismissals } from '../texts/checks/dismissals.js';
import { proofDiagnostic, proofread } from '../texts/checks/proof.js';
import { stateFindings } from '../texts/state/findings.js';
import { hasLedger, readLedger } from '../texts/state/ledger.js';
import { placeOf } from '../texts/units/unit.js';
import { unitsOfRules } from '../texts/units/units.js';
import { partialRulebook } from './features/describe.js';
import type { Proofread } from './texts.js';

/**
 * Compares the texts of a file with those that they were made from, as `tavolata text` and `text check` do: stale
 * texts, those not recorded as seen together, and what a proofreader would ask about.
 *
 * @param folder of the rules, whose ledger and dismissals count; a rulebook without a ledger is a draft, about which
 * nothing is reported
 */
export const proofreadIn =
  (folder: string): Proofread =>
  (rules, document) => {
    if (!hasLedger(folder) || rules.documents.terms === undefined || isToFill(document.source)) return [];
    try {
      return findingsIn(folder, rules, document);
    } catch (error) {
      // The commands that write a ledger report its faults.
      if (error instanceof DiagnosticError) return [];
      throw error;
    }
  };

function findingsIn(folder: string, rules: LinkedRules, document: JsonDocument): readonly Finding[] {
  const { documents } = rules;
  const units = unitsOfRules(documents, (one) => one === document);
  const ledger = readLedger(folder, units);
  const stale = stateFindings(units, { ...ledger, spelledOut: [] }).filter(({ code }) => code === 'text.stale');
  const unrecorded = units
    .filter(({ key }) => !ledger.records.has(key))
    .map((unit): Finding => {
      const values = { count: 1, keys: unit.key };
      return diagnostic('text.unrecorded', { at: placeOf(unit, 'it'), severity: 'advice', values });
    });
  const proof = proofread(documents, readDismissals(folder), { units, rulebook: partialRulebook(rules) });
  return [...stale, ...unrecorded, ...proof.open.map((one) => proofDiagnostic(proof, one))];
}
