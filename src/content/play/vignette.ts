import { type JudgedCase, judgeCase } from '#content/play/judge-case.ts';
import { playCase } from '#content/play/play-case.ts';
import type { PlayableContent } from '#content/play/playable-content.ts';
import type { TeachingCase } from '#content/read/content.ts';
import { denialOf } from '#content/read/denial.ts';
import type { CaseAnswer } from '#content/schema/teaching-case.ts';
import { QUESTION_TYPE } from '#domain/questionnaire/question.ts';
import { visibleQuestions } from '#domain/questionnaire/visible-questions.ts';

/** That a question was skipped is what a vignette is about; anything else that does not fit is a fault. */
const SKIPPED = /is not answered$/;

/** A patient who tells only part of the story: every question that is not told is skipped. */
export function judgeVignette(vignette: TeachingCase, playable: PlayableContent): JudgedCase {
  const judged = judgeCase(vignette, playable);
  return { ...judged, faults: judged.faults.filter(fault => !SKIPPED.test(fault)) };
}

/** The same patient, asked on: whatever was not told and can be denied with "none of these" is denied. */
export function denyingTheRest(vignette: TeachingCase, playable: PlayableContent): TeachingCase {
  const answers = Object.fromEntries(
    Object.entries(vignette.answers).map(([complaint, answered]) => [
      complaint,
      { ...answered, ...denials(vignette, complaint, playable) },
    ]),
  );
  return { ...vignette, answers };
}

function denials(
  vignette: TeachingCase,
  complaint: string,
  playable: PlayableContent,
): Readonly<Record<string, CaseAnswer>> {
  const symptomId = playable.compiled.complaints.find(({ key }) => key === complaint)?.id ?? 0;
  const { answers } = playCase(vignette, playable);
  const denied = playable
    .questions(complaint, vignette.patient)
    .filter(({ key, type }) => type === QUESTION_TYPE.multi && !(key in (vignette.answers[complaint] ?? {})))
    .filter(question => visibleQuestions([question], answers, symptomId).length > 0)
    .flatMap((question): [string, CaseAnswer][] => {
      const denial = denialOf(question.choices, true);
      return denial === undefined ? [] : [[question.key, [denial.text]]];
    });
  return Object.fromEntries(denied);
}
