import {
  type Entry,
  type EntryText,
  type EntryTexts,
  entryInWords,
  isInForce,
  layOut,
  nearest,
  numbersIn,
  textIn,
} from 'tavolata/internals';
import type { Lang } from 'tavolata/runtime';
import { lineAndColumn } from 'tavolata/workspace';
import { dictionaryOf, nearestWord, wordsNamed } from '../../../check/dictionary.js';
import { entriesUnder, rangeOf } from '../../../check/numbers.js';
import { type PlacedScenario, playing, scenariosOf } from '../../../check/plays.js';
import { editionsOf } from '../../../check/scenarios/editions.js';
import { diagnostic } from '../../../messages/index.js';
import type { OfficialWords } from '../../../official/beside.js';
import { isRuleOrSection } from '../../../official/rule-number.js';
import { columns } from '../../columns.js';
import { type Call, command } from '../../command.js';
import { editionOf } from '../../entries.js';
import { type Exit, exit } from '../../exit.js';
import { langs } from '../../lang.js';
import { type OpenRules, openRest } from '../../opening.js';
import { refuse } from '../../refusing.js';
import { readScenarios } from '../../scenario-files.js';
import { wordInJson, wordLines } from '../../word-lines.js';
import { showHistory } from './history.js';
import texts from './index.json' with { type: 'json' };
import { officialLines, officialOf } from './official-lines.js';
import { showOrder } from './order.js';
import { showScenario } from './scenario.js';
import { search } from './search.js';

const words = texts.words;

export const show = command(texts.help, run);

function run(call: Call): Exit {
  if (call.flag('order')) return showOrder(call);
  if (call.flag('history')) return showHistory(call);
  const open = openRest(call);
  if (isScenario(call, open)) return showScenario(call);
  const found = call.positionals.map((_, index) => wanted(call, open, index));
  const faults = found.flatMap((one) => ('fault' in one ? [one.fault] : []));
  // Words that name nothing are searched for.
  const isSearch =
    found.every((one) => !('entries' in one)) && faults.every(({ code }) => code === 'cli.unknown-entry');
  if (faults.length > 0 && isSearch) return search(call, open.rulebook, faults);
  refuse(faults);
  const entries = [...new Set(found.flatMap((one) => ('entries' in one ? one.entries : [])))];
  const named = found.flatMap((one) => ('words' in one ? one.words : []));
  const { rulebook, documents } = open;
  const edition = editionOf(call, rulebook);
  const shown = entries.map((entry) => ({
    entry,
    ...around(open, entry),
    ...(call.flag('official') && { official: officialOf(call, entry, edition) }),
  }));
  if (call.json) {
    const vocabulary = named.map((one) => wordInJson(rulebook, documents.scenarios, one));
    const json = { edition, entries: shown.map((one) => inJson(call, open, one)), diagnostics: [] };
    call.printJson(vocabulary.length === 0 ? json : { ...json, words: vocabulary });
  } else {
    const blocks = [
      ...shown.map((one) => lines(call, open, one)),
      ...named.map((one) => wordLines(call, rulebook, documents.scenarios, one)),
    ];
    call.print(blocks.map((block) => block.join('\n')).join('\n\n'));
  }
  return exit.fine;
}

/** True if the only argument names a scenario and no entry; with a step it cannot be anything else. */
function isScenario(call: Call, { rulebook, documents }: OpenRules): boolean {
  const [name = '', ...more] = call.positionals;
  if (more.length > 0 || rulebook.entries.some(({ id }) => id === name)) return false;
  if (/^[\w.-]+:\d+$/.test(name)) return true;
  const further = readScenarios(call.values('scenarios'), documents);
  return scenariosOf([...documents.scenarios, ...further]).some(({ scenario }) => scenario.id === name);
}

/** The entries that an argument stands for: those with a number, or those with an id, in an edition if one is named. */
function wanted(call: Call, { rulebook }: OpenRules, index: number) {
  const name = call.positionals[index] ?? '';
  const edition = editionOf(call, rulebook);
  const at = call.at(index);
  const range = rangeOf(name);
  if (range !== undefined || isRuleOrSection(name)) {
    const under = rulebook.entries.filter(
      (entry) => isInForce(entry, edition) && numbersIn(entry, edition).some((number) => range?.holds(number)),
    );
    const entries = range === undefined ? entriesUnder(rulebook, name, edition) : under;
    if (entries.length > 0) return { entries };
    return { fault: diagnostic('cli.no-entry-then', { at, values: { name, edition } }) };
  }
  const sharing = rulebook.entries.filter(({ id }) => id === name);
  if (sharing.length === 0) {
    const dictionary = dictionaryOf(rulebook);
    const named = wordsNamed(dictionary, name);
    if (named.length > 0) return { words: named };
    const suggestion = nearest(name, new Set(rulebook.entries.map(({ id }) => id))) ?? nearestWord(dictionary, name);
    return { fault: diagnostic('cli.unknown-entry', { at, values: { name }, suggestion }) };
  }
  const active = sharing.filter((entry) => isInForce(entry, edition));
  if (active.length > 0) return { entries: active };
  if (call.value('edition') === undefined) return { entries: sharing.slice(-1) };
  return { fault: diagnostic('cli.no-entry-then', { at, values: { name, edition } }) };
}

type ShowContext = ReturnType<typeof around>;
type ShownEntry = ShowContext & { readonly entry: Entry; readonly official?: readonly OfficialWords[] };

/** What other parts of the rules are related to an entry. */
function around({ rulebook, documents }: OpenRules, entry: Entry) {
  const { entries } = rulebook;
  const others = (names: (other: Entry) => boolean) => [...new Set(entries.filter(names).map(({ id }) => id))];
  // A number refers to its entries at that time: only within the dates of the scenario.
  const wanted = ({ scenario }: PlacedScenario): boolean => {
    if (JSON.stringify(scenario.steps).includes(`"${entry.id}"`)) return true;
    const { rules = [] } = scenario;
    if (rules.length === 0) return false;
    const numbers = new Set(editionsOf(rulebook, scenario).flatMap((edition) => numbersIn(entry, edition)));
    return rules.some((rule) => numbers.has(rule));
  };
  const within = (edition: string): boolean => isInForce(entry, edition);
  const scenarios = playing(rulebook, documents.scenarios, wanted, { within });
  const document = documents.entries.find(({ source }) => source.file === entry.source.file);
  const at = document?.at(entry.source.pointer);
  return {
    overriddenBy: others(({ overrides }) => overrides !== 'all' && overrides.includes(entry.id)),
    replacedBy: others(({ replaces }) => replaces.includes(entry.id)),
    line: at === undefined ? 1 : lineAndColumn(at.source, at.start).line,
    scenarios: scenarios.map(({ id, file, decided, nearly }) => ({
      id,
      file,
      part: decided.has(entry.id)
        ? ('decides' as const)
        : nearly.has(entry.id)
          ? ('nearly' as const)
          : ('names' as const),
    })),
  };
}

function lines(call: Call, { rulebook }: OpenRules, shown: ShownEntry): readonly string[] {
  const { entry, overriddenBy, replacedBy, line, scenarios, official } = shown;
  const heading = (text: { readonly en: string; readonly it: string }) => call.paint('bold', call.say(text));
  const [title = ''] = entryInWords(entry, rulebook, call.lang).split('\n');
  const overriders = [
    ...overriddenBy.map((id) => `  ${id} ${call.paint('dim', `(${call.say(words.whileApplies)})`)}`),
    ...replacedBy.map((id) => `  ${id} ${call.paint('dim', `(${call.say(words.forGood)})`)}`),
  ];
  const parts = scenarios.map(({ id, file, part }) => [id, call.say(words[part]), call.paint('dim', file)]);
  return [
    call.paint(['bold', 'cyan'], title),
    ...textLines(call, entry),
    ...(official === undefined ? [] : officialLines(call, official)),
    ...shownIn(call).flatMap((lang) => [
      `${heading(words.reads)} ${call.paint('bold', `[${lang}]`)}`,
      ...entryInWords(entry, rulebook, lang).split('\n').slice(1),
    ]),
    ...(entry.logicOf === undefined ? [] : [`${heading(words.logicOf)} ${entry.logicOf}`]),
    ...(overriders.length === 0 ? [] : [heading(words.overriddenBy), ...overriders]),
    `${heading(words.place)} ${entry.source.file}:${line} ${call.paint('dim', entry.source.pointer)}`,
    heading(words.scenarios),
    ...(parts.length === 0 ? [`  ${call.say(words.none)}`] : columns(parts, { indent: 2 })),
  ];
}

/** Texts and read-backs are printed in both languages, or in the requested one. */
const shownIn = (call: Call): readonly Lang[] => (call.value('lang') === undefined ? langs : [call.lang]);

/** The text, or the texts with the day from which each is valid; for a requested edition, only its own text. */
function textLines(call: Call, entry: Entry): readonly string[] {
  const edition = call.value('edition');
  const { text, texts } = entry;
  const shown: readonly (readonly [string, EntryTexts])[] =
    edition !== undefined ? [['', textIn(entry, edition)]] : Object.entries(texts ?? { '': text });
  return shown.flatMap(([date, one]) => shownIn(call).flatMap((lang) => textLine(call, one[lang], lang, date)));
}

function textLine(call: Call, { says, follows }: EntryText, lang: Lang, date: string): readonly string[] {
  const standing = [
    ...(date === '' ? [] : [call.say(words.from, { date })]),
    ...(follows === undefined ? [] : [call.say(words.follows, { edition: follows })]),
  ].join(', ');
  const heading = `${call.paint('bold', `${call.say(words.text)} [${lang}]`)} ${call.paint('dim', standing)}`;
  return [heading, layOut([{ text: says }], 1)];
}

const inJson = (call: Call, { rulebook }: OpenRules, { entry, ...rest }: ShownEntry) => ({
  ...entry,
  reads: entryInWords(entry, rulebook, call.lang),
  ...rest,
});
