import { QUESTION_TYPE } from '#domain/questionnaire/question.ts';
import { visibleQuestions } from '#domain/questionnaire/visible-questions.ts';
import type { TeachingCase } from './content.ts';
import { denialOf } from './denial.ts';
import { type JudgedCase, judgeCase } from './judge-case.ts';
import type { Knowledge } from './knowledge.ts';
import { playCase } from './play-case.ts';
import type { CaseAnswer } from './schema/teaching-case.ts';

/** That a question was skipped is what a vignette is about; anything else that does not fit is a fault. */
const SKIPPED = /is not answered$/;

/** A patient who tells only part of the story: every question that is not told is skipped. */
export function judgeVignette(vignette: TeachingCase, knowledge: Knowledge): JudgedCase {
  const judged = judgeCase(vignette, knowledge);
  return { ...judged, faults: judged.faults.filter(fault => !SKIPPED.test(fault)) };
}

/** The same patient, asked on: whatever was not told and can be denied with "none of these" is denied. */
export function denyingTheRest(vignette: TeachingCase, knowledge: Knowledge): TeachingCase {
  const answers = Object.fromEntries(
    Object.entries(vignette.answers).map(([complaint, told]) => [
      complaint,
      { ...told, ...denials(vignette, complaint, knowledge) },
    ]),
  );
  return { ...vignette, answers };
}

function denials(
  vignette: TeachingCase,
  complaint: string,
  knowledge: Knowledge,
): Readonly<Record<string, CaseAnswer>> {
  const symptomId = knowledge.compiled.complaints.find(({ key }) => key === complaint)?.id ?? 0;
  const { answers } = playCase(vignette, knowledge);
  const denied = knowledge
    .questions(complaint, vignette.patient)
    .filter(({ key, type }) => type === QUESTION_TYPE.multi && !(key in (vignette.answers[complaint] ?? {})))
    .filter(question => visibleQuestions([question], answers, symptomId).length > 0)
    .flatMap((question): [string, CaseAnswer][] => {
      const denial = denialOf(question.choices, true);
      return denial === undefined ? [] : [[question.key, [denial.text]]];
    });
  return Object.fromEntries(denied);
}
