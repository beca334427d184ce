import type { Vocabulary } from 'tavolata/internals';
import type { RawVocabulary } from 'tavolata/workspace';
import { type EngineCase, type EngineStep, idsIn } from './cases.js';
import { compareSeen, isSame, type Mismatch } from './compare.js';
import { factOfNeed, type NeedKind, needKinds } from './needs.js';
import {
  type Engine,
  type EngineRequest,
  type Introduction,
  introductionOf,
  Lost,
  PROTOCOL,
  type Reply,
  replyTo,
  requestText,
} from './protocol.js';

/** The result of a case. */
export interface CaseResult {
  readonly case: EngineCase;
  readonly outcome: 'passed' | 'failed' | 'skipped' | 'unasked';
  /** What it needs and the engine does not declare, for example `questions mayBlock`: it was not asked. */
  readonly missing?: readonly string[];
  readonly skipped?: NonNullable<Reply['skipped']>;
  /** Differing results, each with the message after which it occurred. */
  readonly failures: readonly (Mismatch & { readonly asked: string })[];
  /** What the engine said it could not do. */
  readonly error?: { readonly asked: string; readonly said: string };
  readonly lost?: { readonly asked: string; readonly why: Lost['why']; readonly detail: string };
}

/** What an engine is compared with. */
export interface Suite {
  readonly vocabulary: Vocabulary;
  readonly raw: RawVocabulary;
  /** The cases for an engine that plays by the rules of these days (empty: of the newest edition). */
  cases(editions: readonly string[]): readonly EngineCase[];
}

/** After this many cases in a row without an answer, the rest is not tried. */
const MOST_LOST = 3;

/**
 * Compares an engine with the cases. One that is lost is started again for the next case.
 *
 * @param start starts the engine
 * @throws Lost if it does not even declare what it has
 */
export async function conform(
  suite: Suite,
  start: () => Engine,
): Promise<readonly [Introduction, readonly CaseResult[]]> {
  let engine = start();
  const results: CaseResult[] = [];
  let lost = 0;
  try {
    const introduction = await introduced(engine);
    for (const one of suite.cases(introduction.editions)) {
      const missing = missingFor(one, introduction);
      if (missing.length > 0 || lost >= MOST_LOST) {
        results.push({ case: one, outcome: 'unasked', missing, failures: [] });
        continue;
      }
      const result = await held(suite, introduction, engine, one);
      results.push(result);
      lost = result.lost === undefined ? 0 : lost + 1;
      if (result.lost === undefined || lost >= MOST_LOST) continue;
      await engine.close();
      engine = start();
      await introduced(engine);
    }
    return [introduction, results];
  } finally {
    await engine.close();
  }
}

const introduced = async (engine: Engine): Promise<Introduction> =>
  introductionOf(await engine.say({ do: 'hello', protocol: PROTOCOL }));

/** A fact may be declared with only some of its words: `objects.types=creature`. */
function missingFor({ needs }: EngineCase, introduction: Introduction): readonly string[] {
  const has = (kind: NeedKind, name: string): boolean =>
    introduction[kind].includes(name) || (kind === 'facts' && introduction.facts.includes(factOfNeed(name)));
  return needKinds.flatMap((kind) => needs[kind].filter((name) => !has(kind, name)).map((name) => `${kind} ${name}`));
}

async function held(suite: Suite, introduction: Introduction, engine: Engine, one: EngineCase): Promise<CaseResult> {
  const failures: (Mismatch & { asked: string })[] = [];
  const begun = idsIn(one.table);
  const facts = new Set(introduction.facts.map(factOfNeed));
  let asked = 'open';
  let compared = 0;
  try {
    const say = async (request: EngineRequest): Promise<Reply> => {
      asked = requestText(request);
      return replyTo(request, await engine.say(request));
    };
    const opened = await say({ do: 'open', case: one.id, rule: one.rule, table: one.table });
    const ended = endOf(opened, one, asked);
    if (ended !== undefined) return ended;
    for (const step of one.steps) {
      if (step.do === 'ask' && step.further && !introduction.questions.includes(step.question)) continue;
      const reply = await say(messageOf(step));
      const ended = endOf(reply, one, asked);
      if (ended !== undefined) return ended;
      if (step.do === 'ask') {
        compared++;
        const { answer = null } = reply;
        if (isSame(step.answer, answer, step.ordered)) continue;
        failures.push({ asked, what: '', expected: step.answer, got: answer });
      } else {
        const { after = {} } = reply;
        const seen = compareSeen(step.after, after, { ...suite, facts, begun });
        compared += seen.compared;
        failures.push(...seen.found.map((found) => ({ ...found, asked })));
      }
    }
  } catch (error) {
    if (!(error instanceof Lost)) throw error;
    return { case: one, outcome: 'failed', failures, lost: { asked, why: error.why, detail: error.detail } };
  }
  // An engine that shows nothing has proved nothing.
  if (compared === 0) return { case: one, outcome: 'unasked', missing: ['facts'], failures };
  return { case: one, outcome: failures.length > 0 ? 'failed' : 'passed', failures };
}

const messageOf = (step: EngineStep): EngineRequest =>
  step.do === 'ask'
    ? { do: 'ask', question: step.question, arguments: step.arguments }
    : { do: 'send', events: step.events, picks: step.picks };

/** The result if a reply ends the case. */
function endOf({ skipped, error }: Reply, one: EngineCase, asked: string): CaseResult | undefined {
  if (skipped !== undefined) return { case: one, outcome: 'skipped', skipped, failures: [] };
  return error === undefined
    ? undefined
    : { case: one, outcome: 'failed', error: { asked, said: error }, failures: [] };
}
