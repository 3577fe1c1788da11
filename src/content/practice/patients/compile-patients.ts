import { expertPath } from '#content/practice/patients/expert-path.ts';
import type { PatientCatalogue } from '#content/practice/patients/patient-catalogue.ts';
import { factsOf, findingsIn, type NamedFact } from '#content/practice/patients/patient-facts.ts';
import { usualAnswers } from '#content/practice/patients/usual-answers.ts';
import type { Patient, PracticeContent } from '#content/read/content.ts';
import type { CaseAnswer } from '#content/schema/teaching-case.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type {
  EntryList,
  Fact,
  FactAnswer,
  FactEntry,
  FactFinding,
  PracticePatient,
} from '#domain/practice/patient/patient.ts';
import type { NamedDiagnosis, PatientReference } from '#domain/practice/patient/reference.ts';
import { sealed } from '#domain/practice/patient/seal.ts';
import { SECTIONS } from '#domain/sections/pages.ts';

/** A patient as the browser gets it, and what the seal hides. */
export type CompiledPatient = {
  readonly key: string;
  readonly patient: PracticePatient;
  readonly reference: PatientReference;
};

/** The patients whose complaint and diagnosis exist; the linter reports the others. */
export function compilePatients(
  content: PracticeContent,
  catalogue: PatientCatalogue,
): readonly CompiledPatient[] {
  return content.patients.flatMap(patient => compilePatient(patient, content, catalogue) ?? []);
}

function compilePatient(
  patient: Patient,
  content: PracticeContent,
  catalogue: PatientCatalogue,
): CompiledPatient | undefined {
  const id = catalogue.patientId(patient.key);
  const complaint = catalogue.complaint(patient.complaint);
  const facts = factsOf(patient);
  const reference = referenceOf(patient, facts, catalogue);
  if (id === undefined || complaint === undefined || reference === undefined) return undefined;
  const { level, minutes, door, opening } = patient;
  const { occupation: _, speech: __, informantName = null, ...person } = patient.person;
  return {
    key: patient.key,
    reference,
    patient: {
      id,
      complaint: { key: patient.complaint, id: complaint.id, text: complaint.text },
      level,
      minutes,
      door,
      person: { ...person, informantName },
      opening,
      facts: [
        ...withImplied(facts, content.impliedFindings).map(fact => compiledFact(fact, patient, catalogue)),
        ...presenceOfComplaint(
          patient,
          facts,
          catalogue.findingsOf(complaint.id).map(({ key }) => key),
        ).map(fact => compiledFact(fact, patient, catalogue)),
      ],
      cues: patient.cues.map(({ in: factId, ...cue }) => ({ ...cue, factId })),
      usual: usualAnswers(content.normalAnswers, patient.person),
      sealed: sealed(reference, id),
    },
  };
}

/** Whoever is asked for what follows from a fact is told the fact. */
function withImplied(
  facts: readonly NamedFact[],
  implied: PracticeContent['impliedFindings'],
): readonly NamedFact[] {
  const asked = new Set(facts.flatMap(({ ask }) => findingsIn(ask)));
  return facts.map(fact => {
    if (fact.is !== 'present') return fact;
    const more = findingsIn(fact.ask).flatMap(finding => implied[finding] ?? []);
    const intents = more
      .filter(finding => !asked.has(finding))
      .map((finding): Intent => `presence:${finding}`);
    for (const finding of more) asked.add(finding);
    return { ...fact, ask: [...fact.ask, ...intents] };
  });
}

/** That the chief complaint is there is said by the opening, where no fact says it. */
function presenceOfComplaint(
  { opening }: Patient,
  facts: readonly NamedFact[],
  complained: readonly string[],
): readonly NamedFact[] {
  const asked = new Set(facts.flatMap(({ ask }) => findingsIn(ask)));
  const [finding, ...others] = complained;
  if (finding === undefined || others.length > 0 || asked.has(finding)) return [];
  const intent: Intent = `presence:${finding}`;
  return [
    {
      id: intent,
      ask: [intent],
      is: 'present',
      told: 'opening',
      weight: 'neutral',
      says: opening,
      answers: {},
      entry: {},
    },
  ];
}

function compiledFact(fact: NamedFact, { complaint }: Patient, catalogue: PatientCatalogue): Fact {
  const { id, ask, is, told, says = null, meanwhile = null } = fact;
  return {
    id,
    asks: ask,
    is,
    told,
    says,
    meanwhile,
    findings: findingsIn(ask).flatMap(key => namedFinding(key, catalogue)),
    answers: Object.entries(fact.answers).flatMap(([question, said]) => {
      const questionId = catalogue.questionId(complaint, question);
      const choiceId = (text: string) => catalogue.choiceId(complaint, question, text);
      return questionId === undefined ? [] : [factAnswer(questionId, said, choiceId)];
    }),
    entries: entriesOf(fact),
  };
}

function namedFinding(key: string, catalogue: PatientCatalogue): readonly FactFinding[] {
  const found = catalogue.finding(key);
  if (found === undefined) return [];
  const { name, words, synonyms } = found;
  return [{ key, name, terms: [name, words, ...synonyms] }];
}

/** What is no choice of the question is an amount. */
function factAnswer(
  questionId: number,
  said: CaseAnswer,
  choiceId: (text: string) => number | undefined,
): FactAnswer {
  const texts = Array.isArray(said) ? said : [String(said)];
  const choiceIds = texts.flatMap(text => choiceId(text) ?? []);
  return choiceIds.length > 0 ? { questionId, choiceIds } : { questionId, amount: texts.join(', ') };
}

function entriesOf({ entry }: NamedFact): readonly FactEntry[] {
  return Object.entries(entry).flatMap(([list, all]) =>
    isEntryList(list) ? all.map(values => ({ list, values })) : [],
  );
}

/** Whether a section of past history is called so. */
export function isEntryList(list: string): list is EntryList {
  return SECTIONS.some(({ key }) => key === list);
}

function referenceOf(
  patient: Patient,
  facts: readonly NamedFact[],
  catalogue: PatientCatalogue,
): PatientReference | undefined {
  const { reference } = patient;
  const named = (key: string): readonly NamedDiagnosis[] => {
    const found = catalogue.diagnosis(key);
    return found === undefined ? [] : [{ id: found.id, key, name: found.name }];
  };
  const [diagnosis] = named(reference.diagnosis);
  if (diagnosis === undefined) return undefined;
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
    facts: facts.map(({ id, weight, why = null }) => ({ id, weight, why })),
    teaching,
    sources,
    lookAlike: catalogue.patientId(patient.lookAlike) ?? null,
  };
}
