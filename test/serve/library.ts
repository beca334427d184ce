import * as tavolata from '../../src/index.js';
import { rulebook } from './serving.js';

/** The parts of a request, as the server and the scripts take them. */
export type Parts = { readonly [part: string]: unknown };
type Over = { readonly [parameter: string]: readonly string[] };
type Named = Readonly<Record<string, string>>;

/** The table that calls of the library are about; `open` puts one here. */
export const on: { table: tavolata.Table } = { table: undefined as unknown as tavolata.Table };

const openTable = (json: unknown): tavolata.Table => tavolata.openTable(rulebook, json as tavolata.TableJson);

/** How the parts of a request go into a function of the library, by its name, and what comes back as the result has it. */
export const library: { readonly [name: string]: (parts: never) => unknown } = {
  openTable: ({ table }: Parts) => {
    on.table = openTable(table);
    const { assumed, ruleset } = on.table;
    return { table: 't1', edition: ruleset.edition, assumed, notices: ruleset.notices };
  },
  tableToJson: () => tavolata.tableToJson(on.table),
  copyTable: () => {
    on.table = tavolata.copyTable(on.table);
    return { table: 't2' };
  },
  factOf: ({ of, fact }: Named) => ({ value: tavolata.factOf(on.table, of as string, fact as string) }),
  membersOf: ({ collection }: Named) => ({ members: tavolata.membersOf(on.table, collection as string) }),
  ask: ({ question, arguments: args, ...options }: Parts & { readonly question: string }) =>
    tavolata.ask(on.table, question, args as { readonly [name: string]: tavolata.Json }, optionsIn(options)),
  prepareMatrix,
  send: ({ events, apply, ...options }: Parts) =>
    tavolata.send(on.table, events as tavolata.SentEvent[], { ...optionsIn(options), carryOut: apply === true }),
  resolve: ({ events, picks, apply, ...options }: Parts) => {
    const more = { ...optionsIn(options), carryOut: apply === true };
    const made = tavolata.resolve(on.table, events as tavolata.SentEvent[], picks as tavolata.Pick[], more);
    // The library gives the picks back, since a function may have made them.
    const { picks: _, ...plan } = made;
    return plan;
  },
  carryOutPlan: ({ plan }: Parts) => {
    tavolata.carryOutPlan(on.table, plan as tavolata.Plan);
    return {};
  },
  verify: () => tavolata.verify(on.table),
  changeTable: ({ changes }: Parts) => {
    tavolata.changeTable(on.table, changes as tavolata.TableChange[]);
    return {};
  },
  undo: () => {
    tavolata.undo(on.table);
    return {};
  },
  explain: ({ answer, plan }: Parts) =>
    inBoth((lang) => tavolata.explain((answer ?? plan) as tavolata.Answer, rulebook, lang)),
  describeVocabulary: () => tavolata.describeVocabulary(on.table.ruleset.rulebook),
  makeTable: ({ open, ...wanted }: Parts) => {
    const request = wanted as unknown as tavolata.SetupRequest;
    const { json, problems, seed, byChance } = tavolata.makeTable(rulebook, request);
    return { table: json, ...(open === true && { handle: 't2' }), problems, seed, byChance };
  },
  readEntry: ({ entry, edition = rulebook.editions.at(-1)?.date ?? '' }: Named) => {
    const found = tavolata.entryIn(rulebook, entry as string, edition);
    if (found === undefined) throw new Error(`no entry ${entry}`);
    return inBoth((lang) => tavolata.readEntry(found, rulebook.vocabulary, lang, rulebook.matters));
  },
  addEntries: ({ extra }: { readonly extra: tavolata.ExtraEntries }) => {
    const { rulebook: rules } = on.table.ruleset;
    on.table = tavolata.underRules(on.table, tavolata.addEntries(rules, extra));
    return { entries: extra.entries.map(({ id }) => id) };
  },
  removeEntries: ({ entries }: { readonly entries: readonly string[] }) => {
    const { rulebook: rules } = on.table.ruleset;
    on.table = tavolata.underRules(on.table, tavolata.removeEntries(rules, entries));
    return {};
  },
};

const inBoth = (said: (lang: tavolata.Lang) => string): object => ({ en: said('en'), it: said('it') });

/** `table` says in a request which one is meant: here it is an argument of its own. */
const optionsIn = ({ table: _, ...options }: Parts): Parts => options;

const idsIn = (value: tavolata.Value): unknown =>
  Array.isArray(value)
    ? value.map(idsIn)
    : value !== null && typeof value === 'object'
      ? (value as tavolata.Handle).id
      : value;

/** Handles go in and come out; a request has ids. */
function prepareMatrix({ question, over, arguments: args = {}, reasons }: Parts): object {
  const handle = (id: string) => tavolata.handleOf(on.table, id);
  const axes = over as Over;
  const fixed = Object.fromEntries(Object.entries(args as Named).map(([name, id]) => [name, handle(id)]));
  const options = { over: Object.keys(axes), fixed, because: reasons === true };
  const asked = tavolata.prepareMatrix(on.table, question as string, options);
  const [rows = [], columns] = Object.values(axes).map((ids) => ids.map(handle));
  const made = columns === undefined ? asked(rows) : asked(rows, columns);
  const byRow = <Cell>(cell: (place: number) => Cell): readonly (readonly Cell[])[] =>
    Array.from({ length: made.rows }, (_, row) =>
      Array.from({ length: made.columns }, (_, column) => cell(row * made.columns + column)),
    );
  const { policy } = rulebook.vocabulary.questions[question as string] ?? {};
  return {
    question,
    over: Object.entries(axes).map(([parameter, values]) => ({ parameter, values })),
    answers: byRow((place) =>
      policy === 'verdict' ? tavolata.VERDICTS[made.codes[place] ?? 0] : idsIn(made.values[place] ?? null),
    ),
    ...(reasons === true && { because: byRow((place) => made.reasons[made.because[place] ?? 0]) }),
  };
}
