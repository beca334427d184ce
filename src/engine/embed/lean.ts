import { callWith } from './call.js';

/** `tavolata.call` without words: answers and plans say which entries decided, the host shows what it likes of them. */
export const call = callWith({});
