/** What no text that is read back may hold: pieces of code, slots that were not filled, white space without a reason. */
export const odd = /undefined|\bnull\b|NaN|\[object|[{}·\uE000\uE001]|[^ \n] {2}|[^\n] $|\( | \)/mu;

/** An Italian preposition beside an article that it should have melted with. */
export const uncontracted = /(?<![\p{L}'’])(?:di|a|da|in|su) (?:(?:il|lo|la|i|gli|le) |l['’])/u;
