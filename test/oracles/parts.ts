import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { Random } from '../../src/engine/setup/random.js';
import { momentsCompared } from '../moments/compared.js';
import type { Sitting } from '../moments/setups.js';
import { VARIANTS } from '../moments/setups.js';
import type { Seated } from '../moments/walk.js';
import { combatBeside, markersBeside, priorityBeside, resourcesBeside } from './beside.js';
import { attacksCompared, blocksCompared, type Compared } from './declaring.js';
import { fightOf } from './fights.js';

/** One thing that is compared with a plain reading of the official text, and on how many of a thousand tables. */
export interface Part {
  readonly name: string;
  readonly share: number;
  readonly variants: readonly string[];
  readonly since?: string;
  readonly fits?: (sitting: Sitting) => boolean;
  readonly play: (chance: Random, rulebook: Rulebook, seated: Seated) => Compared;
}
const teams = ['team-vs-team', 'two-headed-giant', 'shared-turns'];
const fighting = ['none', 'two', 'free-for-all', 'emperor', 'alternating-teams', ...teams];

/** Where two play, who leaves leaves nothing to be looked at (800.4). */
const several = VARIANTS.filter((variant) => variant !== 'two');

/** The letter of the old rules said nothing of planeswalkers: whoever chooses that reading is not asked here. */
const usual = ({ setup }: Sitting): boolean =>
  (setup['house'] as { readonly [matter: string]: string })['planeswalkers-of-neighbours'] !== 'to-the-letter';

export const PARTS: readonly Part[] = [
  {
    ...{ name: 'moments', share: 200, variants: VARIANTS },
    play: momentsCompared,
  },
  {
    ...{ name: 'attacks', share: 250, variants: fighting, fits: usual },
    play: (chance, rulebook, { sitting, ruleset }) =>
      attacksCompared(chance, rulebook, fightOf(chance, sitting), ruleset),
  },
  {
    ...{ name: 'blocks', share: 250, variants: fighting, fits: usual },
    play: (chance, rulebook, { sitting, ruleset }) =>
      blocksCompared(chance, rulebook, fightOf(chance, sitting), ruleset),
  },
  {
    ...{ name: 'priority', share: 50, variants: ['none', 'two', 'free-for-all', ...teams] },
    // The other reading of passes before a departure is a house answer of its own.
    fits: ({ setup }) =>
      (setup['house'] as { readonly [matter: string]: string })['passes-before-departure'] !== 'dropped',
    play: priorityBeside,
  },
  // What the first edition says of markers is a matter of house answers.
  { ...{ name: 'markers', share: 30, variants: ['grand-melee'], since: '2010-07-16' }, play: markersBeside },
  // Until then what a departed player controlled was not exiled (800.4a, c).
  { ...{ name: 'combat', share: 120, variants: several, since: '2012-10-01' }, play: combatBeside },
  {
    ...{ name: 'resources', share: 100, variants: ['none', 'free-for-all', 'two-headed-giant', 'shared-turns'] },
    fits: ({ setup }) => !setup.options.includes('limited-range'),
    play: resourcesBeside,
  },
];

export const partOf = (name: string): Part => PARTS.find((part) => part.name === name) as Part;

const SHARES = PARTS.reduce((sum, { share }) => sum + share, 0);

/** How many of so many tables are a part's. */
export const tablesFor = ({ share }: Part, tables: number): number => Math.ceil((tables * share) / SHARES);
