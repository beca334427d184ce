import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { typingsOf } from '../../tools/build/typings.js';
import { ROOT } from '../architecture/sources.js';
import { shipped } from '../rules/rulebook.js';
import { rightUses, shown } from './typed.js';

const edition = shipped().editions.at(-1)?.date ?? '2026-09-25';

it('typed calls give what the plain ones do', () => {
  const { opponents, verdict, asked, plan, attacks, written, reported, words, undone, picks, left, found } = rightUses(
    shipped(),
    edition,
  );
  expect(opponents).toEqual(['B', 'C']);
  expect([verdict, asked]).toEqual(['allowed', 'allowed']);
  expect(plan.steps.flat().map(({ event }) => event)).toContain('playerDeparted');
  expect(attacks.problems).toEqual([]);
  expect(attacks.declared.changes).toContainEqual(expect.objectContaining({ op: 'create', members: 'attackers' }));
  expect(attacks.offered?.sent).toMatchObject([{ event: 'attackersAreDeclared' }]);
  expect([attacks.quick, attacks.cells, attacks.inGame]).toEqual(['allowed', 2, ['A', 'B', 'C']]);
  expect(attacks.answers).toEqual([['allowed', 'allowed']]);
  expect(attacks.turns.unmarked.flat()).toEqual([attacks.turns.begins, attacks.turns.reported]);
  expect(written).toEqual({ life: 7, objects: ['elf'] });
  expect(reported).toEqual(['B', 'B false']);
  expect(words.map((text) => text !== '')).toEqual([true, true]);
  expect([undone, picks]).toEqual([0, [{ matter: 'starting player', by: null, pick: 'C' }]]);
  expect([left, found]).toEqual([['A', 'B', 'C'], []]);
  expect(shown(shipped(), { edition })).toBe(20);
});

it('typed calls bring no others with them', async () => {
  const sizeOf = async (contents: string): Promise<number> => {
    const { outputFiles } = await build({
      ...{ stdin: { contents, resolveDir: ROOT, loader: 'ts' }, bundle: true, minify: true, write: false },
      ...{ format: 'esm', platform: 'browser' },
    });
    return outputFiles[0]?.text.length ?? Number.POSITIVE_INFINITY;
  };
  const plain = await sizeOf(`import { ask } from './src/runtime.js'; console.log(ask);`);
  const ours = await sizeOf(`import { ask, typed } from './src/runtime.js'; console.log(typed()({ ask }).ask);`);
  expect(plain).toBeGreaterThan(10_000);
  expect(ours - plain).toBeLessThan(60);
});

it('the compiler is held to forty mistakes at least', () => {
  const mistakes = readFileSync(join(ROOT, 'test/build/mistakes.ts'), 'utf8').match(/@ts-expect-error: /g) ?? [];
  expect(mistakes.length).toBeGreaterThanOrEqual(40);
});

describe('the types made from the vocabulary', () => {
  it('know every question of hosts, every event and collection', () => {
    const text = typingsOf(shipped(), 'rules/vocabulary');
    const { questions, events, entities } = shipped().vocabulary;
    for (const [name, { audience }] of Object.entries(questions))
      expect(text.includes(`readonly ${name}: {`), name).toBe(audience === 'hosts');
    for (const name of Object.keys(events)) expect(text).toContain(`readonly ${name}: {`);
    for (const { collection } of Object.values(entities))
      if (collection !== undefined) expect(text).toContain(`readonly ${collection}?:`);
  });

  it('hold no code, whatever a vocabulary says', () => {
    const evil = "'; */ evil(); /*\n`evil` \u2028 //";
    const { vocabulary } = shipped();
    const question = Object.values(vocabulary.questions).find(({ audience }) => audience === 'hosts');
    if (question === undefined) throw new Error('the vocabulary has no question for hosts');
    const words = { en: evil, it: evil };
    const spoilt = {
      ...vocabulary,
      questions: { [question.name]: { ...question, phrase: words }, [evil]: { ...question, name: evil } },
      enumerations: { ...vocabulary.enumerations, Evil: { names: words, values: { [evil]: words } } },
    };
    const tree = ts.createSourceFile(
      'x.ts',
      typingsOf({ vocabulary: spoilt, matters: shipped().matters }, evil),
      ts.ScriptTarget.ES2022,
      true,
    );
    expect((tree as unknown as { parseDiagnostics: unknown[] }).parseDiagnostics).toEqual([]);
    const others = tree.statements.filter((one) => !ts.isInterfaceDeclaration(one) && !ts.isTypeAliasDeclaration(one));
    expect(others.map((one) => one.getText())).toEqual([]);
  });
});
