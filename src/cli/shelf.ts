import { join } from 'node:path';
import { Grounds } from '../check/memory/grounds.js';
import { Links } from '../check/memory/links.js';
import { PlayMemory } from '../check/memory/plays.js';
import { Shelf } from '../check/memory/shelf.js';
import { programDigest } from '../keep/program.js';
import type { Rulebook } from '../model/rulebook.js';
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

/** What is remembered of scenarios, as an option of `coverageOf`. */
export const rememberedPlays = (rulebook: Rulebook, shelf: Shelf | undefined): { readonly memory?: PlayMemory } =>
  shelf === undefined ? {} : { memory: new PlayMemory(rulebook, new Grounds(rulebook), shelf) };
