import { describe, expect, it } from 'vitest';
import { MemorySource, memoryRoot } from '../../tools/lsp/memory-source.js';
import { Session } from '../../tools/lsp/session.js';
import { band } from '../workspace/band.js';

const path = 'vocabulary.json';
const uri = `${memoryRoot}${path}`;
const text = band[path]!;
const broken = text.replace(',', '');
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
    expect(session.workspace.source(path)?.text).toBe(text);
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
    session.change(uri, text);
    expect(codes(session.ownErrors())).toEqual([]);
    expect(codes(session.publications())).toContainEqual([uri, []]);
  });
});
