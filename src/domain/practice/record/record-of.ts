import { agedYears } from '#domain/case/age.ts';
import type { Answer } from '#domain/case/answer.ts';
import { recordAnswer } from '#domain/case/answers.ts';
import { denySection } from '#domain/case/denied-sections.ts';
import { saveEntry } from '#domain/case/history-lists.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { dateText } from '#domain/dates/date-words.ts';
import type { Finding } from '#domain/findings/finding.ts';
import type { Consultation } from '#domain/practice/consultation/consultation.ts';
import type { Fact } from '#domain/practice/patient/patient.ts';
import { deniedLists } from '#domain/practice/record/denied-lists.ts';
import {
  deniedChoice,
  type Elicited,
  presentChoice,
  recordedAnswer,
  toldChoices,
} from '#domain/practice/record/recorded-answers.ts';
import { factsTold, findingsTold } from '#domain/practice/record/told-findings.ts';
import { multiAnswer, notesAnswer } from '#domain/questionnaire/new-answer.ts';
import { type Choice, QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';
import { saidByAnswer } from '#domain/questionnaire/said.ts';
import { withoutHiddenAnswers } from '#domain/questionnaire/visible-questions.ts';
import { emptyCase } from '#domain/record/empty-case.ts';
import { saidEntry } from '#domain/sections/entry.ts';
import { SECTIONS } from '#domain/sections/pages.ts';

/** Own choices beyond those of the question are numbered from here on, away from the numbers of the catalogue. */
const REST_FROM = 1_000_000;

/** What of the catalogue a history is recorded by. */
export type RecordCatalogue = {
  /** The questions of the complaint for a patient of this sex and age. */
  readonly questions: readonly Question[];
  readonly vocabulary: readonly Finding[];
};

/** The history that was taken: only what was told, each thing where the interview would have put it. */
export function recordOf(consultation: Consultation, catalogue: RecordCatalogue): PatientRecord {
  const { patient } = consultation;
  const facts = factsTold(consultation);
  const names = new Map(catalogue.vocabulary.map(({ key, name }) => [key, name]));
  const elicited: Elicited = {
    facts,
    said: findingsTold(consultation),
    nameOf: key => names.get(key) ?? key,
  };
  const { id, text } = patient.complaint;
  const blank: PatientRecord = {
    ...emptyCase(dateText(consultation.today)),
    ...profileOf(consultation, facts),
    practicePatient: patient.id,
    chiefComplaint: { id, text, isAnswered: true },
  };
  const answered = [...storyOf(consultation, catalogue), ...answersOf(id, catalogue, elicited)].reduce(
    recordAnswer,
    blank,
  );
  const asked = withoutHiddenAnswers(answered, catalogue.questions, id);
  const recorded = withEntries(withTheRest(asked, catalogue, elicited), facts);
  return deniedLists(facts).reduce(denySection, recorded);
}

function profileOf({ patient: { person } }: Consultation, facts: readonly Fact[]) {
  const { age, ageMonths = null } = agedYears(person.age);
  const work = facts.flatMap(({ entries }) => entries).find(({ list }) => list === 'occupationalHistory');
  return {
    name: person.name,
    // A profile takes no age below one: the months tell it.
    age: age === 0 ? 1 : age,
    ageMonths,
    gender: person.sex === 'male' ? 'Male' : 'Female',
    occupation: String(work?.values.occupation ?? ''),
  } as const;
}

/** What the patient said to open questions, in their own words. */
function storyOf({ patient, lines }: Consultation, { questions }: RecordCatalogue): readonly Answer[] {
  const question = questions.find(({ id }) => id === patient.storyQuestionId);
  const told = lines.flatMap((line, number) => {
    const asking = lines[number - 1];
    const isOpen = asking?.by === 'student' && asking.asked.some(intent => intent.startsWith('open:'));
    const isOpening = line.text === patient.opening;
    return line.by === 'patient' && isOpen && (isOpening || line.facts.length > 0) ? [line.text] : [];
  });
  const answer =
    question && notesAnswer({ question, symptomId: patient.complaint.id }, told.join(' '), false);
  return answer ? [answer] : [];
}

function answersOf(symptomId: number, { questions }: RecordCatalogue, elicited: Elicited): readonly Answer[] {
  return questions.flatMap(question => recordedAnswer({ question, symptomId }, elicited) ?? []);
}

/** Findings that no question of the complaint has go to the one that asks what else there is. */
function withTheRest(record: PatientRecord, { questions, vocabulary }: RecordCatalogue, elicited: Elicited) {
  const symptomId = record.chiefComplaint?.id ?? 0;
  const place = placeFor(questions);
  // That the complaint is there says its name, unless it joins several findings.
  const complained = vocabulary.filter(({ complaintId }) => complaintId === symptomId).map(({ key }) => key);
  const known = new Set([
    ...(complained.length === 1 ? complained : []),
    ...record.answers.map(saidByAnswer).flatMap(({ present, denied }) => [...present, ...denied]),
  ]);
  const rest = restOf(elicited, known);
  if (place === undefined || rest.length === 0) return record;
  const choices = [...toldChoices(place, elicited), ...rest];
  const answer = multiAnswer({ question: { ...place, choices }, symptomId }, choices);
  return answer === null ? record : recordAnswer(record, answer);
}

function restOf({ said, nameOf }: Elicited, known: ReadonlySet<string>): readonly Choice[] {
  const isNew = (key: string) => !known.has(key);
  const present = said.present.filter(isNew);
  return [
    ...present.map((key, at) => presentChoice(REST_FROM + at, key, nameOf(key))),
    ...said.denied
      .filter(isNew)
      .map((key, at) => deniedChoice(REST_FROM + present.length + at, key, nameOf(key))),
  ];
}

function placeFor(questions: readonly Question[]): Question | undefined {
  const several = questions.filter(
    ({ type, conditions, whenPresent = [] }) =>
      type === QUESTION_TYPE.multi && conditions.length === 0 && whenPresent.length === 0,
  );
  return several.find(({ covers }) => covers === 'associated') ?? several[0];
}

function withEntries(record: PatientRecord, facts: readonly Fact[]): PatientRecord {
  const entries = facts.flatMap(fact =>
    fact.entries.map((entry, place) => ({ ...entry, id: `${fact.id}-${place}` })),
  );
  return entries.reduce((soFar, { list, values, id }) => {
    const section = SECTIONS.find(({ key }) => key === list);
    return section === undefined ? soFar : saveEntry(soFar, list, saidEntry(section, id, values));
  }, record);
}
