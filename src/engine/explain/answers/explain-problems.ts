import type { Problem } from '../../model/answer.js';
import type { Entry } from '../../model/entry.js';
import { textIn } from '../../model/numbers.js';
import type { Type } from '../../model/type.js';
import type { Words } from '../../model/words.js';
import type { ExplanationPart } from '../explanation-part.js';
import { namedIn } from '../read-back/read-entry.js';
import { valueNode } from '../read-back/value-nodes.js';
import { optionalSlotsOf, slotsOf, verbatim } from '../words/template.js';
import type { Formatter } from './formatter.js';

/** A problem: its severity, its entry, the reason, and what would help. */
export function problemItem(formatter: Formatter, problem: Problem): ExplanationPart {
  const { answer, entry: words } = formatter.words;
  const entry = formatter.entry(problem.entry);
  const reason =
    reasonOf(formatter, problem, entry?.reason) ?? (entry && textIn(entry, formatter.edition)[formatter.lang].says);
  const remedy = reasonOf(formatter, problem, entry?.remedy);
  const values = Object.entries(problem.values).map(([name, value]) =>
    valueNode(value, typeOf(formatter, entry, name), formatter.vocabulary),
  );
  const below = [
    ...(reason === undefined
      ? []
      : [formatter.textPart('reason', formatter.fill(answer.reason, { reason: verbatim(reason) }), values)]),
    ...(remedy === undefined
      ? []
      : [formatter.textPart('remedy', formatter.fill(answer.remedy, { remedy: verbatim(remedy) }), values)]),
  ];
  const said = formatter.about(problem.entry, below);
  return { ...said, text: `${words.severities[problem.severity]}: ${said.text}` };
}

/**
 * The template of a reason or remedy, filled with the values of the problem in words.
 * Undefined for no template.
 */
function reasonOf(formatter: Formatter, problem: Problem, template: Words | undefined): string | undefined {
  if (template === undefined) return undefined;
  const text = template[formatter.lang];
  const entry = formatter.entry(problem.entry);
  const parts: { [name: string]: string } = {};
  const optional = optionalSlotsOf(text);
  for (const name of slotsOf(text)) {
    if (optional.includes(name) && problem.values[name] === null) continue; // its piece is left out
    const value = Object.hasOwn(problem.values, name) ? problem.values[name] : undefined;
    // a value that the answer lacks is named as the entry names it
    const node = value === undefined && entry !== undefined ? namedIn(entry, name, formatter.vocabulary) : undefined;
    if (node !== undefined && entry !== undefined) parts[name] = formatter.reader(entry, new Map()).embedded(node);
    else parts[name] = formatter.noun(valueNode(value ?? name, typeOf(formatter, entry, name), formatter.vocabulary));
  }
  return formatter.fill(text, parts);
}

/** Type of a name of the entry: a let, the thing of its `each`, or a parameter of its question. */
const typeOf = ({ vocabulary }: Formatter, entry: Entry | undefined, name: string): Type =>
  (entry && namedIn(entry, name, vocabulary))?.type ?? { one: [], none: true };
