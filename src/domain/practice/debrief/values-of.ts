import { agedYears } from '#domain/case/age.ts';
import type { ReasonedCatalogue } from '#domain/catalogue/catalogue-of.ts';
import { questionsForSex } from '#domain/catalogue/questions-for-sex.ts';
import type { InParts } from '#domain/diagnosis/likelihood/in-parts.ts';
import type { Consultation } from '#domain/practice/consultation/consultation.ts';
import { type QuestionValues, questionValuesInParts } from '#domain/practice/debrief/question-values.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';
import type { PatientReference } from '#domain/practice/patient/reference.ts';
import { questionsForAge } from '#domain/questionnaire/questions-for-age.ts';

/** What each question of a consultation with this patient was worth, in parts. */
export function valuesOf(
  { patient, reference }: { readonly patient: PracticePatient; readonly reference: PatientReference },
  { today, lines }: Pick<Consultation, 'today' | 'lines'>,
  { questionsByComplaint, vocabulary, likelihood }: ReasonedCatalogue,
): InParts<QuestionValues> {
  const { sex, age } = patient.person;
  const asked = questionsByComplaint.get(patient.complaint.id) ?? [];
  const questions = questionsForAge(questionsForSex(asked, sex), agedYears(age));
  return questionValuesInParts({
    consultation: { patient, today, lines },
    reference,
    catalogue: { questions, vocabulary },
    model: likelihood,
  });
}
