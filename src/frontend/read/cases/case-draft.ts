import { headParts } from '../../../../grammar/cases/line-parser.js';
import { type CasePlace, type GivenFact, type Located, locatedAt } from '../../../../grammar/cases/located.js';
import type { CaseToken } from '../../../../grammar/cases/tokens.js';
import { nearest } from '../../../engine/model/spelling.js';
import { listed } from '../../diagnostics/fill.js';
import { isDate } from '../validators.js';
import { CaseSteps } from './case-steps.js';
import type { CaseTable } from './case-table.js';
import type { ReportFault } from './faults.js';
import type { Notation } from './notation.js';

const sentenceLanguages = ['en', 'it'] as const;
type SentenceLanguage = (typeof sentenceLanguages)[number];

const dates = ['since', 'until', 'only'];

/** A case with which nothing is wrong. */
export interface FinishedCase {
  /** As JSON has it. */
  readonly scenario: object;
  readonly places: CasePlace;
}

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

  /** The case as JSON has it; undefined where something is wrong with it or missing. */
  finished({ editions }: Notation): FinishedCase | undefined {
    if (!this.isBroken) this.complain();
    const { id, table } = this;
    if (this.isBroken || id === undefined || table === undefined) return undefined;
    const { only, ...head } = Object.fromEntries(this.head);
    const parts = { id, ...head };
    const summary = Object.fromEntries(this.sentences);
    const { steps } = this.steps;
    const since = only === undefined && head['since'] === undefined ? { since: editions.first } : {};
    // The table is set up in the last edition in which the case holds.
    const until = head['until']?.value;
    const within = typeof until === 'string' ? editions.all.findLast((date) => date < until) : undefined;
    const setup = { edition: only?.value ?? within ?? editions.last, ...table.table.setup };
    const scenario = {
      ...valuesOf(parts),
      ...since,
      summary: valuesOf(summary),
      table: { ...table.table, setup },
      steps: steps.map(valuesOf),
    };
    const stepPlaces = steps.map((step): CasePlace => ({ ...bareOf(Object.values(step)[0]!), parts: step }));
    const places: CasePlace = {
      start: locatedAt(null, this.word).start,
      end: id.end,
      parts: {
        ...parts,
        summary: { ...bareOf(summary['en']!), parts: summary },
        table: table.placed(this.tableWord && locatedAt(null, this.tableWord), only),
        steps: { parts: Object.fromEntries(stepPlaces.entries()) },
      },
    };
    return { scenario, places };
  }

  /** Reports what the case lacks; in a broken case that may be a consequence. */
  private complain(): void {
    for (const lang of sentenceLanguages)
      if (!this.sentences.has(lang)) this.report(`cases.no-sentence-${lang}`, this.word);
    if (this.table === undefined) this.report('cases.no-table', this.word);
    else if (this.steps.steps.length === 0) this.report('cases.no-steps', this.word);
  }
}

const valuesOf = (parts: { readonly [key: string]: Located }): object =>
  Object.fromEntries(Object.entries(parts).map(([key, { value }]) => [key, value]));

const bareOf = ({ start, end }: Located): CasePlace => ({ start, end });
