import type { Step } from '../../model/entry.js';
import { stepNames } from '../../model/vocabulary.js';
import type { Item } from '../layout.js';
import { sentence } from '../words/template.js';
import { isNone } from './nodes.js';
import { hasCases } from './numbered-cases.js';
import { actionText, filledIn, letItems } from './read-entry-lines.js';
import type { WholeReader } from './whole-reader.js';
import { quoted } from './wording.js';

/** A step of a procedure: its name and place, its own condition, names and what it does. */
export function stepItem(reader: WholeReader, step: Step): Item {
  const { entry: words } = reader.words;
  const { name, anchor, when } = step;
  const condition = when === undefined ? '' : reader.whole(when.tree);
  const heading = [
    name === undefined ? words.unnamedStep : filledIn(reader, words.step, { name: stepName(reader, name) }),
    ...(anchor === undefined
      ? []
      : [filledIn(reader, words.anchors[anchor.place], { step: stepName(reader, anchor.step) })]),
    ...(condition === '' || hasCases(condition) ? [] : [filledIn(reader, words.stepWhen, { condition })]),
  ];
  const whenBelow = hasCases(condition)
    ? [{ text: filledIn(reader, words.when, { condition: sentence(condition) }) }]
    : [];
  const actions = step.do.filter(({ tree }) => !isNone(tree)).map(({ tree }) => ({ text: actionText(reader, tree) }));
  const nothing = name === undefined ? reader.words.readBack.action.nothing : words.emptyStep;
  const body = actions.length === 0 ? [{ text: sentence(nothing) }] : actions;
  return { text: `${heading.join(', ')}:`, below: [...whenBelow, ...letItems(reader, step.let), ...body] };
}

/** The vocabulary's name for a step, or else its own. */
const stepName = (reader: WholeReader, name: string): string =>
  quoted(reader, reader.vocabulary.enumerations[stepNames]?.values[name]?.[reader.lang] ?? name);
