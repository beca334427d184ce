import { Random } from '../../src/engine/setup/random.js';
import type { ChangeKind } from '../../tools/editions/compare.js';
import { unitsOf } from '../../tools/editions/units.js';
import { byNumber, type OfficialText, type Paragraph } from '../../tools/official/official.js';
import { isSubrule, lettersAt, partsOf, placeOfLetters, withoutLetters } from '../../tools/official/rule-number.js';
import { sentences, turned, withOldTypography, withOtherFigure } from './invented-words.js';

/** An edition that never was, made from one that was, and what changed in it. */
export interface InventedEdition {
  readonly text: OfficialText;
  /** What became of each rule and title that is not as before, as `old new kind`; of references and typography nothing. */
  readonly changes: readonly string[];
  /** Rules that were made to refer to something else, and have no other words. */
  readonly retargeted: readonly string[];
}

/** What may happen to the rules, one thing at a time. */
export const happenings = [
  ...['insert', 'remove', 'reword', 'number', 'rewrite', 'move', 'section'],
  ...['split', 'merge', 'retarget', 'relocate', 'typography'],
] as const;

/** A rule or title with its paragraphs; `old` is its number before, none of a new one. */
interface Piece {
  readonly old: string | null;
  number: string;
  paragraphs: Paragraph[];
  isReworded: boolean;
  isRetargeted?: true;
}

export interface InventionOptions {
  /** How many things happen, one after the other. */
  readonly steps?: number;
  readonly kinds?: readonly (typeof happenings)[number][];
}

/**
 * @param wanted sections in which something happens
 */
export function inventedEdition(
  text: OfficialText,
  seed: number,
  wanted: (number: string) => boolean,
  { steps = 5, kinds = happenings }: InventionOptions = {},
): InventedEdition {
  const random = new Random(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)]!;
  const inUnit = new Set(unitsOf(text).map(({ number }) => number));
  let pieces: Piece[] = [];
  for (const paragraph of text.paragraphs) {
    const { kind, number } = paragraph;
    const opens = (kind === 'rule' || kind === 'heading') && number !== null && inUnit.has(number);
    const last = pieces.at(-1);
    if (opens && last?.number !== number)
      pieces.push({ old: number, number: number!, paragraphs: [paragraph], isReworded: false });
    else last?.paragraphs.push(paragraph);
  }
  const gone: string[] = [];
  const isRule = ({ paragraphs: [first] }: Piece): boolean => first!.kind === 'rule' && first!.text.length > 60;
  const isLeaf = (piece: Piece): boolean =>
    !pieces.some(
      ({ number }) => number !== piece.number && new RegExp(`^${piece.number.replace('.', '\\.')}[a-z]$`).test(number),
    );
  const open = (): readonly Piece[] => pieces.filter((one) => isRule(one) && !one.isReworded && wanted(one.number));
  for (let step = 0; step < steps; step++) {
    const what = pick(kinds);
    const one = pick(open());
    if (what === 'split') split(one);
    else if (what === 'merge') merge(one);
    else if (what === 'number') setWords(one, withOtherFigure(one.paragraphs[0]!.text));
    else if (what === 'retarget') retarget(one);
    else if (what === 'relocate') relocate(one);
    else if (what === 'typography') flatten();
    else if (what === 'insert') {
      const at = pieces.indexOf(one);
      const fresh: Piece = {
        old: null,
        number: one.number,
        paragraphs: [{ kind: 'rule', number: one.number, text: sentences[step % sentences.length]!, line: 0 }],
        isReworded: true,
      };
      const rest = pieces.slice(at);
      pieces = [...pieces.slice(0, at), fresh, ...rest];
      renumber(familyOf(rest, one.number), 1);
    } else if (what === 'remove') {
      if (!isLeaf(one) || one.old === null) continue;
      const at = pieces.indexOf(one);
      gone.push(one.old);
      pieces.splice(at, 1);
      renumber(familyOf(pieces.slice(at), one.number), -1);
    } else if (what === 'reword') {
      setWords(one, turned(one.paragraphs[0]!.text));
    } else if (what === 'rewrite') {
      const [words, others] = [one.paragraphs[0]!.text.split(' '), pick(sentences).split(' ')];
      setWords(one, words.map((word, at) => (at % 3 === 1 ? others[at % others.length]! : word)).join(' '));
    } else if (what === 'section') {
      insertSection(one.number.slice(0, 3), step);
    } else {
      // The rule behind its next sibling: the two change places.
      const family = familyOf(pieces.slice(pieces.indexOf(one)), one.number);
      const [, next] = topsOf(family, one.number);
      if (!isLeaf(one) || next === undefined || !isLeaf(next) || next.old === null) continue;
      const [a, b] = [pieces.indexOf(one), pieces.indexOf(next)];
      if (b !== a + 1) continue;
      [pieces[a], pieces[b]] = [next, one];
      applyNumbers(
        new Map([
          [one.number, next.number],
          [next.number, one.number],
        ]),
      );
    }
  }

  const changes = [
    ...gone.map((old) => `${old} – gone`),
    ...pieces.flatMap(({ old, number, isReworded }) => {
      if (old === null) return [`– ${number} new`];
      const kind: ChangeKind | undefined =
        old === number ? (isReworded ? 'reworded' : undefined) : isReworded ? 'renumbered-and-reworded' : 'renumbered';
      return kind === undefined ? [] : [`${old} ${number} ${kind}`];
    }),
  ];
  const retargeted = pieces.flatMap((one) =>
    one.isRetargeted && !one.isReworded && one.old === one.number ? [`${one.old} ${one.number} references`] : [],
  );
  return {
    text: { ...text, paragraphs: pieces.flatMap(({ paragraphs }) => paragraphs) },
    changes: changes.sort(),
    retargeted,
  };

  function setWords(piece: Piece, words: string): void {
    const [first, ...rest] = piece.paragraphs;
    if (words === first!.text) return;
    piece.paragraphs = [{ ...first!, text: words }, ...rest];
    piece.isReworded = true;
  }

  /** The last sentences of a rule, its lesser part, become a rule of their own behind it. */
  function split(piece: Piece): void {
    const [first, ...rest] = piece.paragraphs;
    const cuts = [...first!.text.matchAll(/[.”)] (?=[A-Z])/g)].map(({ index }) => index + 1);
    const cut = cuts.find((at) => at > first!.text.length * 0.6 && first!.text.length - at > 40);
    if (cut === undefined || !isLeaf(piece) || rest.length > 0) return;
    const at = pieces.indexOf(piece) + 1;
    setWords(piece, first!.text.slice(0, cut));
    const number = numberAfter(piece.number);
    const own: Piece = {
      old: null,
      number,
      paragraphs: [{ ...first!, number, text: first!.text.slice(cut + 1) }],
      isReworded: true,
    };
    const behind = pieces.slice(at);
    pieces = [...pieces.slice(0, at), own, ...behind];
    renumber(familyOf(behind, number), 1);
  }

  /** A rule takes in the one behind it. */
  function merge(piece: Piece): void {
    const next = pieces[pieces.indexOf(piece) + 1];
    if (next?.number !== numberAfter(piece.number) || next.old === null || !isLeaf(piece) || !isLeaf(next)) return;
    if (next.isReworded || next.paragraphs[0]!.text.length > piece.paragraphs[0]!.text.length) return;
    setWords(piece, `${piece.paragraphs[0]!.text} ${next.paragraphs[0]!.text}`);
    const at = pieces.indexOf(next);
    gone.push(next.old);
    pieces.splice(at, 1);
    renumber(familyOf(pieces.slice(at), next.number), -1);
  }

  /** Its first reference leads to some other rule. */
  function retarget(piece: Piece): void {
    const [first, ...rest] = piece.paragraphs;
    const to = pick(pieces.filter(({ number }) => number.length > 3)).number;
    const words = first!.text.replace(/(?<=rule )\d{3}\.\d+[a-z]*/, to);
    if (words === first!.text) return;
    piece.paragraphs = [{ ...first!, text: words }, ...rest];
    piece.isRetargeted = true;
  }

  /** A rule goes to the end of another section. */
  function relocate(piece: Piece): void {
    const section = pick(pieces.filter(({ number }) => wanted(number) && number.length === 3)).number;
    const last = pieces.findLast(({ number }) => number.startsWith(`${section}.`));
    if (!isLeaf(piece) || piece.number.startsWith(section) || last === undefined || hasTwin(piece)) return;
    const was = piece.number;
    const at = pieces.indexOf(piece);
    pieces.splice(at, 1);
    pieces.splice(pieces.indexOf(last) + 1, 0, piece);
    applyNumbers(new Map([[was, numberAfter(withoutLetters(last.number))]]), new Set([piece]));
    renumber(
      familyOf(pieces.slice(at), was).filter((one) => one !== piece),
      -1,
    );
  }

  /** Of two rules that say the same nobody can tell which one went. */
  function hasTwin(piece: Piece): boolean {
    const words = ({ paragraphs: [first] }: Piece): string => first!.text.replace(/\d{3}\.\d+[a-z]*/g, '#');
    return pieces.some((other) => other !== piece && words(other) === words(piece));
  }

  /** All quotes and dashes as editions of old had them. */
  function flatten(): void {
    for (const piece of pieces)
      piece.paragraphs = piece.paragraphs.map((one) => ({ ...one, text: withOldTypography(one.text) }));
  }

  /** A section comes in before another; it and the later ones of its part go up by one. */
  function insertSection(section: string, step: number): void {
    const at = pieces.findIndex(({ number }) => number === section);
    const last = Number(
      pieces
        .map(({ number }) => number.slice(0, 3))
        .filter((one) => one.length === 3 && one[0] === section[0])
        .sort()
        .at(-1),
    );
    if (at < 0 || last % 100 === 99) return;
    const isLater = ({ number }: Piece): boolean =>
      number.length >= 3 && number[0] === section[0] && number.slice(0, 3) >= section;
    const later = new Set(pieces.filter(isLater));
    const up = (number: string): string => `${Number(number.slice(0, 3)) + 1}${number.slice(3)}`;
    applyNumbers(new Map([...later].map(({ number }) => [number, up(number)])), later);
    const fresh = (number: string, kind: 'heading' | 'rule', text: string): Piece => ({
      old: null,
      number,
      paragraphs: [{ kind, number, text, line: 0 }],
      isReworded: true,
    });
    const [title, ...rules] = ['Lanterns and Owls Option', ...sentences];
    pieces.splice(
      at,
      0,
      fresh(section, 'heading', `${title!} ${step}`),
      ...rules.map((text, nth) => fresh(`${section}.${nth + 1}`, 'rule', `${text} This is number ${step}.`)),
    );
  }

  /** Siblings from a number on, with what is under them. */
  function familyOf(rest: readonly Piece[], number: string): readonly Piece[] {
    const isSub = isSubrule(number);
    const parent = isSub ? withoutLetters(number) : number.slice(0, 4);
    return rest.filter(
      (one) =>
        one.number.startsWith(parent) &&
        (isSub ? /^[a-z]+$/.test(one.number.slice(parent.length)) : one.number.length > 4) &&
        byNumber(one.number, number) >= 0,
    );
  }

  function topsOf(family: readonly Piece[], number: string): readonly Piece[] {
    return isSubrule(number) ? family : family.filter((one) => !isSubrule(one.number));
  }

  /** Numbers of siblings go up or down by one, and what refers to them follows. */
  function renumber(family: readonly Piece[], by: 1 | -1): void {
    const to = new Map<string, string>();
    for (const { number } of family) {
      const { section, rule, letters } = partsOf(number);
      const next = isSubrule(family[0]!.number)
        ? `${section}.${rule}${lettersAt(Math.max(1, placeOfLetters(letters) + by))}`
        : `${section}.${rule + by}${letters}`;
      to.set(number, next);
    }
    applyNumbers(to, new Set(family));
  }

  function applyNumbers(to: ReadonlyMap<string, string>, moved?: ReadonlySet<Piece>): void {
    const said = (words: string): string =>
      words.replace(
        /(?<![\d.])\d{3}(?:\.\d{1,3}[a-z]{0,2})?(?![\d\p{L}]|,\d| cards)/gu,
        (number) => to.get(number) ?? number,
      );
    for (const piece of pieces) {
      const isMoved = moved === undefined ? to.has(piece.number) : moved.has(piece);
      const number = isMoved ? to.get(piece.number)! : piece.number;
      piece.paragraphs = piece.paragraphs.map((one) => ({
        ...one,
        number: one.number === piece.number ? number : one.number,
        text: said(one.text),
      }));
      piece.number = number;
    }
  }
}

function numberAfter(number: string): string {
  const { section, rule, letters } = partsOf(number);
  return letters === '' ? `${section}.${rule + 1}` : `${section}.${rule}${lettersAt(placeOfLetters(letters) + 1)}`;
}
