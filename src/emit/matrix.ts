import { CODES } from '../arrange/kit.js';
import type { CompiledQuestion } from '../arrange/question.js';
import { withoutIdle } from './lets.js';
import { literal } from './literals.js';
import { QuestionWriter } from './questions.js';
import { barred, type Leave, split, undecided, writeRow } from './verdicts.js';
import type { Workshop } from './workshop.js';

/** Whether all pairs of two lists can be answered in loops: a verdict about two things. */
export const hasMatrix = ({ question }: CompiledQuestion): boolean =>
  question.policy === 'verdict' && question.parameters.length === 2;

/**
 * The verdicts for all pairs of two lists as nested loops. What looks at the table alone is asked once, what looks at a row alone once
 * a row: where that decides, the row is settled without a look at its columns.
 */
export const writeMatrix = (
  shop: Workshop,
  compiled: CompiledQuestion,
  name: string,
): readonly string[] | undefined => {
  if (!hasMatrix(compiled)) return undefined;
  const writer = new QuestionWriter(shop, compiled, false, false, true);
  const { body } = writer;
  const kept = body.lines.splice(0);
  const [row = '', column = ''] = writer.parameters;
  const local = (like: string): string => body.names.fresh(like);
  const [rows, columns, codes, r, c, at, end] = ['rows', 'columns', 'codes', 'r', 'c', 'at', 'end'].map(local) as [
    ...[string, string, string, string, string, string, string],
  ];
  const [nextRow, nextColumn] = [local('nextRow'), local('nextColumn')];
  const code = (verdict: string): string => {
    const known = Object.entries(CODES).find(([said]) => literal(said) === verdict);
    return known ? `${known[1]} /* ${known[0]} */` : `${shop.tool('codeOf')}(${verdict})`;
  };
  const [first, second] = compiled.question.parameters;
  const { rest, alone } = split(writer);
  const about = (parameter: string) => alone.get(parameter) ?? [];
  const cell: Leave = (verdict) => {
    body.line(`${codes}[${at}] = ${code(verdict)};`);
    body.line(`continue ${nextColumn};`);
  };
  const table = about('');
  if (table.length > 0)
    barred(writer, '', table, (verdict) => {
      body.line(`${codes}.fill(${code(verdict)}, 0, ${rows}.length * ${columns}.length);`);
      body.line('return;');
    });
  body.block(`${nextRow}: for (let ${r} = 0, ${at} = 0; ${r} < ${rows}.length; ${r}++)`, () => {
    body.line(`const ${row} = ${rows}[${r}];`);
    body.line(`const ${end} = ${at} + ${columns}.length;`);
    const before = body.lines.length;
    // Worked out once a row anyway.
    writer.hoists = false;
    for (const written of about(first?.name ?? '')) {
      writer.head(written.row);
      writeRow(writer, written, true, () => {
        body.line(`while (${at} < ${end}) ${codes}[${at}++] = ${code('"denied"')};`);
        body.line(`continue ${nextRow};`);
      });
    }
    writer.hoists = true;
    body.block(`${nextColumn}: for (let ${c} = 0; ${c} < ${columns}.length; ${c}++, ${at}++)`, () => {
      body.line(`const ${column} = ${columns}[${c}];`);
      body.add(kept);
      const columnAlone = about(second?.name ?? '');
      if (columnAlone.length > 0) barred(writer, second?.name ?? '', columnAlone, cell);
      undecided(writer, rest, cell);
    });
    body.lines.splice(before, 0, ...writer.ofRow);
  });
  const lines = withoutIdle(body.lines);
  return [`function ${name}(${[rows, columns, codes].join(', ')}) {`, ...lines.map((line) => `  ${line}`), '}'];
};
