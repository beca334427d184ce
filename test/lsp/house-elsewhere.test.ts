import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { caseFor } from '../../tools/lsp/features/add-case.js';
import { references, rename } from '../../tools/lsp/features/navigation.js';
import { FolderSource } from '../../tools/lsp/folder-source.js';
import { Session } from '../../tools/lsp/session.js';

const entries = JSON.stringify({
  vocabulary: {
    questions: {
      isLoud: {
        description: { en: 'Whether the player is loud.', it: 'Se il giocatore fa rumore.' },
        parameters: { player: 'Player' },
        result: 'Boolean',
        policy: 'value',
        silence: false,
        phrase: { en: '{player} is loud', it: '{player} fa rumore' },
      },
    },
  },
  entries: [
    {
      id: 'house.loud',
      kind: 'definition',
      layer: 'house',
      name: { en: 'Loud children', it: 'Bambini rumorosi' },
      answers: 'isLoud',
      value: 'player.age < 6',
      text: { en: 'Children below six are loud.', it: 'I bambini sotto i sei anni fanno rumore.' },
    },
  ],
});
const cases = (table: string): string =>
  `case loud\nen A child is loud.\nit Un bambino fa rumore.\n${table}\nask isLoud(Anna) = true; because house.loud\n`;

describe('a house file outside the rules', () => {
  const rules = 'test/cases/cli/rulebook';
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tavolata-house-')));
  const file = (name: string): string => join(folder, name);
  const uri = (name: string): string => pathToFileURL(file(name)).href;
  const offset = entries.indexOf('isLoud');
  const found = (session: Session) =>
    session.publications().flatMap(({ uri: of, diagnostics }) => diagnostics.map(({ code }) => [of, code]));
  const renamed = (session: Session) => {
    session.update();
    const path = session.pathOf(uri('loud (1).json'))!;
    const { changes, documentChanges } = rename(session, { path, offset }, 'isNoisy')!;
    const files = documentChanges?.map((one) => ('textDocument' in one ? one.textDocument.uri : ''));
    return (files ?? Object.keys(changes ?? {})).sort();
  };
  const both = [uri('loud (1).cases'), uri('loud (1).json')].sort();

  beforeEach(() => {
    rmSync(folder, { recursive: true });
    cpSync(rules, join(folder, 'rules'), { recursive: true });
    writeFileSync(file('loud (1).json'), entries);
    writeFileSync(file('loud (1).cases'), cases('table: Anna\n  player Anna: age 5'));
  });

  it('is renamed with the cases beside it once an editor opens one of them', () => {
    const session = new Session(new FolderSource(join(folder, 'rules')), 'en');
    session.change(uri('loud (1).json'), entries);
    expect(found(session)).toEqual([]);
    expect(renamed(session)).toEqual(both);
    const path = session.pathOf(uri('loud (1).json'))!;
    expect(references(session, { path, offset }, false).map((one) => one.uri)).toContain(uri('loud (1).cases'));
    const other = new Session(new FolderSource(join(folder, 'rules')), 'en');
    other.change(uri('loud (1).cases'), cases('table: Anna\n  player Anna: age 5'));
    expect(found(other)).toEqual([]);
    expect(renamed(other)).toEqual(both);
  });

  it('has them, and their tables, without any editor where the server was started with it', () => {
    writeFileSync(file('seatings.cases'), 'scene nursery\ntable: Anna\n  player Anna: age 5\n');
    writeFileSync(file('loud (1).cases'), cases('table nursery'));
    const session = new Session(new FolderSource(join(folder, 'rules'), [file('loud (1).json')]), 'en');
    expect(found(session)).toEqual([]);
    expect(renamed(session)).toEqual(both);
    writeFileSync(file('loud (1).cases'), cases('table nursry'));
    session.changedOnDisk(uri('loud (1).cases'));
    expect(found(session)).toEqual([[uri('loud (1).cases'), expect.stringMatching(/^cases\./)]]);
  });

  it('gets its first case beside it, not in the rules', () => {
    const { entries } = JSON.parse(readFileSync(join(rules, 'base/playing.json'), 'utf8'));
    const children = entries.find(({ id }: { readonly id: string }) => id === 'play.no-drums-for-children');
    const { id: _, numbered: __, confirmed: ___, ...rest } = children;
    writeFileSync(file('calm.json'), JSON.stringify({ entries: [{ ...rest, id: 'house.calm', layer: 'house' }] }));
    const session = new Session(new FolderSource(join(folder, 'rules'), [file('calm.json')]), 'en');
    session.update();
    const steps = caseFor(session, session.workspace.rulebook()!, 'house.calm');
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    const changes = step.value?.documentChanges ?? [];
    expect(changes.map((one) => ('uri' in one ? one.uri : 'textDocument' in one ? one.textDocument.uri : ''))).toEqual([
      uri('calm.cases'),
      uri('calm.cases'),
    ]);
  });

  it('leaves with them when the editor closes the last of them, however it spells the name', () => {
    const spelt = uri('loud (1).json').replace('(', '%28').replace(')', '%29');
    expect(spelt).not.toBe(uri('loud (1).json'));
    const session = new Session(new FolderSource(join(folder, 'rules')), 'en');
    session.change(uri('loud (1).cases'), cases('table: Anna\n  player Anna: age 5'));
    session.change(spelt, entries);
    session.close(uri('loud (1).cases'));
    expect(found(session)).toEqual([]);
    expect(renamed(session)).toEqual([uri('loud (1).cases'), spelt].sort());
    session.close(spelt);
    session.update();
    expect([...session.workspace.diagnostics.keys()].filter((path) => path.includes('loud'))).toEqual([]);
    expect(session.workspace.source('house/loud (1).cases')).toBeUndefined();
    expect(session.workspace.source('house/loud (1).json')).toBeUndefined();
  });
});
