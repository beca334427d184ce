import type { Catalogue } from '../message.js';

export const languageMessages = {} satisfies Catalogue;
