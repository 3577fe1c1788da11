import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import type { Answer } from '#domain/case/answer.ts';
import { recordAnswer } from '#domain/case/answers.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { chooseChiefComplaint, markCurrentAnswered } from '#domain/case/symptoms.ts';
import { readDuration } from '#domain/questionnaire/duration.ts';
import {
  durationAnswer,
  multiAnswer,
  numberAnswer,
  type PosedQuestion,
  singleAnswer,
} from '#domain/questionnaire/new-answer.ts';
import { QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';
import { caseFormat } from '#domain/record/case-format.ts';
import { emptyCase } from '#domain/record/empty-case.ts';
import type { Complaint } from '#domain/review/complaint.ts';

const CASE_FILE = new URL('../../content/cases/chest-pain.yaml', import.meta.url);

/** The texts a teaching case chose, whichever question they answer. */
function chosenTexts(): Set<string> {
  const { cases } = parse(readFileSync(CASE_FILE, 'utf8'));
  return new Set(Object.values(cases[0].answers['chest-pain']).flat().map(String));
}

/** A session with a chest pain answered as the first teaching case tells it, everything else still open. */
export async function sampleCase(baseUrl: string): Promise<PatientRecord> {
  const complaints: readonly Complaint[] = await (
    await fetch(`${baseUrl}/api/complaints?gender=male`)
  ).json();
  const chestPain = complaints.find(({ text }) => text === 'Chest pain');
  if (!chestPain) throw new Error('The content has no chest pain');
  const answer = await fetch(`${baseUrl}/api/complaints/${chestPain.id}/questions?gender=male`);
  const questions: readonly Question[] = await answer.json();
  const texts = chosenTexts();
  const begun = chooseChiefComplaint(
    {
      ...emptyCase('November 21, 2026'),
      name: 'Thomas Reed',
      age: 62,
      gender: 'Male',
      maritalStatus: 'Married',
      occupation: 'Bus driver',
      residence: 'Leeds',
      historyTaker: 'Maya Lind',
      historyTakerPosition: '4th Year Medical Student',
    },
    chestPain,
  );
  const answered = questions.reduce((record, question) => {
    const reply = replyFrom(texts, { question, symptomId: chestPain.id });
    return reply ? recordAnswer(record, reply) : record;
  }, begun);
  return { ...markCurrentAnswered(answered), reviewOfSystemsCompleted: true };
}

function replyFrom(texts: ReadonlySet<string>, asked: PosedQuestion): Answer | null {
  const { type, choices } = asked.question;
  const words = [...texts];
  if (type === QUESTION_TYPE.duration) {
    const duration = words.map(readDuration).find(read => read !== undefined);
    return duration ? durationAnswer(asked, duration) : null;
  }
  if (type === QUESTION_TYPE.number) return numberAnswer(asked, words.find(text => /^\d+$/.test(text)) ?? '');
  const chosen = choices.filter(({ text }) => texts.has(text));
  const [first] = chosen;
  if (chosen.length > 1) return multiAnswer(asked, chosen);
  return first ? singleAnswer(asked, first) : null;
}

/** Puts a case into the browser as if it had been taken there, with the terms accepted. */
export async function placeCase(page: Page, record: PatientRecord): Promise<void> {
  await page.addInitScript(
    saved => {
      if (localStorage.getItem('anamnesisCase') === null) localStorage.setItem('anamnesisCase', saved);
      sessionStorage.setItem('termsAccepted', 'true');
    },
    caseFormat.write(record, Date.now()),
  );
}
