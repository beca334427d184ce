import type { PicksLine } from '../../../../grammar/cases/line-parser.js';
import { type Located, locatedAt, locatedList, locatedRecord } from '../../../../grammar/cases/located.js';
import type { CaseToken } from '../../../../grammar/cases/tokens.js';
import * as T from '../../../../grammar/cases/tokens.js';
import { unknownAsText } from './case-table.js';
import type { ReportFault } from './faults.js';

/** A step by its keys in JSON. */
export type StepLines = { [key: string]: Located };

/** Lines that list ids, with their keys in JSON. */
const listKeys = new Map([
  [T.Because, 'because'],
  [T.OnlyBecause, 'because'],
  [T.Nearly, 'nearly'],
  [T.Unknown, 'unknown'],
  [T.Needs, 'needs'],
]);

const withAskOnly = [T.OnlyBecause];
const withSendOnly = [T.Needs, T.With, T.Then, T.And, T.Includes, T.Never, T.Picks];

/** What a case asks and sends, and what is expected. */
export class CaseSteps {
  readonly steps: StepLines[] = [];

  constructor(private readonly report: ReportFault) {}

  asks(question: Located, answer: Located): void {
    this.steps.push({ ask: question, answer: { ...answer, value: unknownAsText(answer.value) } });
  }

  sends(event: Located): void {
    this.steps.push({ send: event });
  }

  verifies(word: CaseToken): void {
    this.steps.push({ verify: locatedAt(true, word) });
  }

  /** The step that a line below it adds to; undefined if they do not go together. */
  private stepFor(word: CaseToken): StepLines | undefined {
    const step = this.steps.at(-1);
    if (step === undefined || 'verify' in step) {
      this.report('cases.step-first', word, { values: { word: word.image } });
      return undefined;
    }
    const isAsk = 'ask' in step;
    if (!(isAsk ? withSendOnly : withAskOnly).includes(word.tokenType)) return step;
    this.report('cases.not-with', word, { values: { word: word.image, step: isAsk ? 'ask' : 'send' } });
    return undefined;
  }

  /** `because`, `nearly` and the other lines that list ids. */
  lists(word: CaseToken, ids: readonly Located[]): void {
    const step = this.stepFor(word);
    const key = listKeys.get(word.tokenType);
    if (step === undefined || key === undefined) return;
    if (step[key] !== undefined) {
      this.report('cases.line-twice', word, { values: { word: word.image } });
      return;
    }
    step[key] = listOf(ids);
    if (word.tokenType === T.OnlyBecause) step['alone'] = locatedAt(true, word);
  }

  picks(word: CaseToken, { pick, matter, by, wrong }: PicksLine): void {
    if (wrong !== undefined) {
      this.report('cases.picks', wrong);
      return;
    }
    const step = this.stepFor(word);
    const who: [string, Located][] = by === undefined ? [] : [['by', by]];
    const picked = { ...pick, value: unknownAsText(pick.value) };
    const parts: [string, Located][] = [['matter', matter], ...who, ['pick', picked]];
    if (step !== undefined) add(step, 'picks', locatedRecord(parts, pick, by ?? matter));
  }

  /** `with`, `then`, `and`, `includes` and `never`, each with an event. */
  event(word: CaseToken, event: Located): void {
    const step = this.stepFor(word);
    if (step === undefined) return;
    if (word.tokenType === T.Includes) add(step, 'includes', event);
    else if (word.tokenType === T.Never) add(step, 'absent', event);
    else if (word.tokenType === T.With) this.sendsTogether(step, word, event);
    else this.plans(step, word, event);
  }

  private sendsTogether(step: StepLines, word: CaseToken, event: Located): void {
    const sent = step['send']!;
    if (Object.keys(step).length > 1) this.report('cases.with-first', word);
    else step['send'] = listOf([...(sent.parts ? Object.values(sent.parts) : [sent]), event]);
  }

  private plans(step: StepLines, word: CaseToken, event: Located): void {
    const moments = Object.values(step['plan']?.parts ?? {});
    if (word.tokenType === T.Then) {
      const isNothing = event.value === 'nothing';
      if (step['plan'] !== undefined && (isNothing || moments.length === 0)) {
        this.report('cases.line-twice', word, { values: { word: word.image } });
        return;
      }
      step['plan'] = isNothing ? { ...event, value: [] } : listOf([...moments, listOf([event])]);
      return;
    }
    const last = moments.pop();
    if (last === undefined) this.report('cases.then-first', word);
    else step['plan'] = listOf([...moments, listOf([...Object.values(last.parts ?? {}), event])]);
  }
}

const listOf = (items: readonly Located[]): Located => locatedList(items, items[0]!, items.at(-1)!);

function add(step: StepLines, key: string, one: Located): void {
  step[key] = listOf([...Object.values(step[key]?.parts ?? {}), one]);
}
