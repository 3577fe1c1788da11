import { playCase } from '#content/play/play-case.ts';
import type { PlayableContent } from '#content/play/playable-content.ts';
import type { TeachingCase } from '#content/read/content.ts';
import { agedYears, completedYears } from '#domain/case/age.ts';
import type { Answer } from '#domain/case/answer.ts';
import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';

/** What the likelihood model learns of a case: its first complaint led to the doctor, the others are further symptoms. */
export function toldFacts(
  teachingCase: TeachingCase,
  playable: PlayableContent,
  isTold: (answer: Answer) => boolean = () => true,
): CaseFacts {
  const { age, sex } = teachingCase.patient;
  const idOf = (key: string) => playable.compiled.complaints.find(complaint => complaint.key === key)?.id;
  const [chiefComplaintId = null, ...presentIds] = Object.keys(teachingCase.answers).flatMap(
    key => idOf(key) ?? [],
  );
  return {
    age: completedYears(agedYears(age)),
    gender: sex === 'male' ? 'Male' : 'Female',
    chiefComplaintId,
    presentIds,
    absentIds: [],
    answers: playCase(teachingCase, playable).answers.filter(isTold),
    present: [],
    denied: [],
  };
}
