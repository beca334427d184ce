import type { Catalogue } from '../message.js';

export const arrangeMessages = {} satisfies Catalogue;
