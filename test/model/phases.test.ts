import { readFileSync, writeFileSync } from 'node:fs';
import camelCase from 'lodash/camelCase.js';
import sortBy from 'lodash/sortBy.js';
import upperFirst from 'lodash/upperFirst.js';
import { expect, test } from 'vitest';
import { wordsIn } from '../../src/engine/explain/words/index.js';
import { PHASES } from '../../src/engine/model/entry.js';
import type { Lang } from '../../src/engine/model/words.js';
import { laidOut } from './laid-out.js';

/*
 * What the schema of entries says of the keys that name an event follows from the table of phases: which there are, what goes with each,
 * and which kinds of entries may have it. After a change of the table: UPDATE_CASES=1 npm run unit -- test/model/phases.test.ts
 */

const FILE = 'rules/schema/entries.json';
const EVENT = 'names.json#/$defs/event';
type EventHook = (typeof PHASES)[number]['hooks'][number];
/** Those of procedures come last. */
const hooks = sortBy(
  PHASES.flatMap((phase): readonly EventHook[] => phase.hooks),
  ({ needs }) => needs === 'steps',
);

/** Of the schema, what is looked at here. */
interface Definition {
  readonly context?: string;
  readonly takes?: readonly string[];
}
interface Rule {
  readonly if: { readonly required?: readonly string[]; readonly properties?: { readonly kind: { const: string } } };
  readonly then: { readonly properties: object };
}

const published = JSON.parse(readFileSync(FILE, 'utf8'));
const { entry } = published.$defs;
const isHook = (name: string): boolean =>
  hooks.some(({ hook }) => hook === name) || entry.properties[name]?.$ref === EVENT;

/** Named members with these hooks after the one for questions, whichever hooks they have. */
function withHooks<T>(all: readonly T[], nameOf: (one: T) => string, made: (hook: EventHook) => T, some = hooks): T[] {
  const others = all.filter((one) => !isHook(nameOf(one)));
  return others.toSpliced(others.findIndex((one) => nameOf(one) === 'answers') + 1, 0, ...some.map(made));
}
const membersWithHooks = (all: object, made: (hook: EventHook) => unknown, some = hooks): object =>
  Object.fromEntries(
    withHooks(
      Object.entries(all),
      ([name]) => name,
      (one) => [one.hook, made(one)],
      some,
    ),
  );
const namesWithHooks = (all: readonly string[], some = hooks) =>
  withHooks(
    all,
    (name) => name,
    ({ hook }) => hook,
    some,
  );
/** Rules of which one holds: a key is there. */
const keysWithHooks = (all: readonly { readonly required: readonly string[] }[]) =>
  withHooks(
    all,
    ({ required }) => required[0]!,
    ({ hook }) => ({ required: [hook] }),
  );

function property({ hook }: EventHook): object {
  const say = (event: string, lang: Lang) => `${event}. ${wordsIn(lang).entry.phases[hook]}.`;
  const description = say('Event', 'en');
  return { description, markdownDescription: `${description}\n\n*${say('Evento', 'it')}*`, $ref: EVENT };
}

const definitionOf = (context: string): string => `notWith${upperFirst(camelCase(context))}`;
const never = (context: string) => ({ $ref: `#/$defs/${definitionOf(context)}` });
const mayHave = (kind: string) => hooks.filter(({ kinds }) => kinds.some((one) => one === kind));

/** Only what is done for itself has an order; a procedure is one, and not for each thing. */
const keysOf = {
  do: ['when', 'do', 'let', 'each', 'overrides', 'replaces', 'before', 'after'],
  steps: ['when', 'steps', 'let', 'overrides', 'replaces'],
  nothing: ['when', 'let', 'each', 'overrides', 'replaces'],
};
const logic = ['verdict', 'value', 'cases', 'severity', 'do', 'steps', 'each', 'before', 'after'];

/** The rule of a hook: what does not go with it, and what it needs unless the logic is that of another entry. */
function ruleOf({ hook, needs }: EventHook): object {
  const foreign = logic.filter((key) => !keysOf[needs].includes(key));
  const properties = Object.fromEntries(foreign.map((key) => [key, never(hook)]));
  const own = { if: { required: ['logicOf'] }, else: { properties, required: [needs], context: hook } };
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
  return { if: { required: [hook] }, then: needs === 'nothing' ? { properties } : own };
}

const definitionFor = ({ hook, needs }: EventHook): object => ({
  not: {},
  context: hook,
  takes: keysOf[needs],
  errorMessage: `Does not go with “${hook}”.`,
});

const isRuleOfHook = ({ if: { required: [key = ''] = [] }, then }: Rule): boolean =>
  isHook(key) && JSON.stringify(then).includes(never(key).$ref);

/** Each kind lists the hooks that it does not go with. */
function withForeignHooks(rule: Rule): Rule {
  const kind = rule.if.properties?.kind.const;
  if (kind === undefined) return rule;
  const foreign = hooks.filter((one) => !mayHave(kind).includes(one));
  const properties = membersWithHooks(rule.then.properties, () => never(`kind ${kind}`), foreign);
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
  return { ...rule, then: { ...rule.then, properties } };
}

/** The keys that go with a kind, or with the logic of another entry. */
function withKeys(definition: Definition): Definition {
  const { context = '', takes } = definition;
  const kind = /^kind: ([\w-]+)$/.exec(context)?.[1];
  if (takes === undefined || kind === 'reference') return definition;
  if (kind !== undefined) return { ...definition, takes: namesWithHooks(takes, mayHave(kind)) };
  return takes.some(isHook) ? { ...definition, takes: namesWithHooks(takes) } : definition;
}

function entryWithHooks(): object {
  const lines = entry.layout.lines.map((line: string) =>
    line.startsWith('answers ') ? namesWithHooks(line.split(' ')).join(' ') : line,
  );
  const [first, ...rules] = entry.allOf.filter((rule: Rule) => !isRuleOfHook(rule)).map(withForeignHooks);
  const { else: others, ...reference } = rules.pop();
  const some = others.then;
  const one = {
    ...others,
    // biome-ignore-start lint/suspicious/noThenProperty: a word of JSON Schema
    then: { if: { anyOf: keysWithHooks(some.if.anyOf) }, then: { oneOf: keysWithHooks(some.then.oneOf) } },
    // biome-ignore-end lint/suspicious/noThenProperty: a word of JSON Schema
    else: { oneOf: keysWithHooks(others.else.oneOf) },
  };
  return {
    ...entry,
    layout: { ...entry.layout, lines },
    properties: membersWithHooks(entry.properties, property),
    allOf: [first, ...hooks.map(ruleOf), ...rules, { ...reference, else: one }],
  };
}

test('the schema of entries says of events what the table of phases says', () => {
  const others = Object.entries<Definition>(published.$defs).filter(
    ([name, { context = '' }]) => !(isHook(context) && name === definitionOf(context)),
  );
  const made = {
    ...Object.fromEntries(others.map(([name, definition]) => [name, withKeys(definition)])),
    ...Object.fromEntries(hooks.map((one) => [definitionOf(one.hook), definitionFor(one)])),
    entry: entryWithHooks(),
  };
  // The order in which editors show keys counts, too.
  const text = laidOut({ ...published, $defs: made });
  if (process.env['UPDATE_CASES'] === undefined) expect(readFileSync(FILE, 'utf8')).toEqual(text);
  else writeFileSync(FILE, text);
});
