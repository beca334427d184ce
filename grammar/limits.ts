/** Longest text that is parsed, in characters. Real entries stay below 200. */
export const mostCharacters = 4_000;

/**
 * How deeply expressions may be nested: brackets, `if`, iterations, `not` and `-` while parsing, then the nodes of the
 * tree. The limit keeps the parser, and everything that walks a tree, well within the call stack.
 */
export const mostNesting = 60;

/** Greatest number that can be written: above it, neighbouring whole numbers are no longer distinct. */
export const greatestNumber = Number.MAX_SAFE_INTEGER;
