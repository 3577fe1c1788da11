/** Up to which factor on the odds each is said; what is smaller is said in the line before. */
const FRACTIONS = [
  { upTo: 0, words: 'rules it out' },
  { upTo: 0.05, words: 'makes it hardly possible' },
  { upTo: 0.15, words: 'makes it about a tenth as likely' },
  { upTo: 0.225, words: 'makes it about a fifth as likely' },
  { upTo: 0.29, words: 'makes it about a quarter as likely' },
  { upTo: 0.42, words: 'makes it about a third as likely' },
  { upTo: 0.7, words: 'makes it about half as likely' },
  { upTo: 0.98, words: 'makes it a little less likely' },
  { upTo: 1.02, words: 'changes nothing' },
  { upTo: 1.25, words: 'makes it a little more likely' },
] as const;

/** No history multiplies odds by more than this with any honesty. */
const MOST = 20;

/** 'makes it about 2 times as likely': what a factor on the odds of a diagnosis means, for a student. */
export function factorWords(factor: number): string {
  const fraction = FRACTIONS.find(({ upTo }) => factor <= upTo);
  if (fraction) return fraction.words;
  if (factor > MOST) return `makes it more than ${MOST} times as likely`;
  const times = factor < 4 ? Math.round(factor * 2) / 2 : Math.round(factor);
  return `makes it about ${times} times as likely`;
}
