import type { CompiledComplaint, CompiledDiagnosis } from '#content/compile/compiled-content.ts';
import type { PlayableContent } from '#content/play/playable-content.ts';
import type { Sex } from '#domain/catalogue/questions-for-sex.ts';

/** Complaint id → the ids of the diagnoses that some answer to it speaks for. */
export function raisedByComplaint({ compiled }: PlayableContent): ReadonlyMap<number, ReadonlySet<number>> {
  const complaintOf = new Map(compiled.complaintQuestions.map(link => [link.questionId, link.complaintId]));
  const questionOf = new Map(compiled.choices.map(choice => [choice.id, choice.questionId]));
  const speaking = compiled.values.filter(({ points, headStart }) => points - headStart > 0);
  const groups = Map.groupBy(speaking, ({ choiceId }) => complaintOf.get(questionOf.get(choiceId) ?? 0) ?? 0);
  return new Map([...groups].map(([id, values]) => [id, new Set(values.map(value => value.diagnosisId))]));
}

/** The sex that a history is played with: the complaint's own, or the one in which the diagnosis is likelier. */
export function likelierSex(complaint: CompiledComplaint, diagnosis: CompiledDiagnosis): Sex {
  if (complaint.genderFilter !== 'both') return complaint.genderFilter;
  return diagnosis.sexFactors.male > diagnosis.sexFactors.female ? 'male' : 'female';
}

/** The profile of the sex and the age in which the diagnosis is likeliest. */
export function likeliestProfile(complaint: CompiledComplaint, diagnosis: CompiledDiagnosis) {
  const sex = likelierSex(complaint, diagnosis);
  const [likeliest] = diagnosis.ageFactors.toSorted((a, b) => b.factor - a.factor);
  const age = likeliest !== undefined && likeliest.factor > 1 ? likeliest.from : ageWithoutFactor(diagnosis);
  return { sex, profile: { age, gender: sex === 'male' ? 'Male' : 'Female' } as const };
}

/** An age whose factor is 1, else the least unlikely one. */
function ageWithoutFactor({ ageFactors }: CompiledDiagnosis): number {
  const ages = [30, 50, 70, 10, 2, 85];
  const factor = (age: number) => ageFactors.find(({ from, to }) => age >= from && age <= to)?.factor ?? 1;
  return ages.toSorted((a, b) => factor(b) - factor(a))[0] ?? 30;
}
