import type { Catalogue } from '../message.js';

export const runMessages = {} satisfies Catalogue;
