/** Complaints of the catalogue that only children have: text → the age in years up to which one asks about it. */
export const CHILDREN_ONLY: Readonly<Record<string, number>> = {
  'Crying or irritable infant': 3,
  'Early puberty': 12,
  'Limping child': 16,
  'Slow growth in a child': 16,
  'Squint in a child': 12,
};

/** Whether a complaint is worth asking about at this age; an unknown age rules nothing out. */
export function fitsAge(complaint: { readonly text: string }, age: number | null): boolean {
  const upTo = CHILDREN_ONLY[complaint.text];
  return age === null || upTo === undefined || age <= upTo;
}
