import type { Aged } from '#domain/case/age.ts';
import { type KnownFinding, whereKnown } from '#domain/findings/known-findings.ts';
import { complaintWords, type ListedComplaint, partedByAge } from '#domain/review/listed-complaint.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import type { PickGroup } from '#web/controls/lists/pick-list.tsx';
import type { Pickable } from '#web/controls/lists/pickable.ts';

type Offer = {
  /** The complaints nobody was asked about yet. */
  readonly open: readonly ListedComplaint[];
  readonly chief: ListedComplaint | undefined;
  readonly patient: Aged;
  /** Complaint id → what answers said of it already. */
  readonly said: ReadonlyMap<number, KnownFinding>;
};

/**
 * The symptoms to pick from: first what was told already and not yet asked about, those that often go with the chief
 * complaint, the others by the alphabet, what one would ask at another age, and last what was denied (specification
 * 10.8).
 */
export function offeredSymptoms({ open, chief, patient, said }: Offer): PickGroup[] {
  const known = (isPresent: boolean) => open.filter(({ id }) => said.get(id)?.isPresent === isPresent);
  const { fitting, others } = partedByAge(
    open.filter(({ id }) => !said.has(id)),
    patient,
  );
  const where = (complaint: ListedComplaint) => withHint(pickable(complaint), said.get(complaint.id));
  const often = (chief?.oftenWith ?? []).flatMap(id => fitting.find(complaint => complaint.id === id) ?? []);
  const rest = fitting.filter(complaint => !often.includes(complaint));
  return [
    { title: 'Told already', items: byName(known(true)).map(where) },
    { title: `Often goes with ${inSentence(chief?.text ?? '')}`, items: often.map(pickable) },
    { title: 'Other symptoms', items: byName(rest).map(pickable) },
    { title: 'At other ages', items: byName(others).map(pickable) },
    { title: 'Denied', items: byName(known(false)).map(where) },
  ].filter(group => group.items.length > 0);
}

function pickable(complaint: ListedComplaint): Pickable {
  const { name, ...words } = complaintWords(complaint);
  const [home] = complaint.bodySystems;
  return { id: complaint.id, text: name, ...words, ...(home && { hint: home.name }) };
}

function withHint(item: Pickable, known: KnownFinding | undefined): Pickable {
  return known ? { ...item, hint: whereKnown(known) } : item;
}

function byName(complaints: readonly ListedComplaint[]): readonly ListedComplaint[] {
  return complaints.toSorted((a, b) => a.text.localeCompare(b.text));
}
