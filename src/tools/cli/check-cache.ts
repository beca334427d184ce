import { join } from 'node:path';
import type { Rulebook } from '../../engine/model/rulebook.js';
import { programDigest } from '../../frontend/cache/program.js';
import type { LinkMemory } from '../../frontend/language/link-cache.js';
import type { KnownTexts } from '../../frontend/read/known.js';
import { Grounds } from '../check/cache/grounds.js';
import { Links } from '../check/cache/links.js';
import { PlayMemory } from '../check/cache/plays.js';
import { Shelf } from '../check/cache/shelf.js';
import type { Call } from './command.js';

/** What earlier runs have left. */
export interface Memory {
  readonly shelf: Shelf;
  readonly links: Links;
}

/** What earlier runs have left; nothing where there is no place for it. */
export function memoryOf({ surroundings }: Call): Memory | undefined {
  const { XDG_CACHE_HOME: cache, HOME: home } = surroundings.env;
  if (cache === undefined && home === undefined) return undefined;
  const program = programDigest();
  const folder = join(cache ?? join(home ?? '', '.cache'), 'tavolata');
  const at = (name: string): string => join(folder, `${name}-${program}.json`);
  return { shelf: new Shelf(at('check'), program), links: new Links(at('linked'), program) };
}

/** Texts and entries that earlier runs have found nothing to tell of. */
export interface ReadMemory {
  readonly texts: KnownTexts;
  readonly entries: LinkMemory;
}

export const readingOf = ({ shelf, links }: Memory): ReadMemory => ({ texts: shelf.texts, entries: links });

/** Leaves what this run has found for the next. */
export function save({ shelf, links }: Memory): void {
  shelf.save();
  links.save();
}

/** What is remembered of scenarios, as an option of `coverageOf`. */
export const rememberedPlays = (rulebook: Rulebook, shelf: Shelf | undefined): { readonly memory?: PlayMemory } =>
  shelf === undefined ? {} : { memory: new PlayMemory(rulebook, new Grounds(rulebook), shelf) };
