import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { hostFirst, nearest, type Question } from 'tavolata/internals';
import type { TableJson, Words } from 'tavolata/runtime';
import { DiagnosticError, isScenariosFile, listed } from 'tavolata/workspace';
import { scenariosText } from '../../check/cases/write.js';
import { written } from '../../check/format/format.js';
import { scenariosOf } from '../../check/plays.js';
import { houseScaffold, ruleScaffold } from '../../check/scaffold/entries.js';
import { scenarioScaffold, showingScaffold } from '../../check/scaffold/scenarios.js';
import type { Wish } from '../../check/scenarios/actual.js';
import { diagnostic } from '../../messages/index.js';
import { isRuleOrSection } from '../../official/rule-number.js';
import { type Call, command, commandOf } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { type OpenRules, openRules, openTable, rulesFolder } from '../opening.js';
import { type Output, writeFiles } from '../writing.js';
import texts from './new.json' with { type: 'json' };
import { newTable } from './table.js';

const words = texts.words;

/** A word of `new` that writes files, with what it says of them besides. */
const scaffold = (
  help: Parameters<typeof command>[0],
  made: (call: Call, file: string) => readonly Output[],
  note?: { readonly words: Words; readonly isFor?: (call: Call) => boolean },
) =>
  command(help, (call): Exit => {
    const outputs = made(call, call.positionals[0] ?? '');
    const there = outputs.find((one) => existsSync(one.file));
    if (there !== undefined)
      throw new DiagnosticError([diagnostic('cli.scaffold-exists', { at: call.at(0), values: { file: there.file } })]);
    writeFiles(outputs, { at: call.at(0) });
    const files = outputs.map((one) => one.file);
    if (call.json) call.printJson({ files });
    else {
      call.print(...files.map((one) => call.say(words.written, { file: one })));
      call.print(call.say(words.fill));
      if (note?.isFor?.(call) ?? note !== undefined) call.print(call.say(note!.words));
    }
    return exit.fine;
  });

export const newCommand = commandOf(texts.help, [
  newTable,
  scaffold(texts.house, house),
  scaffold(texts.rule, rule, { words: words.condition, isFor: (call) => call.value('answers') !== undefined }),
  scaffold(texts.scenario, scenario, { words: words.played }),
]);

function house(call: Call, file: string): readonly Output[] {
  const { rulebook, documents } = openRules(call);
  const { layers, roles } = rulebook.vocabulary;
  const layer = Object.keys(layers).find((id) => layers[id]?.tier === roles?.rulings);
  const question = questionOf(call, { rulebook });
  if (question === undefined || layer === undefined) return [];
  const name = nameIn(call, file, /\.json$/i.test(file));
  const newest = rulebook.editions.at(-1)?.date ?? '';
  const others = rulebook.entries
    .filter((entry) => entry.of === question.name && entry.chosen === undefined && (entry.until ?? '9999') > newest)
    .map(({ id }) => id);
  const entries = houseScaffold(name, layer, { question, others }, schemaFor(call, file, 'entries'));
  const beside = file.replace(/(\.json)?$/i, '.cases');
  const shown = showingScaffold(rulebook, scenariosOf(documents.scenarios), { entries, house: { [name]: 'ours' } });
  return [
    { file, text: written(entries, 'entries') },
    ...(shown === undefined ? [] : [{ file: beside, text: scenariosText(beside, [shown], documents.notation) }]),
  ];
}

function rule(call: Call, file: string): readonly Output[] {
  const { rulebook } = openRules(call);
  const number = wanted(call, 'rule', 'number');
  if (!isRuleOrSection(number)) throw wrong(call, 'number', 'cli.not-a-number', { values: { name: number } });
  const layer = wanted(call, 'rule', 'layer');
  const layers = Object.keys(rulebook.vocabulary.layers);
  if (!layers.includes(layer))
    throw wrong(call, 'layer', 'rulebook.unknown-layer', {
      values: { layer, layers: listed(layers, 24) },
      suggestion: nearest(layer, layers),
    });
  const name = nameIn(call, file, /\.json$/i.test(file));
  const id = name.includes('-') ? name.replace('-', '.') : `${name}.new`;
  const edition = rulebook.editions.at(-1)?.date ?? '';
  const parts = {
    id,
    layer,
    number,
    edition,
    question: call.value('answers') ? questionOf(call, { rulebook }) : undefined,
  };
  return [{ file, text: written(ruleScaffold(parts, schemaFor(call, file, 'entries')), 'entries') }];
}

function scenario(call: Call, file: string): readonly Output[] {
  const from = wanted(call, 'scenario', 'from');
  const wishes: readonly Wish[] = [
    ...call.values('ask').map((ask) => ({ ask })),
    ...call.values('send').map((send) => ({ send })),
  ];
  if (wishes.length === 0) wanted(call, 'scenario', 'ask');
  const { rulebook, documents, document } = openTable(call, from);
  const { $schema: _, ...table } = document.value as TableJson & { readonly $schema?: string };
  const id = nameIn(call, file, isScenariosFile(file));
  const asked = call.values('ask').length;
  const placeOf = (wish: number) => (wish < asked ? call.atOption('ask', wish) : call.atOption('send', wish - asked));
  const made = scenarioScaffold(rulebook, { id, table: table as TableJson, wishes, placeOf });
  const text = scenariosText(file, [made], documents.notation, schemaFor(call, file, 'scenarios'));
  return [{ file, text }];
}

/** The question that the rule answers; by default the first one answered by a verdict. */
function questionOf(call: Call, { rulebook }: Pick<OpenRules, 'rulebook'>): Question | undefined {
  const { questions } = rulebook.vocabulary;
  const name = call.value('answers');
  if (name === undefined) return hostFirst(questions).find(({ policy }) => policy === 'verdict');
  if (Object.hasOwn(questions, name)) return questions[name];
  throw wrong(call, 'answers', 'cli.unknown-question', {
    values: { question: name },
    suggestion: nearest(name, Object.keys(questions)),
  });
}

/** The name of a rule or scenario, from that of its file. */
function nameIn(call: Call, file: string, isNamed: boolean): string {
  const name = basename(file).replace(/(\.scenarios)?\.json$|\.cases$/i, '');
  if (isNamed && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return name;
  throw new DiagnosticError([diagnostic('cli.scaffold-name', { at: call.at(0), values: { file } })]);
}

function wanted(call: Call, kind: string, option: string): string {
  const value = call.value(option);
  if (value !== undefined) return value;
  const values = { option: `--${option}`, kind };
  throw new DiagnosticError([diagnostic('cli.scaffold-wants', { at: call.at(0), values })]);
}

interface WrongOption {
  readonly values: { readonly [name: string]: string };
  readonly suggestion?: string | undefined;
}

const wrong = (call: Call, option: string, code: string, details: WrongOption) =>
  new DiagnosticError([diagnostic(code, { at: call.atOption(option), ...details })]);

/** The path from a file to the schema of its kind. */
function schemaFor(call: Call, file: string, kind: string): string {
  const schema = join(rulesFolder(call), 'schema', `${kind}.json`);
  const path = existsSync(schema) ? relative(dirname(file), schema) : `schema/${kind}.json`;
  return path.replaceAll('\\', '/');
}
