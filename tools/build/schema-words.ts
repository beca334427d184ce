import texts from './words.json' with { type: 'json' };

/** Descriptions of the schemas' own parts; words of the vocabulary have theirs there. */
export const words = texts.schemaWords;

/** Descriptions of plans, answers and their parts. */
export const results = texts.schemaResults;
