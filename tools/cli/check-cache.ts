import { isAbsolute, join } from 'node:path';
import { programDigest } from 'tavolata/files';
import type { Rulebook } from 'tavolata/runtime';
import { type EarlierResults, IncrementalRulebook } from 'tavolata/workspace';
import { CheckCache } from '../check/cache/check-cache.js';
import { LinkedEntryCache } from '../check/cache/linked-entry-cache.js';
import { PlayCache } from '../check/cache/play-cache.js';
import { RulesetFingerprints } from '../check/cache/ruleset-fingerprints.js';
import type { Call } from './command.js';

/** What earlier runs have left. */
export interface RunCaches {
  readonly cache: CheckCache;
  readonly links: LinkedEntryCache;
}

/** What earlier runs have left; nothing where there is no place for it. */
export function memoryOf({ surroundings }: Call): RunCaches | undefined {
  const { XDG_CACHE_HOME: given = '', HOME: home = '' } = surroundings.env;
  // The XDG specification has it that what is empty or relative counts as not set.
  const cache = isAbsolute(given) ? given : home && join(home, '.cache');
  if (cache === '') return undefined;
  const program = programDigest();
  const folder = join(cache, 'tavolata');
  const at = (name: string): string => join(folder, `${name}-${program}.json`);
  return { cache: new CheckCache(at('check'), program), links: new LinkedEntryCache(at('linked'), program) };
}

export const earlierOf = ({ cache, links }: RunCaches): EarlierResults => ({ texts: cache.texts, entries: links });

/** The rules of a command, before anything is read: what earlier runs have read need not be read again. */
export const unread = (memory: RunCaches | undefined): IncrementalRulebook =>
  new IncrementalRulebook(memory && earlierOf(memory));

/** Leaves what this run has found for the next. */
export function save({ cache, links }: RunCaches): void {
  cache.save();
  links.save();
}

/** Leaves what a run has found at its beginning, and lets go of it: what is edited from now on is not for the next run. */
export function saveAndClose({ cache, links }: RunCaches): void {
  save({ cache, links });
  cache.close();
  links.close();
}

/** What is cached of scenarios, as an option of `coverageOf`. */
export const cachedPlays = (rulebook: Rulebook, cache: CheckCache | undefined): { readonly memory?: PlayCache } =>
  cache === undefined ? {} : { memory: new PlayCache(rulebook, new RulesetFingerprints(rulebook), cache) };
