import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
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
  DebriefRequest,
  PracticeDiagnosesResponse,
  PracticePatientResponse,
  PracticePatientsResponse,
  QuestionValuesRequest,
  QuestionValuesResponse,
} from '#contract/practice.ts';
import type {
  AnswerWordingRequest,
  AnswerWordingResponse,
  QuestionReadingRequest,
  QuestionReadingResponse,
} from '#contract/practice-model.ts';
import type { Debriefed } from '#domain/practice/paper/debriefed.ts';
import { isForWantOfNetwork } from '#web/api/api-error.ts';
import { makeHere } from '#web/api/make-here.ts';
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
  return useQuery(questionValues(id, body));
}

/** How it is asked what each question was worth. */
export function questionValues(id: number, body: QuestionValuesRequest) {
  return queryOptions({
    queryKey: ['practice-values', id, body],
    queryFn: ({ signal }) =>
      request<QuestionValuesResponse>(questionValuesEndpoint, { parameters: { id }, body, signal }),
  });
}

/** A PDF, and whether it was made in this browser. */
type DebriefPdf = { readonly file: Blob; readonly isMadeHere: boolean };

/** Has the debrief of an attempt made as a PDF; in this browser, of what it says, where there is no network. */
export function useDebriefPdf(id: number, debriefHere: () => Promise<Debriefed>) {
  return useMutation({
    mutationFn: async (body: DebriefRequest): Promise<DebriefPdf> => {
      try {
        return { file: await requestFile(debriefEndpoint, { parameters: { id }, body }), isMadeHere: false };
      } catch (error) {
        if (!isForWantOfNetwork(error)) throw error;
        const file = await makeHere({ debrief: await debriefHere(), createdAt: Date.now() });
        if (file === undefined) throw error;
        return { file, isMadeHere: true };
      }
    },
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
