import type { Catalogue } from '../message.js';
import { callMessages } from './language-calls.js';
import { entryMessages } from './language-entries.js';
import { lintMessages } from './language-lint.js';
import { nameMessages } from './language-names.js';
import { procedureMessages } from './language-procedures.js';
import { typeMessages } from './language-types.js';
import { vocabularyMessages } from './language-vocabulary.js';
import { changeAndPhraseMessages } from './language-vocabulary-parts.js';

/** What linking says: names, types, entries, the vocabulary, and traps. */
export const languageMessages = {
  ...nameMessages,
  ...callMessages,
  ...typeMessages,
  ...entryMessages,
  ...procedureMessages,
  ...vocabularyMessages,
  ...changeAndPhraseMessages,
  ...lintMessages,
} satisfies Catalogue;
