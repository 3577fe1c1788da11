import type { Aged } from '#domain/case/age.ts';
import { complaintWords, type ListedComplaint, partedByAge } from '#domain/review/listed-complaint.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import type { PickGroup } from '#web/controls/lists/pick-list.tsx';
import type { Pickable } from '#web/controls/lists/pickable.ts';

type Offer = {
  /** The complaints nobody was asked about yet. */
  readonly open: readonly ListedComplaint[];
  readonly chief: ListedComplaint | undefined;
  readonly patient: Aged;
};

/**
 * The symptoms to pick from: first those that often go with the chief complaint, then the others by the alphabet,
 * then what one would ask at another age (specification 10.8).
 */
export function offeredSymptoms({ open, chief, patient }: Offer): PickGroup[] {
  const { fitting, others } = partedByAge(open, patient);
  const often = (chief?.oftenWith ?? []).flatMap(id => fitting.find(complaint => complaint.id === id) ?? []);
  const rest = fitting.filter(complaint => !often.includes(complaint));
  return [
    { title: `Often goes with ${inSentence(chief?.text ?? '')}`, items: often.map(pickable) },
    { title: 'Other symptoms', items: byName(rest).map(pickable) },
    { title: 'At other ages', items: byName(others).map(pickable) },
  ].filter(group => group.items.length > 0);
}

function pickable(complaint: ListedComplaint): Pickable {
  const { name, ...words } = complaintWords(complaint);
  const [home] = complaint.bodySystems;
  return { id: complaint.id, text: name, ...words, ...(home && { hint: home.name }) };
}

function byName(complaints: readonly ListedComplaint[]): readonly ListedComplaint[] {
  return complaints.toSorted((a, b) => a.text.localeCompare(b.text));
}
