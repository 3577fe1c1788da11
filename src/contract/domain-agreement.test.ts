import { expectTypeOf, test } from 'vitest';
import type { ComplaintsResponse } from '#contract/complaints.ts';
import type { DifferentialResponse } from '#contract/differential.ts';
import type { PracticePatientResponse, PracticePatientsResponse } from '#contract/practice.ts';
import type { ProgressResponse } from '#contract/practice-progress.ts';
import type { QuestionsResponse } from '#contract/questions.ts';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import type { Attempt } from '#domain/practice/attempt/attempt.ts';
import type { PracticeResult } from '#domain/practice/attempt/result.ts';
import type { ListedPatient, PracticePatient } from '#domain/practice/patient/patient.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import type { ListedComplaint } from '#domain/review/listed-complaint.ts';

test('complaints travel as the domain knows them', () => {
  expectTypeOf<ComplaintsResponse[number]>().toEqualTypeOf<ListedComplaint>();
});

test('questions travel as the domain knows them', () => {
  expectTypeOf<QuestionsResponse[number]>().toEqualTypeOf<Question>();
});

test('practice patients travel as the domain knows them', () => {
  expectTypeOf<PracticePatientResponse>().toEqualTypeOf<Pick<PracticePatient, keyof PracticePatient>>();
  expectTypeOf<PracticePatientsResponse[number]>().toEqualTypeOf<ListedPatient>();
});

test('what was practised travels as the domain knows it', () => {
  expectTypeOf<ProgressResponse['attempts'][number]>().toExtend<Attempt>();
  expectTypeOf<Attempt>().toExtend<ProgressResponse['attempts'][number]>();
  expectTypeOf<ProgressResponse['results'][number]>().toEqualTypeOf<PracticeResult>();
});

test('diagnoses travel as the domain knows them', () => {
  expectTypeOf<DifferentialResponse[number]>().toEqualTypeOf<DiagnosisResult>();
});
