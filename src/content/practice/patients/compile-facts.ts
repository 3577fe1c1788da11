import type { PatientCatalogue } from '#content/practice/patients/patient-catalogue.ts';
import { findingsIn, type NamedFact } from '#content/practice/patients/patient-facts.ts';
import type { Patient, PracticeContent } from '#content/read/content.ts';
import type { CaseAnswer } from '#content/schema/teaching-case.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type {
  EntryList,
  Fact,
  FactAnswer,
  FactEntry,
  FactFinding,
} from '#domain/practice/patient/patient.ts';
import { SECTIONS } from '#domain/sections/pages.ts';

/** The standard question that takes the patient's own view. */
const VIEW_QUESTIONS: Readonly<Record<string, string>> = {
  'ice:ideas': 'own-ideas',
  'ice:concerns': 'own-concerns',
  'ice:expectations': 'own-expectations',
};

/** The facts of a file as the patient tells them, and by all the questions that ask for them. */
export function compileFacts(
  patient: Patient,
  facts: readonly NamedFact[],
  { content, catalogue }: { readonly content: PracticeContent; readonly catalogue: PatientCatalogue },
): readonly Fact[] {
  const complaintId = catalogue.complaint(patient.complaint)?.id ?? 0;
  const complained = catalogue.findingsOf(complaintId).map(({ key }) => key);
  const all = [
    ...withImplied(facts, content.impliedFindings),
    ...presenceOfComplaint(patient, facts, complained),
  ];
  return askedTheSame(
    all.map(fact => compiledFact(fact, patient.complaint, catalogue)),
    content.askedAs,
  );
}

/** Whoever is asked for what follows from a fact is told the fact. */
function withImplied(
  facts: readonly NamedFact[],
  implied: PracticeContent['impliedFindings'],
): readonly NamedFact[] {
  const asked = new Set(facts.flatMap(({ ask, also }) => findingsIn([...ask, ...also])));
  return facts.map(fact => {
    const following = fact.is === 'present' ? findingsIn(fact.ask).flatMap(key => implied[key] ?? []) : [];
    const intents = following.filter(key => !asked.has(key)).map((key): Intent => `presence:${key}`);
    for (const key of following) asked.add(key);
    return { ...fact, also: [...fact.also, ...intents] };
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
  const id: Intent = `presence:${finding}`;
  const silent = { also: [], answers: {}, entry: {} };
  return [{ ...silent, id, ask: [id], is: 'present', told: 'opening', weight: 'neutral', says: opening }];
}

/** "Do you smoke?" asks for a finding and for a page of the history: a fact of the one answers the other. */
function askedTheSame(facts: readonly Fact[], same: PracticeContent['askedAs']): readonly Fact[] {
  const asked = new Set(facts.flatMap(({ asks }) => asks));
  return facts.map(fact => {
    const more = same.flatMap(({ intent, findings }): readonly Intent[] => {
      const presences = findings.map((key): Intent => `presence:${key}`);
      if (fact.asks.includes(intent)) return presences;
      return presences.some(presence => fact.asks.includes(presence)) ? [intent] : [];
    });
    return { ...fact, asks: [...fact.asks, ...more.filter(intent => !asked.has(intent))] };
  });
}

function compiledFact(fact: NamedFact, complaint: string, catalogue: PatientCatalogue): Fact {
  const { id, ask, also, is, told, says = null, meanwhile = null } = fact;
  return {
    id,
    asks: [...ask, ...also],
    is,
    told,
    says,
    meanwhile,
    findings: findingsIn(ask).flatMap(key => namedFinding(key, catalogue)),
    answers: [...answersOf(fact, complaint, catalogue), ...viewsOf(fact, complaint, catalogue)],
    entries: entriesOf(fact),
  };
}

function namedFinding(key: string, catalogue: PatientCatalogue): readonly FactFinding[] {
  const found = catalogue.finding(key);
  if (found === undefined) return [];
  const { name, words, synonyms, kind } = found;
  const isSymptom = kind === 'symptom' || kind === 'sign';
  return [{ key, name, terms: [name, words, ...synonyms], isSymptom }];
}

function answersOf(
  { answers }: NamedFact,
  complaint: string,
  catalogue: PatientCatalogue,
): readonly FactAnswer[] {
  return Object.entries(answers).flatMap(([question, said]) => {
    const questionId = catalogue.questionId(complaint, question);
    const choiceId = (text: string) => catalogue.choiceId(complaint, question, text);
    return questionId === undefined ? [] : [factAnswer(questionId, said, choiceId)];
  });
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

/** What the patient thinks, fears and wants stands in the questionnaire in their own words. */
function viewsOf(
  { ask, says }: NamedFact,
  complaint: string,
  catalogue: PatientCatalogue,
): readonly FactAnswer[] {
  if (says === undefined) return [];
  return ask.flatMap(intent => {
    const question = VIEW_QUESTIONS[intent];
    const questionId = question === undefined ? undefined : catalogue.questionId(complaint, question);
    return questionId === undefined ? [] : [{ questionId, amount: says }];
  });
}

function entriesOf({ entry }: NamedFact): readonly FactEntry[] {
  return Object.entries(entry).flatMap(([list, all]) =>
    isEntryList(list) ? all.map(values => ({ list, values })) : [],
  );
}

function isEntryList(list: string): list is EntryList {
  return SECTIONS.some(({ key }) => key === list);
}
