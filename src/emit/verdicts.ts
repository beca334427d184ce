import { soleParameter } from '../arrange/verdict.js';
import type { Value } from '../compile/values.js';
import { word } from './body.js';
import { literal } from './literals.js';
import { give, type QuestionWriter, type WrittenRow } from './questions.js';
import { isSlight, letsOf, rememberedTruth } from './remembered-truths.js';

/** A verdict: see `compileVerdict`, which this follows row by row. */
export const writeVerdict = (writer: QuestionWriter): void => {
  if (writer.reasons) withReasons(writer);
  else quickly(writer);
};

/** Stops as soon as the verdict is known. */
const quickly = (writer: QuestionWriter): void => {
  const { body, rows, compiled } = writer;
  const { rest, alone } = split(writer);
  for (const [about, group] of alone) barred(writer, about, group);
  const { silence } = compiled.question;
  const silent = literal(((silence as Value | undefined) ?? 'silent') as string);
  for (const { applied } of rows) if (applied) body.line(`let ${applied} = false;`);
  const best = body.names.fresh('best');
  const weak = new Set<string>(['allow']);
  // Once nothing stronger can follow, what was found stands.
  const lastOf = (verdicts: ReadonlySet<string>): number =>
    rest.reduce((last, { row }, i) => (verdicts.has(row.entry.verdict ?? 'allow') ? i : last), -1);
  const lastStrong = lastOf(new Set(['deny', 'require']));
  const lastDeny = lastOf(new Set(['deny']));
  const needsBest = rest.some(({ row }, i) =>
    row.entry.verdict === 'require' ? i < lastDeny : weak.has(row.entry.verdict ?? 'allow') && i < lastStrong,
  );
  if (needsBest) body.line(`let ${best} = ${silent};`);
  rest.forEach((written, i) => {
    const verdict = written.row.entry.verdict ?? 'allow';
    const final = verdict === 'deny' || (verdict === 'require' ? i > lastDeny : i > lastStrong);
    writer.head(written.row);
    writeRow(writer, written, final, () => {
      if (verdict === 'deny') body.line('return "denied";');
      else if (verdict === 'require') body.line(final ? 'return "required";' : `${best} = "required";`);
      else if (!final) body.line(`if (${best} !== "required") ${best} = "allowed";`);
      else body.line(needsBest ? `return ${best} === "required" ? ${best} : "allowed";` : 'return "allowed";');
    });
  });
  body.line(`return ${needsBest ? best : silent};`);
};

const writeRow = (writer: QuestionWriter, written: WrittenRow, leaves: boolean, then: () => void): void => {
  const sight = written.lets.sight(writer.writing, writer.sight);
  writer.whenApplies(written, sight, leaves, then);
};

/** Prohibitions that take no part in displacement and look at one argument alone, by that argument. */
const split = (
  writer: QuestionWriter,
): { readonly rest: readonly WrittenRow[]; readonly alone: ReadonlyMap<string, WrittenRow[]> } => {
  const alone = new Map<string, WrittenRow[]>();
  const rest: WrittenRow[] = [];
  for (const written of writer.rows) {
    const { row, applied } = written;
    const free = row.entry.verdict === 'deny' && row.displacers.length === 0 && applied === null;
    const about = free ? soleParameter(row.entry) : null;
    if (about === null) rest.push(written);
    else alone.set(about, [...(alone.get(about) ?? []), written]);
  }
  return { rest, alone };
};

/** Those of one argument: asked at once where they cost next to nothing, else together in a function that remembers. */
const barred = (writer: QuestionWriter, about: string, group: readonly WrittenRow[]): void => {
  const { body } = writer;
  if (isSlight(group.flatMap(({ row }) => (row.entry.when ? [row.entry.when.tree] : [])))) {
    for (const written of group) {
      writer.head(written.row);
      writeRow(writer, written, true, () => body.line('return "denied";'));
    }
    return;
  }
  const nodes = group.flatMap(({ row: { entry } }) => [...(entry.when ? [entry.when.tree] : []), ...letsOf(entry)]);
  const call = rememberedTruth(writer, about, nodes, (apart) => {
    for (const { row } of group) {
      apart.head(row);
      const same = apart.rows.find((other) => other.row === row) as WrittenRow;
      writeRow(apart, same, true, () => apart.body.line('return true;'));
    }
    apart.body.line('return false;');
  });
  body.line(`if (${call.text}) return "denied";`);
};

/** All rows, and the ids of those that gave the verdict. */
const withReasons = (writer: QuestionWriter): void => {
  const { body, rows, compiled } = writer;
  for (const { applied } of rows) if (applied) body.line(`let ${applied} = false;`);
  const by = {
    deny: body.names.fresh('denying'),
    require: body.names.fresh('requiring'),
    allow: body.names.fresh('allowing'),
  };
  for (const name of Object.values(by)) body.line(`const ${name} = [];`);
  for (const written of rows) {
    writer.head(written.row);
    const id = literal(written.row.entry.id);
    writeRow(writer, written, false, () => body.line(`${by[written.row.entry.verdict ?? 'allow']}.push(${id});`));
  }
  body.line(`if (${by.deny}.length > 0) return { value: "denied", because: ${by.deny} };`);
  body.line(`if (${by.require}.length > 0) return { value: "required", because: ${by.require} };`);
  body.line(`if (${by.allow}.length > 0) return { value: "allowed", because: ${by.allow} };`);
  give(writer, word(literal(((compiled.question.silence as Value | undefined) ?? 'silent') as string)));
};
