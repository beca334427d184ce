import type { Diagnostic } from 'tavolata/compiler';
import { type Expression, isList, nearest } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
import {
  type ExpectedType,
  everything,
  hasErrors,
  inReadingOrder,
  type JsonDocument,
  type JsonPath,
  knownOf,
  type Local,
  listed,
  nothing,
  number,
  one,
  pointer,
  readExpression,
  withoutPicks,
} from 'tavolata/workspace';
import { diagnostic } from '../../messages/index.js';
import type { Amount, Demands, RawDemand, RawMove, RawSimulation, RuleText } from './model.js';

/** A move with its expressions resolved. */
export interface Move {
  readonly often: number;
  readonly draw?: { readonly name: string; readonly several: boolean; readonly from: Expression };
  readonly least: number;
  readonly most: number;
  readonly send: Expression;
}

/** A simulation whose expressions are resolved against a rulebook. */
export interface Simulation extends Demands<Expression, number> {
  readonly raw: RawSimulation;
  readonly start: Expression;
  readonly over: Expression;
  readonly moves: readonly Move[];
}

type Locals = ReadonlyMap<string, Local>;
/**
 * Resolves a simulation file; every mistake in its expressions and names is reported, and then there is no simulation.
 */
export function prepareSimulation(
  rulebook: Rulebook,
  document: JsonDocument,
): { readonly simulation?: Simulation; readonly diagnostics: readonly Diagnostic[] } {
  const found: Diagnostic[] = [];
  const reader = new SimulationReader(rulebook, document, (one) => found.push(one));
  // Objects of a document have no prototypes, which the runtime does not expect.
  const simulation = reader.simulation(JSON.parse(JSON.stringify(document.value)) as RawSimulation);
  const diagnostics = inReadingOrder(found);
  return hasErrors(diagnostics) ? { diagnostics } : { simulation, diagnostics };
}

class SimulationReader {
  private readonly known;

  constructor(
    private readonly rulebook: Rulebook,
    private readonly document: JsonDocument,
    private readonly report: (one: Diagnostic) => void,
  ) {
    this.known = knownOf(rulebook.vocabulary);
  }

  simulation(raw: RawSimulation): Simulation {
    const demands = <T extends RawDemand>(list: readonly T[] | undefined): readonly T[] => list ?? [];
    this.name(['crowd', 'collection'], raw.crowd.collection, [...this.known.collections.keys()]);
    for (const path of [['crowd'], ['length']] as const) this.bounds(path, raw[path[0]]);
    return {
      raw,
      start: this.read(['start'], { be: 'action' }),
      over: this.read(['over'], { be: 'condition' }),
      moves: raw.moves.map((move, index) => this.move(move, ['moves', index])),
      always: demands(raw.always).map((demand, index) => ({
        ...demand,
        holds: this.read(['always', index, 'holds'], { be: 'condition' }),
      })),
      whenever: demands(raw.whenever).map((demand, index) => {
        this.event(['whenever', index, 'event'], demand.event);
        const locals: Locals = new Map([['event', { kind: 'event', type: one([demand.event]) }]]);
        return { ...demand, holds: this.read(['whenever', index, 'holds'], { be: 'condition' }, locals) };
      }),
      inTime: demands(raw.inTime).map((demand, index) => {
        const at: JsonPath = ['inTime', index];
        return {
          ...demand,
          field: this.field(at, demand),
          members: this.list([...at, 'members']).expression,
          within: this.number([...at, 'within']),
        };
      }),
      balance: demands(raw.balance).map((demand, index) => {
        const at: JsonPath = ['balance', index];
        const [name = ''] = Object.keys(demand.member);
        const from = this.list([...at, 'member', name]);
        const locals: Locals = new Map([[name, { kind: 'each', type: from.item }]]);
        return {
          ...demand,
          member: { [name]: from.expression },
          gains: this.amount([...at, 'gains'], demand.gains),
          spends: this.amount([...at, 'spends'], demand.spends),
          standing: this.number([...at, 'standing'], locals),
        };
      }),
    };
  }

  private move(raw: RawMove, path: JsonPath): Move {
    const most = raw.most ?? Number.MAX_SAFE_INTEGER;
    const least = raw.least ?? 1;
    this.bounds(path, { least, most });
    if (raw.one && raw.some) this.fault('simulation.two-draws', [...path, 'some']);
    const key = raw.one ? 'one' : 'some';
    const [name] = Object.keys(raw[key] ?? {});
    if (name === undefined)
      return { often: raw.often, least, most, send: this.read([...path, 'send'], { be: 'action' }) };
    const from = this.list([...path, key, name]);
    const type = key === 'some' ? { list: from.item } : from.item;
    const locals: Locals = new Map([[name, { kind: 'each', type }]]);
    const send = this.read([...path, 'send'], { be: 'action' }, locals);
    return { often: raw.often, least, most, draw: { name, several: key === 'some', from: from.expression }, send };
  }

  private amount(path: JsonPath, raw: Amount<RuleText, string>): Amount<Expression, number> {
    const locals: Locals = new Map([['event', { kind: 'event', type: one([raw.event]) }]]);
    return { event: raw.event, field: this.field(path, raw), amount: this.number([...path, 'amount'], locals) };
  }

  /** Index of a field that an event must have. */
  private field(path: JsonPath, { event, field }: { readonly event: string; readonly field: string }): number {
    this.event([...path, 'event'], event);
    const fields = this.rulebook.vocabulary.events[event]?.fields.map(({ name }) => name) ?? [];
    this.name([...path, 'field'], field, fields);
    return fields.indexOf(field);
  }

  private number(path: JsonPath, locals?: Locals): Expression {
    const place = { code: 'type.argument', values: { name: String(path.at(-1)), call: String(path[0]) } };
    return this.read(path, { be: 'value', type: number, place }, locals);
  }

  private list(path: JsonPath) {
    const expression = this.read(path, { be: 'anything' });
    const { type } = expression.tree;
    if (isList(type)) return { expression, item: type.list };
    if (type !== nothing) this.fault('simulation.not-a-list', path);
    return { expression, item: nothing };
  }

  private read(path: JsonPath, wanted: ExpectedType, locals: Locals = new Map()): Expression {
    const { known, report } = this;
    const allowed = wanted.be === 'action' ? everything : withoutPicks;
    const text = this.document.text(pointer(...path));
    return readExpression(text, { known, locals, allowed, report }, wanted);
  }

  private event(path: JsonPath, name: string): void {
    this.name(path, name, Object.keys(this.rulebook.vocabulary.events));
  }

  private name(path: JsonPath, name: string, names: readonly string[]): void {
    if (names.includes(name)) return;
    this.fault('simulation.unknown-name', path, { name, names: listed(names, 24) }, nearest(name, names));
  }

  private bounds(path: JsonPath, { least, most }: { readonly least: number; readonly most: number }): void {
    if (least > most) this.fault('simulation.bounds', path, { least, most });
  }

  private fault(code: string, path: JsonPath, values: Diagnostic['values'] = {}, suggestion?: string): void {
    this.report(diagnostic(code, { at: this.document.at(pointer(...path)), values, suggestion }));
  }
}
