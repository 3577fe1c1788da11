import { type CurrentSymptom, GENDERS } from '#domain/case/patient-record.ts';
import {
  EMPTY_ANALYSIS,
  SOURCES,
  type SuggestionSource,
  type SymptomAnalysis,
  type SymptomAnswer,
} from '#domain/suggestions/symptom-analysis.ts';

type Plain = Readonly<Record<string, unknown>>;

/** Opens the stored state of the AI step: what is missing or damaged becomes its default. Never throws. */
export function openAnalysis(raw: string | null): SymptomAnalysis {
  const stored = plainIn(parsed(raw));
  const phase1Complaints = complaintsIn(stored.phase1Complaints);
  const phase2Complaints = complaintsIn(stored.phase2Complaints);
  const answers = {
    phase1Answers: answersIn(stored.phase1Answers, phase1Complaints),
    phase2Answers: answersIn(stored.phase2Answers, phase2Complaints),
  };
  const answered: Readonly<Record<number, SymptomAnswer>> = {
    ...answers.phase1Answers,
    ...answers.phase2Answers,
  };
  return {
    ...EMPTY_ANALYSIS,
    ...answers,
    currentPhase: stored.currentPhase === 'phase2' ? 'phase2' : 'phase1',
    phase1Complaints,
    phase2Complaints,
    phase1Index: indexIn(stored.phase1Index, phase1Complaints),
    phase2Index: indexIn(stored.phase2Index, phase2Complaints),
    phase1Explanations: textsIn(stored.phase1Explanations),
    phase2Explanations: textsIn(stored.phase2Explanations),
    phase1Completed: stored.phase1Completed === true,
    phase2Completed: stored.phase2Completed === true,
    initialized: stored.initialized === true,
    notAsked: listIn(stored.notAsked).filter((id): id is number => answered[Number(id)] === 'no' && isId(id)),
    chiefComplaintId: isId(stored.chiefComplaintId) ? stored.chiefComplaintId : null,
    gender: GENDERS.find(gender => gender === stored.gender) ?? null,
    phase1Source: sourceIn(stored.phase1Source),
    phase2Source: sourceIn(stored.phase2Source),
  };
}

function parsed(raw: string | null): unknown {
  try {
    return raw === null ? undefined : JSON.parse(raw);
  } catch {
    return undefined;
  }
}

function plainIn(value: unknown): Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Plain) : {};
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isId(value: unknown): value is number {
  return Number.isInteger(value);
}

function complaintsIn(value: unknown): CurrentSymptom[] {
  const seen = new Set<number>();
  return listIn(value).flatMap(item => {
    const { id, text } = plainIn(item);
    if (!isId(id) || typeof text !== 'string' || seen.has(id)) return [];
    seen.add(id);
    return [{ id, text }];
  });
}

function answersIn(value: unknown, complaints: readonly CurrentSymptom[]): Record<number, SymptomAnswer> {
  const stored = plainIn(value);
  return Object.fromEntries(
    complaints.flatMap(({ id }) => {
      const answer = stored[id];
      return answer === 'yes' || answer === 'no' ? [[id, answer] as const] : [];
    }),
  );
}

function textsIn(value: unknown): Record<number, string> {
  const texts = Object.entries(plainIn(value)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && Number.isInteger(Number(entry[0])),
  );
  return Object.fromEntries(texts);
}

function indexIn(value: unknown, complaints: readonly CurrentSymptom[]): number {
  return isId(value) && value >= 0 && value < complaints.length ? value : 0;
}

function sourceIn(value: unknown): SuggestionSource {
  return SOURCES.find(source => source === value) ?? 'builtin';
}
