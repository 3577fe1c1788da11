import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { saying } from '#tests/examples/findings.ts';
import { question } from '#tests/examples/sample-questions.ts';
import { complaintNamed } from '#tests/examples/seeded-session.ts';
import {
  BREATHLESS,
  HEART,
  NOTHING,
  RACING,
  SWEATING,
  toldCase,
  WITH_THE_COUGH,
} from '#tests/examples/told-case.ts';
import { answerTexts, box, openCough, storedAnswers } from './asked-cough.ts';
import { intercept, readApi } from './network.ts';
import { listedQuestions, nextButton, openQuestionAt, QUESTIONS_PATH, questionList } from './question-at.ts';
import { openAt, type Session, storedRecord } from './session.ts';

const LAST = question(999, 'Is it new?');

describe('What was said before is not asked again', () => {
  it('choices told before are ticked, those denied are struck through, each with the place', async () => {
    await openCough([BREATHLESS], WITH_THE_COUGH, LAST);
    expect(box('Breathlessness with it')).toBeChecked();
    expect(box('Breathlessness with it')).toHaveAccessibleDescription('told under chest pain');
    expect(box('Sweats with it')).not.toBeChecked();
    expect(box('Sweats with it')).toHaveAccessibleDescription('denied under chest pain');
    expect(screen.getByText('Sweats with it').closest('[data-struck]')).not.toBeNull();
    expect(box('A sore throat with it')).toHaveAccessibleDescription('');
  });

  it('what was denied in the review of systems says so', async () => {
    const { id } = await complaintNamed(readApi, 'Sore throat');
    intercept(QUESTIONS_PATH, () => Response.json([WITH_THE_COUGH, LAST]));
    const record = await toldCase(readApi, []);
    await openAt('/questionnaire', { record, complaintAnswers: { [id]: false } });
    await screen.findByRole('heading', { level: 2, name: WITH_THE_COUGH.text });
    expect(box('A sore throat with it')).toHaveAccessibleDescription('denied in the review of systems');
  });

  it('Next records what stands ticked', async () => {
    const session = await openCough([BREATHLESS], WITH_THE_COUGH, LAST);
    expect(await nextButton()).toHaveTextContent('Next');
    await session.click(await nextButton());
    await session.find('heading', 'Is it new?');
    expect(answerTexts()).toEqual(['Short of breath', 'Breathlessness with it']);
  });

  it('a tap changes it everywhere at once, and the same tap takes that back', async () => {
    const session = await openCough([BREATHLESS, SWEATING], WITH_THE_COUGH, LAST);
    await session.untick('Breathlessness with it');
    expect(answerTexts()).toEqual(['A cold sweat', 'Sweats with it']);
    expect(box('Breathlessness with it')).toHaveAccessibleDescription('denied under chest pain');
    await session.tick('Breathlessness with it');
    expect(answerTexts()).toEqual(['Short of breath, A cold sweat']);
    expect(box('Breathlessness with it')).toHaveAccessibleDescription('told under chest pain');
    expect(box('Sweats with it')).toBeChecked();
  });

  it('a struck choice that is tapped holds everywhere', async () => {
    const session = await openCough([NOTHING], WITH_THE_COUGH, LAST);
    await session.tick('Sweats with it');
    expect(answerTexts()).toEqual(['A cold sweat', 'Sweats with it']);
  });

  it('the stored review answer is changed with it', async () => {
    const { id } = await complaintNamed(readApi, 'Sore throat');
    intercept(QUESTIONS_PATH, () => Response.json([WITH_THE_COUGH, LAST]));
    const record = await toldCase(readApi, []);
    const session = await openAt('/questionnaire', { record, complaintAnswers: { [id]: false } });
    await session.find('heading', WITH_THE_COUGH.text);
    await session.tick('A sore throat with it');
    expect(storedAnswers()).toEqual({});
    await session.untick('A sore throat with it');
    expect(storedAnswers()).toEqual({ [id]: false });
  });

  it('a question of which everything is known is answered by itself, passed over, and can be opened', async () => {
    const session = await openCough([RACING], WITH_THE_COUGH, HEART, LAST);
    expect(await listedQuestions()).toEqual([
      expect.stringMatching(/^Unanswered/),
      expect.stringMatching(/^Answered.*It races$/),
      expect.stringMatching(/^Unanswered/),
    ]);
    await session.tick('A sore throat with it');
    await session.click(await nextButton());
    expect(await session.find('heading', 'Is it new?')).toBeVisible();
    await session.press(/Does your heart race/, await questionList());
    await session.find('heading', HEART.text);
    expect(box('It races')).toBeChecked();
    expect(box('It races')).toHaveAccessibleDescription('told under chest pain');
  });

  it('after a fresh answer the questions behind it are looked at again', async () => {
    const sore = question(913, 'Is your throat sore?', {
      choices: [
        saying(9131, 'It is', { finding: 'sore-throat' }),
        saying(9132, 'It is not', { isDenial: true }),
      ],
    });
    const session = await openCough([RACING], WITH_THE_COUGH, sore, LAST);
    await session.tick('A sore throat with it');
    await session.click(await nextButton());
    expect(await session.find('heading', 'Is it new?')).toBeVisible();
    expect(answerTexts()).toEqual(['Heart racing', 'A sore throat with it', 'It is']);
    await session.press('Previous');
    await session.press('Previous');
    await session.untick('A sore throat with it');
    await session.tick('Nothing with it');
    await session.click(await nextButton());
    await session.find('heading', 'Is it new?');
    expect(answerTexts()).toEqual(['Heart racing', 'Nothing with it', 'It is not']);
  });

  it('a questionnaire of which everything is known ends as usual', async () => {
    const session = await openQuestionAt([HEART], await toldCase(readApi, [RACING]));
    await session.isAt('/associated-symptoms');
    expect(storedRecord().associatedSymptoms).toMatchObject([{ text: 'Cough', isAnswered: true }]);
    expect(answerTexts()).toEqual(['Heart racing', 'It races']);
  });

  it('"none of these" and another choice take each other’s place', async () => {
    const session = await openCough([], WITH_THE_COUGH, LAST);
    await session.tick('A sore throat with it');
    await session.tick('Nothing with it');
    expect(answerTexts()).toEqual(['Nothing with it']);
    await session.tick('Sweats with it');
    expect(answerTexts()).toEqual(['Sweats with it']);
  });
});

describe('Enough for now', () => {
  const SEVEN = Array.from({ length: 7 }, (_, index) => question(index + 1, `Question ${index + 1}?`));

  async function skipTo(session: Session, place: number): Promise<void> {
    for (let now = 1; now < place; now += 1) {
      await session.find('heading', `Question ${now}?`);
      await session.click(await nextButton());
    }
    await session.find('heading', `Question ${place}?`);
  }

  it('ends an associated symptom from the sixth question on, and skips the rest without asking', async () => {
    const session = await openCough([], ...SEVEN);
    await skipTo(session, 5);
    expect(screen.queryByRole('button', { name: 'Enough for now' })).toBeNull();
    await session.click(await nextButton());
    await session.press('Enough for now');
    await session.isAt('/associated-symptoms');
    expect(storedRecord().associatedSymptoms).toMatchObject([{ text: 'Cough', isAnswered: true }]);
    expect(answerTexts()).toEqual(Array.from({ length: 7 }, () => 'Skipped'));
  });

  it('is not offered for the chief complaint', async () => {
    const session = await openQuestionAt(SEVEN);
    await skipTo(session, 7);
    expect(screen.queryByRole('button', { name: 'Enough for now' })).toBeNull();
  });
});
