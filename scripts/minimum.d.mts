/** Names of the built-ins beyond ES5 that the one-file scripts use, as `Array.prototype.flat`. */
export const needed: readonly string[];
/** A script that throws an error where an engine lacks some of them. */
export const check: string;
