import type { DescribedVocabulary } from 'tavolata/runtime';
import { FactUses } from '../../../tools/check/facts/uses.js';
import { both, type Html, html, ui } from '../html.js';
import type { Book } from '../model.js';
import { eventLink, factLink } from './links.js';
import { bothMarked, longRow, referencePage, row, type Section, typeOf, wordCard } from './page.js';
import { readerLink } from './vocabulary.js';

/** The page of all entities with their facts. */
export function factsPage({ rulebook }: Book, vocabulary: DescribedVocabulary): string {
  const uses = new FactUses(rulebook);
  const sections = Object.keys(vocabulary.things).map((kind): Section => {
    const { description, collection, single, facts } = vocabulary.things[kind]!;
    const { noun } = rulebook.vocabulary.entities[kind]!;
    const place = collection ?? single;
    const where = row('inTable', [place === undefined ? ui('asValue') : html`<code>${place}</code>`]);
    const names = Object.keys(facts).map((fact) => `${kind}.${fact}`);
    const title = html`${kind} · ${both({ en: noun.en.one, it: noun.it.one })}`;
    const cards = Object.keys(facts).map((fact) => factCard({ rulebook, vocabulary, uses }, kind, fact));
    const body = html`${description && html`<p>${bothMarked(description)}</p>`}${where}${cards}`;
    return { id: kind, title, names, body };
  });
  return referencePage('facts', ui('factsIntro'), sections);
}

interface FactSources extends Pick<Book, 'rulebook'> {
  readonly vocabulary: DescribedVocabulary;
  readonly uses: FactUses;
}

function factCard({ rulebook, vocabulary, uses }: FactSources, kind: string, fact: string): Html {
  const { entities } = rulebook.vocabulary;
  const name = `${kind}.${fact}`;
  const { type, description, default: usual, defaultFrom } = vocabulary.things[kind]!.facts[fact]!;
  const { phrase } = entities[kind]!.facts[fact]!;
  const said = { en: phrase.en.replace('{of}', '…'), it: phrase.it.replace('{of}', '…') };
  const found = uses.of(name);
  const read = [
    ...uses
      .readers()
      .filter((reader) => found?.direct.has(reader))
      .map(readerLink),
    ...[...(found?.assumedBy ?? [])].map((one) => ui('assumedFor', { fact: factLink(one) })),
    ...(found?.elsewhere ? [ui('readByWords')] : []),
  ];
  const left =
    usual !== undefined
      ? html`<code>${JSON.stringify(usual)}</code>`
      : defaultFrom && factLink(`${kind}.${defaultFrom}`);
  return wordCard(
    name,
    html`<code><b>${name}</b>: ${typeOf(vocabulary, type)}</code>`,
    [said, description],
    [
      row('keptBy', keepers(entities[kind]!, [...(found?.written ?? [])])),
      longRow('readBy', read.length > 0 ? read : [ui('readByHosts')]),
      row('default', left ? [left] : []),
    ],
  );
}

/** Who keeps a fact up to date. */
function keepers(
  { constant, collection, single }: Book['rulebook']['vocabulary']['entities'][string],
  writers: readonly string[],
): readonly Html[] {
  if (constant) return [ui('keptSetup')];
  if (collection === undefined && single === undefined) return [ui('keptValue')];
  return writers.length === 0 ? [ui('keptHost')] : writers.map((event) => eventLink(event));
}

/** The page of all enumerations. */
export function valuesPage({ rulebook: { vocabulary } }: Book): string {
  const sections = Object.entries(vocabulary.enumerations).map(([name, { names, description, values }]): Section => {
    const rows = Object.entries(values).map(
      ([value, words]) => html`<tr id="${name}.${value}"><td><code>${value}</code></td><td>${both(words)}</td></tr>\n`,
    );
    const head = html`<tr><th scope="col">${ui('values')}</th><th scope="col">${ui('meaning')}</th></tr>`;
    const body = html`${description && html`<p>${bothMarked(description)}</p>`}<table class="grid"><thead>${head}</thead><tbody>${rows}</tbody></table>`;
    return { id: name, title: html`${name} · ${both(names)}`, names: [], body };
  });
  return referencePage('values', ui('valuesIntro'), sections);
}
