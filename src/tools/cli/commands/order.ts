import type { Hook } from '../../../engine/model/entry.js';
import { nearest } from '../../../engine/model/spelling.js';
import type { Policy } from '../../../engine/model/vocabulary.js';
import type { Words } from '../../../engine/model/words.js';
import { arrange } from '../../../engine/ruleset/arrange.js';
import { elseOf } from '../../../engine/ruleset/only-if.js';
import type { Ruleset } from '../../../engine/ruleset/ruleset.js';
import { DiagnosticError, diagnostic } from '../../../frontend/diagnostics/diagnostic.js';
import {
  type Absent,
  type Group,
  type Ordering,
  type OrderPlace,
  orderOfEvent,
  orderOfQuestion,
} from '../../check/ordering.js';
import type { Call, Command } from '../command.js';
import { editionOf, editionOption, entryLine } from '../entries.js';
import { type Exit, exit } from '../exit.js';
import { openRest, openTable } from '../opening.js';
import { editionLine } from '../short-names.js';

const policies: { readonly [policy in Policy]: Words } = {
  value: {
    en: 'One value: entries that apply must agree, or one must displace the others.',
    it: 'Un valore: le voci che si applicano devono concordare, o una deve prevalere sulle altre.',
  },
  verdict: {
    en: 'A verdict: a prohibition wins, then a requirement, then a permission; else no rule speaks.',
    it: 'Un verdetto: vince un divieto, poi un obbligo, poi un permesso; altrimenti nessuna regola ne parla.',
  },
  problems: { en: 'Problems: all that are found.', it: 'Problemi: tutti quelli trovati.' },
  union: {
    en: 'A list: what all entries give, each thing once.',
    it: 'Una lista: ciò che danno tutte le voci, ogni cosa una volta.',
  },
};

const hooks: { readonly [hook in Hook]: Words } = {
  answers: { en: 'Answered by, in this order', it: "Risponde, in quest'ordine" },
  rewrites: { en: '1. Something happens instead', it: '1. Accade altro al suo posto' },
  forbids: { en: '2. It does not happen at all', it: '2. Non accade affatto' },
  expands: { en: '3. What it is made of', it: '3. In che cosa consiste' },
  joins: { en: '   What is added to that', it: '   Che cosa vi si aggiunge' },
  follows: { en: '4. What comes of it', it: '4. Che cosa ne consegue' },
};

const words = {
  displacedBy: { en: 'gives way to {entries}', it: 'cede a {entries}' },
  after: { en: 'comes after {entries}', it: 'viene dopo {entries}' },
  steps: {
    own: { en: 'step “{step}”', it: 'passo «{step}»' },
    with: { en: 'together with “{step}”', it: 'insieme a «{step}»' },
    before: { en: 'before “{step}”', it: 'prima di «{step}»' },
    after: { en: 'after “{step}”', it: 'dopo «{step}»' },
  },
  verdicts: {
    deny: { en: 'a prohibition', it: 'un divieto' },
    require: { en: 'a requirement', it: 'un obbligo' },
    allow: { en: 'a permission', it: 'un permesso' },
  },
  elsewhere: { en: '{verdict} where its condition does not hold', it: '{verdict} dove la sua condizione non vale' },
  free: { en: 'nothing displaces it', it: 'nulla le prevale' },
  moment: { en: 'at the same moment', it: 'nello stesso momento' },
  absent: { en: 'Without a say here', it: 'Qui non contano' },
  empty: { en: 'No entry has a say here.', it: 'Qui non conta nessuna voce.' },
  silence: { en: 'Where all are silent: {value}.', it: 'Dove tutte tacciono: {value}.' },
  why: {
    edition: { en: 'in force {span}', it: 'in vigore {span}' },
    layer: { en: 'needs {layer}', it: 'vuole {layer}' },
    choice: { en: 'the table chose otherwise in “{matter}”', it: 'il tavolo ha scelto altro in «{matter}»' },
    replaced: { en: 'replaced by {entries}', it: 'sostituita da {entries}' },
    setup: { en: 'never applies with this setup', it: 'con questa preparazione non si applica mai' },
  },
} as const;

export const order: Command = {
  name: 'order',
  summary: {
    en: 'show who has a say, in which order, and why',
    it: 'mostra chi ha voce in capitolo, in che ordine e perché',
  },
  usage: ['QUESTION|EVENT [--setup TABLE] [--edition DATE]'],
  about: {
    en: 'Shows the entries that answer a question, or do something to an event, in the order in which they count,\nwith the reason for each place, and those without a say and why. The order of files means nothing.',
    it: "Mostra le voci che rispondono a una domanda, o agiscono su un evento, nell'ordine in cui contano, con il\nmotivo di ogni posto, e quelle che non contano e perché. L'ordine dei file non conta.",
  },
  positionals: { names: ['QUESTION|EVENT'], least: 1, most: 1 },
  options: [
    {
      name: 'setup',
      value: 'TABLE',
      about: {
        en: 'the table whose setup counts; by default nothing is agreed',
        it: 'il tavolo la cui preparazione vale; se manca, nulla è concordato',
      },
    },
    editionOption,
  ],
  examples: [
    {
      line: 'tavolata order mayAttack --setup table.json',
      about: { en: 'for the setup of a table', it: 'per la preparazione di un tavolo' },
    },
    { line: 'tavolata order playersLeave', about: { en: 'of an event', it: 'di un evento' } },
  ],
  run,
};

function run(call: Call): Exit {
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

/** The rules of the setup of a table, or of one in which nothing is agreed. */
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
  return [call.paint('bold', call.say(hooks[hook])), ...lines];
}

function reasons(call: Call, { entry, displacedBy, after, steps }: OrderPlace): readonly string[] {
  const kind = entry.verdict === undefined ? undefined : call.say(words.verdicts[entry.verdict]);
  const verdict =
    kind === undefined ? [] : [elseOf(entry) === undefined ? kind : call.say(words.elsewhere, { verdict: kind })];
  const found = [
    ...verdict,
    ...(displacedBy.length === 0 ? [] : [call.say(words.displacedBy, { entries: displacedBy.join(', ') })]),
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
