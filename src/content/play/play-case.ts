import type { PlayableContent } from '#content/play/playable-content.ts';
import type { KeyedQuestion } from '#content/play/questionnaires.ts';
import type { TeachingCase } from '#content/read/content.ts';
import { denialOf } from '#content/read/denial.ts';
import type { CaseAnswer } from '#content/schema/teaching-case.ts';
import type { Answer } from '#domain/case/answer.ts';
import { readDuration } from '#domain/questionnaire/duration.ts';
import { durationAnswer, multiAnswer, numberAnswer, singleAnswer } from '#domain/questionnaire/new-answer.ts';
import { type Choice, QUESTION_TYPE } from '#domain/questionnaire/question.ts';
import { visibleQuestions } from '#domain/questionnaire/visible-questions.ts';

/** What the patient of a case answered, and where the case does not fit the questionnaire. */
export type PlayedCase = { readonly answers: readonly Answer[]; readonly faults: readonly string[] };

/** Puts the questions of the case's complaints to its patient, in order, as the product would. */
export function playCase(teachingCase: TeachingCase, playable: PlayableContent): PlayedCase {
  const played = Object.keys(teachingCase.answers).map(complaint =>
    playComplaint(teachingCase, complaint, playable),
  );
  return {
    answers: played.flatMap(({ answers }) => answers),
    faults: played.flatMap(({ faults }) => faults),
  };
}

function playComplaint(teachingCase: TeachingCase, complaint: string, playable: PlayableContent): PlayedCase {
  const symptomId = playable.compiled.complaints.find(({ key }) => key === complaint)?.id;
  if (symptomId === undefined) return { answers: [], faults: [`there is no complaint "${complaint}"`] };
  const questions = playable.questions(complaint, teachingCase.patient);
  const given = new Map(Object.entries(teachingCase.answers[complaint] ?? {}));
  const answers: Answer[] = [];
  const faults: string[] = [];
  for (const question of questions) {
    const isVisible = visibleQuestions([question], answers, symptomId).length > 0;
    const said = given.get(question.key);
    given.delete(question.key);
    if (said === undefined) {
      if (isVisible && !isOptional(question)) faults.push(`${complaint}/${question.key} is not answered`);
    } else if (!isVisible) {
      faults.push(`${complaint}/${question.key} is answered, but its condition hides it`);
    } else {
      const answer = answerOrFault(question, symptomId, said);
      if (typeof answer === 'string') faults.push(`${complaint}/${question.key}: ${answer}`);
      else answers.push(answer);
    }
  }
  for (const key of given.keys()) {
    faults.push(`${complaint}/${key} is answered, but there is no such question for this patient`);
  }
  return { answers, faults };
}

function isOptional({ type }: KeyedQuestion): boolean {
  return type === QUESTION_TYPE.notes || type === QUESTION_TYPE.order;
}

/** The answer, or what is wrong with it. */
function answerOrFault(question: KeyedQuestion, symptomId: number, said: CaseAnswer): Answer | string {
  const posed = { question, symptomId };
  switch (question.type) {
    case QUESTION_TYPE.number:
      return typeof said === 'number' ? numberAnswer(posed, String(said)) : `"${said}" is no number`;
    case QUESTION_TYPE.duration:
      return playDuration(question, symptomId, said);
    case QUESTION_TYPE.single: {
      const [choice, ...others] = choicesNamed(question, said);
      if (choice === undefined || others.length > 0) return `needs one choice, not "${said}"`;
      return typeof choice === 'string' ? noChoice(choice) : singleAnswer(posed, choice);
    }
    case QUESTION_TYPE.multi:
      return playMulti(question, symptomId, said);
    default:
      return 'may be left out of a case';
  }
}

function playDuration(question: KeyedQuestion, symptomId: number, said: CaseAnswer): Answer | string {
  const plural = String(said).replace(/([a-z])$/, last => (last === 's' ? last : `${last}s`));
  const duration = readDuration(plural);
  const answer = duration === undefined ? null : durationAnswer({ question, symptomId }, duration);
  return answer ?? `"${said}" is no duration such as "2 hours"`;
}

function playMulti(question: KeyedQuestion, symptomId: number, said: CaseAnswer): Answer | string {
  const named = choicesNamed(question, said);
  const unknown = named.find(choice => typeof choice === 'string');
  if (unknown !== undefined) return noChoice(unknown);
  const choices = named.filter(choice => typeof choice !== 'string');
  const denial = denialOf(question.choices, true);
  if (denial !== undefined && choices.length > 1 && choices.includes(denial)) {
    return `"${denial.text}" contradicts the other choices`;
  }
  return multiAnswer({ question, symptomId }, choices) ?? 'needs a choice';
}

function noChoice(text: string): string {
  return `there is no choice "${text}"`;
}

function choicesNamed(question: KeyedQuestion, said: CaseAnswer): readonly (Choice | string)[] {
  const texts = Array.isArray(said) ? said : [String(said)];
  return texts.map(text => question.choices.find(choice => choice.text === text) ?? text);
}
