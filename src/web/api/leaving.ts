/** What wants to be done when an account is left on purpose. */
type Leaver = {
  /** While the account is still signed in: what it does not have yet can be sent. */
  readonly before: () => Promise<void>;
  /** The practice patient of whom something would be lost, as somebody has to choose first; null where nothing would. */
  readonly undecided: () => number | null;
  /** Once it is left: nothing of it stays in the browser. */
  readonly after: () => void;
};

/** Nobody waits longer to be signed out. */
const LONGEST_MS = 3000;

const leavers = new Set<Leaver>();

/** Has something done when the account is left. Answers the function that ends it. */
export function onLeaving(leaver: Leaver): () => void {
  leavers.add(leaver);
  return () => leavers.delete(leaver);
}

/** What is to be done before; failing or taking long keeps nobody from leaving. */
export async function beforeLeaving(): Promise<void> {
  const all = Promise.allSettled([...leavers].map(({ before }) => before()));
  await Promise.race([all, new Promise(resolve => setTimeout(resolve, LONGEST_MS))]);
}

/** The practice patient somebody has to choose about before the account is left. */
export function undecidedPatient(): number | null {
  return [...leavers].map(({ undecided }) => undecided()).find(patientId => patientId !== null) ?? null;
}

/** What is to be done after. */
export function afterLeaving(): void {
  for (const { after } of leavers) after();
}
