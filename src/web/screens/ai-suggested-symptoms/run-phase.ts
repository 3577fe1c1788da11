import { create } from 'zustand';
import type { CurrentSymptom, PatientRecord } from '#domain/case/patient-record.ts';
import type { Finding } from '#domain/findings/finding.ts';
import type { KnownFinding } from '#domain/findings/known-findings.ts';
import { toldFindings } from '#domain/findings/told-findings.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import type { ComplaintAnswers } from '#domain/review/status.ts';
import { deniedIds } from '#domain/suggestions/analysis-answers.ts';
import { type SymptomQuery, suggestionCase } from '#domain/suggestions/ask-suggestions.ts';
import {
  beginPhase1,
  beginPhase2,
  isAbout,
  type Phase,
  type SymptomAnalysis,
  subjectOf,
} from '#domain/suggestions/symptom-analysis.ts';
import { suggestSymptoms } from '#web/api/symptom-suggestions.ts';
import { caseSaid } from '#web/case/case-said.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { changeAnalysis, useSymptomAnalysis } from '#web/case/symptom-analysis.ts';

type Run = {
  /** The phase whose suggestions are on their way. */
  readonly running: Phase | null;
  readonly failed: { readonly phase: Phase; readonly reason: string } | null;
};

/** Outlives the screen: whoever leaves and comes back finds the analysis running, not a second one. */
export const useRun = create<Run>()(() => ({ running: null, failed: null }));

/** What the suggestions are asked with besides the case: the catalogue, and what has been said of it. */
export type Background = {
  readonly complaints: readonly Complaint[];
  readonly said: ReadonlyMap<number, KnownFinding>;
  readonly vocabulary: readonly Finding[];
};

/** Asks for the suggestions of a phase; while one is on its way, nothing more is asked. */
export async function runPhase(phase: Phase, background: Background): Promise<void> {
  const { record, complaintAnswers } = useCaseStore.getState();
  const query = queryOf(phase, { record, complaintAnswers, ...background });
  if (useRun.getState().running !== null || !query) return;
  useRun.setState({ running: phase, failed: null });
  try {
    const suggested = await suggestSymptoms(query);
    const subject = subjectOf(record);
    const now = useCaseStore.getState().record;
    const isStill = subject?.chiefComplaintId === now.chiefComplaint?.id && record.gender === now.gender;
    if (!subject || !isStill) return;
    if (phase === 'phase1') changeAnalysis(() => beginPhase1(subject, suggested));
    else changeAnalysis(state => (isAbout(state, now) ? beginPhase2(state, suggested) : state));
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    useRun.setState({ failed: { phase, reason } });
  } finally {
    useRun.setState({ running: null });
  }
}

type Told = Background & {
  readonly record: PatientRecord;
  readonly complaintAnswers: ComplaintAnswers;
};

function queryOf(
  phase: Phase,
  { record, complaintAnswers, complaints, said, vocabulary }: Told,
): SymptomQuery | undefined {
  const state = useSymptomAnalysis.getState();
  const stored = Object.keys(complaintAnswers).map(Number);
  const isTold = (id: number) => said.get(id)?.isPresent === true;
  const denied = stored.filter(id => complaintAnswers[id] === false && !state.notAsked.includes(id));
  const refused = [...said.keys()].filter(id => !isTold(id));
  const ids = [...new Set([...denied, ...deniedIds(state), ...refused])].filter(id => !isTold(id));
  const suggestionCaseNow = suggestionCase(record, {
    ...toldFindings(caseSaid(), vocabulary),
    negativeSymptoms: textsOf(ids, state, complaints),
  });
  const answered = Object.keys({ ...state.phase1Answers, ...state.phase2Answers }).map(Number);
  return (
    suggestionCaseNow && {
      ...suggestionCaseNow,
      currentPhase: phase,
      exclude: [...new Set([...stored, ...answered, ...said.keys()])],
    }
  );
}

function textsOf(
  ids: readonly number[],
  { phase1Complaints, phase2Complaints }: SymptomAnalysis,
  complaints: readonly Complaint[],
): CurrentSymptom[] {
  const known: readonly CurrentSymptom[] = [...complaints, ...phase1Complaints, ...phase2Complaints];
  return ids.flatMap(id => known.find(complaint => complaint.id === id) ?? []);
}
