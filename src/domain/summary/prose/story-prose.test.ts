import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/case/answer.ts';
import { recordAnswer } from '#domain/case/answers.ts';
import type { Dimension } from '#domain/questionnaire/dimension.ts';
import { QUESTION_TYPE, type QuestionType } from '#domain/questionnaire/question.ts';
import { sectionOf } from '#domain/summary/document/clinical-document.ts';
import { CHEST_PAIN, reviewed } from '#tests/examples/cases.ts';
import { VOCABULARY } from '#tests/examples/findings.ts';
import { summaryAlone } from '#tests/examples/summaries.ts';

let lastId = 0;

const answer = (questionText: string, choiceText: string, rest: Partial<Answer> = {}): Answer => {
  lastId += 1;
  return {
    questionId: lastId,
    questionText,
    questionType: QUESTION_TYPE.multi,
    choiceId: null,
    choiceText,
    symptomId: CHEST_PAIN.id,
    ...rest,
  };
};

/** Choices by their clinical phrases. */
const phrased = (covers: Dimension, ...phrases: string[]) =>
  answer('Asked?', phrases.join(', '), {
    covers,
    choiceId: phrases.map((_, index) => index + 1).join(','),
    offered: phrases.map((phrase, index) => ({ id: index + 1, text: phrase, phrase })),
  });

const measured = (covers: Dimension, questionType: QuestionType, question: string, text: string) =>
  answer(question, text, { covers, questionType });

function story(...answers: Answer[]): string {
  const record = answers.reduce(recordAnswer, { ...reviewed, associatedSymptoms: [] });
  const { document } = summaryAlone(record, { vocabulary: VOCABULARY });
  return sectionOf(document, 'ChiefComplaint')
    .brief.flatMap(block => (block.kind === 'paragraph' ? [block.text] : []))
    .join('\n');
}

describe('A symptom in prose (specification 22.10)', () => {
  it('is told dimension by dimension, each with its verb', () => {
    expect(
      story(
        phrased('relieving', 'relieved by rest'),
        phrased('onset', 'gradual over minutes'),
        measured('duration', QUESTION_TYPE.duration, 'How long has it lasted?', '1 hours'),
        phrased('site', 'retrosternal'),
        phrased('character', 'pressing', 'heavy'),
        phrased('radiation', 'to the left arm', 'to the jaw'),
        measured('severity', QUESTION_TYPE.number, 'How bad is it, from 0 to 10?', '8'),
        phrased('aggravating', 'worse on exertion'),
      ),
    ).toBe(
      'The chest pain had a gradual onset over minutes and has lasted 1 hour. It is retrosternal, pressing and heavy, and radiates to the left arm and jaw. It is rated 8 out of 10. It is worse on exertion and relieved by rest.',
    );
  });

  it('says of the patient what the patient does', () => {
    expect(story(phrased('impact', 'unable to climb stairs'), phrased('severity', 'wakes from sleep'))).toBe(
      'The chest pain wakes from sleep. She is unable to climb stairs.',
    );
  });

  it('tells how long an episode lasts when it comes in attacks', () => {
    const question = 'How long does the pain last each time, or how long has it lasted so far?';
    expect(
      story(
        phrased('course', 'in attacks'),
        measured('duration', QUESTION_TYPE.duration, question, '10 minutes'),
      ),
    ).toBe('The presenting complaint is chest pain. Each episode lasts 10 minutes. It occurs in attacks.');
  });

  it('tells the companions of a symptom once, and what is denied apart', () => {
    const offered = [
      { id: 1, text: 'Fever', finding: 'fever' },
      { id: 2, text: 'A cough', finding: 'cough' },
      { id: 3, text: 'Feeling sick', finding: 'nausea' },
      { id: 4, text: 'None of these', isDenial: true },
    ];
    const asked = { covers: 'associated', choiceId: '1', offered } as const;
    expect(story(answer('And else?', 'Fever', asked), answer('Again?', 'Fever', asked))).toBe(
      'The presenting complaint is chest pain. It is accompanied by a fever.\nThere is no cough or nausea.',
    );
  });

  it('quotes what has no clinical words, and says what the patient cannot say', () => {
    expect(
      story(
        answer('What does it feel like?', 'Like an elephant', { covers: 'character' }),
        answer('How did it begin?', 'I cannot say', { covers: 'onset' }),
        answer('Where?', 'Hard to say', { covers: 'site' }),
      ),
    ).toBe('The chest pain is described as “Like an elephant”. She cannot say how it began or where it is.');
  });

  it('tells a number by what it is of', () => {
    const pillows = measured('function', QUESTION_TYPE.number, 'How many pillows do you need to sleep?', '3');
    const other = measured('amount', QUESTION_TYPE.number, 'How many towels do you use?', '4');
    expect(story(pillows, other)).toBe(
      'The presenting complaint is chest pain. The number of towels is 4. She sleeps on 3 pillows.',
    );
  });
});
