import { isSkipped } from '#domain/case/answer.ts';
import { answersOf } from '#domain/case/answers.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { symptomsOf } from '#domain/case/symptoms.ts';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { listedDiagnoses } from '#domain/diagnosis/listed-diagnoses.ts';
import { pinnedRedFlags } from '#domain/diagnosis/pinned-red-flags.ts';
import type {
  DiagnosisLine,
  PatientView,
  RedFlagLine,
  TranscriptPart,
} from '#domain/summary/document/clinical-document.ts';
import { problemOf } from '#domain/summary/document/opening-line.ts';
import type { CaseTold } from '#domain/summary/facts/case-told.ts';
import { isStory } from '#domain/summary/facts/story.ts';
import { nameInSentence } from '#domain/summary/prose/finding-names.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { oneLine } from '#domain/text/one-line.ts';

const PROBLEMS_AT_MOST = 8;

/** What the patient said when asked for their own words. */
export function ownWordsOf(record: PatientRecord): string[] {
  return told(record, ({ covers }) => covers === 'story').map(({ choiceText }) => oneLine(choiceText));
}

/** What the patient thinks, fears and wants, in their words. */
export function viewsOf(record: PatientRecord): PatientView[] {
  return told(record, ({ covers }) => covers === 'ice').map(({ questionText, choiceText }) => ({
    kind: kindOf(questionText),
    text: oneLine(choiceText),
  }));
}

function told(record: PatientRecord, isWanted: (answer: PatientRecord['answers'][number]) => boolean) {
  return record.answers.filter(
    answer => isStory(answer) && isWanted(answer) && !isSkipped(answer) && oneLine(answer.choiceText) !== '',
  );
}

function kindOf(question: string): PatientView['kind'] {
  if (/worr|fear|afraid|concern/i.test(question)) return 'concern';
  return /would you like|want|hope|expect/i.test(question) ? 'expectation' : 'idea';
}

/** The red flags of the answers, each sign by what a physician calls it. */
export function redFlagsOf({ input: { record, vocabulary } }: CaseTold): RedFlagLine[] {
  const names = new Map(vocabulary.map(({ key, name }) => [key, name]));
  const words = new Map(
    record.answers
      .flatMap(({ offered = [] }) => offered)
      .map(({ text, phrase, finding = '' }) => [text, phrase ?? names.get(finding) ?? text]),
  );
  return pinnedRedFlags(record.answers).map(({ raisedBy, name, urgency }) => ({
    sign: inSentence(words.get(raisedBy) ?? raisedBy),
    diagnosis: name,
    urgency,
  }));
}

/** What there is to solve: the symptoms, then the illnesses that are known. */
export function problemsOf({ stories, findings, input: { record } }: CaseTold): string[] {
  const symptoms = stories.map(story => (story.isChief ? problemOf(story) : story.noun));
  const illnesses = record.pastMedicalIllnesses.map(({ name }) => oneLine(String(name ?? '')));
  const conditions = findings
    .filter(
      ({ isPresent, home, finding }) => isPresent && home === 'past_medical' && finding.kind === 'condition',
    )
    .map(({ finding }) => nameInSentence(finding));
  const all = [...symptoms, ...illnesses, ...conditions].filter(Boolean).map(capitalised);
  return [...new Set(all)].slice(0, PROBLEMS_AT_MOST);
}

/** The differential as it is listed on paper. */
export function differentialOf({ record, differential }: SummaryInput): DiagnosisLine[] {
  return listedDiagnoses(differential ?? record.differentialDiagnoses).map(
    ({ name, probability, isFlagged, urgency, likelihood, ...rest }) => ({
      ...{ name, probability, mustNotMiss: isPressing({ likelihood, ...rest }) },
      ...(isFlagged && { isFlagged }),
      ...(urgency && { urgency }),
      ...(likelihood !== undefined && { likelihood }),
    }),
  );
}

/** What is dangerous is marked where it must not be missed in this case; of older cases only its danger is known. */
function isPressing({
  mustNotMiss,
  likelihood,
  dangerPlace,
}: Pick<DiagnosisResult, 'mustNotMiss' | 'likelihood' | 'dangerPlace'>): boolean {
  return likelihood === undefined ? mustNotMiss : dangerPlace !== undefined;
}

/** Questions and answers of each symptom as they were asked; what was skipped apart. */
export function transcriptOf(record: PatientRecord): TranscriptPart[] {
  return symptomsOf(record).flatMap(({ id, text }) => {
    const answers = answersOf(record, id).filter(({ choiceText }) => oneLine(choiceText) !== '');
    const part = {
      symptom: oneLine(text),
      answers: answers
        .filter(answer => !isSkipped(answer))
        .map(({ questionText, choiceText }) => ({
          question: oneLine(questionText),
          answer: oneLine(choiceText),
        })),
      skipped: answers.filter(isSkipped).map(({ questionText }) => oneLine(questionText)),
    };
    return part.answers.length + part.skipped.length > 0 ? [part] : [];
  });
}
