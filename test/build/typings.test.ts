import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { typingsOf } from '../../tools/build/typings.js';
import { shipped } from '../rules/rulebook.js';

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
