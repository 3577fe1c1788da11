/** The longest unbroken run that still fits everywhere. */
export const LONGEST = 28;
