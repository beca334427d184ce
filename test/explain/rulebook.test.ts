import { describe, expect, it } from 'vitest';
import { compared, isEventField } from '../../src/engine/explain/read-back/nodes.js';
import { readBack } from '../../src/engine/explain/read-back/read-back.js';
import { entryInWords } from '../../src/engine/explain/read-back/read-entry.js';
import { letsOf, scopeOf } from '../../src/engine/explain/read-back/scope.js';
import { askNode, valueNode } from '../../src/engine/explain/read-back/value-nodes.js';
import { expressionsOf, walk } from '../../src/engine/model/nodes.js';
import type { Lang } from '../../src/engine/model/words.js';
import { shipped } from '../rules/rulebook.js';
import { odd, uncontracted } from './entries.js';

/* Every entry of the rulebook, read back in both languages: what a reader must never meet. */

const { vocabulary, matters, entries } = shipped();

const article = "(?:il|lo|la|i|gli|le|un|uno|una|l['’])";
const preposition =
  '(?:di|a|da|in|su|per|fra|con|de[lil]|dell[oae]|agli|a[li]|all[oae]|dagli|da[li]|dall[oae]|ne[li]|nell[oae]|su[li]|sull[oae])';
const word = "(?<![\\p{L}'’])";

const refused: Readonly<Record<Lang, readonly (readonly [what: string, pattern: RegExp])[]>> = {
  it: [
    ['an article beside an article', new RegExp(`${word}${article} ${article}(?: |(?<=['’]))`, 'iu')],
    ['a preposition beside a preposition', new RegExp(`${word}${preposition} ${preposition} `, 'iu')],
    ['a preposition that has not melted', uncontracted],
    ['a noun said twice', /(?<!\p{L})(?!massimo)(\p{L}{4,}) (?:(?:il|lo|la|i|gli|le) |l['’])?\1(?!\p{L})/iu],
    [
      'an article of the other number',
      /(?<!\p{L})(?:i|gli|le) (?:giocatore|squadra|oggetto|carta|turno|segnaturno (?!permettono )\p{L}+o) /u,
    ],
    ['an empty list that is not nobody or nothing', /(?:elenco vuoto|(?:di|in|da) nessuno(?! in particolare))/u],
    ['a plural that is nobody', /sono (?:nessuno|niente) se /u],
    ['a count that says its noun twice', /, contando ogni /u],
    ['a first few of a number that is worked out', /(?:i|le) prim[ie] (?:il|\()/u],
    ['a statement that holds', /fatto che|(?:altrimenti|allora) ciò (?:non )?vale /u],
    ['what something is', /ciò che è (?:l'|il |la |lo )/u],
    ['rules that say nothing where one of them may', /nessuna regola dice/iu],
    ['the same restriction in itself', /tale che (?:(?!per cui)[^();]|\([^()]*\))*tale che/u],
    ['a preposition on one of two nouns', /(?:del|al|dal|nel) giocatore o la squadra/u],
  ],
  en: [
    ['an article beside an article', /\b(?:the|an?) (?:the|an?)\b/iu],
    ['a preposition beside a preposition', /\b(?:of|to|in|by|from|for) (?:of|to|in|by|from) /iu],
    ['a noun said twice', /\b(?!most\b|least\b)(\p{L}{4,}) (?:the )?\1\b/iu],
    ['an empty list that is not nobody or nothing', /empty list|(?:of|in) none\b/u],
    ['a plural that is nobody', /are (?:nobody|nothing) if /u],
    ['a count that says its noun twice', /, counting each /u],
    ['a first few of a number that is worked out', /the first (?:the|\()/u],
    ['a statement that holds', /fact that|(?:otherwise|then) this (?:always|never) holds/u],
    ['what something is', /what (?:the|it) (?:\w+ )?is is/u],
    ['rules that say nothing where one of them may', /no rule says/iu],
    ['a restriction in itself of the same form', /such that (?:(?!for wh)[^();]|\([^()]*\))*such that/u],
    ['a player that is a thing', /\b(?:player|person|member|teammate|winner|loser|drawer) that\b/u],
    ['a fact of something made, spelled out', /the \w+(?: \w+){0,3} of it is/u],
    ['a first player who are', /the first \w+ of [^,.()]* are\b/u],
    ['one whose one', /whose one\b/u],
    ['an other', /\ban other\b/u],
    ['a value for something', /there is (?:a|no) value for/u],
  ],
};

/** "x is x" between marks of punctuation. */
const tautology = /(?:^|[:;,(]) ?([^:;,()]{3,60}?) (?:è|sono|is|are) \1(?=[.;,)]|$)/iu;

/** Everything that the vocabulary, the matters and our own words put between quotation marks. */
const spoken = (lang: Lang): ReadonlySet<string> =>
  new Set([
    ...Object.values(vocabulary.enumerations).flatMap(({ values }) => Object.values(values).map((one) => one[lang])),
    ...Object.values(matters).flatMap(({ names, choices }) =>
      [names, ...Object.values(choices)].map((one) => one[lang]),
    ),
    ...(lang === 'it' ? ['consentito', 'vietato', 'obbligatorio'] : ['allowed', 'denied', 'required']),
    // the English names of cards are what a deck list has
    'Erayo, Soratami Ascendant',
    'tua squadra',
    'your team',
  ]);

/** What is read back from trees: not the name, and not what an entry says in words of its own. */
function reading(whole: string, lang: Lang): string {
  const words =
    lang === 'it'
      ? /^ *(?:Motivo|Rimedio|Non decide nulla|Strato|Solo dove):?/u
      : /^ *(?:Reason|Remedy|Decides nothing|Layer|Only where):?/u;
  const lines = whole.split('\n').slice(1);
  const joined = lines.reduce<string[]>((all, line) => {
    if (/^ {6}/.test(line) && all.length > 0) return [...all.slice(0, -1), `${all.at(-1)} ${line.trim()}`];
    all.push(line.trim());
    return all;
  }, []);
  return joined.filter((line) => !words.test(line)).join('\n');
}

describe.each(['it', 'en'] as const)('every entry, read back in %s', (lang) => {
  const wholes = entries.map((entry) => [entry.id, entryInWords(entry, { vocabulary, matters }, lang)] as const);
  const readings = wholes.map(([id, whole]) => [id, reading(whole, lang)] as const);
  const found = (pattern: RegExp): readonly string[] =>
    readings.flatMap(([id, text]) =>
      text.split('\n').flatMap((line) => (pattern.test(line) ? [`${id}: ${line}`] : [])),
    );

  it.each(refused[lang])('has not %s', (_, pattern) => {
    expect(found(pattern)).toEqual([]);
  });

  it('has nothing odd in it, nor in what it says in words of its own', () => {
    const unfit = wholes.filter(([, whole]) => odd.test(whole) || (lang === 'it' && uncontracted.test(whole)));
    expect(unfit).toEqual([]);
  });

  it('does not say that something is itself', () => {
    expect(found(tautology)).toEqual([]);
  });

  it('has straight apostrophes', () => {
    expect(found(/\p{L}’/u)).toEqual([]);
  });

  it('quotes only words of the language', () => {
    const known = spoken(lang);
    const [open, close] = lang === 'it' ? ['«', '»'] : ['“', '”'];
    const quoted = new RegExp(`${open}([^${open}${close}]*)${close}`, 'gu');
    const strange = readings.flatMap(([id, text]) =>
      [...text.matchAll(quoted)].flatMap(([, inside = '']) =>
        known.has(inside) || /^[a-z]$/.test(inside) ? [] : [`${id}: ${inside}`],
      ),
    );
    expect(strange).toEqual([]);
  });
});

describe('a selection', () => {
  it.each([
    ['en', {}, 'Nobody makes ch.'],
    ['it', {}, 'Nessuno fa ch.'],
    ['en', { among: ['A', 'B'], by: 'C' }, 'The one who makes ch is (A or B, chosen by C).'],
    ['it', { among: ['A', 'B'], by: 'C' }, 'Chi fa ch è (A o B, a scelta di C).'],
  ] as const)('in %s of %j', (lang, facts, reported) => {
    const asked = askNode('chooserOf', ['ch'], vocabulary);
    const made = valueNode({ is: 'Selection', ...facts }, asked.type, vocabulary);
    expect(readBack(compared(asked, 'is', made), vocabulary, lang)).toBe(reported);
  });
});

describe('names in entries', () => {
  it('have a noun for what they stand for, or are spelled out', () => {
    const bare = entries.flatMap((entry) => {
      const trees = expressionsOf(entry).map(({ expression }) => expression.tree);
      const scope = scopeOf(trees, vocabulary, 'it', { lets: letsOf(entry) });
      const without: string[] = [];
      for (const tree of trees)
        walk(tree, (node) => {
          if (isEventField(node)) {
            const boolean = JSON.stringify(node.type).includes('"Boolean"');
            if (!boolean && scope.field(node.fact, node.type).label !== undefined) without.push(`event.${node.fact}`);
          } else if (node.op === 'name' && node.kind !== 'event' && !scope.bindings.has(node.name)) {
            if (/^\w{2,}$/.test(scope.name(node).label ?? '')) without.push(node.name);
          }
        });
      return [...new Set(without)].map((name) => `${entry.id}: ${name}`);
    });
    expect(bare).toEqual([]);
  });
});
