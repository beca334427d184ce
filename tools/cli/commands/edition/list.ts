import { type DescribedItem, describedItems } from '../../../editions/update/described.js';
import type { EditionStep } from '../../../editions/update/entry-updates.js';
import { itemTitle, standingLines } from '../../../editions/update/words.js';
import type { EditionWork } from '../../../editions/update/work.js';
import { numbersOf } from '../../../editions/words.js';
import { differ } from '../../../editions/words-diff.js';
import type { Call } from '../../command.js';
import type { OpenRules } from '../../opening.js';
import { inlineRuns } from '../../word-runs.js';
import texts from './words.json' with { type: 'json' };

const words = texts.list;

/** Names that a list shows before it breaks off. */
const most = 8;

const shortened = (names: readonly string[]): string =>
  names.slice(0, most).join(', ') + (names.length > most ? ', …' : '');

interface ListedWork {
  readonly work: EditionWork;
  readonly step: EditionStep;
  readonly without: readonly string[];
  /** The last edition with a text before the new one. */
  readonly since: string;
}

/** The list of what a new edition leaves to decide, printed, as JSON, and as a page. */
export class WorkList {
  readonly items: readonly DescribedItem[];

  constructor(
    private readonly call: Call,
    rules: OpenRules,
    private readonly listed: ListedWork,
  ) {
    this.items = describedItems(listed.work, rules.rulebook, rules.documents, call.lang);
  }

  inJson() {
    const { all, left } = this.listed.work.carried;
    const ids = left.map(({ id }) => id);
    const { from, date } = this.listed.step;
    const carried = { entries: all.length, left: ids };
    return {
      date,
      from,
      without: this.listed.without,
      decided: this.done,
      items: this.items,
      carried,
      beside: this.listed.work.beside,
    };
  }

  get done(): number {
    return this.items.filter(({ isDone }) => isDone).length;
  }

  print(): void {
    const { call, items } = this;
    const { work, step, since, without } = this.listed;
    if (without.length > 0)
      call.print(
        call.paint('yellow', call.say(words.without, { count: without.length, dates: without.join(', ') })),
        '',
      );
    const total =
      items.length === 0 ? call.say(words.nothing) : call.say(words.done, { done: this.done, all: items.length });
    call.print(call.paint('bold', total));
    for (const item of items) call.print('', ...this.lines(item));
    if (items.length > 0) call.print('', call.say(words.compare, { from: since, date: step.date }));
    if (work.beside.length > 0) call.print('', ...this.besideLines());
    const { left } = work.carried;
    const entries = shortened(left.map(({ id }) => id));
    if (left.length > 0) call.print('', call.say(words.left, { count: left.length, entries }));
    if (items.length > 0) call.print('', call.say(words.last));
  }

  private besideLines(): readonly string[] {
    const { call } = this;
    const { work } = this.listed;
    const numbers = work.beside.map(({ new: number }) => number).join(', ');
    return [
      call.say(words.beside, { count: work.beside.length, numbers }),
      ...work.beside.flatMap(({ new: number, runs }) =>
        runs === undefined ? [] : [`    ${call.paint('cyan', number!)} ${inlineRuns(call, runs)}`],
      ),
    ];
  }

  /** A decided item takes one line. */
  private lines(item: DescribedItem): readonly string[] {
    const { call } = this;
    const { isDone, runs, examples = [], entries, scenarios, left } = item;
    const head = `${isDone ? '[x]' : '[ ]'} ${call.paint('cyan', numbersOf(item))}  ${itemTitle(item, call.lang)}`;
    if (isDone) return [head];
    const cited = scenarios.length === 0 ? [] : [`    ${call.say(words.scenarios)}: ${shortened(scenarios)}`];
    return [
      head,
      ...(differ(runs) ? [`    ${inlineRuns(call, runs!)}`] : []),
      ...examples.map((one) => `    ${call.paint('dim', `${call.say(words.example)}:`)} ${inlineRuns(call, one)}`),
      ...entries.flatMap(({ id, file, line, isDone: done, reads, ...entry }) => [
        `    ${done ? '[x]' : '[ ]'} ${id} ${call.paint('dim', `${file}:${line}`)}`,
        ...standingLines({ isDone: done, ...entry }, call.lang).map((one) => `        ${one}`),
        ...(done ? [] : reads.map((one) => call.paint('dim', `      ${one.trimEnd()}`))),
      ]),
      ...cited,
      ...(left.length === 0 ? [] : [`    [ ] ${call.say(words.ended)}: ${left.join(', ')}`]),
    ];
  }
}
