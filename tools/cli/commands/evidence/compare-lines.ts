import { explain, type Words } from 'tavolata/runtime';
import type { Changed, Comparison, MovedNumbers } from '../../../check/compare/compare.js';
import type { Difference } from '../../../check/compare/meaning.js';
import { type ComparedOutcome, trialText } from '../../../check/compare/outcome.js';
import type { Witness } from '../../../check/compare/settle.js';
import { written } from '../../../check/format/format.js';
import { byNumber } from '../../../check/numbers.js';
import { columns } from '../../columns.js';
import type { Call } from '../../command.js';
import { emphasised } from '../../paint.js';
import { editionLine, ShortNames } from '../../short-names.js';
import texts from '../../words.json' with { type: 'json' };
import type { OpenSide } from './sides.js';

const words = texts.compareLines;

const signs = { added: '+', gone: '−', changed: '≠' } as const;
const colours = { added: 'green', gone: 'red', changed: 'yellow' } as const;

/** A comparison in words, for people. */
export class CompareLines {
  private readonly shorts: readonly [ShortNames, ShortNames];

  constructor(
    private readonly call: Call,
    private readonly sides: readonly [OpenSide, OpenSide],
    private readonly comparison: Comparison,
  ) {
    const [before, after] = sides.map(({ rulebook, edition }) => new ShortNames(call, rulebook, edition));
    this.shorts = [before as ShortNames, after as ShortNames];
  }

  print(seconds: string): void {
    const { call, sides, comparison } = this;
    const { differences, vocabulary, found, tables, trials } = comparison;
    for (const { rulebook, edition, label } of sides)
      call.print(
        call.paint(
          'dim',
          label === edition
            ? editionLine(call, rulebook, edition)
            : `${label}: ${editionLine(call, rulebook, edition)}`,
        ),
      );
    this.printEntries(words.differ, differences);
    if (call.values('question').length === 0) this.printMoved();
    if (vocabulary.length > 0) call.print('', call.say(words.vocabulary, { names: vocabulary.join(', ') }));
    const changed = found.filter((one) => one.changed > 0);
    const full = changed.filter(({ direct }) => direct || call.values('question').length > 0);
    for (const one of full) this.printFull(one);
    this.printBriefly(changed.filter((one) => !full.includes(one)));
    const seen = new Set(changed.flatMap(({ witnesses }) => witnesses.flatMap(({ causes }) => causes)));
    if (call.values('question').length === 0)
      this.printEntries(
        words.unseen,
        differences.filter(({ id }) => !seen.has(id)),
      );
    const count = (kind: Changed['kind']) => changed.filter((one) => one.kind === kind).length;
    const totals = { questions: count('ask'), events: count('send'), tables, trials, seconds };
    const total = changed.length === 0 ? words.none : words.total;
    call.print('', call.paint(['bold', changed.length === 0 ? 'green' : 'yellow'], call.say(total, totals)));
  }

  private printEntries(heading: Words, differences: readonly Difference[]): void {
    if (differences.length === 0) return;
    this.call.print(
      '',
      this.call.paint('bold', this.call.say(heading)),
      ...differences.map((one) => `  ${this.entry(one)}`),
    );
  }

  /** Each move of numbers once, with the number of entries. */
  private printMoved(): void {
    const { call, comparison } = this;
    const ways = new Map<string, number>();
    const first = ({ before, after }: MovedNumbers): string => before[0] ?? after[0] ?? '';
    for (const { before, after } of comparison.moved.toSorted((a, b) => byNumber(first(a), first(b)))) {
      const gone = before.filter((number) => !after.includes(number));
      const come = after.filter((number) => !before.includes(number));
      const way = `${gone.join(', ') || '–'} → ${come.join(', ') || '–'}`;
      ways.set(way, (ways.get(way) ?? 0) + 1);
    }
    if (ways.size === 0) return;
    const rows = [...ways].map(([way, count]) => [way, call.paint('dim', call.say(words.entries, { count }))]);
    call.print('', call.paint('bold', call.say(words.moved)), ...columns(rows, { indent: 2 }));
  }

  /** An entry with its numbers, from the side that has it. */
  private entry({ id, state, after }: Difference): string {
    const [left, right] = this.shorts;
    return this.call.paint(colours[state], `${signs[state]} ${(after === undefined ? left : right).entry(id)}`);
  }

  private printFull(one: Changed): void {
    const { call } = this;
    const counts = call.paint(
      'dim',
      call.say(words.counts, { changed: one.changed, trials: one.trials, tables: one.tables }),
    );
    call.print('', `${call.paint(['bold', 'cyan'], this.name(one))}  ${counts}`);
    for (const witness of one.witnesses) this.printWitness(witness);
  }

  private name({ kind, name }: Changed): string {
    return kind === 'ask' ? name : this.call.say(words.plan, { name });
  }

  private printWitness({ table, trial, before, after, causes }: Witness): void {
    const { call, sides } = this;
    const text = trialText(trial, sides[0].rulebook.vocabulary);
    const entries = causes.flatMap((id) => this.comparison.differences.filter((one) => one.id === id));
    call.print('', `  ${call.paint('bold', text)}`);
    if (entries.length > 0)
      call.print(`    ${call.say(words.because)}`, ...entries.map((one) => `      ${this.entry(one)}`));
    call.print(`    ${call.say(words.table)}`, indented(written(table, 'table').trimEnd(), 6));
    for (const [index, outcome] of [before, after].entries()) call.print('', indented(this.linesOf(outcome, index), 4));
  }

  private linesOf({ answer, plan, fault }: ComparedOutcome, index: number): string {
    const { call, sides } = this;
    const { rulebook, edition } = sides[index] as OpenSide;
    const said = answer ?? plan;
    if (said === undefined) return `${editionLine(call, rulebook, edition)}: ${fault?.in(call.lang) ?? ''}`;
    return emphasised(call.paint, explain(said, rulebook, call.lang));
  }

  private printBriefly(changed: readonly Changed[]): void {
    const { call, sides } = this;
    if (changed.length === 0) return;
    const rows = changed.map((one) => {
      const [first] = one.witnesses;
      const text = first === undefined ? '' : trialText(first.trial, sides[0].rulebook.vocabulary);
      const because = [...new Set(one.witnesses.flatMap(({ causes }) => causes))].join(', ');
      return [call.paint('cyan', this.name(one)), cut(text), call.paint('dim', because)];
    });
    call.print('', call.paint('bold', call.say(words.also)), ...columns(rows, { indent: 2 }));
    call.print(call.paint('dim', `  ${call.say(words.more)}`));
  }
}

const cut = (text: string): string => (text.length > 48 ? `${text.slice(0, 47)}…` : text);

const indented = (text: string, by: number): string => text.replace(/^(?=.)/gm, ' '.repeat(by));
