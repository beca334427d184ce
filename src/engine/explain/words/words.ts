import type { UnknownFact } from '../../model/answer.js';
import type { EntryKind, Hook } from '../../model/entry.js';
import type { CountedTemplate, ReadBackWords, VerdictWord } from './read-back-words.js';

/** Words of entries that are read back whole. */
export interface EntryWords {
  readonly kinds: Readonly<Record<EntryKind, string>>;
  readonly hooks: Readonly<Record<Hook, string>>;
  readonly severities: { readonly illegal: string; readonly advice: string };
  readonly verdicts: { readonly deny: string; readonly allow: string; readonly require: string };
  readonly anchors: { readonly with: string; readonly before: string; readonly after: string };
  readonly layer: string;
  readonly numbers: string;
  readonly inForce: string;
  readonly inForceFrom: string;
  readonly inForceUntil: string;
  readonly when: string;
  readonly always: string;
  readonly each: string;
  /** `equal`: a number that is written as a plural, "the total equals the life points". */
  readonly letValue: CountedTemplate & { readonly equal: string };
  readonly letTruth: string;
  readonly verdict: string;
  /** Where the condition of the entry does not hold. */
  readonly verdictElse: string;
  /** A remark in a reason that stands there only where there is a value. */
  readonly ifThereIs: string;
  readonly value: string;
  /** A value that is true or false. */
  readonly valueTrue: string;
  readonly cases: string;
  readonly problem: string;
  readonly reason: string;
  readonly remedy: string;
  readonly do: string;
  readonly step: string;
  readonly unnamedStep: string;
  readonly stepWhen: string;
  readonly emptyStep: string;
  readonly overrides: string;
  readonly overridesAll: string;
  readonly replaces: string;
  readonly before: string;
  readonly after: string;
  readonly chosen: string;
  readonly why: string;
}

/** Words of explained answers and plans. */
export interface AnswerWords {
  readonly asked: string;
  readonly answer: string;
  readonly verdicts: Readonly<Record<VerdictWord, string>>;
  /** An answer that is events: no verb binds them to the question. */
  readonly listed: string;
  readonly yes: string;
  readonly no: string;
  readonly valueUnknown: string;
  readonly noProblems: string;
  readonly problems: CountedTemplate;
  readonly found: string;
  readonly decided: string;
  readonly decidedBySilence: string;
  readonly also: string;
  readonly overridden: string;
  readonly overriddenBy: string;
  readonly outrankedBy: string;
  readonly near: string;
  /** Applied, but what it says is not known. */
  readonly unsettled: string;
  /** It is not known whether it applies. */
  readonly perhaps: string;
  readonly others: CountedTemplate;
  readonly holds: string;
  readonly fails: string;
  /** Of what nearly applied: the one part that failed. */
  readonly wouldApply: string;
  readonly open: string;
  readonly seen: string;
  readonly seenBy: string;
  readonly by: string;
  /** Heading over entries behind those that decided. */
  readonly restsOn: string;
  readonly unconditional: string;
  readonly condition: string;
  readonly gives: string;
  readonly givesIf: string;
  /** The same, of the case that held. */
  readonly givesSince: string;
  /** The same, where no other case holds. */
  readonly givesElse: string;
  readonly where: string;
  readonly unknown: string;
  readonly unknownFact: string;
  /** Heading where something is unknown though no fact is missing. */
  readonly tooMuch: string;
  /** What stands under it, by the code that says why. */
  readonly givenUp: { readonly [code in NonNullable<UnknownFact['code']>]: string };
  readonly notices: string;
  readonly unnumbered: string;
  readonly reason: string;
  readonly remedy: string;
}

export interface PlanWords {
  readonly sent: string;
  readonly step: string;
  readonly nothing: string;
  /** The table no longer plays, since this holds. */
  readonly ended: string;
  readonly waits: string;
  readonly needs: string;
  readonly unusedPicks: string;
  readonly unusedPick: string;
  readonly choose: string;
  readonly chooser: string;
  readonly chance: string;
  readonly changed: string;
  readonly onEvent: string;
  readonly asSent: string;
  /** Heading over what did not happen as such. */
  readonly notSo: string;
  readonly undone: Readonly<Record<'replaced' | 'dropped' | 'barred' | 'idle', string>>;
  /** Where no entry has anything to say. */
  readonly nobody: string;
}

/** Everything that the explanations say by themselves, in one language. */
export interface ExplainWords {
  readonly readBack: ReadBackWords;
  readonly entry: EntryWords;
  readonly answer: AnswerWords;
  readonly plan: PlanWords;
  /** By code; `{name}` is a value of the notice. */
  readonly notices: Readonly<Record<string, string>>;
  readonly unknownNotice: string;
}
