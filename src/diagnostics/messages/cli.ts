import type { Catalogue } from '../message.js';

export const cliMessages = {} satisfies Catalogue;
