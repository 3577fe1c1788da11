import { expertPath } from '#content/practice/patients/expert-path.ts';
import type { NamedFact } from '#content/practice/patients/patient-facts.ts';
import { type WordSources, type WordsToTry, wordsToTry } from '#content/practice/patients/words-to-try.ts';
import type { Patient } from '#content/read/content.ts';
import type { SentencesToTry } from '#content/schema/sentences-to-try.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type { FactWorth, NamedDiagnosis, PatientReference } from '#domain/practice/patient/reference.ts';
import { spokenOf } from '#domain/practice/wording/spoken-of.ts';

/** The reference of a patient; none where its diagnosis does not exist. */
export function compileReference(
  patient: Patient,
  facts: readonly NamedFact[],
  { content, catalogue }: WordSources,
): PatientReference | undefined {
  const named = (key: string): readonly NamedDiagnosis[] => {
    const found = catalogue.diagnosis(key);
    return found === undefined ? [] : [{ id: found.id, key, name: found.name }];
  };
  const { reference } = patient;
  const [diagnosis] = named(reference.diagnosis);
  if (diagnosis === undefined) return undefined;
  const words = spokenTo(patient, wordsToTry({ content, catalogue }), content.sentencesToTry.ofChild);
  const { statement, urgency, firstAction, teaching, sources } = reference;
  return {
    diagnosis,
    accepted: reference.accepted.flatMap(named),
    statement,
    differential: reference.differential.flatMap(one =>
      named(one.diagnosis).map(found => ({ diagnosis: found, for: one.for, against: one.against })),
    ),
    mustNotMiss: reference.mustNotMiss.flatMap(one =>
      named(one.diagnosis).map(found => ({ diagnosis: found, excludedBy: one.excludedBy })),
    ),
    urgency,
    firstAction,
    path: expertPath(patient, facts),
    facts: facts.map(fact => factWorth(fact, words)),
    questions: questionsFor(patient, facts).map(intent => ({
      intent,
      words: words.title(intent),
      ask: words.sentence(intent),
    })),
    sentences: content.sentencesToTry.instead,
    teaching,
    sources,
    lookAlike: catalogue.patientId(patient.lookAlike) ?? null,
  };
}

function factWorth({ id, ask, told, weight, why }: NamedFact, words: WordsToTry): FactWorth {
  const [first] = ask;
  return {
    id,
    weight,
    why: why ?? null,
    title: first === undefined ? id : words.title(first),
    topic: told === 'opening' || first === undefined ? 'complaint' : words.topic(first),
    try: first === undefined ? '' : words.sentence(first),
  };
}

/** The expert's questions and all that ask for a fact, each once. */
function questionsFor(patient: Patient, facts: readonly NamedFact[]): readonly Intent[] {
  return [...new Set([...expertPath(patient, facts), ...facts.flatMap(({ ask }) => ask)])];
}

/** Talk and what somebody thinks is asked of whoever sits there, everything else of the patient. */
const OF_WHO_ANSWERS = /^(?:talk|open|ice):/;

/** Below this age nobody smokes, drinks or works: one asks for those around the child. */
const CHILD = 12;

/** The same questions as one puts them to whoever answers for this patient. */
function spokenTo(
  { person: { informant, sex, age } }: Patient,
  words: WordsToTry,
  ofChild: SentencesToTry['ofChild'],
): WordsToTry {
  const asked = (intent: Intent) => (age < CHILD ? ofChild[intent] : undefined);
  const ofPatient = (intent: Intent) =>
    informant === 'self' || OF_WHO_ANSWERS.test(intent)
      ? words.sentence(intent)
      : spokenOf(words.sentence(intent), sex);
  return { ...words, sentence: intent => asked(intent) ?? ofPatient(intent) };
}
