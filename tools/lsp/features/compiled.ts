import { packRulebook } from 'tavolata/runtime';
import type { Compiled, WrittenMistake } from '../beyond.js';
import type { View } from '../view.js';
import { findingsByFile, toDiagnostic } from './findings.js';

/** The rules as they are at present. */
export function compiled(view: View): Compiled {
  const rulebook = view.workspace.rulebook();
  if (rulebook !== undefined) return { rulebook: packRulebook(rulebook) };
  const mistakes = [...findingsByFile(view)].flatMap(([path, all]) =>
    all
      .filter(({ severity }) => severity === 'error')
      .map((one): WrittenMistake => ({ uri: view.uriOf(path), diagnostic: toDiagnostic(view, one) })),
  );
  return { mistakes };
}
