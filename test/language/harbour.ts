import type { Node } from '../../src/engine/model/tree.js';
import type { Type } from '../../src/engine/model/type.js';
import type { Vocabulary } from '../../src/engine/model/vocabulary.js';
import type { Diagnostic } from '../../src/frontend/diagnostics/diagnostic.js';
import { type ExpectedType, readExpression } from '../../src/frontend/language/expressions/expressions.js';
import {
  type AllowedNodes,
  everything,
  type Local,
  type NamedThings,
} from '../../src/frontend/language/expressions/scope.js';
import { knownOf } from '../../src/frontend/language/types/known.js';
import { one, parseType, printType } from '../../src/frontend/language/types/type-text.js';
import { linkVocabulary } from '../../src/frontend/language/vocabulary/vocabulary.js';
import { readJson } from '../../src/frontend/read/json.js';
import type { JsonDocument } from '../../src/frontend/text/document.js';
import { plainText } from '../../src/frontend/text/located.js';

/** A JSON object of whatever shape. */
export type Loose = { readonly [key: string]: unknown };

const words = (text: string) => ({ en: text, it: text });
const noun = { en: { one: 'thing', many: 'things' }, it: { one: 'cosa', many: 'cose', gender: 'f' } };
const fact = (type: string, rest: object = {}) => ({ type, phrase: words('something of {of}'), ...rest });
const names = words('name');

/** A vocabulary about ships, small enough to be seen at a glance. */
export const rawVocabulary = (): Loose => ({
  tiers: ['base', 'custom', 'cards'],
  layers: {
    base: { tier: 'base', names },
    'custom:fog': { tier: 'custom', names, when: "'fog' in charter.weather" },
    'custom:war': { tier: 'custom', names, when: "charter.flags is ['red']" },
    'custom:peace': { tier: 'custom', names, when: "charter.flags is ['white']" },
    cards: { tier: 'cards', names },
  },
  enumerations: {
    Flag: { names, values: { red: names, white: names, blue: names } },
    Weather: { names, values: { fog: names, storm: names, white: names } },
    Matter: { names, values: { it: names, 'the ship': names, 'the port': names } },
  },
  entities: {
    Sea: { single: 'sea', noun, facts: { calm: fact('Boolean', { default: true }) } },
    Charter: {
      single: 'charter',
      constant: true,
      noun,
      facts: { weather: fact('[Weather]', { default: [] }), flags: fact('[Flag]', { default: [] }) },
    },
    Captain: {
      collection: 'captains',
      noun,
      facts: {
        gold: fact('Number'),
        flag: fact('Flag?', { default: null }),
        friends: fact('[Captain]', { default: [] }),
        home: fact('Port?', { assumed: 'first port in ports where port.keeper is this' }),
      },
    },
    Ship: {
      collection: 'ships',
      noun,
      facts: {
        owner: fact('Captain?', { default: null }),
        master: fact('Captain?', { defaultFrom: 'owner' }),
        flag: fact('Flag', { default: 'blue' }),
        size: fact('Number', { default: 1 }),
        afloat: fact('Boolean', { default: true }),
      },
    },
    Port: { collection: 'ports', noun, facts: { keeper: fact('Captain?'), berths: fact('[Ship]', { default: [] }) } },
    Crate: { noun, facts: { of: fact('Text', { default: 'salt' }), weight: fact('Number') } },
    Decision: {
      noun,
      facts: {
        among: fact('[Alternative]', { default: [] }),
        atMost: fact('Number?', { default: 1 }),
        ifNone: fact('[Alternative]', { default: [] }),
        keeps: fact('Boolean', { default: false }),
        kept: fact('[Alternative]', { default: [] }),
      },
    },
    Alternative: {
      noun,
      facts: {
        merits: fact('[Ship]', { default: [] }),
        tallies: fact('[Port]', { default: [] }),
        asks: fact('[Bound]', { default: [] }),
      },
    },
    Bound: {
      noun,
      facts: { tally: fact('Port?', { default: null }), least: fact('Number?'), most: fact('Number?') },
    },
    Selection: { noun, facts: { among: fact('[Captain|Ship]'), by: fact('Captain?', { default: null }) } },
  },
  questions: {
    maySail: { policy: 'verdict', parameters: { ship: 'Ship', to: 'Port|Ship' }, phrase: words('{ship} to {to}') },
    ownerOf: { policy: 'value', parameters: { ship: 'Ship' }, result: 'Captain?', phrase: words('owner of {ship}') },
    fleet: { policy: 'value', parameters: { captain: 'Captain' }, result: '[Ship]', phrase: words('of {captain}') },
    keeperOf: { policy: 'value', parameters: { place: 'Port|Ship' }, result: 'Captain', phrase: words('of {place}') },
    dues: {
      policy: 'value',
      parameters: { captain: 'Captain', port: 'Port?' },
      result: 'Number',
      silence: 0,
      phrase: words('dues of {captain}[ in {port}]'),
    },
    signal: { policy: 'value', result: 'Flag', silence: 'white', phrase: words('the signal') },
    order: { policy: 'value', result: '[[Captain]]', phrase: words('the order') },
    chooser: { policy: 'value', parameters: { ship: 'Ship' }, result: 'Selection', phrase: words('for {ship}') },
    signals: { policy: 'union', parameters: { ship: 'Ship' }, result: '[Flag]', phrase: words('of {ship}') },
    faults: { policy: 'problems', parameters: { port: 'Port' }, phrase: words('faults in {port}') },
    closures: { policy: 'problems', phrase: words('closures') },
    hears: { policy: 'verdict', parameters: { captain: 'Captain', what: 'Event' }, phrase: words('{captain} {what}') },
  },
  events: {
    sails: {
      fields: { ship: 'Ship', to: 'Port', under: 'Flag?' },
      permittedBy: 'maySail(event.ship, event.to)',
      phrase: words('{ship} sails to {to}'),
    },
    sinks: { fields: { ship: 'Ship' }, changes: ['event.ship.afloat := false'], phrase: words('{ship} sinks') },
    lost: { fields: { ship: 'Ship' }, changes: ['delete event.ship'], phrase: words('{ship} is lost') },
    built: {
      fields: { owner: 'Captain', size: 'Number' },
      changes: ['create Ship(owner: event.owner, size: event.size);', 'event.owner.gold -= event.size'],
      phrase: words('{owner} builds {size}'),
    },
    claimed: { fields: { captain: 'Captain' }, phrase: words('{captain} claims') },
    prize: {
      fields: { captains: '[Captain]' },
      gathers: { captains: 'claimed.captain' },
      phrase: words('prize for {captains}'),
    },
    peace: { final: true, phrase: words('peace') },
    watch: { repeats: true, phrase: words('watch') },
  },
  ended: 'every ship in ships satisfies not ship.afloat',
  verify: ['each ship in ships where not ship.afloat: lost(ship)'],
});

/** A value as a document, as if it were a file. */
export function documentOf(value: unknown, file = 'test.json'): JsonDocument {
  const { document, diagnostics } = readJson({ file, text: JSON.stringify(value, null, 2) });
  if (document === undefined) throw new Error(JSON.stringify(diagnostics.map((one) => one.code)));
  return document;
}

/** Values to put into a JSON object, by the dotted path to their place; undefined takes out what is there. */
export type Changes = { readonly [path: string]: unknown };

function changed(object: Loose, path: readonly string[], value: unknown): Loose {
  const [key = '', ...rest] = path;
  const member = rest.length === 0 ? value : changed((object[key] ?? {}) as Loose, rest, value);
  return { ...object, [key]: member };
}

/** The vocabulary, changed in some way, with all that is found about it. */
export function vocabularyWith(changes: Changes = {}): {
  readonly vocabulary: Vocabulary;
  readonly diagnostics: readonly Diagnostic[];
} {
  const raw = Object.entries(changes).reduce(
    (so, [path, value]) => changed(so, path.split('.'), value),
    rawVocabulary(),
  );
  const diagnostics: Diagnostic[] = [];
  const vocabulary = linkVocabulary(documentOf(raw, 'vocabulary.json'), (found) => diagnostics.push(found));
  return { vocabulary, diagnostics };
}

export const { vocabulary } = vocabularyWith();
export const known = knownOf(vocabulary);

/** A type from its text. */
export function typeOf(text: string): Type {
  const parsed = parseType(text);
  if (!('type' in parsed)) throw new Error(`no type: ${text}`);
  return parsed.type;
}

/** Names that the expressions of these tests can see. */
export const locals: ReadonlyMap<string, Local> = new Map<string, Local>([
  ['ship', { kind: 'parameter', type: typeOf('Ship') }],
  ['captain', { kind: 'parameter', type: typeOf('Captain') }],
  ['place', { kind: 'parameter', type: typeOf('Port|Ship') }],
  ['maybe', { kind: 'parameter', type: typeOf('(Port|Ship)?') }],
  ['haven', { kind: 'parameter', type: typeOf('Port') }],
  ['fleetOfFleets', { kind: 'let', type: typeOf('[[Ship]]') }],
  ['event', { kind: 'event', type: one(['prize']) }],
]);

export interface Try {
  readonly be?: ExpectedType;
  readonly allowed?: AllowedNodes;
  readonly things?: NamedThings;
  readonly locals?: ReadonlyMap<string, Local>;
}

/** Resolves one expression among the names above. */
export function resolved(
  text: string,
  options: Try = {},
): { readonly tree: Node; readonly found: readonly Diagnostic[] } {
  const found: Diagnostic[] = [];
  const { be = { be: 'anything' }, allowed = everything, things } = options;
  const expression = readExpression(
    plainText({ file: 'test', text }),
    { known, allowed, locals: options.locals ?? locals, report: (one) => found.push(one), things },
    be,
  );
  if (expression === undefined) throw new Error(`cannot be parsed: ${text}`);
  return { tree: expression.tree, found };
}

/** The type of an expression as text; throws if anything is wrong with it. */
export function typed(text: string, options: Try = {}): string {
  const { tree, found } = resolved(text, options);
  const wrong = found.filter((one) => one.severity !== 'advice');
  if (wrong.length > 0) throw new Error(`${text}: ${wrong.map((one) => one.code).join(', ')}`);
  return printType(tree.type);
}

/** What was found, each as `code: underlined text`, with the suggestion after an arrow. */
export const shown = (found: readonly Diagnostic[]): readonly string[] =>
  found.map(({ code, at, suggestion }) => {
    const text = at === undefined ? '' : at.source.text.slice(at.start, at.end);
    return `${code}: ${text}${suggestion === undefined ? '' : ` → ${suggestion}`}`;
  });
