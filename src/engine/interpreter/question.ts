import type { ConjunctTrace, Considered, Outcome } from '../model/answer.js';
import type { Case, Entry } from '../model/entry.js';
import { questionNamed } from '../model/lookup.js';
import type { Node } from '../model/tree.js';
import type { Question, Vocabulary } from '../model/vocabulary.js';
import {
  addTo,
  agreed,
  type Given,
  idsInOrder,
  problemOf,
  silenceOf,
  strengthOf,
  verdictOf,
} from '../ruleset/combine.js';
import { toJson } from '../values/json.js';
import { same, type Value } from '../values/values.js';
import { all, conjunctsOf, nearMiss } from './conjuncts.js';
import type { Interpreter } from './interpreter.js';
import { withLets } from './lets.js';
import { inOrder, type OrderedEntry } from './ordered-entries.js';
import type { AskedQuestion, Influence } from './rests-on.js';
import { type Env, orNone, ParameterEnv, UNKNOWN, type ValueOrUnknown, withName } from './unknown.js';

/** A question's answer with the entries that decided it and how every active entry fared. */
export interface Asked {
  readonly value: ValueOrUnknown;
  /** What a union surely holds, where the whole of it is unknown. */
  readonly sure?: readonly Value[];
  readonly because: readonly string[];
  /** Entries of higher layers on whose answers those rest that decided. */
  readonly restsOn: readonly string[];
  /** What an entry that asks rests on: those that decided, if they stand above the base, else what they rest on. */
  readonly through: readonly Influence[];
  /** Of a denial those that deny it; of problems those that found them, with those that deny what they asked for. */
  readonly objections: readonly string[];
  readonly considered: readonly Considered[];
}

/** Where an answer that is not known as a whole comes from: its expression with the names in sight of it. */
export interface SoleAnswer {
  readonly tree: Node;
  readonly env: Env;
}

/** How one entry fared for one thing that it is about. */
interface EntryOutcome {
  readonly entry: Entry;
  readonly placed: OrderedEntry;
  readonly env: Env;
  readonly conjuncts: readonly ConjunctTrace[];
  /** What it asked on the way. */
  readonly rests: readonly AskedQuestion[];
  value: ValueOrUnknown | undefined;
  /** Place of the case that held. */
  readonly held: number | undefined;
  by: readonly string[];
  outcome: Outcome;
}

/** Turns of a loop that it costs to note how an entry fared for one thing. */
const OUTCOME = 10;

const NOBODY: readonly EntryOutcome[] = [];
const NO_IDS: readonly string[] = /* @__PURE__ */ Object.freeze([]);
const NO_RESTS: readonly AskedQuestion[] = [];
const idsOf = (tried: readonly EntryOutcome[]): readonly string[] => tried.map(({ entry }) => entry.id);

/** Of the two halves of an entry with an `else` the one that applies; where that is open, the first. */
const isShown = ({ entry, placed, conjuncts }: EntryOutcome): boolean =>
  entry.else === undefined || placed.isElse === (all(conjuncts) === false);

function objectionsOf(value: ValueOrUnknown, because: readonly string[], deciding: readonly EntryOutcome[]) {
  if (value === 'denied') return because;
  if (deciding[0]?.entry.severity === undefined) return NO_IDS;
  const denied = deciding.flatMap(({ rests }) => rests.filter((asking) => asking.value === 'denied'));
  return [...new Set([...denied.flatMap(({ objections }) => objections), ...because])];
}

/** How an entry fared, as a trace tells it. */
function consideredOf({ entry, placed, outcome, by, conjuncts, value, held }: EntryOutcome, vocabulary: Vocabulary) {
  const missed = outcome === 'not met' && nearMiss(conjuncts);
  const considered: { -readonly [key in keyof Considered]: Considered[key] } = {
    entry: entry.id,
    numbers: placed.numbers,
    outcome,
    by,
    conjuncts,
    nearMiss: missed,
  };
  if (outcome !== 'applied') return considered;
  if (held !== undefined) considered.case = held;
  if (value !== undefined && value !== UNKNOWN) considered.value = toJson(vocabulary, value);
  return considered;
}

/** Answers questions on trees, entry by entry, and says how each fared. */
export class QuestionInterpreter {
  constructor(private readonly interpreter: Interpreter) {}

  ask(name: string, args: readonly ValueOrUnknown[]): Asked {
    const { ruleset } = this.interpreter;
    const question = questionNamed(ruleset.rulebook.vocabulary, name);
    const before = this.interpreter.unknown.size;
    const tried = this.tried(question, args);
    const asked = this.decide(question, tried);
    if (asked.value !== UNKNOWN) this.interpreter.dropUnknownSince(before);
    return asked;
  }

  /** The expression of the one entry that applies, where no other one might. */
  sole(name: string, args: readonly ValueOrUnknown[]): SoleAnswer | undefined {
    const question = this.interpreter.ruleset.rulebook.vocabulary.questions[name];
    const tried = question ? this.tried(question, args) : [];
    const [one, other] = tried.filter(({ outcome }) => outcome === 'applied' || outcome === 'unknown');
    if (one?.outcome !== 'applied' || other || !one.entry.value) return undefined;
    return { tree: one.entry.value.tree, env: one.env };
  }

  private tried(question: Question, args: readonly ValueOrUnknown[]): readonly EntryOutcome[] {
    const { parameters } = question;
    const env = new ParameterEnv(parameters, args);
    const { ruleset } = this.interpreter;
    const tried: EntryOutcome[] = [];
    for (const placed of inOrder(ruleset.entriesFor('answers', question.name), ruleset)) {
      const { overriders } = placed;
      const above =
        overriders.length === 0 ? NOBODY : overriders.flatMap((other) => tried.filter((t) => t.entry === other));
      this.try(placed, env, above, tried);
    }
    return tried;
  }

  private decide(question: Question, tried: readonly EntryOutcome[]): Asked {
    switch (question.policy) {
      case 'verdict':
        return this.verdict(tried, question.silence as Value | undefined);
      case 'problems':
      case 'union':
        return this.collected(tried, question.policy === 'problems');
      default:
        return this.single(tried, question);
    }
  }

  private try(placed: OrderedEntry, env: Env, above: readonly EntryOutcome[], tried: EntryOutcome[]): void {
    const { interpreter } = this;
    const { entry } = placed;
    interpreter.turn();
    const inner = withLets(interpreter, env, entry.let);
    if (!entry.each) {
      tried.push(this.one(placed, inner, above));
      return;
    }
    const outer = interpreter.rests;
    const listed: AskedQuestion[] = [];
    interpreter.rests = listed;
    const things = interpreter.value(entry.each.in.tree, inner);
    interpreter.rests = outer;
    // What was denied while the things were listed is no reason against any one of them.
    const rests = listed.filter(({ value }) => value !== 'denied');
    const { name } = entry.each;
    if (things === UNKNOWN) {
      tried.push({
        entry,
        placed,
        env: inner,
        conjuncts: [],
        rests: NO_RESTS,
        value: undefined,
        held: undefined,
        by: [],
        outcome: 'unknown',
      });
      return;
    }
    for (const thing of Array.isArray(things) ? (things as readonly Value[]) : []) {
      // How it fared is noted for each.
      for (let turns = 0; turns < OUTCOME; turns++) interpreter.turn();
      tried.push(this.one(placed, withLets(interpreter, withName(env, name, thing), entry.let), above, rests));
    }
  }

  /** @param listed what the thing that the entry is tried for was found through */
  private one(placed: OrderedEntry, env: Env, above: readonly EntryOutcome[], listed = NO_RESTS): EntryOutcome {
    const { interpreter } = this;
    const { entry } = placed;
    const before = interpreter.unknown.size;
    const outer = interpreter.rests;
    const rests: AskedQuestion[] = [...listed];
    interpreter.rests = rests;
    const conjuncts = conjunctsOf(interpreter, placed.shown, env);
    let holds = all(conjuncts);
    if (placed.isElse && holds !== null) holds = !holds;
    let value: ValueOrUnknown | undefined;
    let held: number | undefined;
    if (holds !== false) {
      if (entry.value) value = interpreter.value(entry.value.tree, env);
      else if (entry.cases) {
        ({ value, held } = this.given(entry.cases, env));
        // Cases of which none holds leave the entry without anything to say.
        if (value === undefined) holds = false;
      }
    }
    interpreter.rests = outer;
    const certain = above.length === 0 ? NO_IDS : idsOf(above.filter((other) => other.outcome === 'applied'));
    const open = above.some((other) => other.outcome === 'unknown');
    const outcome: Outcome =
      holds === false ? 'not met' : certain.length > 0 ? 'overridden' : holds === null || open ? 'unknown' : 'applied';
    if (outcome === 'not met' || outcome === 'overridden') interpreter.dropUnknownSince(before);
    const by = outcome === 'overridden' ? certain : NO_IDS;
    return { entry, placed, env, conjuncts, rests, value, held, by, outcome };
  }

  /** Of the cases the first that holds. */
  private given(cases: readonly Case[], env: Env): { readonly value?: ValueOrUnknown; readonly held?: number } {
    for (const [held, choice] of cases.entries()) {
      const truth = choice.when === undefined || this.interpreter.truth(choice.when.tree, env);
      if (truth === null) return { value: UNKNOWN };
      if (truth) return { value: this.interpreter.value(choice.value.tree, env), held };
    }
    return {};
  }

  private verdict(tried: readonly EntryOutcome[], silence: Value | undefined): Asked {
    let certain = 0;
    let open = 0;
    for (const { entry, outcome } of tried) {
      if (outcome === 'applied') certain = Math.max(certain, strengthOf(entry));
      else if (outcome === 'unknown') open = Math.max(open, strengthOf(entry));
    }
    const value = verdictOf(certain, open, silence);
    const applied = tried.filter(({ outcome }) => outcome === 'applied');
    const deciding = value === undefined ? NOBODY : applied.filter(({ entry }) => strengthOf(entry) === certain);
    for (const t of applied) {
      if (deciding.includes(t)) continue;
      t.outcome = 'outranked';
      t.by = idsOf(deciding);
    }
    return this.asked(value ?? UNKNOWN, deciding, tried);
  }

  private single(tried: readonly EntryOutcome[], question: Question): Asked {
    const applied = tried.filter((t) => t.outcome === 'applied');
    const open = tried.filter((t) => t.outcome === 'unknown');
    let found: Given | undefined;
    for (const { entry, value } of applied)
      if (value !== undefined && value !== UNKNOWN) found = agreed(question.name, found, { entry, value });
    // What is open does not matter if it could only give the same value.
    const matters = ({ value }: EntryOutcome): boolean =>
      found === undefined || value === undefined || value === UNKNOWN || !same(value, found.value);
    if (applied.some(({ value }) => value === UNKNOWN) || open.some(matters)) return this.asked(UNKNOWN, [], tried);
    return found === undefined ? this.asked(silenceOf(question), [], tried) : this.asked(found.value, applied, tried);
  }

  private collected(tried: readonly EntryOutcome[], problems: boolean): Asked {
    const applied = tried.filter((t) => t.outcome === 'applied');
    const isOpen = tried.some((t) => t.outcome === 'unknown');
    if (problems && isOpen) return this.asked(UNKNOWN, applied, tried);
    if (problems)
      return this.asked(
        applied.map(({ entry, env }) => problemOf(entry, (name) => orNone(env.read(name)))),
        applied,
        tried,
      );
    const known = applied.filter(({ value }) => value !== UNKNOWN);
    const items: Value[] = [];
    for (const { value } of known) addTo(items, value as Value, this.interpreter.ruleset.runtime.budget);
    if (!isOpen && known.length === applied.length) return this.asked(items, applied, tried);
    return { ...this.asked(UNKNOWN, applied, tried), sure: items };
  }

  private asked(value: ValueOrUnknown, deciding: readonly EntryOutcome[], tried: readonly EntryOutcome[]): Asked {
    const { ruleset, detailed } = this.interpreter;
    const considered: Considered[] = [];
    if (detailed)
      for (const one of tried) if (isShown(one)) considered.push(consideredOf(one, ruleset.rulebook.vocabulary));
    const because = idsInOrder(deciding.map(({ entry }) => entry.id));
    const through: Influence[] = [];
    const restsOn: string[] = [];
    for (const { entry, rests } of deciding) {
      const height = ruleset.heightOf(entry);
      if (height > 0) through.push({ id: entry.id, height });
      for (const asking of rests)
        for (const say of asking.through) {
          if (say.height <= height) continue;
          if (height === 0) through.push(say);
          if (!because.includes(say.id) && !restsOn.includes(say.id)) restsOn.push(say.id);
        }
    }
    return { value, because, restsOn, through, objections: objectionsOf(value, because, deciding), considered };
  }
}
