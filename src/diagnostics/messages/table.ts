import type { Catalogue } from '../message.js';

export const tableMessages = {} satisfies Catalogue;
