import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, it } from 'vitest';
import { moduleTypingsOf } from '../../src/build/typings.js';
import { emitModule } from '../../src/emit/module.js';
import { ROOT } from '../architecture/sources.js';
import { shipped } from '../rules/rulebook.js';

const room = mkdtempSync(join(tmpdir(), 'tavolata-typings-'));
afterAll(() => rmSync(room, { recursive: true }));

const HOST = `
import { ask, prepare, typed } from 'tavolata/runtime';
import rules, { type Vocabulary } from './rules.module.js';

const { openEmitted } = typed<Vocabulary>();
const table = openEmitted(rules, {
  setup: { edition: '2026-09-25', variants: ['free-for-all'], options: ['attack-left'] },
  players: [{ id: 'A' }, { id: 'B' }],
});
export const quick = prepare(table, 'mayAttack');
export const plain = ask(table, 'inRange', { player: 'A', thing: 'B' }).because;
export const right = typed<Vocabulary>().ask(table, 'mayAttack', { creature: 'x', defender: 'B' }).verdict;
`;

const WRONG = [
  ["typed<Vocabulary>().ask(table, 'mayAttak', { creature: 'x', defender: 'B' })", 'mayAttak'],
  ["typed<Vocabulary>().ask(table, 'mayAttack', { creature: 'x' })", 'defender'],
  ["typed<Vocabulary>().send(table, { event: 'playersLeave', fields: { player: 'A' } })", 'player'],
] as const;

/** What the compiler says of a program that uses an emitted module. */
const saidOf = (text: string): readonly string[] => {
  const file = join(room, 'host.ts');
  writeFileSync(file, text);
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
    paths: { 'tavolata/runtime': [join(ROOT, 'src/runtime.ts')] },
  });
  const own = [file, join(room, 'rules.module.d.ts')].map((name) => program.getSourceFile(name));
  return own.flatMap((source) =>
    [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, '\n'),
    ),
  );
};

it('the declarations of an emitted module let a host compile, and wrong uses not', () => {
  const { vocabulary } = shipped();
  const setup = { edition: '2026-09-25', variants: ['free-for-all'], options: ['attack-left'] };
  writeFileSync(join(room, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(room, 'rules.module.js'), emitModule(shipped(), setup));
  writeFileSync(join(room, 'rules.module.d.ts'), moduleTypingsOf(vocabulary, 'rules/vocabulary.json'));
  expect(saidOf(HOST)).toEqual([]);
  const said = saidOf(`${HOST}\n${WRONG.map(([code]) => `${code};`).join('\n')}`);
  expect(said).toHaveLength(WRONG.length);
  WRONG.forEach(([, word], i) => {
    expect(said[i]).toContain(word);
  });
});
