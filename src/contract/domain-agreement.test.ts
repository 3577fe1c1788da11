import { expectTypeOf, test } from 'vitest';
import type { ComplaintsAnswer } from '#contract/complaints.ts';
import type { DifferentialAnswer } from '#contract/differential.ts';
import type { QuestionsAnswer } from '#contract/questions.ts';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import type { Complaint } from '#domain/review/complaint.ts';

test('complaints travel as the domain knows them', () => {
  expectTypeOf<ComplaintsAnswer[number]>().toEqualTypeOf<Complaint>();
});

test('questions travel as the domain knows them', () => {
  expectTypeOf<QuestionsAnswer[number]>().toEqualTypeOf<Question>();
});

test('diagnoses travel as the domain knows them', () => {
  expectTypeOf<DifferentialAnswer[number]>().toEqualTypeOf<DiagnosisResult>();
});
