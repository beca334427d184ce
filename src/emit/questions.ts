import type { CompiledQuestion } from '../arrange/question.js';
import type { Row } from '../arrange/row.js';
import type { Value } from '../compile/values.js';
import { namesMentioned, nodesIn } from '../model/nodes.js';
import { numbersIn } from '../model/numbers.js';
import type { Node } from '../model/tree.js';
import { Body, type Js, word } from './body.js';
import { LetWriter, withoutIdle } from './lets.js';
import { comment, literal } from './literals.js';
import { hoisted } from './remembered-truths.js';
import { preparing, remembering } from './remembering.js';
import { returning } from './returns.js';
import { ifHolds } from './truths.js';
import { writeVerdict } from './verdicts.js';
import type { Workshop } from './workshop.js';
import { askKey, Sight, Writing } from './writing.js';

/** One row of a question while it is written. */
export interface WrittenRow {
  readonly row: Row;
  readonly lets: LetWriter;
  /** The variable that says whether it applied, where others ask. */
  readonly applied: string | null;
}

/** One function of a question: what all of its rows are written with. */
export class QuestionWriter {
  readonly body: Body;
  readonly writing: Writing;
  readonly sight = new Sight();
  readonly parameters: readonly string[];
  readonly rows: readonly WrittenRow[];

  constructor(
    readonly shop: Workshop,
    readonly compiled: CompiledQuestion,
    /** Note the ids of the entries that decide, too. */
    readonly reasons: boolean,
    /** For a part that is remembered as a whole: nothing in it is remembered by itself. */
    readonly inner = false,
  ) {
    this.body = new Body(shop.names.inside());
    this.writing = new Writing(shop, this.body);
    this.parameters = compiled.question.parameters.map(({ name }) => {
      const own = this.body.names.fresh(name);
      this.sight.let(name, () => word(own));
      return own;
    });
    this.keepOften();
    const displacing = new Set(compiled.rows.flatMap((row) => row.displacers));
    this.rows = compiled.rows.map((row) => ({
      row,
      lets: new LetWriter(row.entry, this.writing, rootsOf(row)),
      applied: displacing.has(row) ? this.body.names.fresh('applied') : null,
    }));
  }

  /** Variables for what the rows ask about the parameters more than once. */
  private keepOften(): void {
    const counts = new Map<string, number>();
    for (const row of this.compiled.rows)
      for (const root of rootsOf(row))
        for (const node of nodesIn(root)) {
          const key = node.op === 'ask' && node.args.length > 0 ? askKey(node) : undefined;
          if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
        }
    for (const [key, count] of counts) {
      if (count < 2) continue;
      const name = this.body.names.fresh(`${(JSON.parse(key) as readonly string[])[0]}_kept`);
      this.writing.often.set(key, name);
      this.body.line(`let ${name};`);
    }
  }

  head(row: Row): void {
    const { entry } = row;
    const numbers = numbersIn(entry, this.shop.ruleset.edition).join(', ');
    const does = entry.verdict ?? entry.kind;
    this.body.line(comment(`${entry.id}${numbers === '' ? '' : `: ${numbers}`} ${does}`));
  }

  /** What is done where a row's condition holds and nothing that displaces it applies; inside a block of its own. */
  whenApplies(written: WrittenRow, sight: Sight, leaves: boolean, then: () => void): void {
    const { body } = this;
    const { row, applied } = written;
    const done = (): void => {
      if (applied) body.line(`${applied} = true;`);
      then();
    };
    const displaced = row.displacers
      .map((other) => this.rows.find((one) => one.row === other)?.applied)
      .filter((name): name is string => typeof name === 'string');
    const inside = (): void => {
      if (displaced.length === 0) done();
      else body.block(`if (${displaced.map((name) => `!${name}`).join(' && ')})`, done);
    };
    const { when } = row.entry;
    if (!when) {
      inside();
      return;
    }
    const { when: tree, sight: within } = hoisted(this, written, when.tree, sight);
    ifHolds(this.writing, tree, within, leaves && applied === null, inside);
  }

  /** Another function with the same rows. */
  apart(): QuestionWriter {
    return new QuestionWriter(this.shop, this.compiled, false, true);
  }

  /** The function as lines. */
  written(name: string, parameters: readonly string[] = this.parameters): readonly string[] {
    const lines = withoutIdle(this.body.lines);
    return [`function ${name}(${parameters.join(', ')}) {`, ...lines.map((line) => `  ${line}`), '}'];
  }
}

const rootsOf = ({ entry }: Row): readonly Node[] =>
  [
    entry.each?.in,
    entry.when,
    entry.value,
    ...(entry.cases ?? []).flatMap((choice) => [choice.when, choice.value]),
  ].flatMap((expression) => (expression ? [expression.tree] : []));

/** Writes all functions of one question; their names are known beforehand. */
export const writeQuestion = (shop: Workshop, compiled: CompiledQuestion): void => {
  const { name } = compiled.question;
  const names = shop.question(name);
  for (const reasons of [false, true]) {
    const writer = new QuestionWriter(shop, compiled, reasons);
    if (reasons) writer.body.line('const because = [];');
    answers[compiled.question.policy]?.(writer);
    shop.functions.push(writer.written(reasons ? names.why : names.now));
  }
  shop.functions.push(...remembering(shop, compiled), preparing(shop, compiled));
};

/** Gives the answer, with the reasons where they are asked for. */
export const give = (writer: QuestionWriter, value: Js): void =>
  writer.body.line(writer.reasons ? `return { value: ${value.text}, because };` : `return ${value.text};`);

const cite = (writer: QuestionWriter, { entry }: Row): void => {
  if (writer.reasons) writer.body.line(`because.push(${literal(entry.id)});`);
};

const answers: Readonly<Record<string, (writer: QuestionWriter) => void>> = {
  verdict: writeVerdict,
  value: (writer) => {
    const [only] = writer.rows;
    if (writer.rows.length === 1 && only?.row.single && only.row.entry.value) direct(writer, only);
    else values(writer);
  },
  union: (writer) => collecting(writer, 'union'),
  problems: (writer) => collecting(writer, 'problems'),
};

const direct = (writer: QuestionWriter, { row }: WrittenRow): void => {
  writer.head(row);
  const { tree } = row.entry.value as { readonly tree: Node };
  if (!writer.reasons) {
    returning(writer.writing, tree, writer.sight);
    return;
  }
  const value = writer.writing.value(tree, writer.sight);
  cite(writer, row);
  give(writer, value);
};

const values = (writer: QuestionWriter): void => {
  const { body, writing, rows } = writer;
  const alone = rows.length === 1 && !writer.reasons;
  for (const { applied } of rows) if (applied) body.line(`let ${applied} = false;`);
  const [value, by] = [body.names.fresh('answer'), body.names.fresh('by')];
  if (!alone) {
    body.line(`let ${value};`);
    body.line(`let ${by};`);
  }
  for (const written of rows) {
    const { row, lets } = written;
    writer.head(row);
    {
      const sight = lets.sight(writing, writer.sight);
      // An entry of which no case holds did not apply after all.
      writer.whenApplies({ ...written, applied: null }, sight, alone, () =>
        given(writer, row, sight, (one) => {
          if (written.applied) body.line(`${written.applied} = true;`);
          if (alone) return body.line(`return ${one.text};`);
          const own = body.held(one, 'value');
          const id = literal(row.entry.id);
          cite(writer, row);
          body.block(`if (${value} === undefined)`, () => {
            body.line(`${value} = ${own.text};`);
            body.line(`${by} = ${id};`);
          });
          body.line(
            `else if (!${writing.tool('same')}(${value}, ${own.text})) ${conflict(writer)}(${literal(writer.compiled.question.name)}, ${by}, ${id});`,
          );
        }),
      );
    }
  }
  if (!alone)
    body.line(
      `if (${value} !== undefined) ${writer.reasons ? `return { value: ${value}, because };` : `return ${value};`}`,
    );
  silence(writer);
};

const conflict = (writer: QuestionWriter): string => writer.writing.tool('conflict');

const silence = (writer: QuestionWriter): void => {
  const { silence: said, name } = writer.compiled.question;
  if (said === undefined) writer.body.line(`return ${writer.writing.tool('silence')}(${literal(name)});`);
  else give(writer, writer.shop.constant(said as Value));
};

/** The value of a row, or of the first of its cases that holds: `then` may be written more than once. */
const given = (writer: QuestionWriter, row: Row, sight: Sight, then: (value: Js) => void): void => {
  const { writing, body, shop } = writer;
  const { value, cases = [] } = row.entry;
  if (value) {
    then(writing.value(value.tree, sight));
    return;
  }
  const open = cases.filter((choice) => shop.settledTruth(choice.when.tree) !== false);
  const chosen = body.names.fresh('chosen');
  body.line(`let ${chosen};`);
  const from = (at: number): void => {
    const choice = open[at];
    if (choice === undefined) return;
    const take = (): void => body.line(`${chosen} = ${writing.value(choice.value.tree, sight).text};`);
    const test = writing.truth(choice.when.tree, sight);
    if (test.text === 'true') {
      take();
      return;
    }
    body.block(`if (${test.text})`, take);
    if (at + 1 < open.length) body.block('else', () => from(at + 1));
  };
  from(0);
  const last = open.at(-1);
  if (last && shop.settledTruth(last.when.tree) === true) then(word(chosen));
  else body.block(`if (${chosen} !== undefined)`, () => then(word(chosen)));
};

/** Each row that applies, with each of its things. */
const collecting = (writer: QuestionWriter, policy: 'union' | 'problems'): void => {
  const { body, writing, rows } = writer;
  const found = body.names.fresh('found');
  body.line(`const ${found} = [];`);
  for (const { applied } of rows) if (applied) body.line(`let ${applied} = false;`);
  for (const written of rows) {
    const { row, lets } = written;
    const { entry } = row;
    writer.head(row);
    const one = (outer: Sight): void => {
      const sight = lets.sight(writing, outer);
      writer.whenApplies(written, sight, false, () => {
        cite(writer, row);
        if (policy === 'problems') {
          const names = namesMentioned(entry);
          const read = names.map((name) => `[${literal(name)}]: ${sight.read(name).text}`);
          const facts = read.length === 0 ? '{}' : `{ ${read.join(', ')} }`;
          body.line(
            `${found}.push(${writing.tool('makeProblem')}(${literal(entry.id)}, ${literal(entry.severity ?? 'illegal')}, ${facts}));`,
          );
        } else given(writer, row, sight, (value) => body.line(`${writing.tool('gather')}(${found}, ${value.text});`));
      });
    };
    const { each } = entry;
    if (!each) {
      one(writer.sight);
      continue;
    }
    {
      const things = writing.value(each.in.tree, lets.sight(writing, writer.sight));
      const list = body.held(things, 'things');
      const [i, x] = [body.names.fresh('i'), body.names.fresh(each.name)];
      const all = list.list ? list.text : `${writing.tool('onlyList')}(${list.text})`;
      const held = body.held({ ...word(all), simple: list.list }, 'all');
      body.block(`for (let ${i} = 0; ${i} < ${held.text}.length; ${i}++)`, () => {
        body.line(`const ${x} = ${held.text}[${i}];`);
        one(writer.sight.with(each.name, word(x)));
      });
    }
  }
  give(writer, word(found));
};
