/** Lengths of unbroken runs that still fit: in the text's width, and in a narrow column. */
export const LONGEST = { wide: 18, narrow: 14 } as const;
