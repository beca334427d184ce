import type { Diagnostic } from 'tavolata/compiler';
import { type Entry, type Hook, PHASES } from 'tavolata/internals';
import type { Rulebook } from 'tavolata/runtime';
import type { JsonDocument } from 'tavolata/workspace';
import { notDependent, readDirectly } from '../facts/read-through.js';
import { unevenFacts } from '../facts/uniform.js';
import { unreadFacts } from '../facts/unread.js';
import { FactUses } from '../facts/uses.js';
import { outOfReach } from './because.js';
import { conflicts } from './conflicts.js';
import { AnalysisContext } from './context.js';
import { duplicates, saidWithin } from './duplicates.js';
import { twoProcedures, unorderedRewrites } from './events.js';
import { gaps, unanswered } from './gaps.js';
import { idle } from './idle.js';
import { idleOverrides } from './idle-overrides.js';
import { type CleanResults, InputDigests } from './input-digests.js';
import { Places } from './places.js';
import { Setups } from './setups.js';
import { withoutSister } from './sisters.js';
import { type Situation, situationsOf } from './situations.js';
import { unused } from './unused.js';
import { Witnesses } from './witness.js';

/** Files of a rulebook whose places the analyses show. */
export interface AnalysedFiles {
  readonly vocabulary: JsonDocument;
  readonly entries: readonly JsonDocument[];
  readonly scenarios: readonly JsonDocument[];
}

/** What may be given to `analyse` besides the rulebook. */
export interface AnalyseOptions {
  /** Called with how many questions and events are done. */
  readonly progress?: (done: number, all: number) => void;
  /** What had no findings in earlier runs. */
  readonly cleanResults?: CleanResults | undefined;
}

/**
 * All findings that can be derived by reasoning about a rulebook, over all its editions, legal setups and house
 * answers.
 */
export function analyse(
  rulebook: Rulebook,
  files: AnalysedFiles,
  { progress = () => {}, cleanResults }: AnalyseOptions = {},
): readonly Diagnostic[] {
  const scene = new AnalysisContext(rulebook);
  const looking: AnalysisRun = {
    scene,
    files,
    setups: new Setups(scene, cleanResults),
    places: new Places(files.entries),
    witnesses: new Witnesses(scene),
  };
  const { questions, events } = rulebook.vocabulary;
  const groups = [
    ...Object.keys(questions).map((of) => ({ of, hooks: ['answers'] as const })),
    ...Object.keys(events).flatMap((of) => PHASES.map(({ hooks }) => ({ of, hooks: hooks.map(({ hook }) => hook) }))),
  ];
  const behind = cleanResults && new InputDigests(scene);
  const found = groups.flatMap(({ of, hooks }, index) => {
    progress(index, groups.length);
    const group = hooks.flatMap((hook) => scene.about(hook, of));
    if (group.length === 0) return [];
    const digest = behind && `${hooks[0]} ${of} ${behind.of(group)}`;
    if (digest !== undefined && cleanResults?.has(digest)) return [];
    const reported =
      hooks[0] === 'answers' ? aboutQuestion(looking, of, group) : aboutEvent(looking, of, hooks[0], group);
    // Findings have places, which move; only results without findings are cached.
    if (digest !== undefined && reported.length === 0) cleanResults?.add(digest);
    return reported;
  });
  return [
    ...found,
    ...unanswered(scene, files.vocabulary),
    ...unused(scene, files.vocabulary, looking.places),
    ...aboutFacts(scene, files.vocabulary, looking.places),
    ...withoutSister(scene, looking.setups, looking.places),
    ...outOfReach(scene, files.scenarios),
  ];
}

/** What the rules read of things and events, and what they ignore. */
function aboutFacts(scene: AnalysisContext, vocabulary: JsonDocument, places: Places): readonly Diagnostic[] {
  const uses = new FactUses(scene.rulebook);
  return [
    ...unreadFacts(uses, vocabulary),
    ...unevenFacts(uses, scene, vocabulary, places),
    ...readDirectly(uses, vocabulary, places),
    ...notDependent(uses, vocabulary),
  ];
}

interface AnalysisRun {
  readonly scene: AnalysisContext;
  readonly files: AnalysedFiles;
  readonly setups: Setups;
  readonly places: Places;
  readonly witnesses: Witnesses;
}

function aboutQuestion(looking: AnalysisRun, question: string, group: readonly Entry[]): readonly Diagnostic[] {
  const { scene, setups, places, witnesses, files } = looking;
  const situations = situationsOf(scene, setups, group);
  const isValue = scene.rulebook.vocabulary.questions[question]?.policy === 'value';
  return [
    ...(isValue ? conflicts(scene, question, situations, { places, witnesses }) : []),
    ...gaps(scene, question, situations, { vocabularyFile: files.vocabulary, places, witnesses }),
    ...withoutEffect(looking, group, situations),
  ];
}

function aboutEvent(looking: AnalysisRun, event: string, hook: Hook, group: readonly Entry[]): readonly Diagnostic[] {
  const { scene, setups, places } = looking;
  const situations = situationsOf(scene, setups, group);
  return [
    ...withoutEffect(looking, group, situations),
    ...(hook === 'expands' ? twoProcedures(scene, event, situations, places) : []),
    ...(hook === 'rewrites' ? unorderedRewrites(scene, event, situations, places) : []),
  ];
}

const withoutEffect = (
  { scene, places }: AnalysisRun,
  group: readonly Entry[],
  situations: readonly Situation[],
): readonly Diagnostic[] => [
  ...idle(scene, group, situations, places),
  ...idleOverrides(scene, group, situations, places),
  ...duplicates(scene, group, situations, places),
  ...saidWithin(scene, group, situations, places),
];
