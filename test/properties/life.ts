import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '../../src/engine/ask/ask.js';
import { handleOf, prepare } from '../../src/engine/ask/prepare.js';
import { carryOutPlan } from '../../src/engine/events/carry-out.js';
import { send, verify } from '../../src/engine/events/send.js';
import { prepareMatrix } from '../../src/engine/matrix/matrix.js';
import type { ExtraEntries, Rulebook } from '../../src/engine/model/rulebook.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { addEntries, removeEntries } from '../../src/engine/ruleset/extra-entries.js';
import type { Random } from '../../src/engine/setup/random.js';
import { addThing, removeThing, setFact } from '../../src/engine/table/change-table.js';
import { copyTable, openTable, type Table, tableToJson } from '../../src/engine/table/table.js';
import type { TableView, ViewChange } from '../../src/engine/table/table-view.js';
import { underRules } from '../../src/engine/table/under-rules.js';
import { undo } from '../../src/engine/table/undo.js';
import { viewTable } from '../../src/engine/table/view.js';
import { Thing } from '../../src/engine/values/values.js';
import { compileEntries } from '../../src/frontend/load/entries.js';
import { ROOT } from '../architecture/sources.js';
import { canonical, outcomeOf } from '../reference/agreement.js';
import type { Round } from '../reference/round.js';
import { shipped } from '../rules/rulebook.js';
import { argumentsOf, type Call } from './asking.js';
import { Host, type Item } from './host.js';
import { poolsOf } from './tables.js';

const rulebook = shipped();
const house = readFileSync(join(ROOT, 'examples/house/spare-the-weakest.json'), 'utf8');
const { extra } = compileEntries(rulebook, house) as { readonly extra: ExtraEntries };
const richer = addEntries(rulebook, extra);
const plainer = removeEntries(
  richer,
  extra.entries.map(({ id }) => id),
);

/** Questions asked after each move. */
const ASKED = 24;
/** Few ids, so that they come back. */
const IDS = ['new1', 'new2', 'new3'];

interface Comparison {
  readonly what: string;
  readonly lived: string;
  readonly fresh: string;
}

type Quick = (...args: readonly unknown[]) => unknown;

/** One table and one view of a host's state, with what was prepared for them, and the moves that can befall them. */
export class Life {
  private rules: Rulebook = rulebook;
  private table: Table;
  private view: ReturnType<typeof viewTable>;
  private host: Host;
  private readonly other: Host;
  private prepared = new Map<string, readonly [Quick, Quick]>();
  private matrices: readonly [ReturnType<typeof prepareMatrix>, ReturnType<typeof prepareMatrix>] | undefined;

  constructor(
    private readonly round: Round,
    other: TableJson,
    private readonly chance: Random,
  ) {
    this.table = openTable(rulebook, round.table);
    this.host = new Host(rulebook, round.table);
    this.other = new Host(rulebook, other);
    this.view = viewTable(rulebook, this.shown());
  }

  /** The host may put another state in the place of all that it had. */
  private shown(): TableView<Item> {
    const fresh = (): number => this.host.fresh;
    return {
      setup: this.host.setup,
      get fresh() {
        return fresh();
      },
      members: (name) => this.host.members(name),
      single: (name) => this.host.single(name),
      idOf: (item) => this.host.idOf(item),
      fact: (item, fact) => this.host.fact(item, fact),
      unknown: (item, fact) => this.host.unknown(item, fact),
    };
  }

  move(): string {
    const kinds = [
      'send',
      'send',
      'send',
      'plan',
      'abort',
      'fact',
      'fact',
      'add',
      'remove',
      'undo',
      'entries',
      'copy',
    ] as const;
    const kind = this.chance.pick(kinds);
    return this[kind]() ? kind : 'nothing';
  }

  private send(): boolean {
    const sent = this.drawn();
    const plan = sent && outcomeOf(() => send(this.table, sent));
    if (plan === undefined || 'fault' in plan || plan.needs.length > 0 || plan.unknown.length > 0) return false;
    if (outcomeOf(() => carryOutPlan(this.table, plan)) !== undefined) return this.anew();
    // The view either carries its own plan out, or is notified of what the host makes of another one.
    const own = this.chance.onceIn(2) && outcomeOf(() => send(this.view, plan.sent, { carryOut: true }));
    const made = own && !('fault' in own) && own.needs.length + own.unknown.length === 0 ? own : plan;
    for (const change of made.changes) this.host.make(change);
    return made === own || this.reported(plan.changes);
  }

  /** A plan that nobody carries out. */
  private plan(): boolean {
    const sent = this.drawn();
    if (sent) for (const table of [this.table, this.view]) outcomeOf(() => send(table, sent));
    return sent !== undefined;
  }

  /** Calls that are stopped somewhere on the way. */
  private abort(): boolean {
    const [steps, sent] = [this.chance.between(1, 400), this.drawn()];
    for (const table of [this.table, this.view]) {
      for (const { name, args } of this.questions(4))
        outcomeOf(() => ask(table, name, args, { steps, trace: steps % 2 === 0 }));
      if (sent) outcomeOf(() => send(table, sent, { steps }));
      outcomeOf(() => prepare(table, 'opponents', { steps })(handleOf(table, this.ids('players')[0] ?? '')));
    }
    return true;
  }

  private fact(): boolean {
    const item = this.chance.pick(this.host.all);
    const model = this.other.all.find(({ id }) => id === item.id)?.facts ?? {};
    const [name, value] = this.chance.pick([...Object.entries(model), ['', null]] as const);
    if (outcomeOf(() => setFact(this.table, item.id, name, value)) !== undefined) return false;
    return this.reported([this.host.set(item, name, value)]);
  }

  private add(): boolean {
    const collection = this.chance.pick([...this.other.lists.keys()]);
    const [model] = this.other.lists.get(collection) ?? [];
    const item = { id: this.chance.pick(IDS), facts: structuredClone(model?.facts ?? {}) };
    if (outcomeOf(() => addThing(this.table, collection, { id: item.id, ...item.facts })) !== undefined) return false;
    return this.reported([this.host.add(collection, item)]);
  }

  private remove(): boolean {
    const ids = [...this.host.lists.values()].flat().map(({ id }) => id);
    const id = this.chance.pick([...IDS.filter((one) => ids.includes(one)), ...ids]);
    return outcomeOf(() => removeThing(this.table, id)) === undefined && this.anew();
  }

  private undo(): boolean {
    return outcomeOf(() => undo(this.table)) === undefined && this.anew();
  }

  /** A card's effect comes, or goes. */
  private entries(): boolean {
    this.rules = this.rules === richer ? plainer : richer;
    this.table = underRules(this.table, this.rules);
    this.view = underRules(this.view, this.rules);
    return this.renewed();
  }

  private copy(): boolean {
    this.table = copyTable(this.table);
    return this.renewed();
  }

  private renewed(): true {
    this.prepared = new Map();
    this.matrices = undefined;
    return true;
  }

  /** The host takes the state from the table. */
  private anew(): true {
    this.host = new Host(rulebook, tableToJson(this.table));
    for (const [fact, ids] of Object.entries(
      (tableToJson(this.table)['unknown'] ?? {}) as { [fact: string]: string[] },
    ))
      for (const id of ids) this.host.unknowns.add(`${id}.${fact}`);
    return this.reported(['everything']);
  }

  private reported(changes: readonly ViewChange[]): true {
    // A state that the host has refused is reported again with the next change.
    outcomeOf(() => this.view.changed(...changes));
    return true;
  }

  private drawn() {
    const call = this.chance.pick(this.round.sends);
    const { fields } = rulebook.vocabulary.events[call.name] ?? { fields: [] };
    const given = argumentsOf(call, fields, poolsOf(rulebook, this.host.json()));
    return given && { event: call.name, fields: given };
  }

  private questions(
    count: number,
  ): readonly { readonly name: string; readonly args: { readonly [name: string]: Json } }[] {
    const pools = poolsOf(rulebook, this.host.json());
    return this.chance.some(this.round.asks, count).flatMap((call: Call) => {
      const args = argumentsOf(call, rulebook.vocabulary.questions[call.name]?.parameters ?? [], pools);
      return args === undefined ? [] : [{ name: call.name, args }];
    });
  }

  private readonly ids = (collection: string): readonly string[] =>
    [...(this.host.members(collection) ?? [])].map(({ id }) => id);

  /** What the long-lived tables say, beside what those opened anew say. */
  *compared(): Generator<Comparison> {
    const json = tableToJson(this.table);
    const fresh = outcomeOf(() => openTable(this.rules, json));
    if ('fault' in fresh) return yield { what: 'table: read back', lived: canonical(json), fresh: canonical(fresh) };
    const beside = outcomeOf(() => openTable(this.rules, this.host.json()));
    const pairs = [
      ['table', this.table, fresh],
      ...('fault' in beside ? [] : [['view', this.view, beside] as const]),
    ] as const;
    for (const [nth, { name, args }] of this.questions(ASKED).entries()) {
      for (const [which, lived, anew] of pairs) {
        const options = nth % 3 === 0 ? { trace: true } : nth % 3 === 1 ? { reasons: true } : {};
        const said = (table: Table): string => canonical(outcomeOf(() => ask(table, name, args, options)));
        yield { what: `${which}: ${name}(${canonical(args)})`, lived: said(lived), fresh: said(anew) };
      }
      yield* this.quickly(
        name,
        args,
        pairs.map(([, lived, anew]) => [lived, anew]),
      );
    }
    const [creatures, players] = [this.ids('objects'), this.ids('players')];
    this.matrices ??= [prepareMatrix(this.table, 'mayAttack'), prepareMatrix(this.view, 'mayAttack')];
    for (const [nth, [which, lived, anew]] of pairs.entries()) {
      const cells = (table: Table, matrix: ReturnType<typeof prepareMatrix>): string =>
        canonical(
          outcomeOf(() => {
            const { codes } = matrix(
              creatures.map((id) => handleOf(table, id)),
              players.map((id) => handleOf(table, id)),
            );
            return [...codes.slice(0, creatures.length * players.length)];
          }),
        );
      yield {
        what: `${which}: the attack matrix`,
        lived: cells(lived, this.matrices[nth] as ReturnType<typeof prepareMatrix>),
        fresh: outcomeText(() => cells(anew, prepareMatrix(anew, 'mayAttack'))),
      };
    }
    for (const [which, lived, anew] of pairs) {
      const owed = (table: Table): string => canonical(outcomeOf(() => verify(table)));
      yield { what: `${which}: what is left undone`, lived: owed(lived), fresh: owed(anew) };
      yield { what: `${which}: the state`, lived: canonical(tableToJson(lived)), fresh: canonical(tableToJson(anew)) };
    }
  }

  /** Questions that were prepared long ago, where their arguments are things. */
  private *quickly(
    name: string,
    args: { readonly [name: string]: Json },
    pairs: readonly (readonly [Table, Table])[],
  ): Generator<Comparison> {
    const { parameters = [] } = rulebook.vocabulary.questions[name] ?? {};
    const ids = parameters.map((parameter) => args[parameter.name]);
    if (!ids.every((id) => typeof id === 'string' && this.table.world.byId.has(id))) return;
    const known = this.prepared.get(name) ?? [prepare(this.table, name) as Quick, prepare(this.view, name) as Quick];
    this.prepared.set(name, known);
    for (const [nth, [lived, anew]] of pairs.entries()) {
      const given = (table: Table, quick: Quick): string =>
        outcomeText(() => plain(quick(...ids.map((id) => handleOf(table, id as string)))));
      yield {
        what: `prepared ${name}(${canonical(ids)}), ${nth === 0 ? 'table' : 'view'}`,
        lived: given(lived, known[nth] as Quick),
        fresh: given(anew, prepare(anew, name) as Quick),
      };
    }
  }
}

const outcomeText = (work: () => string): string => {
  const outcome = outcomeOf(work);
  return typeof outcome === 'string' ? outcome : canonical(outcome);
};

/** A prepared answer as text: things by their ids. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    one instanceof Thing ? (one.id ?? { kind: one.entity, facts: [...one.facts] }) : one,
  ) ?? 'unknown';
