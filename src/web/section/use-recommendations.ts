import { useEffect } from 'react';
import { create } from 'zustand';
import type { CurrentSymptom } from '#domain/case/patient-record.ts';
import type { Finding } from '#domain/findings/finding.ts';
import { toldFindings } from '#domain/findings/told-findings.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import { suggestionCase } from '#domain/suggestions/ask-suggestions.ts';
import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';
import { recordedTexts } from '#domain/suggestions/recorded-texts.ts';
import { useComplaints } from '#web/api/complaints.ts';
import { recommendHistory } from '#web/api/history-recommendations.ts';
import { useVocabulary } from '#web/api/vocabulary.ts';
import { caseSaid } from '#web/case/case-said.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { storeRecommendations, useRecommendationCache } from '#web/case/recommendations.ts';
import { useSymptomAnalysis } from '#web/case/symptom-analysis.ts';

type Fetching = { readonly [request: string]: 'running' | 'failed' | undefined };

/** Where the catalogue could not be read. */
const NONE: readonly never[] = [];

/** By section and complaint: one request for the same thing at a time, wherever it is asked from. */
const useFetching = create<Fetching>()(() => ({}));

/** The recommendations of a section: kept ones, or asked for once. */
export function useRecommendations(section: HistorySectionKey) {
  const id = useCaseStore(({ record }) => record.chiefComplaint?.id);
  const gender = useCaseStore(({ record }) => record.gender);
  const cached = useRecommendationCache(cache => cache[section]);
  const catalogue = useComplaints(gender);
  const findings = useVocabulary();
  const request = `${section}:${id}`;
  const status = useFetching(fetching => fetching[request]);
  const recommendations = cached?.chiefComplaintId === id ? cached : undefined;

  const isReady = !catalogue.isPending && !findings.isPending;
  const isWanted = id !== undefined && gender !== null && isReady && !recommendations;
  const complaints = catalogue.data ?? NONE;
  const vocabulary = findings.data ?? NONE;
  useEffect(() => {
    if (isWanted && status === undefined) void load(section, request, { complaints, vocabulary });
  }, [isWanted, status, section, request, complaints, vocabulary]);

  return {
    recommendations,
    hasFailed: status === 'failed',
    retry: () => void load(section, request, { complaints, vocabulary }),
  };
}

type Catalogue = { readonly complaints: readonly Complaint[]; readonly vocabulary: readonly Finding[] };

async function load(
  section: HistorySectionKey,
  request: string,
  { complaints, vocabulary }: Catalogue,
): Promise<void> {
  const { record } = useCaseStore.getState();
  const suggestionCaseNow = suggestionCase(record, {
    ...toldFindings(caseSaid(), vocabulary),
    negativeSymptoms: denied(complaints),
  });
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
