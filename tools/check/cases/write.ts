import type { Json } from 'tavolata/runtime';
import { fits, folded, isCasesFile, type Notation } from 'tavolata/workspace';
import { written } from '../format/format.js';
import type { Scenario, ScenarioStep } from '../scenarios/model.js';
import { toFill } from '../to-fill.js';
import { nameText, valueText } from './values.js';
import { tableLines } from './write-table.js';

/**
 * A file of cases.
 *
 * @throws DiagnosticError for what no line can express
 */
export const writtenCases = (scenarios: readonly Scenario[], notation: Notation): string =>
  scenarios.map((one) => writtenCase(one, notation)).join('\n');

/** Scenarios in the form of a file with this name: as lines, or as JSON with its schema. */
export const scenariosText = (
  file: string,
  scenarios: readonly Scenario[],
  notation: Notation,
  schema?: string,
): string =>
  isCasesFile(file)
    ? writtenCases(scenarios, notation)
    : written({ ...(schema !== undefined && { $schema: schema }), scenarios }, 'scenarios');

/** A case, with the lines of its table unless they are those it has by itself. */
export function writtenCase(
  scenario: Scenario,
  notation: Notation,
  table = tableLines(scenario.table, notation),
): string {
  const { summary, steps } = scenario;
  const said = [
    folded(headOf(scenario, notation)),
    ...(['en', 'it'] as const).map((lang) => sentenceLine(lang, summary[lang])),
    ...table,
    ...steps.flatMap((step) => packed(stepLines(step))),
  ];
  return `${said.join('\n')}\n`;
}

/** A sentence after its word; the file has it on as many lines as needed. */
const sentenceLine = (lang: string, text: string): string =>
  folded(`${lang} ${text.trim().replace(/\s+/g, ' ')}`, true);

function headOf({ id, rules = [], since, until, official, engines, table }: Scenario, { editions }: Notation): string {
  const parts = [
    ...(rules.length > 0 ? [`rules ${rules.join(' ')}`] : []),
    ...(since === undefined && until === undefined ? [`only ${table.setup.edition}`] : []),
    ...(since !== undefined && since !== editions.first ? [`since ${since}`] : []),
    ...(until !== undefined ? [`until ${until}`] : []),
    ...(official === true ? ['official'] : []),
    ...(engines === true ? ['engines'] : []),
  ];
  return `case ${nameText(id)}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
}

/** An answer as written after the question; one still unknown is a place to be filled in. */
export const answerText = (answer: Json | undefined): string =>
  answer === 'unknown' ? answer : answer === undefined ? toFill : valueText(answer);

/** The plan of a step as written after `then`; also used to replace one in a file. */
export const planText = (plan: readonly (readonly string[])[]): string =>
  plan.length === 0 ? 'nothing' : plan.map((moment) => moment.join('\n  and ')).join('\n  then ');

/** A step that fits on one line stands on one; otherwise simultaneous events share a line. */
function packed([first = '', ...lines]: readonly string[]): readonly string[] {
  const whole = [first, ...lines.map((one) => one.trimStart())].join('; ');
  if (fits(whole)) return [whole];
  const all: string[] = [];
  let word = '';
  for (const line of lines) {
    const before = word;
    word = line.trimStart().split(' ')[0] ?? '';
    const isSame = word === 'and' ? ['then', 'and'].includes(before) : word === before && shared.includes(word);
    const further = `${all.at(-1)}; ${line.trimStart()}`;
    if (isSame && fits(further)) all.splice(-1, 1, further);
    else all.push(line);
  }
  return [first, ...all];
}

/** Lines several of which can follow an event. */
const shared = ['includes', 'never'];

function stepLines(step: ScenarioStep): readonly string[] {
  if ('ask' in step) {
    const lists = [
      listLine(step.alone === true ? 'only because' : 'because', step.because),
      listLine('nearly', step.nearly),
      listLine('unknown', step.unknown),
    ];
    return [folded(`ask ${step.ask} = ${answerText(step.answer)}`), ...lists.flat()];
  }
  if (!('send' in step)) return ['verify'];
  const [first, ...together] = typeof step.send === 'string' ? [step.send] : step.send;
  return [
    folded(`send ${first}`),
    ...together.map((event) => below('with', event)),
    ...(step.picks ?? []).map(({ pick, matter, by }) => {
      const who = by === undefined ? '' : ` by ${by === null ? 'chance' : nameText(by)}`;
      return below('picks', `${valueText(pick)} for ${nameText(matter)}${who}`);
    }),
    ...listLine('needs', step.needs),
    ...(step.plan === undefined ? [] : `  then ${planText(step.plan)}`.split('\n').map((line) => folded(line))),
    ...(step.includes ?? []).map((event) => below('includes', event)),
    ...(step.absent ?? []).map((event) => below('never', event)),
    ...listLine('because', step.because),
    ...listLine('nearly', step.nearly),
    ...listLine('unknown', step.unknown),
  ];
}

const below = (word: string, text: string): string => folded(`  ${word} ${text}`);

const listLine = (word: string, ids: readonly string[] | undefined): readonly string[] =>
  ids === undefined || ids.length === 0 ? [] : [below(word, ids.map(nameText).join(', '))];
