import terms from '../../../rules/terms.json' with { type: 'json' };
import contrasts from '../../../tools/texts/checks/contrasts.json' with { type: 'json' };
import type { CheckedWords } from '../../../tools/texts/checks/finding.js';
import { contrastsOf } from '../../../tools/texts/checks/opposites.js';
import { type Term, termbaseOf } from '../../../tools/texts/terms/termbase.js';

/** The terms and contrasts of this rulebook. */
export const checkedWords: CheckedWords = {
  terms: termbaseOf(terms.terms as readonly Term[]),
  contrasts: contrastsOf(contrasts.contrasts),
};
