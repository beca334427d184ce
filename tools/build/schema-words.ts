import texts from './words.json' with { type: 'json' };

/** What the schemas say of their own parts; what is in the vocabulary has its words there. */
export const words = texts.schemaWords;

/** What they say of plans, answers and their parts. */
export const results = texts.schemaResults;
