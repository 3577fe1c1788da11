import { AGE_LIMITS, MONTH_LIMITS } from '#domain/case/age.ts';
import { type DocumentEdits, documentEdits } from '#domain/case/document-edits.ts';
import { GENDERS, type HistoryEntry } from '#domain/case/patient-record.ts';
import { WAYS_BACK } from '#domain/flow/next-route.ts';
import { readMembers } from '#domain/pedigree/model/read-members.ts';
import {
  flag,
  isPlain,
  listOf,
  oneOf,
  orNull,
  type Reader,
  text,
  wholeListOf,
  wholeNumber,
  wholeNumberIn,
} from '#domain/reading/reader.ts';
import { answer, currentSymptom, diagnosis, question, symptom } from '#domain/record/stored-shapes.ts';
import { type HistoryList, NEGATIVES, SECTIONS } from '#domain/sections/pages.ts';
import { entryOf } from '#domain/sections/read-entry.ts';

/** One field of the case: what it starts as, and what of a stored value is believed; anything else starts anew. */
export type RecordField<Value> = {
  /** @param today the date of history, as a long English date */
  readonly initial: (today: string) => Value;
  readonly read: Reader<Value>;
};

/** The values of fields. */
export type RecordOf<Fields> = {
  readonly [name in keyof Fields]: Fields[name] extends RecordField<infer Value> ? Value : never;
};

function field<Value>(initial: NoInfer<Value>, read: Reader<Value>): RecordField<Value> {
  return { initial: () => initial, read };
}

const words = field('', text);

/** What the profile page asks. */
export const PROFILE_FIELDS = {
  age: field(null, orNull(wholeNumberIn(AGE_LIMITS))),
  /** Completed months, where somebody told them of a patient of the least age. */
  ageMonths: field(null, orNull(wholeNumberIn(MONTH_LIMITS))),
  gender: field(null, orNull(oneOf(GENDERS))),
  name: words,
  maritalStatus: words,
  residence: words,
  occupation: words,
  admissionType: field('Outpatient', text),
  /** ISO date (yyyy-mm-dd), or empty. */
  admissionDate: words,
  historyTaker: words,
  historyTakerPosition: words,
  /** Names separated by commas. */
  additionalHistoryTakers: words,
  /** Long English date, such as "November 21, 2026". */
  dateOfHistory: { initial: today => today, read: text } satisfies RecordField<string>,
};

/** The symptoms, their questions, and where the session stands. */
const SYMPTOM_FIELDS = {
  chiefComplaint: field(null, orNull(symptom)),
  associatedSymptoms: field([], listOf(symptom)),
  currentSymptom: field(null, orNull(currentSymptom)),
  /** Where the questionnaire of the current symptom was opened from, when it leads back there. */
  returnTo: field(null, orNull(oneOf(WAYS_BACK))),
  returnToConfirmation: field(false, flag),
  /** The questions of the current symptom, asked for anew when any of them is damaged. */
  availableQuestions: field([], wholeListOf(question)),
  currentQuestionIndex: field(0, wholeNumberIn({ min: 0, max: Number.MAX_SAFE_INTEGER })),
  answers: field([], listOf(answer)),
  lastAnsweredSymptomId: field(null, orNull(wholeNumber)),
  differentialDiagnoses: field([], listOf(diagnosis)),
  reviewOfSystemsCompleted: field(false, flag),
  /** Keys of the findings that the case both tells and denies, and that are to stand so. */
  acceptedContradictions: field([], listOf(text)),
  /** The practice patient whom the history was taken from; null where it was a person. */
  practicePatient: field(null, orNull(wholeNumber)),
  /** What the student wrote into the document. */
  documentEdits: field<DocumentEdits>({}, documentEdits),
};

const entries = (read: Reader<readonly HistoryEntry[]>) => field<readonly HistoryEntry[]>([], read);

const FAMILY_FIELDS = {
  familyHistory: entries(stored => (Array.isArray(stored) ? readMembers(stored.filter(isPlain)) : undefined)),
  /** Who told the family history, and where the family is from; both stand in the legend of the pedigree. */
  familyInformant: words,
  familyAncestry: words,
  /** A PNG data image of the pedigree, or empty. */
  familyDiagramImage: field('', stored => {
    const image = text(stored);
    return image?.startsWith('data:image/png;base64,') ? image : undefined;
  }),
};

/** A list for each section of past history. */
const SECTION_FIELDS = Object.fromEntries(
  SECTIONS.map(section => [section.key, entries(listOf(entryOf(section)))]),
) as { readonly [list in Exclude<HistoryList, 'familyHistory'>]: RecordField<readonly HistoryEntry[]> };

/** Sections of which the patient was asked and has nothing. */
const DENIED_FIELDS = {
  deniedSections: field<readonly HistoryList[]>([], listOf(oneOf([...NEGATIVES.keys()]))),
};

/** Every field of the case, each described once. */
export const RECORD_FIELDS = {
  ...PROFILE_FIELDS,
  ...SYMPTOM_FIELDS,
  ...FAMILY_FIELDS,
  ...SECTION_FIELDS,
  ...DENIED_FIELDS,
};
