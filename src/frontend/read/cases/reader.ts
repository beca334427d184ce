import { LineGap, LineParser, type TableHead, type ThingLine } from '../../../../grammar/cases/line-parser.js';
import type { CasePlace, Located } from '../../../../grammar/cases/located.js';
import type { CaseToken } from '../../../../grammar/cases/tokens.js';
import * as T from '../../../../grammar/cases/tokens.js';
import { nearest } from '../../../engine/model/spelling.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { Source } from '../../text/source.js';
import { CaseDraft, type FinishedCase } from './case-draft.js';
import { CaseTable, furtherLines } from './case-table.js';
import { type CaseFaultDetails, faultAt, type Where } from './faults.js';
import type { DraftTable, Notation, Seating } from './notation.js';
import { syntaxFault, textFault } from './syntax-faults.js';

/** The content of a file of cases. */
export interface CasesReading {
  /** The cases without faults, in their JSON form. */
  readonly scenarios: readonly object[];
  readonly seatings: readonly Seating[];
  /** Tables by the id of their case, including cases with faults elsewhere. */
  readonly tables: ReadonlyMap<string, DraftTable>;
  /** Where everything in `{ scenarios }` stands. */
  readonly places: CasePlace;
  readonly diagnostics: readonly Diagnostic[];
}

/** Whether a file is one of seatings; only such files can hold seatings. */
export const isSeatingsFile = (file: string): boolean => /(^|[\\/])seatings\.cases$/i.test(file);

// Making a parser costs far more than reading a line.
let parser: LineParser | undefined;

/** Reads a file of cases. A case with a fault is left out; all others remain. */
export function readCases(source: Source, notation: Notation): CasesReading {
  parser ??= new LineParser();
  parser.kinds = notation.kinds;
  return new CasesReader(source, notation, parser).read();
}

/** Faults in words that another file may bring, and in tables left out because such words are missing. */
const ofWords: ReadonlySet<string> = new Set(['fact', 'line', 'scene', 'case'].map((what) => `cases.unknown-${what}`));

class CasesReader {
  private readonly finished: FinishedCase[] = [];
  private readonly seatings: Seating[] = [];
  private readonly diagnostics: Diagnostic[] = [];
  /** Tables of the cases above, including cases with faults elsewhere. */
  private readonly tables = new Map<string, CaseTable>();
  private readonly ids = new Map<string, Located<string>>();
  private readonly begins: readonly string[];
  private current: CaseDraft | undefined;
  private hasBegun = false;

  constructor(
    private readonly source: Source,
    private readonly notation: Notation,
    private readonly parser: LineParser,
  ) {
    this.begins = [...T.leadingWords, ...furtherLines, ...notation.kinds.keys()];
  }

  read(): CasesReading {
    for (const tokens of T.statementsOf(this.source.text)) this.statement(tokens);
    this.finish();
    const { finished, seatings, diagnostics } = this;
    const tables = new Map([...this.tables].map(([id, { table }]) => [id, table] as const));
    const scenarios = finished.map(({ scenario }) => scenario);
    const places = Object.fromEntries(finished.map(({ places }, index) => [index, places]));
    return { scenarios, seatings, tables, places: { parts: { scenarios: { parts: places } } }, diagnostics };
  }

  private readonly report = (code: string, where: Where, details?: CaseFaultDetails): void => {
    if (this.notation.isWhole || !ofWords.has(code)) this.diagnostics.push(faultAt(this.source, code, where, details));
    if (this.current !== undefined) this.current.isBroken = true;
  };

  private statement(tokens: readonly CaseToken[]): void {
    const word = tokens[0]!;
    const { tokenType } = word;
    if (tokenType === T.Case || tokenType === T.Scene) this.begin(word);
    if (this.current === undefined) {
      if (!this.hasBegun) this.report('cases.outside', word, { suggestion: nearest(word.image, ['case', 'scene']) });
      this.hasBegun = true;
      return;
    }
    const { current } = this;
    const fault = textFault(tokens) ?? this.unknownLine(word);
    if (fault !== undefined) {
      this.report(fault.code, fault.where, fault.details);
      this.loses(current, word);
      return;
    }
    try {
      this.take(tokens, current, word);
    } catch (error) {
      if (!(error instanceof LineGap)) throw error;
      const { code, where, details } = syntaxFault(tokens, error.gap, tokenType === T.Word);
      this.report(code, where, details);
      this.loses(current, word);
    }
  }

  private unknownLine(word: CaseToken) {
    if (T.isLeading(word.tokenType) || this.begins.includes(word.image)) return undefined;
    const suggestion = nearest(word.image, this.begins);
    return { code: 'cases.unknown-line', where: word, details: { values: { word: word.image }, suggestion } };
  }

  /** A broken line invalidates the lines that belong to it. */
  private loses(current: CaseDraft, word: CaseToken): void {
    const isKnown = T.isLeading(word.tokenType) || this.begins.includes(word.image);
    if (word.tokenType === T.Table || (!isKnown && current.table === undefined)) current.lost.add('table');
    if (word.tokenType === T.Ask || word.tokenType === T.Send || !isKnown) current.lost.add('step');
  }

  private begin(word: CaseToken): void {
    this.finish();
    this.hasBegun = true;
    this.current = new CaseDraft(word, this.report);
    const isScene = word.tokenType === T.Scene;
    if (isScene !== isSeatingsFile(this.source.file))
      this.report(isScene ? 'cases.local-scene' : 'cases.case-in-seatings', word);
  }

  private finish(): void {
    const { current } = this;
    if (current === undefined) return;
    const { id, table } = current;
    if (table !== undefined && id !== undefined && !current.lost.has('table')) this.tables.set(id.value, table);
    if (current.word.tokenType === T.Scene) {
      if (table === undefined && !current.isBroken) this.report('cases.no-table', current.word);
      else if (table !== undefined && id !== undefined && !current.isBroken)
        this.seatings.push(table.asSeating(id.value));
    } else {
      const finished = current.finished(this.notation);
      if (finished !== undefined) this.finished.push(finished);
    }
    this.current = undefined;
  }

  /** Reads a statement, and takes what it says if it has no fault. */
  private take(tokens: readonly CaseToken[], current: CaseDraft, word: CaseToken): void {
    const { parser } = this;
    const { steps } = current;
    switch (word.tokenType) {
      case T.Case:
      case T.Scene: {
        const { id, facts } = parser.read(tokens, parser.head);
        current.id = id;
        this.takeId(id, current);
        current.takeHead(facts);
        return;
      }
      case T.En:
      case T.It:
        current.says(word.tokenType === T.En ? 'en' : 'it', parser.read(tokens, parser.sentence), word);
        return;
      case T.Table:
        this.seat(current, parser.read(tokens, parser.table), word);
        return;
      case T.Ask: {
        const { question, answer } = parser.read(tokens, parser.ask);
        this.step(current, word, () => steps.asks(question, answer));
        return;
      }
      case T.Send: {
        const event = parser.read(tokens, parser.event);
        this.step(current, word, () => steps.sends(event));
        return;
      }
      case T.Verify:
        parser.read(tokens, parser.verify);
        this.step(current, word, () => steps.verifies(word));
        return;
      case T.With:
      case T.And:
      case T.Then:
      case T.Includes:
      case T.Never: {
        const event = parser.read(tokens, parser.event);
        this.below(current, () => steps.event(word, event));
        return;
      }
      case T.Because:
      case T.OnlyBecause:
      case T.Nearly:
      case T.Unknown:
      case T.Needs: {
        const ids = parser.read(tokens, parser.ids);
        this.below(current, () => steps.lists(word, ids));
        return;
      }
      case T.Picks: {
        const picks = parser.read(tokens, parser.picks);
        this.below(current, () => steps.picks(word, picks));
        return;
      }
      default:
        this.thing(current, parser.read(tokens, parser.thing), word);
    }
  }

  private takeId(id: Located<string>, current: CaseDraft): void {
    const first = this.ids.get(id.value);
    if (first === undefined) this.ids.set(id.value, id);
    else this.report('cases.case-twice', id, { values: { id: id.value, word: current.word.image } });
  }

  private seat(current: CaseDraft, head: TableHead, word: CaseToken): void {
    if (current.table !== undefined || current.lost.has('table')) {
      if (!current.lost.has('table')) this.report('cases.line-twice', word, { values: { word: word.image } });
      return;
    }
    const [other] = head.others;
    const isOf = head.scene?.value === 'of' && other !== undefined && head.persons.length === 0;
    const above = isOf ? this.tables.get(other.value) : undefined;
    if (isOf && above === undefined) {
      const suggestion = nearest(other.value, this.tables.keys());
      this.report('cases.unknown-case', other, { values: { name: other.value }, suggestion });
    }
    if (isOf) current.table = above && CaseTable.like(above, other, this.report);
    else current.table = CaseTable.seated(head, word, this.notation, this.report);
    if (current.table === undefined) current.lost.add('table');
    current.tableWord = word;
  }

  /** A line that begins a step: a table has to come before it. */
  private step(current: CaseDraft, word: CaseToken, take: () => void): void {
    current.lost.delete('step');
    if (current.table === undefined) this.tableFirst(current, word);
    else take();
  }

  private below(current: CaseDraft, take: () => void): void {
    if (!current.lost.has('step') && !current.lost.has('table')) take();
  }

  private thing(current: CaseDraft, line: ThingLine, word: CaseToken): void {
    if (current.table === undefined) this.tableFirst(current, word);
    else if (current.steps.steps.length > 0) this.report('cases.thing-late', word, { values: { word: word.image } });
    else current.table.take(line);
  }

  private tableFirst(current: CaseDraft, word: CaseToken): void {
    if (!current.lost.has('table')) this.report('cases.table-first', word, { values: { word: word.image } });
    current.lost.add('table');
  }
}
