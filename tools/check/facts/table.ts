import { type Entity, type Fact, type Vocabulary, written } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
import { FactUses, type UseReader } from './uses.js';

const intro = `# Facts: who keeps them, who reads them

For each fact of each kind of thing: its type; **kept** by whom; which questions and events **read** it themselves, and which depend on it **through** the questions that they
ask. A fact that the changes of some event write is kept by the rules: a host that carries plans out has it up to date, as far as these events go. All others are the host's. Events in the last
two columns stand in italics. \`(assumed)\` marks what is worked out where a table leaves the fact out. Types that are written as one of some texts stand at the end with their [values](#values--valori). Made by \`npm run generate\` from the rules.

*Per ogni fatto di ogni genere di cosa: il tipo; chi lo **tiene**; quali domande ed eventi lo **leggono** da sé, e quali ne dipendono **attraverso** le domande che pongono. Un fatto scritto dai
cambiamenti di qualche evento lo tengono le regole: chi esegue i piani lo ha aggiornato, per quanto arrivano quegli eventi. Tutti gli altri spettano al programma ospite. Gli eventi sono in corsivo; in fondo stanno i [valori](#values--valori) dei tipi che si scrivono come testo.*
`;

/** The page with who maintains and who reads each fact, and its values, as Markdown. */
export function factsPage(rulebook: Rulebook): string {
  const uses = new FactUses(rulebook);
  const sections = Object.values(rulebook.vocabulary.entities).map((entity) => section(entity, uses));
  return `${[intro, ...sections, enumerations(rulebook.vocabulary)].join('\n')}`;
}

/** The types whose values are written as texts: facts, arguments and fields take one of these. */
function enumerations({ enumerations: all }: Vocabulary): string {
  const rows = Object.entries(all).map(([name, { names, values }]) => {
    const known = Object.entries(values).map(([value, { it }]) => `\`${value}\` *${it}*`);
    return `| **${name}**<br>${names.en} · ${names.it} | ${known.join(', ')} |`;
  });
  return ['## Values · Valori', '', '| type · tipo | values · valori |', '|---|---|', ...rows, ''].join('\n');
}

function section(entity: Entity, uses: FactUses): string {
  const { name, noun, collection, single } = entity;
  const where = collection ?? single;
  const place = where === undefined ? 'values, in answers, arguments and facts' : `\`${where}\``;
  return [
    `## ${name}: ${noun.en.one} · ${noun.it.one} (${place})`,
    '',
    '| fact · fatto | kept · tiene | read · legge | through · attraverso |',
    '|---|---|---|---|',
    ...Object.values(entity.facts).map((fact) => row(entity, fact, uses)),
    '',
  ].join('\n');
}

function row(entity: Entity, fact: Fact, uses: FactUses): string {
  const name = `${entity.name}.${fact.name}`;
  const found = uses.of(name);
  const direct = uses.readers().filter((reader) => found?.direct.has(reader));
  const assumed = [...(found?.assumedBy ?? [])].map((one) => `\`${one}\` (assumed)`);
  const elsewhere = found?.elsewhere ? ['the vocabulary itself · il vocabolario stesso'] : [];
  const cells = [
    `**\`${fact.name}\`** ${escaped(written(fact.type))}<br>${phraseOf(fact)}`,
    keeperOf(entity, [...(found?.written ?? [])]),
    [...named(direct), ...assumed, ...elsewhere].join(', ') || 'hosts alone · solo i programmi',
    named(uses.through(name)).join(', ') || '—',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Who keeps a fact up to date. */
function keeperOf({ constant, collection, single }: Entity, writers: readonly string[]): string {
  if (constant) return 'the setup · la preparazione';
  if (collection === undefined && single === undefined) return 'whoever makes the value · chi fa il valore';
  if (writers.length === 0) return 'host · ospite';
  return `rules · regole: ${writers.map((event) => `*${event}*`).join(', ')}`;
}

const named = (readers: readonly UseReader[]): readonly string[] =>
  readers.map((reader) => {
    const [kind, name = ''] = reader.split(' ');
    return kind === 'event' ? `*${name}*` : name;
  });

const phraseOf = ({ phrase }: Fact): string =>
  [phrase.en, phrase.it].map((one) => one.replace('{of}', '…')).join(' · ');

const escaped = (type: string): string => type.replaceAll('|', '\\|');
