// Longer words are no typing mistakes, and the table below grows with the square of the length.
const longest = 64;

/**
 * The candidate that a misspelt word most likely stands for, if one is near enough.
 *
 * Distance is counted in letters left out, added, changed or swapped with their neighbour; about one letter in three
 * may be wrong. Case and hyphens count for almost nothing (`mayattack`, `may-attack`). Of equally near candidates the
 * first in alphabetical order is taken, so that the result does not depend on the order of the candidates.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const plain = plainSpelling(word);
  if (word.length < 2) return [...candidates].find((one) => one !== word && plainSpelling(one) === plain);
  if (word.length > longest) return undefined;
  const most = Math.max(1, Math.floor(word.length / 3));
  let best: { readonly candidate: string; readonly distance: number } | undefined;
  for (const candidate of candidates) {
    if (candidate === word || candidate.length > longest || Math.abs(candidate.length - word.length) > most + 2)
      continue;
    const letters = letterDistance(plain, plainSpelling(candidate));
    if (letters > most || letters >= candidate.length) continue;
    // A candidate that also differs in hyphens or case is a little further away.
    const distance = letters + letterDistance(word, candidate) / 1000;
    if (best === undefined || distance < best.distance || (distance === best.distance && candidate < best.candidate)) {
      best = { candidate, distance };
    }
  }
  return best?.candidate;
}

const plainSpelling = (word: string) => word.toLowerCase().replace(/[-_ ]/g, '');

/** Damerau-Levenshtein distance in which no letter is edited twice. */
export function letterDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let least = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        least = Math.min(least, beforeLast[column - 2]! + 1);
      }
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length]!;
}
