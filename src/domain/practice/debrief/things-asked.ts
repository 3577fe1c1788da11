import { factsFor } from '#domain/practice/consultation/facts-for.ts';
import { isKindOfMedicine } from '#domain/practice/debrief/medicines-told.ts';
import { clinical } from '#domain/practice/debrief/turn-of-talk.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';

/** Whoever asks for the one in a breath with the other asks one thing. */
const KIN: readonly (readonly Intent[])[] = [
  ['history:smoking', 'history:smoking-amount', 'history:alcohol', 'history:alcohol-amount', 'history:drugs'],
  ['history:illnesses', 'history:operations', 'history:hospital-stays'],
  ['presence:nausea', 'presence:vomiting'],
  ['presence:fever', 'presence:rigors', 'presence:night-sweats'],
  ['presence:dizziness', 'presence:vertigo'],
  ['history:medicines', 'history:medicine-details', 'history:adherence'],
  ['history:allergies', 'history:allergy-reaction'],
  ['history:family', 'history:family-parents', 'history:family-siblings', 'history:family-same-problem'],
  ['attribute:onset', 'attribute:duration'],
  ['ice:ideas', 'ice:concerns', 'ice:expectations'],
];

/** So many things are several. Two in a breath are asked by everybody, and answered. */
const SEVERAL = 3;

/** Whether that is more than one answer can be about. How somebody is in general is asked beside. */
export function areSeveral(things: readonly Intent[]): boolean {
  return things.filter(intent => intent !== 'history:general-health').length >= SEVERAL;
}

/** The things that a question asks for, each by the intent that names it first; what one answer answers is one thing. */
export function thingsAsked(patient: PracticePatient, asked: readonly Intent[]): readonly Intent[] {
  const closed = [...new Set(clinical(asked))].filter(intent => !intent.startsWith('open:'));
  return closed.filter((intent, place) => !closed.slice(0, place).some(one => areOne(patient, one, intent)));
}

function areOne(patient: PracticePatient, one: Intent, other: Intent): boolean {
  if (KIN.some(kin => kin.includes(one) && kin.includes(other))) return true;
  if (isOfMedicines(one) && isOfMedicines(other)) return true;
  const ids = new Set(factsFor(patient, one).map(({ id }) => id));
  return factsFor(patient, other).some(({ id }) => ids.has(id));
}

/** A medicine asked for by its kind is an example of what is taken. */
function isOfMedicines(intent: Intent): boolean {
  return intent === 'history:medicines' || isKindOfMedicine(intent);
}
