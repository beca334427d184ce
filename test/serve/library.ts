import * as tavolata from '../../src/index.js';
import { rulebook } from './serving.js';

/** The parts of a request, as the server and the scripts take them. */
export type Parts = { readonly [part: string]: unknown };
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
  askEditions: ({ question, arguments: args }: Parts) =>
    tavolata.askEditions(on.table, question as string, args as { readonly [name: string]: tavolata.Json }),
  matrix: ({ question, ...request }: Parts) =>
    tavolata.matrix(on.table, question as string, optionsIn(request) as unknown as tavolata.MatrixRequest),
  send: ({ events, ...options }: Parts) => tavolata.send(on.table, events as tavolata.SentEvent[], optionsIn(options)),
  resolve: ({ events, picks, ...options }: Parts) => {
    const made = tavolata.resolve(
      on.table,
      events as tavolata.SentEvent[],
      picks as tavolata.Pick[],
      optionsIn(options),
    );
    // The library gives the picks back, since a function may have made them.
    const { picks: _, ...plan } = made;
    return plan;
  },
  carryOutPlan: ({ plan, steps }: Parts) => {
    tavolata.carryOutPlan(on.table, plan as tavolata.Plan, steps as number | undefined);
    return {};
  },
  situation: ({ only }: Parts) => tavolata.situation(on.table, only as readonly string[] | undefined),
  verify: () => tavolata.verify(on.table),
  changeTable: ({ changes }: Parts) => {
    tavolata.changeTable(on.table, changes as tavolata.TableChange[]);
    return {};
  },
  setFact: ({ of, fact, value }: Parts) => {
    tavolata.setFact(on.table, of as string, fact as string, value as tavolata.Json | undefined);
    return {};
  },
  addThing: ({ collection, thing }: Parts) => {
    tavolata.addThing(on.table, collection as string, thing as tavolata.Json);
    return {};
  },
  removeThing: ({ id }: Named) => {
    tavolata.removeThing(on.table, id as string);
    return {};
  },
  undo: () => {
    tavolata.undo(on.table);
    return {};
  },
  explain: ({ answer, plan, event, names, lang: one }: Parts) =>
    tavolata.explain(
      (answer ?? plan ?? event) as tavolata.Answer,
      rulebook,
      one as tavolata.Lang | undefined,
      names as tavolata.ThingNames | undefined,
    ),
  explanation: ({ answer, plan, event, names, lang: one }: Parts) =>
    tavolata.explanation(
      (answer ?? plan ?? event) as tavolata.Answer,
      rulebook,
      one as tavolata.Lang,
      names as tavolata.ThingNames | undefined,
    ),
  readEntryTree: ({ entry, ...wanted }: Named) =>
    tavolata.readEntryTree(rulebook, entry as string, optionsIn(wanted) as { lang: tavolata.Lang }),
  describeRules: ({ edition }: Named) =>
    tavolata.describeRules(on.table.ruleset.rulebook, edition === undefined ? {} : { edition }),
  describeVocabulary: () => tavolata.describeVocabulary(on.table.ruleset.rulebook),
  makeTable: ({ open, ...wanted }: Parts) => {
    const request = wanted as unknown as tavolata.SetupRequest;
    const { json, problems, seed, byChance } = tavolata.makeTable(rulebook, request);
    return { json, ...(open === true && { table: 't2' }), problems, seed, byChance };
  },
  readEntry: ({ entry, ...wanted }: Named) => tavolata.readEntry(rulebook, entry as string, optionsIn(wanted)),
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

/** `table` says in a request which one is meant: here it is an argument of its own. */
const optionsIn = ({ table: _, ...options }: Parts): Parts => options;
