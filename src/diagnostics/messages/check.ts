import type { Catalogue } from '../message.js';

export const checkMessages = {} satisfies Catalogue;
