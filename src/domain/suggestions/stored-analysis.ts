import { type CurrentSymptom, GENDERS } from '#domain/case/patient-record.ts';
import {
  fields,
  flag,
  listOf,
  oneOf,
  type Reader,
  tableById,
  text,
  wholeNumber,
} from '#domain/reading/reader.ts';
import {
  EMPTY_ANALYSIS,
  PHASES,
  SOURCES,
  type SymptomAnalysis,
  type SymptomAnswer,
} from '#domain/suggestions/symptom-analysis.ts';

const complaints = listOf(fields({ id: wholeNumber, text }));
const answers = tableById(oneOf(['yes', 'no']));
const explanations = tableById(text);
const source = oneOf(SOURCES);

const analysis = fields(
  {},
  {
    currentPhase: oneOf(PHASES),
    phase1Complaints: complaints,
    phase2Complaints: complaints,
    phase1Answers: answers,
    phase2Answers: answers,
    phase1Index: wholeNumber,
    phase2Index: wholeNumber,
    phase1Explanations: explanations,
    phase2Explanations: explanations,
    phase1Completed: flag,
    phase2Completed: flag,
    initialized: flag,
    notAsked: listOf(wholeNumber),
    chiefComplaintId: wholeNumber,
    gender: oneOf(GENDERS),
    phase1Source: source,
    phase2Source: source,
  },
);

/** Reads the stored state of the AI step: what is missing or damaged becomes its default. */
export const readAnalysis: Reader<SymptomAnalysis> = stored => {
  const believed = analysis(stored);
  return believed && consistent({ ...EMPTY_ANALYSIS, ...believed });
};

/** No symptom stands twice in a phase; answers, places and marks are those of symptoms that are there. */
function consistent(state: SymptomAnalysis): SymptomAnalysis {
  const phase1Complaints = withoutRepeats(state.phase1Complaints);
  const phase2Complaints = withoutRepeats(state.phase2Complaints);
  const phase1Answers = answersTo(phase1Complaints, state.phase1Answers);
  const phase2Answers = answersTo(phase2Complaints, state.phase2Answers);
  const answered: SymptomAnalysis['phase1Answers'] = { ...phase1Answers, ...phase2Answers };
  return {
    ...state,
    phase1Complaints,
    phase2Complaints,
    phase1Answers,
    phase2Answers,
    phase1Index: indexIn(phase1Complaints, state.phase1Index),
    phase2Index: indexIn(phase2Complaints, state.phase2Index),
    notAsked: state.notAsked.filter(id => answered[id] === 'no'),
  };
}

function withoutRepeats(complaints: readonly CurrentSymptom[]): CurrentSymptom[] {
  return complaints.filter(({ id }, index) => complaints.findIndex(other => other.id === id) === index);
}

function answersTo(
  complaints: readonly CurrentSymptom[],
  stored: SymptomAnalysis['phase1Answers'],
): Record<number, SymptomAnswer> {
  return Object.fromEntries(complaints.flatMap(({ id }) => (stored[id] ? [[id, stored[id]] as const] : [])));
}

function indexIn(complaints: readonly CurrentSymptom[], index: number): number {
  return index >= 0 && index < complaints.length ? index : 0;
}
