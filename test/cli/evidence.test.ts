import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../architecture/sources.js';
import { said } from './session.js';

const rules = join(ROOT, 'test/cases/cli/rulebook');
const room = mkdtempSync(join(tmpdir(), 'tavolata-evidence-'));

/** The small rulebook with one text of one of its files replaced. */
function changed(from: string, to: string): string {
  const folder = mkdtempSync(join(room, 'rules-'));
  cpSync(rules, folder, { recursive: true });
  const file = join(folder, 'base/playing.json');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  return folder;
}

describe('compare', () => {
  it('finds nothing between a folder and itself', () => {
    const { out, exit } = said(['evidence', 'compare', rules, rules, '--lang', 'en'], { rules });
    expect(exit).toBe(0);
    expect(out).toContain('No answer and no plan changes');
  });

  it('tells what is wrong with its sides and its wishes', () => {
    expect(said(['evidence', 'compare', 'nowhere', rules], { rules })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('evidence.no-such-side'),
    });
    expect(said(['evidence', 'compare', `${rules}@soon`, rules], { rules }).err).toContain('evidence.no-such-side');
    expect(said(['evidence', 'compare', '1990-01-01', rules], { rules }).err).toContain('fault.edition-too-old');
    expect(said(['evidence', 'compare', rules, rules, '--question', 'nothing'], { rules }).err).toContain(
      'evidence.unknown-question',
    );
  });
});

describe('two folders of rules', () => {
  it('show a change made by hand, with both explanations and the entry behind it', () => {
    const folder = changed('player.age < 6', 'player.age < 9');
    const { out, exit } = said(['evidence', 'compare', rules, folder, '--lang', 'en'], { rules });
    expect(exit).toBe(1);
    expect(out).toContain('[play.no-drums-for-children]');
    expect(out).toContain('mayPlay(');
    expect(out.match(/Answer:/g)?.length).toBe(2);
    expect(said(['evidence', 'compare', rules, folder, '--lang', 'it'], { rules }).out).toContain(
      'Il tavolo più piccolo',
    );
    const { out: json } = said(['evidence', 'compare', rules, folder, '--json'], { rules });
    expect(JSON.parse(json)).toMatchObject({
      entries: [{ id: 'play.no-drums-for-children', state: 'changed', seen: true }],
      found: [{ kind: 'ask', name: 'mayPlay', direct: true, witnesses: [{ causes: ['play.no-drums-for-children'] }] }],
    });
  });

  it('leave smallest tables behind as scenarios that hold', () => {
    const folder = changed('player.age < 6', 'player.age < 9');
    const out = join(room, 'witnesses');
    said(['evidence', 'compare', rules, folder, '--out', out], { rules });
    const answers = [...readFileSync(join(out, 'mayPlay.cases'), 'utf8').matchAll(/^ask .* = (.*)$/gm)];
    expect(answers).toHaveLength(2);
    expect(answers[0]![1]).not.toBe(answers[1]![1]);
  });
});
