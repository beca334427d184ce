import memoize from 'lodash/memoize.js';
import { digest } from 'tavolata/files';
import { dependenciesOf, type Entry } from 'tavolata/internals';
import { meaningOf } from '../cache/ruleset-fingerprints.js';
import type { AnalysisContext } from './context.js';
import { mostWithin } from './terms.js';

/** Caches inputs without findings. */
export interface CleanResults {
  has(what: string): boolean;
  add(what: string): void;
}

/**
 * Fingerprints of all inputs of one group's analysis: the entries themselves, the definitions expanded from them,
 * everything that distinguishes legal setups, the vocabulary.
 */
export class InputDigests {
  private readonly meaning = memoize((entry: Entry): string => digest(meaningOf(entry)));
  private readonly common: string;

  constructor(private readonly scene: AnalysisContext) {
    const { vocabulary, matters } = scene.rulebook;
    const legality = Object.values(vocabulary.questions)
      .filter(({ policy }) => policy === 'problems')
      .flatMap(({ name }) => scene.about('answers', name));
    this.common = digest(
      JSON.stringify([vocabulary, matters, scene.dates, this.meaningsOf([...legality, ...scene.closure(legality)])]),
    );
  }

  /** @param group entries of one question or event, in the order of the analysis */
  of(group: readonly Entry[]): string {
    let edge: readonly Entry[] = [...group, ...this.scene.replacing(group)];
    const reached = new Set(edge);
    for (let level = 0; level < mostWithin; level++) {
      const questions = new Set(edge.flatMap((entry) => this.questionsOf(entry)));
      edge = [...questions].flatMap((name) => this.scene.about('answers', name)).filter((entry) => !reached.has(entry));
      for (const entry of edge) reached.add(entry);
    }
    return digest(`${this.common} ${group.length} ${this.meaningsOf([...reached])}`);
  }

  private meaningsOf(entries: readonly Entry[]): string {
    return entries.map(this.meaning).join(' ');
  }

  private readonly questionsOf = memoize((entry: Entry): readonly string[] => [
    ...dependenciesOf(this.scene.rulebook.vocabulary, entry).questions,
  ]);
}
