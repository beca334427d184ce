import { isList, type Question } from 'tavolata/internals';
import { printType } from 'tavolata/workspace';
import { toFill } from '../to-fill.js';
import texts from './words.json' with { type: 'json' };

const words = { en: toFill, it: toFill };

/**
 * What an entry gives to a question, as far as it can be written without knowing what is intended.
 *
 * @param others ids of entries that answer it
 */
function saying({ name, policy, result, silence }: Question, others: readonly string[] = []): object {
  if (policy === 'verdict') return { kind: 'prohibition', answers: name, verdict: 'deny' };
  if (policy === 'problems') return { kind: 'prohibition', answers: name, severity: 'advice', reason: words };
  const value = isList(result)
    ? '[]'
    : silence !== undefined && silence !== null
      ? written(silence)
      : plainValue(result);
  const overridden = policy === 'value' && others.length > 0;
  return { kind: 'definition', answers: name, ...(overridden && { overrides: others }), value };
}

const written = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));

function plainValue(type: Question['result']): string {
  const said = printType(type);
  return said.startsWith('Number') ? '0' : said.startsWith('Boolean') ? 'true' : 'none';
}

/**
 * A file with a house rule that applies only where a table chooses it.
 *
 * @param name the last part of its id and the name of its matter
 * @param layer the layer of house rules
 */
export const houseScaffold = (
  name: string,
  layer: string,
  { question, others }: { readonly question: Question; readonly others: readonly string[] },
  schema: string,
): object => ({
  $schema: schema,
  matters: {
    [name]: { names: words, default: 'as-printed', choices: { 'as-printed': asPrinted, ours: words } },
  },
  entries: [
    { id: `house.${name}`, layer, name: words, chosen: `${name}:ours`, ...saying(question, others), text: words },
  ],
});

const asPrinted = texts.entries.asPrinted;

/** The parts of an entry with a number. */
export interface RuleParts {
  readonly id: string;
  readonly layer: string;
  readonly number: string;
  readonly edition: string;
  /** Without it the entry decides nothing. */
  readonly question: Question | undefined;
}

/**
 * A file with an entry that begins with an edition. Until its condition is written it never applies, so nothing else
 * changes.
 */
export const ruleScaffold = ({ id, layer, number, edition, question }: RuleParts, schema: string): object => ({
  $schema: schema,
  entries: [
    {
      id,
      layer,
      name: words,
      numbered: { [edition]: number },
      since: edition,
      ...(question === undefined ? { kind: 'reference', why: words } : { ...saying(question), when: 'false' }),
      text: words,
    },
  ],
});
