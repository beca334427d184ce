/** The day of a review or a decision, as YYYY-MM-DD. */
export const today = (): string => new Date().toISOString().slice(0, 10);
