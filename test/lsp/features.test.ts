import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unpackRulebook } from '../../src/engine/ruleset/packed.js';
import { openWorkspace } from '../../src/frontend/workspace/workspace.js';
import { compiled } from '../../tools/lsp/features/compiled.js';
import { MemorySource, memoryRoot } from '../../tools/lsp/memory-source.js';
import { Session } from '../../tools/lsp/session.js';
import { type Bundle, bundlesIn, expectFile, fileOf } from '../archive.js';
import { band } from '../workspace/band.js';
import { changedBand, viewOf } from './band-view.js';
import { told } from './told.js';

const recordingFile = 'editors/recording.txt';

/** What is done, with the fixtures that show what one sees then. */
const scenes: readonly (readonly [done: string, ...fixtures: string[]])[] = [
  ['A name is mistyped in a condition. The finding, and its quick fix:', 'one-fault-one-message', 'fix-word'],
  ['Behind a dot stand the facts of that thing:', 'facts-of-a-thing'],
  ['Inside of a call, its parameters:', 'signature'],
  ['The pointer rests on a name, and on the id of a case:', 'hover-question', 'hover-case'],
  ['An entry is renamed, in all files and in texts that quote it:', 'rename-entry-with-notes'],
  ['Over each entry stands what decides it; a click runs these cases:', 'lenses', 'run-failing'],
  ['The lens beside it tries small changes of an entry, and tells what no case notices:', 'mutants-with-a-case'],
  ['An entry has no case: one is added.', 'add-case-where-something-is-asked'],
  ['A finding is put aside, and a renumbered rule gets its number:', 'put-aside', 'renumbered'],
  ['A text has changed, and its translation has not:', 'stale-and-unrecorded'],
  ['While a line of a case is written:', 'facts-in-a-line', 'values-in-a-line', 'choices-of-the-house'],
];

/** Lines as wide as a page. */
const folded = (line: string): readonly string[] =>
  line.match(/.{1,93}(?:\s|$)|.{1,93}/g)?.map((one) => one.trimEnd()) ?? [''];

/** What one sees in an editor, as text: what was written, and what the server then tells. */
function recording(bundleOf: (name: string) => Bundle): string {
  const shown = scenes.map(([done, ...names]) =>
    [
      done,
      ...names.map((name) => {
        const bundle = bundleOf(name);
        const [, ...change] = fileOf(bundle, 'given').trimEnd().split('\n');
        const said = fileOf(bundle, 'en').trimEnd().split('\n').flatMap(folded);
        return [...change.map((line) => `    ${line}`), ...said.map((line) => `    > ${line}`.trimEnd())].join('\n');
      }),
    ].join('\n\n'),
  );
  const head = [
    'What one sees in an editor. The tests of the language server make this file and compare it,',
    'so it stays true. Lines with - and + are what was written, ‸ is the cursor; lines with > are what',
    'the editor is told.',
  ];
  return `${[head.join('\n'), ...shown].join('\n\n\n')}\n`;
}

const bundles = bundlesIn('test/lsp/features');

describe('editors are told', () => {
  it.each(bundles.map((bundle) => [bundle.name, bundle] as const))('%s', (_, bundle) => {
    const said = told(fileOf(bundle, 'given'));
    for (const lang of ['en', 'it'] as const) expectFile(bundle, lang, said[lang]);
  });

  it('what the page about editors shows', () => {
    const page = readFileSync('editors/README.md', 'utf8');
    const said = (name: string): readonly string[] =>
      fileOf(bundles.find((one) => one.name === name)!, 'en')
        .split('\n')
        .map((line) => line.trim());
    const [, first, , meant] = said('one-fault-one-message');
    const facts = said('facts-of-a-thing')
      .slice(0, 3)
      .map((line) => line.replace(' :', ':'));
    const shown = [first, meant, said('fix-word')[0], facts.join(', '), said('signature')[0]];
    for (const one of shown) expect(page).toContain(one);
  });

  it('what the recording shows', () => {
    // Those that were just written anew count.
    const now = bundlesIn('test/lsp/features');
    const text = recording((name) => now.find((one) => one.name === name)!);
    if (process.env['UPDATE_CASES'] !== undefined) writeFileSync(recordingFile, text);
    expect(readFileSync(recordingFile, 'utf8')).toBe(text);
  });

  it('findings in plain text, without frames or marks of a terminal', () => {
    const findings = bundles.filter((bundle) => fileOf(bundle, 'given').startsWith('findings'));
    expect(findings.length).toBeGreaterThan(5);
    for (const bundle of findings)
      for (const lang of ['en', 'it'] as const)
        expect(fileOf(bundle, lang)).not.toMatch(/[\u2500-\u257f]|```|\^{2}|~{3}/);
  });
});

/** A file of the small rulebook that has entries with conditions. */
const [path, text] = Object.entries(band).find(([, one]) => /"when": "/.test(one))!;

describe('the rules as they are being written', () => {
  it('come packed, with the text that the editor has', () => {
    const { workspace } = changedBand(path, '"when": "', '"when": "true and ');
    const now = compiled(viewOf(workspace, 'en'));
    const { entries } = unpackRulebook('rulebook' in now ? now.rulebook : '');
    expect(entries).toHaveLength(openWorkspace(band).rulebook()!.entries.length);
    expect(entries.some(({ when }) => when?.text.startsWith('true and '))).toBe(true);
  });

  it('are what they were where nothing was changed', () => {
    const workspace = openWorkspace(band);
    const now = compiled(viewOf(workspace, 'en'));
    const { entries } = unpackRulebook('rulebook' in now ? now.rulebook : '');
    expect(entries.map(({ id }) => id)).toEqual(workspace.rulebook()!.entries.map(({ id }) => id));
  });

  it.each(['en', 'it'] as const)('are mistakes with their places where something is wrong (%s)', (lang) => {
    const { workspace } = changedBand(path, '"when": "', '"when": "nothingLikeThis and ');
    const now = compiled(viewOf(workspace, lang));
    const [first] = 'mistakes' in now ? now.mistakes : [];
    expect(first?.uri).toBe(`file:///band/${path}`);
    const line = text.slice(0, text.indexOf('"when": "')).split('\n').length - 1;
    expect(first?.diagnostic.range.start.line).toBe(line);
    expect(first?.diagnostic.message).toContain('nothingLikeThis');
    expect(first?.diagnostic.message).toMatch(lang === 'it' ? /[Qq]ui|si chiama/ : /Nothing|called/);
  });
});

const uri = `${memoryRoot}vocabulary.json`;
const words = band['vocabulary.json']!;
const broken = words.replace(',', '');
const codes = (all: ReturnType<Session['ownErrors']>) =>
  all.map(({ uri: of, diagnostics }) => [of, diagnostics.map(({ code }) => code)]);

describe('the file that somebody writes', () => {
  it('has its errors before everything else is looked at, and only new ones', () => {
    const session = new Session(new MemorySource(band), 'en');
    session.publications();
    session.change(uri, broken);
    const [own] = session.ownErrors();
    expect(own?.uri).toBe(uri);
    expect(own?.diagnostics.length).toBeGreaterThan(0);
    expect(session.workspace.source('vocabulary.json')?.text).toBe(words);
    session.publications();
    session.change(uri, `${broken} `);
    expect(codes(session.ownErrors())).toEqual([]);
  });

  it('has all its errors before any case is read, and cases have theirs afterwards', () => {
    const [rules, cases] = ['base/playing.json', 'base/leaving.cases'];
    const wrong = { ...band, [cases]: band[cases]!.replace('because play.may', 'because nobody.here') };
    const session = new Session(new MemorySource(wrong), 'en');
    session.change(memoryRoot + rules, band[rules]!.replace('player.age', 'playr.age'));
    expect(codes(session.ownErrors())).toEqual([[memoryRoot + rules, ['name.unknown']]]);
    expect(session.workspace.source(cases)).toBeUndefined();
    expect(codes(session.ownErrors())).toEqual([]);
    expect(codes(session.publications())).toContainEqual([memoryRoot + cases, ['entry.unknown-entry']]);
    expect(session.workspace.source(cases)?.text).toBe(wrong[cases]);
  });

  it('loses what was found of it only when everything was looked at', () => {
    const session = new Session(new MemorySource(band), 'en');
    session.change(uri, broken);
    session.ownErrors();
    session.publications();
    session.change(uri, words);
    expect(codes(session.ownErrors())).toEqual([]);
    expect(codes(session.publications())).toContainEqual([uri, []]);
  });
});
