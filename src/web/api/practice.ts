import { useMutation, useQuery } from '@tanstack/react-query';
import { healthEndpoint } from '#contract/endpoints/health.ts';
import {
  answerWordingEndpoint,
  debriefEndpoint,
  practiceDiagnosesEndpoint,
  practicePatientEndpoint,
  practicePatientsEndpoint,
  questionReadingEndpoint,
  questionValuesEndpoint,
} from '#contract/endpoints/practice.ts';
import type { HealthResponse } from '#contract/health.ts';
import type {
  AnswerWordingRequest,
  AnswerWordingResponse,
  DebriefRequest,
  PracticeDiagnosesResponse,
  PracticePatientResponse,
  PracticePatientsResponse,
  QuestionReadingRequest,
  QuestionReadingResponse,
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

/** Whether a language model helps in practice; not where the server cannot be asked. */
export function useHasPracticeModel(): boolean {
  const { data } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => request<HealthResponse>(healthEndpoint, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.practiceModel ?? false;
}

/** What a question asks for, as a language model reads it. */
export function readQuestion(id: number, body: QuestionReadingRequest): Promise<QuestionReadingResponse> {
  return request(questionReadingEndpoint, { parameters: { id }, body });
}

/** What the patient answers, in a language model's words. */
export function wordAnswer(id: number, body: AnswerWordingRequest): Promise<AnswerWordingResponse> {
  return request(answerWordingEndpoint, { parameters: { id }, body });
}
