import type { Rule } from '#content/lint/rule.ts';
import { audienceOfQuestion } from '#content/read/audience.ts';
import type { Complaint, Content } from '#content/read/content.ts';
import { agedYears } from '#domain/case/age.ts';
import { fitsAge } from '#domain/case/fits-age.ts';

/** 14 is the aim; but no red flag and nothing of the past is hidden behind an unlikely answer to reach it. */
const MOST = 16;

/** Ideas, concerns and expectations, which are asked behind every chief complaint. */
const STANDARD = 3;

const PATIENTS = (['male', 'female'] as const).flatMap(sex => [1, 6, 30, 70].map(age => ({ sex, age })));

/**
 * At most 16 questions are put to everybody, ideas, concerns and expectations counted; answers open the others. And of
 * the complaint's own, half the patients of the teaching cases are asked at most as many.
 */
export const path: Rule = {
  name: 'path',
  *check(content) {
    for (const complaint of content.complaints) {
      const length = Math.max(...PATIENTS.map(patient => lengthFor(content, complaint, patient)));
      if (length > MOST) {
        const message = `${length} questions are asked of everybody, with ideas, concerns and expectations; at most ${MOST}`;
        yield { file: complaint.file, message };
      }
      const typical = typicalLength(content, complaint);
      if (typical > MOST) {
        const message = `${typical} questions are asked of a typical patient (the median of its teaching cases); at most ${MOST}`;
        yield { file: complaint.file, message };
      }
    }
  },
};

function lengthFor(content: Content, complaint: Complaint, { sex, age }: (typeof PATIENTS)[number]): number {
  if (!fitsAge(complaint, agedYears(age))) return 0;
  const asked = complaint.questions.filter(question => {
    const audience = audienceOfQuestion(content, complaint, question);
    const isForSex = audience.for === 'both' || audience.for === sex;
    return Object.keys(question.when).length === 0 && isForSex && fitsAge(audience, agedYears(age));
  });
  return asked.length + STANDARD;
}

function typicalLength({ cases }: Content, { key }: Complaint): number {
  const lengths = cases
    .filter(({ complaint }) => complaint === key)
    .map(({ answers }) => Object.keys(answers[key] ?? {}).length)
    .toSorted((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}
