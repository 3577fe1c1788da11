/** How soon a patient in whom a diagnosis is suspected must be seen: at once, the same day, within two weeks. */
export const URGENCIES = ['now', 'today', 'soon'] as const;

export type Urgency = (typeof URGENCIES)[number];

/** How it is said. */
export const URGENCY_WORDS: Readonly<Record<Urgency, string>> = {
  now: 'Call for help now',
  today: 'Same day',
  soon: 'Within two weeks',
};

/** 0 for the most urgent; last where nobody has said how urgent it is. */
export function urgencyRank(urgency: Urgency | null | undefined): number {
  return urgency ? URGENCIES.indexOf(urgency) : URGENCIES.length;
}
