import type { Rulebook, Words } from 'tavolata/runtime';
import { harmless, type JsonDocument } from 'tavolata/workspace';
import { type DictionaryWord, usesOf } from '../check/dictionary.js';
import { scenariosOf } from '../check/plays.js';
import { columns } from './columns.js';
import type { Call } from './command.js';
import { langs } from './lang.js';
import texts from './words.json' with { type: 'json' };

const { sorts, words } = texts.wordLines;

const most = 12;

/** A list of words, each with its phrase in the language of the call. */
export const wordRows = (call: Call, found: readonly DictionaryWord[]): readonly string[] =>
  columns(
    found.map(({ sort, name, phrase }) => [
      call.paint('cyan', name),
      call.paint('dim', call.say(sorts[sort])),
      harmless(phrase[call.lang]),
    ]),
    { width: call.surroundings.columns },
  );

/** Everything that is known about a word: types, phrases, uses, and examples. */
export function wordLines(
  call: Call,
  rulebook: Rulebook,
  scenarios: readonly JsonDocument[],
  word: DictionaryWord,
): readonly string[] {
  const { sort, name, signature, phrase, description } = word;
  const { about, users } = usesOf(rulebook, word);
  const audience = audienceOf(rulebook, word);
  const examples = examplesOf(scenarios, word);
  const listed = (title: Words, ids: readonly string[]): readonly string[] => {
    if (ids.length === 0) return [];
    const rest = ids.length - most;
    return [
      call.paint('bold', call.say(title)),
      ...ids.slice(0, most).map((id) => `  ${id}`),
      ...(rest > 0 ? [`  ${call.say(words.more, { count: rest })}`] : []),
    ];
  };
  const heading = sort === 'question' || sort === 'event' || sort === 'layer' ? words.about[sort] : words.users;
  return [
    `${call.paint(['bold', 'cyan'], name)} ${call.paint('dim', call.say(sorts[sort]))}`,
    `  ${signature}`,
    ...langs.map((lang) => `  ${call.paint('dim', `[${lang}]`)} ${harmless(phrase[lang])}`),
    ...(description === undefined ? [] : [`  ${harmless(description[call.lang])}`]),
    ...(audience === undefined ? [] : [`  ${call.say(words.audience[audience])}`]),
    ...listed(heading, about),
    ...listed(words.users, users),
    ...listed(words.examples, examples),
  ];
}

/** A word for programs. */
export function wordInJson(rulebook: Rulebook, scenarios: readonly JsonDocument[], word: DictionaryWord) {
  const { also: _, ...said } = word;
  return { ...said, ...usesOf(rulebook, word), examples: examplesOf(scenarios, word) };
}

function audienceOf({ vocabulary }: Rulebook, { sort, name }: DictionaryWord): 'hosts' | 'rules' | undefined {
  if (sort === 'question') return vocabulary.questions[name]?.audience;
  return sort === 'event' ? vocabulary.events[name]?.audience : undefined;
}

/** A few texts of scenarios that ask the question or send the event. */
function examplesOf(scenarios: readonly JsonDocument[], { sort, name }: DictionaryWord): readonly string[] {
  if (sort !== 'question' && sort !== 'event') return [];
  const texts = scenariosOf(scenarios).flatMap(({ scenario }) =>
    scenario.steps.flatMap((step): readonly string[] => {
      const text = 'ask' in step ? step.ask : 'send' in step ? [step.send].flat().join(' ') : '';
      return text.startsWith(`${name}(`) ? [`${text}  (${scenario.id})`] : [];
    }),
  );
  return texts.sort((a, b) => a.length - b.length).slice(0, 3);
}
