import { isRecord, type UnknownRecord } from 'tavolata/internals';
import { type CaseBlock, type LinkedRules, type NamedSymbol, shortName } from 'tavolata/workspace';
import { scenariosOf } from '../../check/plays.js';
import { plain, say, type View, words } from '../view.js';

/** Most steps shown; the others are in the file. */
const mostSteps = 6;

/** A case as Markdown: its sentence, its table drawn, and what is asked and sent there. Undefined if there is none. */
export function describeCase(view: View, rules: LinkedRules, id: string): string | undefined {
  const { notation, scenarios } = rules.documents;
  const scenario = scenariosOf(scenarios).find((one) => one.scenario.id === id)?.scenario;
  if (scenario === undefined) return undefined;
  const { en, it } = scenario.summary;
  const steps = scenario.steps.map((step) => {
    if (!('ask' in step)) return 'send' in step ? `- \`${[step.send].flat().join('; ')}\`` : '- `verify`';
    return `- \`${step.ask}\` = ${valueText(step.answer)}`;
  });
  const rest = steps.length - mostSteps;
  return [
    `**${plain(en)}** / *${plain(it)}*  \n\`${id}\``,
    ...tableParts(scenario.table as unknown as UnknownRecord, [...notation.kinds.values()]),
    [...steps.slice(0, mostSteps), ...(rest > 0 ? [`- ${say(view, words.moreSteps, { count: rest })}`] : [])].join(
      '\n',
    ),
  ].join('\n\n');
}

/** A named table as Markdown. */
export function describeScene(view: View, { documents }: LinkedRules, name: string): string | undefined {
  const seating = documents.notation.seatings.get(name);
  if (seating === undefined) return undefined;
  return [
    `\`${name}\` (${say(view, words.scene)})`,
    ...tableParts(seating.table, [...documents.notation.kinds.values()]),
  ].join('\n\n');
}

/** A thing as Markdown: its description in the case or the named table. */
export function describeThing(
  view: View,
  { documents: { notation, scenarios } }: LinkedRules,
  symbol: NamedSymbol,
  block: CaseBlock | undefined,
): string {
  const id = shortName(symbol);
  const ofCase = scenariosOf(scenarios).find((one) => one.scenario.id === block?.name)?.scenario.table;
  const table = block?.kind === 'scene' ? notation.seatings.get(block.name)?.table : ofCase;
  const said = [...notation.kinds.values()].flatMap(({ word, collection = '' }) => {
    const thing = thingsIn(table, collection).find((one) => one['id'] === id);
    return thing === undefined ? [] : [tableText(word, [thing])];
  });
  return [`\`${id}\` (${say(view, words.thing)})`, ...said].join('\n\n');
}

interface ListedKind {
  readonly word: string;
  readonly collection?: string;
  readonly single?: string;
}

/** What was agreed on a line, and a table for each list of things. */
function tableParts(table: UnknownRecord, kinds: readonly ListedKind[]): readonly string[] {
  const singles = kinds.flatMap(({ word, single = '' }) => {
    const facts = isRecord(table[single]) ? Object.entries(table[single]).filter(([, value]) => isSaid(value)) : [];
    return facts.length === 0
      ? []
      : [`${word}: ${facts.map(([name, value]) => `${plain(name)} ${valueText(value)}`).join(', ')}`];
  });
  const lists = kinds.flatMap(({ word, collection = '' }) => {
    const things = thingsIn(table, collection);
    return things.length === 0 ? [] : [tableText(word, things)];
  });
  return [...(singles.length === 0 ? [] : [singles.join('  \n')]), ...lists];
}

function thingsIn(table: unknown, collection: string): readonly UnknownRecord[] {
  const listed: unknown = isRecord(table) ? table[collection] : [];
  return (Array.isArray(listed) ? listed : [])
    .map((one: unknown) => (typeof one === 'string' ? { id: one } : one))
    .filter(isRecord);
}

const isSaid = (value: unknown): boolean => !isEmpty(value);
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0);

/** Things one below the other, with a column for each fact that one of them has. */
function tableText(word: string, things: readonly UnknownRecord[]): string {
  const facts = [...new Set(things.flatMap((one) => Object.keys(one)))].filter((name) => name !== 'id');
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    row([word, ...facts].map(plain)),
    row(['---', ...facts.map(() => '---')]),
    ...things.map((one) => row([valueText(one['id']), ...facts.map((name) => valueText(one[name]))])),
  ].join('\n');
}

/** A value as text in a cell of Markdown. */
function valueText(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, one]) => `${plain(name)} ${valueText(one)}`)
      .join(', ');
  return plain(String(value));
}
