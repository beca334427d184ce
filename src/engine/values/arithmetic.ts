/** The four ways to reckon with two numbers. */
export const arithmetic = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
  /** Rounds down; nothing divided by zero is none. */
  div: (a: number, b: number) => (b === 0 ? null : Math.floor(a / b)),
} as const;
