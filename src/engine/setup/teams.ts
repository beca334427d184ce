/** What a variant asks of its teams. */
export interface TeamNeeds {
  readonly least: number;
  /** null: as many as you like. */
  readonly most: number | null;
  /** null: no size is more usual than another. */
  readonly usualSize: number | null;
  readonly equal: boolean;
}

export interface NamedTeam {
  readonly name: string;
  readonly players: readonly string[];
}

/**
 * Splits players into teams as they are listed: as many teams of the usual size as there can be, or else as few teams as
 * the variant allows. Where teams must be equal and cannot be, they come out unequal, and the rules will say so.
 *
 * @returns no teams where the variant wants none
 */
export function splitIntoTeams(players: readonly string[], needs: TeamNeeds): readonly NamedTeam[] {
  const count = teamCount(players.length, needs);
  const names = teamNames(count, players);
  let from = 0;
  return names.map((name, index) => {
    const size = Math.floor(players.length / count) + (index < players.length % count ? 1 : 0);
    from += size;
    return { name, players: players.slice(from - size, from) };
  });
}

function teamCount(players: number, { least, most, usualSize, equal }: TeamNeeds): number {
  if (least === 0 || most === 0 || players === 0) return 0;
  const top = Math.max(least, Math.min(most ?? players, players));
  const wished = usualSize === null ? least : Math.min(top, Math.max(least, Math.floor(players / usualSize)));
  if (!equal) return wished;
  // A team of one is no team that anybody means by default.
  const fitting = Array.from({ length: top - least + 1 }, (_, index) => least + index)
    .filter((count) => players % count === 0 && players / count > 1)
    .sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished) || a - b);
  return fitting[0] ?? wished;
}

/** Letters, or letters behind a word where somebody has such a name: ids of a table are never the same. */
function teamNames(count: number, taken: readonly string[]): readonly string[] {
  const plain = Array.from({ length: count }, (_, index) =>
    count > 26 ? String(index + 1) : String.fromCharCode(65 + index),
  );
  for (let prefix = ''; ; prefix += 'T') {
    const names = plain.map((name) => prefix + name);
    if (!names.some((name) => taken.includes(name))) return names;
  }
}
