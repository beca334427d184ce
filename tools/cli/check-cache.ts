import { isAbsolute, join } from 'node:path';
import { programDigest } from 'tavolata/files';
import type { Rulebook } from 'tavolata/runtime';
import { type EarlierResults, IncrementalRulebook } from 'tavolata/workspace';
import { CheckCache } from '../check/cache/check-cache.js';
import { LinkedEntryCache } from '../check/cache/linked-entry-cache.js';
import { PlayCache } from '../check/cache/play-cache.js';
import { RulesetFingerprints } from '../check/cache/ruleset-fingerprints.js';
import type { Call } from './command.js';

/** The caches of earlier runs. */
export interface RunCaches {
  readonly cache: CheckCache;
  readonly links: LinkedEntryCache;
}

/** The caches of earlier runs; undefined if there is no place for them. */
export function memoryOf({ surroundings }: Call): RunCaches | undefined {
  const { XDG_CACHE_HOME: given = '', HOME: home = '' } = surroundings.env;
  // According to the XDG specification, an empty or relative path counts as unset.
  const cache = isAbsolute(given) ? given : home && join(home, '.cache');
  if (cache === '') return undefined;
  const program = programDigest();
  const folder = join(cache, 'tavolata');
  const at = (name: string): string => join(folder, `${name}-${program}.json`);
  return { cache: new CheckCache(at('check'), program), links: new LinkedEntryCache(at('linked'), program) };
}

/** Cached results in the form that reading the rules uses. */
export const earlierOf = ({ cache, links }: RunCaches): EarlierResults => ({ texts: cache.texts, entries: links });

/** The rules of a command before anything is read; cached entries need not be linked again. */
export const unread = (memory: RunCaches | undefined): IncrementalRulebook =>
  new IncrementalRulebook(memory && earlierOf(memory));

/** Saves the results of this run for the next. */
export function save({ cache, links }: RunCaches): void {
  cache.save();
  links.save();
}

/** Saves the results so far and closes the cache: what is edited from now on is not for the next run. */
export function saveAndClose({ cache, links }: RunCaches): void {
  save({ cache, links });
  cache.close();
  links.close();
}

/** The cached runs of scenarios, as an option of `coverageOf`. */
export const cachedPlays = (rulebook: Rulebook, cache: CheckCache | undefined): { readonly memory?: PlayCache } =>
  cache === undefined ? {} : { memory: new PlayCache(rulebook, new RulesetFingerprints(rulebook), cache) };
