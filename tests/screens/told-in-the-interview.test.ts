import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { multiAnswer } from '#domain/questionnaire/new-answer.ts';
import { QUESTION_TYPE } from '#domain/questionnaire/question.ts';
import { saying } from '#tests/examples/findings.ts';
import { question } from '#tests/examples/sample-questions.ts';
import { answeredSymptom, PATIENT } from '#tests/examples/seeded-session.ts';
import { readApi } from './network.ts';
import { openAt, storedRecord } from './session.ts';

const BEFORE = question(905, 'Before this: which of these have you had?', {
  type: QUESTION_TYPE.multi,
  choices: [saying(9051, 'Diabetes', { finding: 'diabetes' }), saying(9052, 'Nothing', { isDenial: true })],
});

async function openPastHistory() {
  const chiefComplaint = await answeredSymptom(readApi, 'Chest pain');
  const answer = multiAnswer({ question: BEFORE, symptomId: chiefComplaint.id }, BEFORE.choices.slice(0, 1));
  const record = { ...PATIENT, chiefComplaint, reviewOfSystemsCompleted: true };
  return openAt('/past-medical-illnesses', { record: { ...record, answers: answer ? [answer] : [] } });
}

describe('What was told in the interview', () => {
  it('is recorded by one tap, and says what is still to ask until it is edited (specification 13.27)', async () => {
    const session = await openPastHistory();
    const told = await session.find('region', 'Told in the interview');
    await session.press(/^Add: /, told);
    expect(storedRecord().pastMedicalIllnesses).toMatchObject([{ name: expect.stringMatching(/diabetes/i) }]);
    expect(screen.queryByRole('region', { name: 'Told in the interview' })).toBeNull();
    expect(await session.find('list', /^To ask about .*diabetes/i)).toHaveTextContent(
      'Ask:since when?how was it found?at which hospital?',
    );
    expect(document.activeElement).toHaveTextContent(/diabetes/i);
  });

  it('is refused by the full form as long as that is not asked (specification 14.2)', async () => {
    const session = await openPastHistory();
    await session.press(/^Add: /, await session.find('region', 'Told in the interview'));
    await session.press(/^Edit .*diabetes/i);
    await session.press('Save');
    expect(await screen.findAllByText('Onset date is required')).not.toHaveLength(0);
  });
});
