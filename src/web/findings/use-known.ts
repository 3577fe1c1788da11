import { answersWithKnown, complaintsSaid } from '#domain/findings/complaints-said.ts';
import { contradictionsIn } from '#domain/findings/contradictions.ts';
import type { Finding } from '#domain/findings/finding.ts';
import { knownFindings } from '#domain/findings/known-findings.ts';
import { type CaseSaid, statementsOf } from '#domain/findings/statements.ts';
import { useVocabulary } from '#web/api/vocabulary.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { useSymptomAnalysis } from '#web/case/symptom-analysis.ts';

/** While it is read, and where it could not be, nothing is known to be said twice. */
const NO_VOCABULARY: readonly Finding[] = [];

/** What the case knows of findings. Without the vocabulary that is less, and everything can still be asked. */
export function useKnown() {
  const record = useCaseStore(state => state.record);
  const stored = useCaseStore(state => state.complaintAnswers);
  const notAsked = useSymptomAnalysis(analysis => analysis.notAsked);
  const query = useVocabulary();
  const vocabulary = query.data ?? NO_VOCABULARY;
  return { ...sharedKnown({ record, stored, notAsked }, vocabulary), vocabulary, isPending: query.isPending };
}

export type Known = ReturnType<typeof useKnown>;

type Reckoned = {
  readonly said: CaseSaid;
  readonly vocabulary: readonly Finding[];
  readonly known: ReturnType<typeof knownOf>;
};

/** What was reckoned last: all parts of a page that ask of the same case share it. */
let last: Reckoned | undefined;

function sharedKnown(said: CaseSaid, vocabulary: readonly Finding[]): Reckoned['known'] {
  const isSame =
    last?.vocabulary === vocabulary &&
    last.said.record === said.record &&
    last.said.stored === said.stored &&
    last.said.notAsked === said.notAsked;
  if (last === undefined || !isSame) last = { said, vocabulary, known: knownOf(said, vocabulary) };
  return last.known;
}

function knownOf(said: CaseSaid, vocabulary: readonly Finding[]) {
  const statements = statementsOf(said, vocabulary);
  const complaints = complaintsSaid(knownFindings(statements), vocabulary);
  const { acceptedContradictions } = said.record;
  return {
    said,
    record: said.record,
    stored: said.stored,
    statements,
    /** Complaint id → what is known of it through its findings. */
    complaints,
    /** The stored complaint answers with those that are known. */
    answers: answersWithKnown(said, complaints),
    /** Recorded as No by a jump, and nothing else is known of it. */
    notAsked: said.notAsked.filter(id => !complaints.has(id)),
    /** Said both ways, and neither settled nor accepted. */
    contradictions: contradictionsIn(statements).filter(({ key }) => !acceptedContradictions.includes(key)),
  };
}
