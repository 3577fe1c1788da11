import type { Rule } from '#content/lint/rule.ts';
import { playCase } from '#content/play/play-case.ts';
import { playableOf } from '#content/play/playable-content.ts';

const FEWEST = 2;

/** Every complaint has two teaching cases, and each answers exactly the questions that its patient would see. */
export const cases: Rule = {
  name: 'cases',
  *check(content) {
    const playable = playableOf(content);
    const byComplaint = Map.groupBy(content.cases, teachingCase => teachingCase.complaint);
    for (const { file, key } of content.complaints) {
      const count = byComplaint.get(key)?.length ?? 0;
      if (count < FEWEST) yield { file, message: `has ${count} teaching cases, fewer than ${FEWEST}` };
    }
    for (const teachingCase of content.cases) {
      const { file, title, complaint, answers } = teachingCase;
      for (const fault of playCase(teachingCase, playable).faults)
        yield { file, message: `${title}: ${fault}` };
      if (!(complaint in answers)) yield { file, message: `${title}: does not answer "${complaint}"` };
    }
  },
};
