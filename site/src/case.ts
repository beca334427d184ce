/*
 * Writes the actions at a table as a case of the rules; loaded on demand. Its notation comes first in the same file.
 */
import { folded, type Notation } from 'tavolata/workspace';
import { nameText, valueText } from '../../tools/check/cases/values.js';
import { tableLines } from '../../tools/check/cases/write-table.js';
import type { CaseToWrite } from './save-case.js';

const shared = globalThis as { tavolataNotation?: string; tavolataCase?: (wanted: CaseToWrite) => string };
const notation = JSON.parse(shared.tavolataNotation!, (_, value) => {
  if (Array.isArray(value?.map)) return new Map(value.map);
  return Array.isArray(value?.set) ? new Set(value.set) : value;
}) as Notation;

type Written = CaseToWrite['sent'][number]['event'];

/** An event as written in a line; fields without a value are left out. */
function eventText({ event, fields }: Written): string {
  const values = Object.values(fields);
  const last = values.findLastIndex((one) => one !== null);
  return `${event}(${values
    .slice(0, last + 1)
    .map(valueText)
    .join(', ')})`;
}

function sentLines({ event, picks, plan }: CaseToWrite['sent'][number]): readonly string[] {
  const moments = plan.steps.map((moment) => moment.map(eventText).join('\n  and '));
  const happens = moments.length === 0 ? 'nothing' : moments.join('\n  then ');
  return [
    `send ${eventText(event)}`,
    ...picks.map(({ pick, matter, by }) => {
      const who = by === undefined ? '' : ` by ${by === null ? 'chance' : nameText(by)}`;
      return `  picks ${valueText(pick)} for ${nameText(matter)}${who}`;
    }),
    ...`  then ${happens}`.split('\n'),
  ];
}

shared.tavolataCase = ({ id, summary, table, sent, asked }) => {
  const question = asked && [
    `ask ${asked.question}(${Object.values(asked.arguments).map(valueText).join(', ')}) = ${asked.verdict}`,
    ...(asked.because.length > 0 ? [`  because ${asked.because.join(', ')}`] : []),
  ];
  const lines = [`case ${id}: only ${table.setup.edition}`, ...sent.flatMap(sentLines), ...(question ?? [])];
  const [head = '', ...steps] = lines;
  const words = [`en ${summary.en}`, `it ${summary.it}`].map((one) => folded(one, true));
  return [folded(head), ...words, ...tableLines(table, notation), ...steps.map((one) => folded(one)), ''].join('\n');
};
