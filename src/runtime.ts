/**
 * tavolata/runtime: answers and plans from a compiled rulebook, for programs that carry the rules with them.
 *
 * It reads no text of the rule language and no file, depends on nothing, and generates no code: `tavolata build` compiles the
 * rules ahead (`docs/compiled-format.md`), and everything here takes plain JSON. Nothing here changes the host's state.
 */
export { explain } from './engine/explain/explain.js';
export { readBack } from './engine/explain/read-back/read-back.js';
export { readEntry } from './engine/explain/read-back/read-entry.js';
export * from './lean.js';
