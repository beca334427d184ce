/** What a variant requires of its teams. */
export interface TeamNeeds {
  readonly least: number;
  /** null: any number. */
  readonly most: number | null;
  /** null: no usual size. */
  readonly usualSize: number | null;
  readonly equal: boolean;
}

export interface NamedTeam {
  readonly name: string;
  readonly players: readonly string[];
}

/**
 * Splits players into teams in their order: as many teams of the usual size as possible, or else as few teams as the
 * variant allows. If teams must be equal and cannot be, they are unequal, and the rules will object.
 *
 * @returns no teams if the variant has none
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
  // By default, nobody wants a team of one.
  const fitting = Array.from({ length: top - least + 1 }, (_, index) => least + index)
    .filter((count) => players % count === 0 && players / count > 1)
    .sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished) || a - b);
  return fitting[0] ?? wished;
}

/** Letters, or letters after a word if somebody has such a name: ids at a table are unique. */
function teamNames(count: number, taken: readonly string[]): readonly string[] {
  const plain = Array.from({ length: count }, (_, index) =>
    count > 26 ? String(index + 1) : String.fromCharCode(65 + index),
  );
  for (let prefix = ''; ; prefix += 'T') {
    const names = plain.map((name) => prefix + name);
    if (!names.some((name) => taken.includes(name))) return names;
  }
}
