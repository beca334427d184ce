/**
 * Words that this project once used for things that have a common name. Each pattern finds a word in comments, messages and documentation,
 * and is narrow enough not to find the same letters where they mean something else.
 */
export interface OldWord {
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly say: string;
}

/** Old words that no file, and no name in one, may contain, whatever stands beside them. */
export const OLD_NAMES = [
  'shelf',
  'walker',
  'workshop',
  'teller',
  'fuel',
  'astray',
  'lockstep',
  'looker',
  'told',
  'untold',
  'circle',
  'circles',
  'likeness',
  'displaced',
  'displaces',
  'displacers',
  'displacement',
  'silenced',
  'outweighed',
  'remember',
  'remembered',
] as const;

export const OLD_WORDS: readonly OldWord[] = [
  { pattern: /\b(?:the|a|an|this|its|one) shel(?:f|ves)\b/i, say: 'cache' },
  { pattern: /\bremembered\b/i, say: 'cached' },
  { pattern: /\bfuel\b/i, say: 'step limit' },
  { pattern: /\blookers?\b/i, say: 'dependents' },
  { pattern: /\btellers?\b/i, say: 'reporter, formatter' },
  { pattern: /\b(?:the|a|an|this|its) workshops?\b/i, say: 'emit context' },
  { pattern: /\b(?:the|a|this|its|of) (?:walker|tree walker)s?\b/i, say: 'traced code' },
  { pattern: /\bworld taken back\b/i, say: 'undo log, rollback' },
  { pattern: /\blockstep\b/i, say: 'phase' },
  { pattern: /\bastray\b/i, say: 'invalid, wrong' },
  { pattern: /\boutweigh(?:s|ed)?\b/i, say: 'outrank' },
  { pattern: /\blikeness\b/i, say: 'kind' },
  { pattern: /\bteam-mates?\b/i, say: 'teammate' },
  { pattern: /\bmade on the spot\b/i, say: 'structural value' },
  { pattern: /\bdisplac\w+/i, say: 'override' },
  { pattern: /\b(?:is|are|entry|entries|layers?) (?:not |no longer )?alive\b/i, say: 'active' },
  { pattern: /\bsilenced\b/i, say: 'inactive' },
  { pattern: /\bset(?:tled)? by the setup\b/i, say: 'constant-folded' },
  { pattern: /\bin vain\b/i, say: 'unused' },
  { pattern: /\btold\b(?! apart)/i, say: 'reported' },
];
