import groupBy from 'lodash/groupBy.js';
import type { Answer, Json, Words } from 'tavolata/runtime';
import { harmless } from 'tavolata/workspace';
import { columns } from './columns.js';
import type { Call } from './command.js';
import type { Matrix } from './matrix.js';
import type { Style } from './paint.js';
import type { ShortNames } from './short-names.js';
import texts from './words.json' with { type: 'json' };

/** Words of a cell, with their colour. */
const verdicts: { readonly [verdict: string]: { readonly words: Words; readonly style: Style } } = {
  allowed: { words: texts.matrixLines.verdicts.allowed.words, style: 'green' },
  denied: { words: texts.matrixLines.verdicts.denied.words, style: 'red' },
  required: { words: texts.matrixLines.verdicts.required.words, style: 'yellow' },
  silent: { words: texts.matrixLines.verdicts.silent.words, style: 'dim' },
  unknown: { words: texts.matrixLines.verdicts.unknown.words, style: 'yellow' },
};

const words = texts.matrixLines.words;

/**
 * A table of answers as lines: the deciding entries are in notes below, numbered like the cells. Rows and columns with
 * the same answer throughout, by the same entries, are reported on one line each instead.
 */
export function matrixLines(call: Call, given: Matrix, short: ShortNames): readonly string[] {
  const matrix = upright(given);
  const { over, answers } = matrix;
  const [rows = { parameter: '', values: [] }, across] = over;
  if (answers.flat().length === 0) return [call.paint('bold', matrix.question), call.say(words.nothing)];
  const notes = new Notes();
  const cell = (answer: Answer) => cellOf(call, answer, notes, short);
  if (across === undefined) {
    const lines = rows.values.map((value, index) => [nameOf(value), cell((answers[index] as [Answer])[0])]);
    return [heading(call, matrix), ...columns(lines, { indent: 2 }), ...notes.lines(call, short)];
  }
  const uniform = uniformLines(answers);
  const keptRows = indexes(rows.values.length, (index) => !uniform.rows.has(index));
  const keptColumns = indexes(across.values.length, (index) => !uniform.columns.has(index));
  const head = ['', ...keptColumns.map((index) => call.paint('bold', nameOf(across.values[index] ?? null)))];
  const body = keptRows.map((row) => [
    call.paint('bold', nameOf(rows.values[row] ?? null)),
    ...keptColumns.map((column) => cell(answers[row]?.[column] as Answer)),
  ]);
  const summaryLine = (things: readonly Json[], answer: Answer, other: string): string =>
    `  ${call.say(words.always, { things: things.map(nameOf).join(', '), other }).replace('{result}', cell(answer))}`;
  const answerOf = (line: readonly (Answer | undefined)[]) => inCommon(line as readonly Answer[]) as Answer;
  const outside = [
    ...summaries(uniform.rows, (row) => answerOf(answers[row] ?? [])).map(({ members, answer }) =>
      summaryLine(
        members.map((row) => rows.values[row] ?? null),
        answer,
        across.parameter,
      ),
    ),
    ...summaries(uniform.columns, (column) => answerOf(keptRows.map((row) => answers[row]?.[column]))).map(
      ({ members, answer }) =>
        summaryLine(
          members.map((column) => across.values[column] ?? null),
          answer,
          rows.parameter,
        ),
    ),
  ];
  const grid = keptRows.length === 0 || keptColumns.length === 0 ? [] : columns([head, ...body], { indent: 2, gap: 3 });
  return [heading(call, matrix), ...grid, ...outside, ...notes.lines(call, short)];
}

/** A matrix much wider than high, with rows and columns exchanged: terminals are higher than wide. */
function upright(matrix: Matrix): Matrix {
  const [rows, across] = matrix.over;
  if (rows === undefined || across === undefined) return matrix;
  if (across.values.length <= widest || across.values.length <= rows.values.length) return matrix;
  const answers = across.values.map((_, column) => matrix.answers.map((row) => row[column] as Answer));
  return { ...matrix, over: [across, rows], answers };
}

const widest = 16;

const heading = (call: Call, { question, over }: Matrix): string =>
  call.paint('bold', `${question}: ${over.map(({ parameter }) => parameter).join(' × ')}`);

/** Sets of deciding entries, numbered in order of occurrence. */
class Notes {
  private readonly numbers = new Map<string, number>();
  silent = false;

  number(because: readonly string[]): number {
    const key = because.join(' ');
    const known = this.numbers.get(key) ?? this.numbers.size + 1;
    this.numbers.set(key, known);
    return known;
  }

  lines(call: Call, short: ShortNames): readonly string[] {
    const notes = [...this.numbers].flatMap(([key, number]) =>
      key.split(' ').map((id, index) => [index === 0 ? `${number}` : '', short.entry(id)]),
    );
    const silent = this.silent ? [`  ${call.say(words.silent)}`] : [];
    return notes.length + silent.length === 0 ? [] : ['', ...columns(notes, { indent: 2 }), ...silent];
  }
}

function cellOf(call: Call, answer: Answer, notes: Notes, short: ShortNames): string {
  const { verdict, because } = answer;
  const known = verdict === undefined ? undefined : verdicts[verdict];
  if (verdict === 'silent') notes.silent = true;
  const text = known === undefined ? short.result(answer) : call.paint(known.style, call.say(known.words));
  return because.length === 0 ? text : `${text} ${call.paint('dim', String(notes.number(because)))}`;
}

const keyOf = ({ verdict, because, value, problems }: Answer): string =>
  JSON.stringify([verdict, because, value, problems]);

/** Rows, and then columns, with the same verdict throughout for a common reason; none if that would leave nothing. */
function uniformLines(answers: readonly (readonly Answer[])[]) {
  const width = answers[0]?.length ?? 0;
  const some = (count: number, lineAt: (index: number) => readonly Answer[]): ReadonlySet<number> => {
    const commons = indexes(count, () => true).map((index) => (count > 1 ? inCommon(lineAt(index)) : undefined));
    const all = indexes(count, (index) => commons[index] !== undefined);
    // If every line is uniform, what is allowed stays visible.
    const negative = all.filter((index) => negatives.includes(commons[index]?.verdict));
    return new Set([all, negative].find(({ length }) => length < count) ?? []);
  };
  const rows = width > 1 ? some(answers.length, (row) => answers[row] ?? []) : new Set<number>();
  const kept = answers.filter((_, row) => !rows.has(row));
  const columns =
    kept.length > 1 ? some(width, (column) => kept.map((row) => row[column] as Answer)) : new Set<number>();
  return { rows, columns };
}

const negatives: readonly (Answer['verdict'] | undefined)[] = ['denied', 'silent'];

/** What answers with one verdict have in common: the verdict, and the entries that decided each of them. */
function inCommon(answers: readonly Answer[]): Answer | undefined {
  const [first, ...rest] = answers;
  if (first?.verdict === undefined || rest.some(({ verdict }) => verdict !== first.verdict)) return undefined;
  const because = first.because.filter((id) => rest.every((other) => other.because.includes(id)));
  return because.length > 0 || first.verdict === 'silent' ? { ...first, because } : undefined;
}

const indexes = (length: number, wanted: (index: number) => boolean): readonly number[] =>
  Array.from({ length }, (_, index) => index).filter(wanted);

/** Lines with the same answer, together. */
const summaries = (lines: ReadonlySet<number>, answerOf: (line: number) => Answer) =>
  Object.values(groupBy([...lines], (line) => keyOf(answerOf(line)))).map((members) => ({
    members,
    answer: answerOf(members[0]!),
  }));

const nameOf = (value: Json): string => harmless(typeof value === 'string' ? value : JSON.stringify(value));
