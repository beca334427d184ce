import { describe, expect, it } from 'vitest';
import { unpackRulebook } from '../../src/engine/ruleset/packed.js';
import { openWorkspace } from '../../src/frontend/workspace/workspace.js';
import { compiled } from '../../tools/lsp/features/compiled.js';
import { band } from '../workspace/band.js';
import { changedBand, viewOf } from './band-view.js';

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
