import type { SentenceBead } from '../../../tools/texts/desk/data.js';

type Beads = readonly SentenceBead[];
type Side = 'en' | 'it';

const joined = (one: SentenceBead, other: SentenceBead): SentenceBead => ({
  en: [...one.en, ...other.en],
  it: [...one.it, ...other.it],
});

/** Removes beads that a move has emptied. */
const filled = (beads: Beads): Beads => beads.filter(({ en, it }) => en.length + it.length > 0);

/** Joins a bead to the one above it. */
export const joinedUp = (beads: Beads, at: number): Beads =>
  at === 0 ? beads : [...beads.slice(0, at - 1), joined(beads[at - 1]!, beads[at]!), ...beads.slice(at + 1)];

/** Splits a bead into its two sides, each without counterpart. Several sentences on one side become separate beads. */
export function takenApart(beads: Beads, at: number): Beads {
  const { en, it } = beads[at]!;
  const isBoth = en.length > 0 && it.length > 0;
  const parts: Beads = isBoth
    ? [
        { en, it: [] },
        { en: [], it },
      ]
    : [...en.map((place) => ({ en: [place], it: [] })), ...it.map((place) => ({ en: [], it: [place] }))];
  return [...beads.slice(0, at), ...parts, ...beads.slice(at + 1)];
}

/** Moves the first sentence of one side to the bead above. */
export function movedUp(beads: Beads, at: number, side: Side): Beads {
  const [first, ...rest] = beads[at]![side];
  if (at === 0 || first === undefined) return beads;
  const above = beads[at - 1]!;
  return filled([
    ...beads.slice(0, at - 1),
    { ...above, [side]: [...above[side], first] },
    { ...beads[at]!, [side]: rest },
    ...beads.slice(at + 1),
  ]);
}

/** Moves the last sentence of one side to the bead below. */
export function movedDown(beads: Beads, at: number, side: Side): Beads {
  const last = beads[at]![side].at(-1);
  if (at === beads.length - 1 || last === undefined) return beads;
  const below = beads[at + 1]!;
  return filled([
    ...beads.slice(0, at),
    { ...beads[at]!, [side]: beads[at]![side].slice(0, -1) },
    { ...below, [side]: [last, ...below[side]] },
    ...beads.slice(at + 2),
  ]);
}
