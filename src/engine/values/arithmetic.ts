/** The four operations on two numbers. */
export const arithmetic = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
  /** Rounds down; division by zero gives none. */
  div: (a: number, b: number) => (b === 0 ? null : Math.floor(a / b)),
} as const;
