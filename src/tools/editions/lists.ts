const list = /((?:[^,.;:()"]+,\s+)+)(and|or|and\/or|e|o|e\/o)\s+([^,.;:()"]+)/gi;

/**
 * A text with the items of each list that ends in “, and …” in alphabetical order, so that two texts which differ in the order of a list
 * alone become equal. What stands before the first item stays with it; an order that means something is for people to see.
 */
export const withListsSorted = (text: string): string =>
  text
    .split(/(?<=[.;:()])\s+/)
    .map((sentence) =>
      sentence.replace(list, (_, items: string, word: string, last: string) => {
        const all = [...items.split(/,\s+/).filter((item) => item !== ''), last.trim()];
        const lead = all[0]!.split(' ');
        const first = lead.pop()!;
        return `${lead.join(' ')} [${[first, ...all.slice(1)].sort().join(' | ')}] ${word}`;
      }),
    )
    .join(' ');
