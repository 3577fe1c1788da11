import type { CurrentSymptom, Gender, PatientRecord } from '#domain/case/patient-record.ts';
import type { Suggestion } from '#domain/suggestions/suggestion.ts';

export const PHASES = ['phase1', 'phase2'] as const;
export type Phase = (typeof PHASES)[number];

export type SymptomAnswer = 'yes' | 'no';

/** Who suggested: the built-in engine, another party's service, a language model, or the engine in their place. */
export const SOURCES = ['builtin', 'webhook', 'llm', 'fallback'] as const;
export type SuggestionSource = (typeof SOURCES)[number];

export type Suggested = { readonly suggestions: readonly Suggestion[]; readonly source: SuggestionSource };

/**
 * The state of the AI step, field names to the letter (specification 11.22).
 * The last five fields are ours.
 */
export type SymptomAnalysis = {
  readonly currentPhase: Phase;
  readonly phase1Complaints: readonly CurrentSymptom[];
  readonly phase2Complaints: readonly CurrentSymptom[];
  readonly phase1Answers: Readonly<Record<number, SymptomAnswer>>;
  readonly phase2Answers: Readonly<Record<number, SymptomAnswer>>;
  readonly phase1Index: number;
  readonly phase2Index: number;
  readonly phase1Explanations: Readonly<Record<number, string>>;
  readonly phase2Explanations: Readonly<Record<number, string>>;
  readonly phase1Completed: boolean;
  readonly phase2Completed: boolean;
  /** Whether phase 1 has its symptoms: it runs only once. */
  readonly initialized: boolean;
  /** Recorded as No only because the student jumped past them (ADR 14, item 7). */
  readonly notAsked: readonly number[];
  /** The chief complaint all this was suggested for; another one starts anew. */
  readonly chiefComplaintId: number | null;
  /** The sex it was suggested for; with another one symptoms may no longer fit. */
  readonly gender: Gender | null;
  readonly phase1Source: SuggestionSource;
  readonly phase2Source: SuggestionSource;
};

export const EMPTY_ANALYSIS: SymptomAnalysis = {
  currentPhase: 'phase1',
  phase1Complaints: [],
  phase2Complaints: [],
  phase1Answers: {},
  phase2Answers: {},
  phase1Index: 0,
  phase2Index: 0,
  phase1Explanations: {},
  phase2Explanations: {},
  phase1Completed: false,
  phase2Completed: false,
  initialized: false,
  notAsked: [],
  chiefComplaintId: null,
  gender: null,
  phase1Source: 'builtin',
  phase2Source: 'builtin',
};

/** Whom and what the suggestions are for. */
export type AnalysisSubject = { readonly chiefComplaintId: number; readonly gender: Gender };

/** The subject of a case; undefined while it has no chief complaint or no gender. */
export function subjectOf({ chiefComplaint, gender }: PatientRecord): AnalysisSubject | undefined {
  return chiefComplaint && gender ? { chiefComplaintId: chiefComplaint.id, gender } : undefined;
}

/** Whether the state was suggested for this case, and not for another complaint or sex. */
export function isAbout(state: SymptomAnalysis, record: PatientRecord): boolean {
  const subject = subjectOf(record);
  return state.chiefComplaintId === subject?.chiefComplaintId && state.gender === subject.gender;
}

/** Begins phase 1 with its suggestions; without any it is completed at once. */
export function beginPhase1(subject: AnalysisSubject, suggested: Suggested): SymptomAnalysis {
  return {
    ...EMPTY_ANALYSIS,
    ...subject,
    initialized: true,
    phase1Complaints: complaintsOf(suggested),
    phase1Explanations: explanationsOf(suggested),
    phase1Completed: suggested.suggestions.length === 0,
    phase1Source: suggested.source,
  };
}

/** Begins phase 2; what phase 1 answered already is left out. Without any symptoms it is completed at once. */
export function beginPhase2(state: SymptomAnalysis, { suggestions, source }: Suggested): SymptomAnalysis {
  const fresh = { suggestions: suggestions.filter(({ id }) => !(id in state.phase1Answers)), source };
  return {
    ...state,
    currentPhase: 'phase2',
    phase1Completed: true,
    phase2Complaints: complaintsOf(fresh),
    phase2Explanations: explanationsOf(fresh),
    phase2Answers: {},
    phase2Index: 0,
    phase2Completed: fresh.suggestions.length === 0,
    phase2Source: source,
  };
}

/** Whether phase 2 has run before: then one only switches to it. */
export function hasPhase2(state: SymptomAnalysis): boolean {
  return state.phase2Completed || state.phase2Complaints.length > 0;
}

/** Switches to phase 2, which has run before, at its first question. */
export function switchToPhase2(state: SymptomAnalysis): SymptomAnalysis {
  return { ...state, currentPhase: 'phase2', phase1Completed: true, phase2Index: 0 };
}

export function backToPhase1(state: SymptomAnalysis): SymptomAnalysis {
  return { ...state, currentPhase: 'phase1' };
}

/** Every question of phase 2 is answered and the student goes on. */
export function completePhase2(state: SymptomAnalysis): SymptomAnalysis {
  return { ...state, phase2Completed: true };
}

function complaintsOf({ suggestions }: Suggested): CurrentSymptom[] {
  return suggestions.map(({ id, label }) => ({ id, text: label }));
}

function explanationsOf({ suggestions }: Suggested): Record<number, string> {
  return Object.fromEntries(suggestions.map(({ id, explanation }) => [id, explanation]));
}
