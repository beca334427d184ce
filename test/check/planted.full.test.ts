import { rmSync } from 'node:fs';
import mapValues from 'lodash/mapValues.js';
import { afterAll, describe, expect, it } from 'vitest';
import { analysisMessages } from '../../tools/messages/index.js';
import { bundlesIn, expectSaid, fileOf, saidIn } from '../archive.js';
import { saidInBoth } from '../cli/session.js';
import { type Patch, patched } from './patching.js';

// Each case has a `case.json`, which says which fault is planted into the rulebook beside it and which command must find it,
// and what the command says in both languages in `said.txt`. After a change of words run
// UPDATE_CASES=1 npx vitest run --project full test/check/planted.full.test.ts, and read the difference.
const rulebook = 'test/cases/bad/check/rulebook';
const cases = new Map(bundlesIn('test/cases/bad/check').map((one) => [one.name, one]));

interface Case {
  readonly about: string;
  readonly command: string;
  readonly patch: readonly Patch[];
}

const caseOf = (name: string): Case => JSON.parse(fileOf(cases.get(name)!, 'case.json')) as Case;
const folders: string[] = [];

afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true });
});

const said = (rules: string, command: string) =>
  mapValues(saidInBoth([...command.split(' '), '--rules', rules]), ({ out, err }) =>
    `${out}${err}`.replaceAll(rules, 'rules'),
  );

describe('check', () => {
  it('finds nothing in the rulebook that the faults are planted into', () => {
    expect(said(rulebook, 'check --quick').en).toMatch(/: 0 errors, 0 warnings, 0 pieces of advice\n$/);
  });

  it.each([...cases])('finds the planted fault: %s', (name, bundle) => {
    const { command, patch } = caseOf(name);
    const rules = patched(rulebook, patch);
    folders.push(rules);
    const both = said(rules, command);
    expectSaid(bundle, both);
    for (const text of Object.values(both)) {
      expect(text).not.toMatch(/ 0 (errors|errori), 0 (warnings|avvisi), 0 (pieces of advice|consigli)\n$/);
      // Whatever is found comes with a next step.
      expect(text.match(/^ {2}(help|aiuto): /gm)?.length).toBe(text.match(/\[[a-z-]+\.[a-z-]+\]$/gm)?.length);
    }
  });

  it('does not tell what the rulebook suppresses', () => {
    const [paint] = caseOf('unread-fact').patch;
    const reason = { en: 'Sailors like it.', it: 'Ai marinai piace.' };
    const suppressed = [{ code: 'check.unread-fact', at: ['entities.Boat.facts.paint'], reason }];
    const rules = patched(rulebook, [paint as Patch, { file: 'findings.json', write: { suppressed } }]);
    folders.push(rules);
    expect(said(rules, 'check --quick').en).toMatch(/: 0 errors, 0 warnings, 0 pieces of advice\n$/);
  });

  it('suppresses only what says the same', () => {
    const { patch } = caseOf('no-sister');
    const reason = { en: 'Fog closes nothing.', it: 'La nebbia non chiude nulla.' };
    const codesWith = (other: string): readonly string[] => {
      const suppressed = [{ code: 'check.no-sister', at: ['house.regatta-closed'], values: { other }, reason }];
      const rules = patched(rulebook, [...patch, { file: 'findings.json', write: { suppressed } }]);
      folders.push(rules);
      return said(rules, 'check --quick').en.match(/\[[a-z-]+\.[a-z-]+\]$/gm) ?? [];
    };
    expect(codesWith('option:fog')).toEqual([]);
    expect(codesWith('option:flags')).toEqual(['[check.unused-suppression]', '[check.no-sister]']);
  });

  it('does not tell it beside an error either, nor that it is unused', () => {
    const wider = { file: 'base/harbour.json', entry: 'skipper.person', set: { when: null } };
    const broken = caseOf('ended-no-condition').patch;
    const reason = { en: 'Sailors like it.', it: 'Ai marinai piace.' };
    const suppressed = [
      { code: 'type.may-not-fit', at: ['skipper.person'], reason },
      { code: 'check.unread-fact', at: ['entities.Boat.facts.owner'], reason },
    ];
    const codesIn = (patches: readonly Patch[]): readonly string[] => {
      const rules = patched(rulebook, patches);
      folders.push(rules);
      return said(rules, 'check --quick').en.match(/\[[a-z-]+\.[a-z-]+\]$/gm) ?? [];
    };
    expect(codesIn([wider, ...broken])).toEqual(['[type.may-not-fit]', '[type.condition]']);
    const findings = { file: 'findings.json', write: { suppressed } };
    expect(codesIn([wider, ...broken, findings])).toEqual(['[type.condition]']);
  });

  it('has fifty of them', () => {
    expect(cases.size).toBeGreaterThanOrEqual(50);
  });

  it('shows every finding about answers and about what has no effect', () => {
    const shown = [...cases.values()].map((one) => saidIn(one, 'en')).join('');
    const unseen = Object.keys({ ...analysisMessages.answers, ...analysisMessages.idle }).filter(
      (code) => !shown.includes(`[${code}]`),
    );
    expect(unseen).toEqual([]);
  });
});
