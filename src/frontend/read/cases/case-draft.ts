import { headParts } from '../../../../grammar/cases/line-parser.js';
import { type GivenFact, type Located, locatedAt } from '../../../../grammar/cases/located.js';
import type { CaseToken } from '../../../../grammar/cases/tokens.js';
import { nearest } from '../../../engine/model/spelling.js';
import { listed } from '../../diagnostics/fill.js';
import { pointer } from '../../text/document.js';
import { isDate } from '../validators.js';
import { CaseSteps } from './case-steps.js';
import type { CaseTable, TakePlace } from './case-table.js';
import type { ReportFault } from './faults.js';
import type { Notation } from './notation.js';

const sentenceLanguages = ['en', 'it'] as const;
type SentenceLanguage = (typeof sentenceLanguages)[number];

const dates = ['since', 'until', 'only'];

/** A case, or a seating, while its lines are read. */
export class CaseDraft {
  id: Located<string> | undefined;
  table: CaseTable | undefined;
  tableWord: CaseToken | undefined;
  readonly steps: CaseSteps;
  /** What a broken line invalidated: lines that belong to it are skipped. */
  readonly lost = new Set<'table' | 'step'>();
  isBroken = false;
  private readonly head = new Map<string, Located>();
  private readonly sentences = new Map<SentenceLanguage, Located<string>>();

  constructor(
    readonly word: CaseToken,
    private readonly report: ReportFault,
  ) {
    this.steps = new CaseSteps(report);
  }

  says(lang: SentenceLanguage, sentence: Located<string>, word: CaseToken): void {
    if (this.sentences.has(lang)) this.report('cases.line-twice', word, { values: { word: lang } });
    else this.sentences.set(lang, sentence);
  }

  /** Takes what follows the id of the case. */
  takeHead(facts: readonly GivenFact[]): void {
    for (const { name, value, word } of facts) {
      if (!headParts.has(name)) {
        const values = { name, parts: listed([...headParts], 24) };
        this.report('cases.unknown-part', word, { values, suggestion: nearest(name, headParts) });
      } else if (this.head.has(name)) this.report('cases.fact-twice', word, { values: { fact: name } });
      else if (dates.includes(name) && !isDate(String(value.value)))
        this.report('cases.date', value, { values: { date: String(value.value) } });
      // The number of a whole section, such as 809, looks like a number.
      else if (name === 'rules' && Array.isArray(value.value))
        this.head.set(name, { ...value, value: value.value.map(String) });
      else this.head.set(name, value);
    }
  }

  /** The case in its JSON form, with its places; undefined if something in it is wrong or missing. */
  finished(index: number, { editions }: Notation, take: TakePlace): object | undefined {
    if (!this.isBroken) this.complain();
    const { id, table } = this;
    if (this.isBroken || id === undefined || table === undefined) return undefined;
    const root = ['scenarios', index] as const;
    const { only, ...head } = Object.fromEntries(this.head);
    const parts = Object.entries({ id, ...head });
    take(pointer(...root), { ...locatedAt(null, this.word), end: id.end });
    for (const [key, one] of parts) take(pointer(...root, key), one);
    for (const [lang, one] of this.sentences) take(pointer(...root, 'summary', lang), one);
    const first = this.sentences.get('en');
    if (first !== undefined) take(pointer(...root, 'summary'), first);
    if (only !== undefined) take(pointer(...root, 'table', 'setup', 'edition'), only);
    if (this.tableWord !== undefined) take(pointer(...root, 'table'), locatedAt(null, this.tableWord));
    table.places([...root, 'table'], take);
    for (const [number, step] of this.steps.steps.entries()) {
      const [begin] = Object.values(step);
      take(pointer(...root, 'steps', number), begin!);
      for (const [key, one] of Object.entries(step)) take(pointer(...root, 'steps', number, key), one);
    }
    const since = only === undefined && head['since'] === undefined ? { since: editions.first } : {};
    // The table is set up in the last edition in which the case holds.
    const until = head['until']?.value;
    const within = typeof until === 'string' ? editions.all.findLast((date) => date < until) : undefined;
    const setup = { edition: only?.value ?? within ?? editions.last, ...table.table.setup };
    return {
      ...valuesOf(parts),
      ...since,
      summary: valuesOf([...this.sentences]),
      table: { ...table.table, setup },
      steps: this.steps.steps.map((step) => valuesOf(Object.entries(step))),
    };
  }

  /** Reports what the case lacks; in a broken case that may be a consequence. */
  private complain(): void {
    for (const lang of sentenceLanguages)
      if (!this.sentences.has(lang)) this.report(`cases.no-sentence-${lang}`, this.word);
    if (this.table === undefined) this.report('cases.no-table', this.word);
    else if (this.steps.steps.length === 0) this.report('cases.no-steps', this.word);
  }
}

const valuesOf = (parts: readonly (readonly [string, Located])[]): object =>
  Object.fromEntries(parts.map(([key, { value }]) => [key, value]));
