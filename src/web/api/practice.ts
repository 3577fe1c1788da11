import { useMutation, useQuery } from '@tanstack/react-query';
import {
  debriefEndpoint,
  practiceDiagnosesEndpoint,
  practicePatientEndpoint,
  practicePatientsEndpoint,
  questionValuesEndpoint,
} from '#contract/endpoints/practice.ts';
import type {
  DebriefRequest,
  PracticeDiagnosesResponse,
  PracticePatientResponse,
  PracticePatientsResponse,
  QuestionValuesRequest,
  QuestionValuesResponse,
} from '#contract/practice.ts';
import { request, requestFile } from '#web/api/request.ts';

/** Whom one can take a history from, as far as it stands on the door. */
export function usePracticePatients() {
  return useQuery({
    queryKey: ['practice-patients'],
    queryFn: ({ signal }) => request<PracticePatientsResponse>(practicePatientsEndpoint, { signal }),
  });
}

/** One of them, with all that can be told. */
export function usePracticePatient(id: number) {
  return useQuery({
    queryKey: ['practice-patients', id],
    queryFn: ({ signal }) =>
      request<PracticePatientResponse>(practicePatientEndpoint, { parameters: { id }, signal }),
  });
}

/** The diagnoses a student can name. */
export function useDiagnoses() {
  return useQuery({
    queryKey: ['practice-diagnoses'],
    queryFn: ({ signal }) => request<PracticeDiagnosesResponse>(practiceDiagnosesEndpoint, { signal }),
  });
}

/** What each question of a finished conversation was worth. */
export function useQuestionValues(id: number, body: QuestionValuesRequest) {
  return useQuery({
    queryKey: ['practice-values', id, body],
    queryFn: ({ signal }) =>
      request<QuestionValuesResponse>(questionValuesEndpoint, { parameters: { id }, body, signal }),
  });
}

/** Has the debrief of an attempt made as a PDF. */
export function useDebriefPdf(id: number) {
  return useMutation({
    mutationFn: (body: DebriefRequest) => requestFile(debriefEndpoint, { parameters: { id }, body }),
  });
}
