import { entryInWords, numbersIn, onceFor, own, textIn } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
import {
  type EntryUnit,
  hasErrors,
  type LinkedRules,
  type NamedSymbol,
  parametersOf,
  shortName,
  typeText,
} from 'tavolata/workspace';
import { dictionaryOf } from '../../check/dictionary.js';
import { plain, say, type View, words } from '../view.js';
import { describeCase, describeScene } from './case-table.js';
import { describeTerm } from './terms.js';

/** Most entries named in one place. */
const mostNamed = 8;

const code = (text: string): string => `\`\`\`tavolata\n${text}\n\`\`\``;

/** Entries as far as they could be linked, as if they were a whole rulebook. */
export const partialRulebook = onceFor(
  ({ linker: { known, units, editionDates } }: LinkedRules): Rulebook => ({
    format: 1,
    vocabulary: known.vocabulary,
    editions: editionDates.map((date) => ({
      date: date as Rulebook['editions'][number]['date'],
      names: { en: date, it: date },
    })),
    entries: units.map(({ entry }) => entry),
    matters: {},
  }),
);

const dictionary = onceFor((rules: LinkedRules) => dictionaryOf(partialRulebook(rules)));

const sorts: { readonly [kind: string]: string } = { entity: 'kind' };

/** What is known about something with a name, as Markdown. */
export function describe(view: View, rules: LinkedRules, symbol: NamedSymbol, type?: string): string {
  const { kind, name } = symbol;
  const title = `*${say(view, words[kind])}*`;
  if (kind === 'entry') {
    const unit = rules.linker.units.findLast(({ entry }) => entry.id === name);
    if (unit !== undefined) return describeEntry(view, rules, unit);
  }
  if (kind === 'function') {
    const parameters = parametersOf(name, rules.linker.known).map((one) => `${one.name}: ${typeText(one)}`);
    return [code(`${name}(${parameters.join(', ')})${type === undefined ? '' : `: ${type}`}`), title].join('\n\n');
  }
  if (kind === 'case') return describeCase(view, rules, name) ?? `*${say(view, words.case)}*`;
  if (kind === 'scene') return describeScene(view, rules, name) ?? `*${say(view, words.scene)}*`;
  if (kind === 'term') return describeTerm(view, rules, symbol);
  const word = dictionary(rules).find((one) => one.sort === (sorts[kind] ?? kind) && one.name === name);
  if (word === undefined) {
    const phrase = kind === 'value' ? valueWords(rules, name) : undefined;
    const said = phrase === undefined ? [] : [plain(phrase.en), `*${plain(phrase.it)}*`];
    return [code(`${shortName(symbol)}${type === undefined ? '' : `: ${type}`}`), title, ...said].join('\n\n');
  }
  const { signature, phrase, description } = word;
  const about = rules.linker.units.filter(({ entry }) => entry.of === name).map(({ entry }) => entry.id);
  return [
    code(signature),
    title,
    plain(phrase.en),
    `*${plain(phrase.it)}*`,
    ...(description === undefined ? [] : [plain(description[view.lang])]),
    ...(kind === 'question' || kind === 'event'
      ? listedEntries(view, kind === 'question' ? words.answeredBy : words.usedBy, about)
      : []),
  ].join('\n\n');
}

function valueWords({ linker: { known } }: LinkedRules, name: string) {
  const [enumeration = '', ...rest] = name.split('.');
  return own(known.vocabulary.enumerations[enumeration]?.values ?? {}, rest.join('.'));
}

function listedEntries(view: View, title: { readonly en: string; readonly it: string }, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const shown = [...new Set(ids)];
  const rest = shown.length - mostNamed;
  const more = rest > 0 ? [say(view, words.more, { count: rest })] : [];
  return [`${say(view, title)}: ${[...shown.slice(0, mostNamed).map((id) => `\`${id}\``), ...more].join(', ')}`];
}

function describeEntry(view: View, rules: LinkedRules, { entry, found }: EntryUnit): string {
  const { id, name, layer } = entry;
  const rulebook = partialRulebook(rules);
  const editions = rules.linker.editionDates;
  const last = editions.at(-1) ?? '';
  const numbers = editions.flatMap((date, index) => {
    const [now, before] = [date, editions[index - 1]].map((one) =>
      one === undefined ? '' : numbersIn(entry, one).join(', '),
    );
    return now !== '' && now !== before ? [`${now} (${date})`] : [];
  });
  const texts = textIn(entry, last);
  const overriding = rules.linker.units.filter(({ draft: { raw } }) =>
    [raw.overrides ?? [], raw.replaces ?? []].flat().includes(id),
  );
  const isWhole = entry.logicOf === undefined && !hasErrors(found);
  const reads = isWhole ? entryInWords(entry, rulebook, view.lang).split('\n').slice(1) : [];
  return [
    `**${plain(name.en)}** / *${plain(name.it)}*  \n\`${id}\` (${layer})`,
    ...[texts.en.says, texts.it.says].filter((text) => text !== '').map(plain),
    ...(numbers.length === 0 ? [] : [`${say(view, words.numbers)}: ${numbers.join('; ')}`]),
    ...listedEntries(
      view,
      words.overriddenBy,
      overriding.map((one) => one.entry.id),
    ),
    ...(reads.length === 0
      ? []
      : [`${say(view, words.reads)}:\n\n${reads.map((line) => plain(line.trim())).join('  \n')}`]),
  ].join('\n\n');
}
