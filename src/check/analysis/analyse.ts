import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { Rulebook } from '../../model/rulebook.js';
import type { JsonDocument } from '../../text/document.js';
import { outOfReach } from './because.js';
import { conflicts } from './conflicts.js';
import { idleDisplacement } from './displacement.js';
import { duplicates } from './duplicates.js';
import { twoProcedures, unorderedRewrites } from './events.js';
import { gaps, unanswered } from './gaps.js';
import { idle } from './idle.js';
import { Places } from './places.js';
import { Scene } from './scene.js';
import { Setups } from './setups.js';
import { situationsOf } from './situations.js';
import { unused } from './unused.js';
import { Witnesses } from './witness.js';

/** Files of a rulebook, as far as the analyses show places in them. */
export interface AnalysedFiles {
  readonly vocabulary: JsonDocument;
  readonly entries: readonly JsonDocument[];
  readonly scenarios: readonly JsonDocument[];
}

/**
 * Everything that can be known about a rulebook by reasoning about it, over all its editions, legal setups and house answers.
 *
 * @param progress told how many questions and events are done
 */
export function analyse(
  rulebook: Rulebook,
  files: AnalysedFiles,
  progress: (done: number, all: number) => void = () => {},
): readonly Diagnostic[] {
  const scene = new Scene(rulebook);
  const setups = new Setups(scene);
  const places = new Places(files.entries);
  const witnesses = new Witnesses(scene);
  const { questions, events } = rulebook.vocabulary;
  const [names, happenings] = [Object.keys(questions), Object.keys(events)];
  const all = names.length + happenings.length;
  const found: Diagnostic[] = [];
  for (const [index, question] of names.entries()) {
    progress(index, all);
    const group = scene.about('answers', question);
    if (group.length === 0) continue;
    const situations = situationsOf(scene, setups, group);
    if (questions[question]?.policy === 'value')
      found.push(...conflicts(scene, question, situations, places, witnesses));
    found.push(
      ...gaps(scene, question, situations, { vocabularyFile: files.vocabulary, places }, witnesses),
      ...idle(scene, group, situations, places),
      ...idleDisplacement(scene, group, situations, places),
      ...duplicates(scene, group, situations, places),
    );
  }
  for (const [index, event] of happenings.entries()) {
    progress(names.length + index, all);
    for (const hooks of [['rewrites'], ['forbids'], ['follows'], ['expands', 'joins']] as const) {
      const group = hooks.flatMap((hook) => scene.about(hook, event));
      if (group.length === 0) continue;
      const situations = situationsOf(scene, setups, group);
      found.push(
        ...idle(scene, group, situations, places),
        ...idleDisplacement(scene, group, situations, places),
        ...duplicates(scene, group, situations, places),
      );
      if (hooks[0] === 'expands') found.push(...twoProcedures(scene, event, situations, places));
      if (hooks[0] === 'rewrites') found.push(...unorderedRewrites(scene, event, situations, places));
    }
  }
  return [
    ...found,
    ...unanswered(scene, files.vocabulary),
    ...unused(scene, files, places),
    ...outOfReach(scene, files.scenarios),
  ];
}
