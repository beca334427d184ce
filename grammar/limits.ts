/** Longest text that is parsed, in characters. Real entries stay below 200. */
export const mostCharacters = 4_000;

/**
 * How deep expressions may stand inside each other: brackets, `if`, iterations, `not` and `-` while parsing, and then the
 * nodes of the tree. It keeps the parser, and everything that walks a tree, far away from the end of the call stack.
 */
export const mostNesting = 60;

/** Greatest number that can be written: beyond it, neighbouring whole numbers are no longer told apart. */
export const greatestNumber = Number.MAX_SAFE_INTEGER;
