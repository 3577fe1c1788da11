import { useEffect } from 'react';
import { create } from 'zustand';
import type { CurrentSymptom } from '#domain/case/patient-record.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import { suggestionCase } from '#domain/suggestions/ask-suggestions.ts';
import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';
import { recordedTexts } from '#domain/suggestions/recorded-texts.ts';
import { useComplaints } from '#web/api/complaints.ts';
import { recommendHistory } from '#web/api/history-recommendations.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { storeRecommendations, useRecommendationCache } from '#web/case/recommendations.ts';
import { useSymptomAnalysis } from '#web/case/symptom-analysis.ts';

type Fetching = { readonly [request: string]: 'running' | 'failed' | undefined };

/** By section and complaint: one request for the same thing at a time, wherever it is asked from. */
const useFetching = create<Fetching>()(() => ({}));

/** The recommendations of a section: kept ones, or asked for once. */
export function useRecommendations(section: HistorySectionKey) {
  const id = useCaseStore(({ record }) => record.chiefComplaint?.id);
  const gender = useCaseStore(({ record }) => record.gender);
  const cached = useRecommendationCache(cache => cache[section]);
  const catalogue = useComplaints(gender);
  const request = `${section}:${id}`;
  const status = useFetching(fetching => fetching[request]);
  const recommendations = cached?.chiefComplaintId === id ? cached : undefined;

  const isWanted = id !== undefined && gender !== null && !catalogue.isPending && !recommendations;
  const complaints = catalogue.data;
  useEffect(() => {
    if (isWanted && status === undefined) void load(section, request, complaints ?? []);
  }, [isWanted, status, section, request, complaints]);

  return {
    recommendations,
    hasFailed: status === 'failed',
    retry: () => void load(section, request, complaints ?? []),
  };
}

async function load(
  section: HistorySectionKey,
  request: string,
  complaints: readonly Complaint[],
): Promise<void> {
  const { record } = useCaseStore.getState();
  const suggestionCaseNow = suggestionCase(record, denied(complaints));
  if (!suggestionCaseNow || useFetching.getState()[request] === 'running') return;
  useFetching.setState({ [request]: 'running' });
  try {
    const body = { ...suggestionCaseNow, historySection: section, recorded: recordedTexts(record) };
    const answer = await recommendHistory(body);
    const now = useCaseStore.getState().record.chiefComplaint?.id;
    if (now === suggestionCaseNow.chiefComplaint.id)
      storeRecommendations(section, { ...answer, chiefComplaintId: now });
    useFetching.setState({ [request]: undefined });
  } catch {
    useFetching.setState({ [request]: 'failed' });
  }
}

/** What the patient denied when asked; what a jump passed over was not asked. */
function denied(complaints: readonly Complaint[]): CurrentSymptom[] {
  const { complaintAnswers } = useCaseStore.getState();
  const { notAsked } = useSymptomAnalysis.getState();
  return complaints.filter(({ id }) => complaintAnswers[id] === false && !notAsked.includes(id));
}
