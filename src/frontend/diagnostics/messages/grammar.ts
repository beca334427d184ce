import type { Catalogue } from '../message.js';
import { changeMessages } from './grammar-changes.js';
import { partMessages } from './grammar-parts.js';
import { spellingMessages } from './grammar-spelling.js';
import { valueMessages } from './grammar-values.js';

/** What the parser of expressions says. Of one text only the first fault is told. */
export const grammarMessages = {
  ...spellingMessages,
  ...valueMessages,
  ...partMessages,
  ...changeMessages,
} satisfies Catalogue;
