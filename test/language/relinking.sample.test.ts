import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../src/engine/model/entry.js';
import { type Diagnostic, hasErrors } from '../../src/frontend/diagnostics/diagnostic.js';
import { toJson } from '../../src/frontend/diagnostics/render.js';
import { RulebookLinker } from '../../src/frontend/language/rulebook-linker.js';
import { readDocument } from '../../src/frontend/read/document.js';
import { readRulebookFolder } from '../../src/frontend/read/folder.js';
import type { JsonDocument } from '../../src/frontend/text/document.js';
import { amount, rotating } from '../amount.js';
import { editions, entry } from './faults/case.js';
import { documentOf, type Loose, rawVocabulary } from './harbour.js';

const told = (diagnostics: readonly Diagnostic[]) => diagnostics.map((one) => toJson(one, 'en'));

/** Ways to change the text of a file at its n-th place that fits; most leave something to report, here or in other files. */
const changes: readonly (readonly [pattern: RegExp, write: string])[] = [
  [/"when": "([^"]+)"/g, '"when": "$1 and not nobodyKnows"'],
  [/"when": "([^"]+)"/g, '"when": "$1 and "'],
  [/"when": "([^"]+)"/g, '"when": "($1) and true"'],
  [/"when": "([^"]+)",/g, ''],
  [/"value": "([^"]+)"/g, '"value": "[$1"'],
  [/"do": "([^"]+)"/g, '"do": "$1; $1"'],
  [/"id": "([^"]+)"/g, '"id": "$1-x"'],
  [/"id": "[^"]+"/g, '"id": "priority.passes"'],
  [/"since": "([^"]+)"/g, '"since": "2020-01-01"'],
  [/"overrides": \["([^"]+)"/g, '"overrides": ["$1", "#nobody"'],
  [/"replaces": \["([^"]+)"/g, '"replaces": ["$1-x"'],
  [/"logicOf": "([^"]+)"/g, '"logicOf": "$1-x"'],
  [/"labels": \["([^"]+)"/g, '"labels": ["$1-x"'],
  [/"(answers|follows|rewrites|forbids)": "([^"]+)"/g, '"$1": "$2x"'],
  [/"let": \{/g, '"let": { "superfluous": "1",'],
];

const edit = fc.record({
  file: fc.nat(),
  place: fc.nat(),
  change: fc.constantFrom(...changes, 'remove' as const, 'restore' as const),
});

/** The file after a change; undefined where the change does not fit, or leaves no file of entries. */
function changed({ source }: JsonDocument, [pattern, write]: (typeof changes)[number], place: number) {
  const places = [...source.text.matchAll(pattern)];
  const match = places[place % Math.max(places.length, 1)];
  if (match === undefined) return undefined;
  const end = match.index + match[0].length;
  const piece = match[0].replace(new RegExp(pattern.source), write);
  const text = source.text.slice(0, match.index) + piece + source.text.slice(end);
  return readDocument({ file: source.file, text }, 'entries').document;
}

describe('a rulebook that is linked file by file', () => {
  const documents = readRulebookFolder('rules').documents!;
  const files = documents.entries;

  test('is after any edits as if it had been linked anew', () => {
    // One for all runs, as in an editor: what an edit left behind would show in a later one.
    const linker = new RulebookLinker(documents);
    let now = [...files];
    const put = (next: JsonDocument): void => {
      const at = now.findIndex(({ source }) => source.file === next.source.file);
      now = at < 0 ? [...now, next] : now.with(at, next);
    };
    const remove = (file: string): void => {
      now = now.filter(({ source }) => source.file !== file);
    };
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        const touched = new Set<string>();
        for (const { file, place, change } of edits) {
          const one = files[file % files.length]!;
          touched.add(one.source.file);
          if (change === 'remove') remove(one.source.file);
          else put((change === 'restore' ? undefined : changed(one, change, place)) ?? one);
        }
        linker.relink(now);
        const anew = new RulebookLinker({ ...documents, entries: now });
        expect(told(linker.diagnostics())).toEqual(told(anew.diagnostics()));
        const [mine, others] = [linker, anew].map(({ units }) => units.map(({ entry: own }) => own));
        expect(mine!.map(({ id }) => id)).toEqual(others!.map(({ id }) => id));
        const ofTouched = (entries: readonly Entry[]) => entries.filter(({ source }) => touched.has(source.file));
        expect(ofTouched(mine!)).toEqual(ofTouched(others!));
        for (const one of files) if (touched.has(one.source.file)) put(one);
      }),
      { numRuns: amount(4, 15), seed: rotating },
    );
    linker.relink(now);
    expect(JSON.stringify(linker.link())).toBe(
      JSON.stringify(new RulebookLinker({ ...documents, entries: now }).link()),
    );
  });

  test('links nothing again but the file that was put', () => {
    const linker = new RulebookLinker(documents);
    const before = new Set(linker.units);
    const broken = files.flatMap((one) => changed(one, changes[1]!, 0) ?? [])[0]!;
    linker.relink(files.map((one) => (one.source.file === broken.source.file ? broken : one)));
    const fresh = linker.units.filter((unit) => !before.has(unit));
    expect(new Set(fresh.map(({ draft }) => draft.document))).toEqual(new Set([broken]));
    expect(linker.units.filter(({ found }) => hasErrors(found))).toHaveLength(1);
    expect(linker.link().rulebook).toBeUndefined();
  });
});

describe('what is broken leaves the rest usable', () => {
  const linked = (entries: readonly JsonDocument[]) =>
    new RulebookLinker({
      vocabulary: documentOf(rawVocabulary(), 'vocabulary.json'),
      editions: documentOf(editions, 'editions.json'),
      entries,
    });
  const linkerOf = (...files: readonly (readonly Loose[])[]) =>
    linked(files.map((entries, index) => documentOf({ entries }, `${index}.json`)));
  const broken = entry('a.broken', { answers: 'fleet', let: { mine: 'ships' }, value: 'mayLeave(ship) and ' });
  const careless = entry('b.careless', { answers: 'fleet', let: { mine: 'ships' }, value: '[]' });
  const codes = (diagnostics: readonly Diagnostic[]) => diagnostics.map(({ code }) => code);

  test('traps are found in other entries, and not looked for in that one', () => {
    expect(codes(linkerOf([broken], [careless]).diagnostics())).toEqual([
      'grammar.operand-missing-at-end',
      'lint.unused-let',
    ]);
  });

  test('what could be read of it is known: what it asks, and of what a fact is missing', () => {
    const [unit] = linkerOf([entry('a.broken', { answers: 'fleet', value: 'ownerOf((first ship in ships)).' })]).units;
    expect(codes(unit!.found)).toEqual(['grammar.word-after-dot']);
    expect(unit!.summary.asks.map(({ question }) => question)).toEqual(['ownerOf']);
    expect(unit!.entry.value?.tree).toMatchObject({
      op: 'fact',
      fact: '',
      of: { op: 'ask', type: { one: ['Captain'] } },
    });
  });

  test('an entry in a new file is there, and gone with the file', () => {
    const first = documentOf({ entries: [careless] }, '0.json');
    const linker = linked([first]);
    linker.relink([first, documentOf({ entries: [broken] }, 'new.json')]);
    expect(linker.units.map(({ entry: { id } }) => id)).toEqual(['b.careless', 'a.broken']);
    linker.relink([first]);
    expect(codes(linker.diagnostics())).toEqual(['lint.unused-let']);
  });

  test('words that a file brings along mean something in all others, as long as it is there', () => {
    const uses = entry('a.uses', { answers: 'signal', when: "charter.weather is ['hail']", value: "'red'" });
    const first = documentOf({ entries: [uses] }, '0.json');
    const linker = linked([first]);
    const without = codes(linker.diagnostics());
    expect(without).toEqual(['type.unknown-value']);
    const facts = { hail: { type: 'Boolean', default: false, phrase: { en: 'hail', it: 'grandine' } } };
    const words = documentOf({ vocabulary: { entities: { Charter: { facts } } }, entries: [] }, 'hail.json');
    const hail = entry('b.hail', { answers: 'signal', when: 'charter.hail', value: "'red'" });
    const user = documentOf({ entries: [hail] }, 'b.json');
    linker.relink([first, words, user]);
    expect(codes(linker.diagnostics())).toEqual(without);
    linker.relink([first, user]);
    expect(codes(linker.diagnostics())).toEqual([...without, 'name.unknown-fact']);
  });
});
