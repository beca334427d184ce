import { elseOf, type Hook, nearest, PHASES, wordsIn } from 'tavolata/internals';
import { arrange, type Ruleset } from 'tavolata/runtime';
import { DiagnosticError } from 'tavolata/workspace';
import {
  type Absent,
  type Group,
  type Ordering,
  type OrderPlace,
  orderOfEvent,
  orderOfQuestion,
} from '../../../check/ordering.js';
import { diagnostic } from '../../../messages/index.js';
import type { Call } from '../../command.js';
import { editionOf, entryLine } from '../../entries.js';
import { type Exit, exit } from '../../exit.js';
import { openRest, openTable } from '../../opening.js';
import { editionLine } from '../../short-names.js';
import texts from './order.json' with { type: 'json' };

const { policies, words } = texts;

/** Which entries answer a question or act on an event, and which prevail. */
export function showOrder(call: Call): Exit {
  const name = (call.positionals[0] ?? '').replace(/\(.*$/s, '').trim();
  const ruleset = rulesetOf(call);
  const { vocabulary } = ruleset.rulebook;
  const question = Object.hasOwn(vocabulary.questions, name) ? vocabulary.questions[name] : undefined;
  if (question === undefined && !Object.hasOwn(vocabulary.events, name)) {
    const suggestion = nearest(name, [...Object.keys(vocabulary.questions), ...Object.keys(vocabulary.events)]);
    throw new DiagnosticError([diagnostic('cli.unknown-order', { at: call.at(0), values: { name }, suggestion })]);
  }
  const ordering = question === undefined ? orderOfEvent(ruleset, name) : orderOfQuestion(ruleset, name);
  if (call.json) {
    call.printJson({ edition: ruleset.edition, name, policy: question?.policy, ...inJson(ordering), diagnostics: [] });
    return exit.fine;
  }
  call.print(call.paint('dim', editionLine(call, ruleset.rulebook, ruleset.edition)));
  call.print(call.paint('bold', name));
  if (question !== undefined) call.print(call.say(policies[question.policy]));
  if (question?.silence !== undefined) call.print(call.say(words.silence, { value: JSON.stringify(question.silence) }));
  if (ordering.groups.length === 0) call.print('', call.say(words.empty));
  for (const group of ordering.groups) call.print('', ...groupLines(call, ruleset, group));
  if (ordering.absent.length > 0) call.print('', call.paint('bold', call.say(words.absent)));
  for (const absent of ordering.absent) call.print(...absentLines(call, ruleset, absent));
  return exit.fine;
}

/** The rules for the setup of a table, or for one without any agreements. */
function rulesetOf(call: Call): Ruleset {
  const file = call.value('setup');
  if (file !== undefined) {
    const { table, rulebook } = openTable(call, file);
    if (call.value('edition') === undefined) return table.ruleset;
    return arrange(rulebook, { ...table.ruleset.setup, edition: editionOf(call, rulebook) });
  }
  const { rulebook } = openRest(call);
  return arrange(rulebook, { edition: editionOf(call, rulebook) });
}

function groupLines(call: Call, ruleset: Ruleset, { hook, moments }: Group): readonly string[] {
  const lines = moments.flatMap((moment) => {
    const several = moment.length > 1 ? [call.paint('dim', `  ${call.say(words.moment)}:`)] : [];
    const indent = moment.length > 1 ? '    ' : '  ';
    const places = moment.flatMap((place) => [
      `${indent}${entryLine(call, place.entry, ruleset.edition)}`,
      ...reasons(call, place).map((reason) => `${indent}    ${call.paint('dim', reason)}`),
    ]);
    return [...several, ...places];
  });
  return [call.paint('bold', heading(call, hook)), ...lines];
}

/** What entries of a hook do; for an event, with the number of the phase at the first hook of each. */
function heading(call: Call, hook: Hook): string {
  if (hook === 'answers') return call.say(words.answers);
  const phase = PHASES.findIndex(({ hooks }) => hooks[0].hook === hook);
  return `${phase < 0 ? '   ' : `${phase + 1}. `}${wordsIn(call.lang).entry.phases[hook]}`;
}

function reasons(call: Call, { entry, overriddenBy, after, steps }: OrderPlace): readonly string[] {
  const kind = entry.verdict === undefined ? undefined : call.say(words.verdicts[entry.verdict]);
  const verdict =
    kind === undefined ? [] : [elseOf(entry) === undefined ? kind : call.say(words.elsewhere, { verdict: kind })];
  const found = [
    ...verdict,
    ...(overriddenBy.length === 0 ? [] : [call.say(words.overriddenBy, { entries: overriddenBy.join(', ') })]),
    ...(after.length === 0 ? [] : [call.say(words.after, { entries: after.join(', ') })]),
    ...steps.map(({ place, step }) => call.say(words.steps[place ?? 'own'], { step })),
  ];
  return [found.length === 0 ? call.say(words.free) : found.join('; ')];
}

function absentLines(call: Call, ruleset: Ruleset, { entry, why, by }: Absent): readonly string[] {
  const { layers } = ruleset.rulebook.vocabulary;
  const span = `${entry.since ?? '…'} – ${entry.until ?? '…'}`;
  const values = {
    span,
    layer: layers[entry.layer]?.names[call.lang] ?? entry.layer,
    matter: entry.chosen?.matter ?? '',
    entries: by.join(', '),
  };
  return [
    `  ${entryLine(call, entry, ruleset.edition)}`,
    `      ${call.paint('dim', call.say(words.why[why], values))}`,
  ];
}

const inJson = ({ groups, absent }: Ordering) => ({
  groups: groups.map(({ hook, moments }) => ({
    hook,
    moments: moments.map((moment) => moment.map(({ entry, ...place }) => ({ id: entry.id, ...place }))),
  })),
  absent: absent.map(({ entry, why, by }) => ({ id: entry.id, why, by })),
});
