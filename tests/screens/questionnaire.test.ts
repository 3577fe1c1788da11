import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { FOUR, LONG_ANSWER, question } from '#tests/examples/sample-questions.ts';
import { intercept } from './network.ts';
import { listedQuestions, nextButton, openQuestionAt, questionCard, questionList } from './question-at.ts';
import { storedRecord } from './session.ts';

describe('The questionnaire', () => {
  it('shows the symptom, the place with its percent, and each question with its state', async () => {
    const session = await openQuestionAt(FOUR);
    expect(screen.getByRole('heading', { level: 1, name: 'History Taking' })).toBeVisible();
    expect(screen.getAllByText('Headache')[0]).toBeVisible();
    expect(await screen.findByText('Question 1 of 3')).toBeVisible();
    expect(screen.getByText('33%')).toBeVisible();
    expect(await session.button('Previous')).toBeDisabled();
    await session.select('No');
    await session.click(await nextButton());
    await session.fill('Notes', LONG_ANSWER);
    await waitFor(async () =>
      expect(await listedQuestions()).toEqual([
        expect.stringMatching(/^AnsweredIs it new\?No$/),
        expect.stringMatching(/^AnsweredWhat happened\?It began while I was cleaning …$/),
        expect.stringMatching(/^UnansweredDid it come back\?$/),
      ]),
    );
    expect((await questionList()).querySelector('[aria-current=step]')).toHaveTextContent('What happened?');
  });

  it('reads Skip while unanswered, Next when answered, Continue on the last', async () => {
    const session = await openQuestionAt(FOUR);
    expect(await nextButton()).toHaveTextContent('Skip');
    await session.select('No');
    expect(await nextButton()).toHaveTextContent('Next');
    await session.click(await nextButton());
    await session.click(await nextButton());
    expect(await screen.findByText('Question 3 of 3')).toBeVisible();
    expect(await nextButton()).toHaveTextContent('Continue');
    await session.press('Previous');
    await waitFor(() => expect(within(questionCard()).getByText('Skipped')).toBeVisible());
    expect(storedRecord().answers.map(({ choiceText }) => choiceText)).toEqual(['No', 'Skipped']);
  });

  it('asks before it jumps over unanswered questions, with their count, and marks them skipped', async () => {
    const session = await openQuestionAt(FOUR);
    await session.press(/Did it come back/, await questionList());
    const dialog = await session.find('dialog', 'Skip questions?');
    expect(dialog).toHaveTextContent('2 questions before this one have no answer yet');
    await session.press('Go Back', dialog);
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
    await session.press(/Did it come back/, await questionList());
    await session.press('Skip 2 questions', await session.find('dialog', 'Skip questions?'));
    expect(await screen.findByText('Question 3 of 3')).toBeVisible();
    expect(within(await questionList()).getAllByText('Skipped')).toHaveLength(2);
    await session.press(/Is it new/, await questionList());
    expect(await screen.findByText('Question 1 of 3')).toBeVisible();
  });

  it('asks before it completes a symptom with unanswered or skipped questions', async () => {
    const session = await openQuestionAt([question(1, 'Is it new?'), question(4, 'Did it come back?')]);
    await session.click(await nextButton());
    await session.select('Yes');
    await session.click(await nextButton());
    const dialog = await session.find('dialog', 'Finish this symptom?');
    expect(dialog).toHaveTextContent('1 question is unanswered or skipped');
    await session.press('Go Back', dialog);
    await session.click(await nextButton());
    await session.press('Finish anyway', await session.find('dialog', 'Finish this symptom?'));
    await session.isAt('/associated-symptoms');
    expect(storedRecord().chiefComplaint?.isAnswered).toBe(true);
  });

  it('drops the answer to a question that a changed answer hides', async () => {
    const session = await openQuestionAt(FOUR);
    await session.select('Yes');
    expect(await screen.findByText('Question 1 of 4')).toBeVisible();
    await session.click(await nextButton());
    await session.select('No');
    await session.press('Previous');
    await session.select('No');
    expect(await screen.findByText('Question 1 of 3')).toBeVisible();
    expect(storedRecord().answers.map(({ questionId }) => questionId)).toEqual([1]);
    await session.select('Yes');
    expect(await screen.findByText('Question 1 of 4')).toBeVisible();
    await session.click(await nextButton());
    await screen.findByRole('heading', { name: 'Since when?' });
    for (const choice of screen.getAllByRole('radio')) expect(choice).not.toBeChecked();
  });

  it('keeps a custom choice under a negative id, even when the server does not take it', async () => {
    intercept(/^\/api\/suggestions\/choices$/, () => Response.json({}, { status: 500 }));
    const session = await openQuestionAt(FOUR);
    await session.fill('Something else', 'Only on Mondays');
    await session.press('Add');
    const added = () => screen.findByRole('radio', { name: /Only on Mondays/ });
    expect(await added()).toBeChecked();
    expect(storedRecord().answers[0]).toMatchObject({
      choiceText: 'Only on Mondays',
      choiceId: expect.stringMatching(/^-\d+$/),
    });
    await session.reload();
    expect(await added()).toBeChecked();
  });

  it('renders nothing for a type it does not know, and still goes on', async () => {
    const session = await openQuestionAt([
      { ...question(1, 'From the future?'), type: 9 },
      question(4, 'Did it come back?'),
    ]);
    expect(await session.find('heading', 'From the future?')).toBeVisible();
    expect(questionCard().querySelector('input, textarea')).toBeNull();
    await session.click(await nextButton());
    expect(await session.find('heading', 'Did it come back?')).toBeVisible();
  });
});
