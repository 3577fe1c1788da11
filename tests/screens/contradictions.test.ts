import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { QUESTION_TYPE } from '#domain/questionnaire/question.ts';
import { question } from '#tests/examples/sample-questions.ts';
import { complaintNamed } from '#tests/examples/seeded-session.ts';
import { askedCase, BREATHLESS, SWEATING, toldCase, WITH_THE_COUGH } from '#tests/examples/told-case.ts';
import { answerTexts, box, openCough } from './asked-cough.ts';
import { readApi } from './network.ts';
import { openQuestionAt } from './question-at.ts';
import { openAt, storedRecord } from './session.ts';

const LAST = question(999, 'Is it new?');
const notice = (name: string) => screen.findByRole('region', { name: `${name}: which is right?` });

describe('A contradiction', () => {
  it('is said when it arises, and settled in one way everywhere', async () => {
    const session = await openCough([BREATHLESS, SWEATING], WITH_THE_COUGH, LAST);
    await session.tick('Nothing with it');
    const breathless = await notice('Breathlessness');
    expect(breathless).toHaveTextContent('Breathlessness was told under chest pain. Which is right?');
    await session.press(/^Present/, breathless);
    expect(answerTexts()).toEqual(['Short of breath, A cold sweat', 'Breathlessness with it']);
    await session.press(/^Not present/, await notice('Diaphoresis'));
    expect(answerTexts()).toEqual(['Short of breath', 'Breathlessness with it']);
    expect(screen.queryByRole('region', { name: /which is right/ })).toBeNull();
  });

  it('with a symptom of the case takes that out only after asking', async () => {
    const record = await toldCase(readApi, []);
    const { id, text } = await complaintNamed(readApi, 'Breathlessness');
    const [cough] = record.associatedSymptoms ?? [];
    const breathlessness = { id, text, isAnswered: true };
    const answers = [
      {
        questionId: 1,
        questionText: 'Is it new?',
        questionType: QUESTION_TYPE.single,
        choiceId: '10',
        choiceText: 'Yes',
        symptomId: id,
      },
    ];
    const associatedSymptoms = [breathlessness, ...(cough ? [cough] : [])];
    const session = await openQuestionAt([WITH_THE_COUGH, LAST], { ...record, answers, associatedSymptoms });
    await screen.findByRole('heading', { level: 2, name: WITH_THE_COUGH.text });
    expect(box('Breathlessness with it')).toHaveAccessibleDescription('a symptom of this case');
    await session.tick('Nothing with it');
    const said = await notice('Breathlessness');
    expect(said).toHaveTextContent('Breathlessness is a symptom of this case. Which is right?');
    await session.press(/^Not present/, said);
    await session.press('Not present', await session.find('dialog', 'Breathlessness is not present?'));
    expect(storedRecord().associatedSymptoms).toMatchObject([{ text: 'Cough' }]);
    expect(answerTexts()).toEqual(['Nothing with it']);
  });

  it('stands on the summary until it is settled or left so', async () => {
    const { id } = await complaintNamed(readApi, 'Breathlessness');
    const record = { ...(await askedCase(readApi, [BREATHLESS])), reviewOfSystemsCompleted: true };
    const session = await openAt('/summary', { record, complaintAnswers: { [id]: false } });
    const list = await session.find('region', 'Contradictions');
    expect(list).toHaveTextContent(
      'Breathlessness was told under chest pain and denied in the review of systems. Which is right?',
    );
    await session.press(/^Leave both/, list);
    expect(screen.queryByRole('region', { name: 'Contradictions' })).toBeNull();
    await session.reload();
    await screen.findByText('Process Clinical Data');
    expect(storedRecord().acceptedContradictions).toEqual(['dyspnoea']);
    expect(screen.queryByRole('region', { name: 'Contradictions' })).toBeNull();
  });
});
