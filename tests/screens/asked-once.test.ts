import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';
import { saying } from '#tests/examples/findings.ts';
import { question } from '#tests/examples/sample-questions.ts';
import { complaintNamed } from '#tests/examples/seeded-session.ts';
import {
  askedCase,
  BREATHLESS,
  HEART,
  NOTHING,
  RACING,
  SWEATING,
  toldCase,
  WITH_THE_COUGH,
} from '#tests/examples/told-case.ts';
import { intercept, readApi } from './network.ts';
import { listedQuestions, nextButton, openQuestionAt, QUESTIONS_PATH, questionList } from './question-at.ts';
import { openAt, type Session, storedRecord } from './session.ts';

const LAST = question(999, 'Is it new?');

/** Opens the questions about the cough of a case whose chest pain came with these. */
async function openCough(chosen: readonly number[], ...questions: readonly Question[]): Promise<Session> {
  const session = await openQuestionAt(questions, await toldCase(readApi, chosen));
  await screen.findByRole('heading', { level: 2, name: questions[0]?.text ?? '' });
  return session;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const answerTexts = () => storedRecord().answers.map(({ choiceText }) => choiceText);
const storedAnswers = () =>
  JSON.parse(localStorage.getItem('chiefComplaintAnswers') ?? '{}').complaintAnswers;
const notice = (name: string) => screen.findByRole('region', { name: `${name}: which is right?` });

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

describe('The review of systems starts with what is known', () => {
  const openReview = async (chosen: readonly number[], complaintAnswers = {}) => {
    const session = await openAt('/review-of-systems', {
      record: await askedCase(readApi, chosen),
      complaintAnswers,
    });
    await screen.findByRole('heading', { level: 2, name: 'Respiratory' });
    return session;
  };
  const system = (name: string) =>
    screen.getAllByRole('group').find(({ textContent }) => textContent?.startsWith(name)) as HTMLElement;
  const rowOf = (name: string, systemName = 'Respiratory') =>
    within(system(systemName))
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent?.startsWith(name)) as HTMLElement;

  it('present or not, with the place where it was said, and counted so', async () => {
    await openReview([BREATHLESS]);
    expect(rowOf('Breathlessness')).toHaveTextContent('told under chest pain');
    expect(rowOf('Breathlessness')).toHaveTextContent('Present');
    expect(rowOf('Palpitations', 'Cardiovascular')).toHaveTextContent(
      /denied under chest pain.*Not Present.*Change to Present/,
    );
    // Cough, chest pain and breathlessness.
    expect(system('Respiratory')).toHaveTextContent(/^Respiratory3 present, 0 not present/);
  });

  it('what is present without questions of its own can be asked about', async () => {
    intercept(QUESTIONS_PATH, () => Response.json([LAST]));
    const session = await openReview([BREATHLESS]);
    await session.press('Ask about it: Breathlessness', system('Respiratory'));
    await session.isAt('/questionnaire');
    expect(storedRecord().associatedSymptoms.map(({ text }) => text)).toEqual(['Cough', 'Breathlessness']);
  });

  it('a symptom denied before and changed to present is present everywhere', async () => {
    intercept(QUESTIONS_PATH, () => Response.json([LAST]));
    const session = await openReview([NOTHING]);
    await session.press('Change to Present: Palpitations', system('Cardiovascular'));
    await session.press('Present (Answer Questions)');
    await session.isAt('/questionnaire');
    expect(answerTexts()).toEqual(['Heart racing']);
  });

  it('Mark All Not Present belongs to an open system, and can be undone', async () => {
    const session = await openReview([BREATHLESS]);
    expect(screen.queryByRole('button', { name: 'Mark All Not Present: Urinary' })).toBeNull();
    await session.click(await session.find('heading', 'Urinary'));
    await session.press('Mark All Not Present: Urinary');
    expect(system('Urinary')).toHaveTextContent(/^Urinary0 present, \d+ not present, 0 unanswered/);
    await session.press('Undo');
    expect(system('Urinary')).toHaveTextContent(/^Urinary0 present, 0 not present/);
    expect(storedAnswers()).toEqual({});
  });

  it('Mark All Not Present names what was told, and leaves it or denies it everywhere', async () => {
    const session = await openReview([BREATHLESS, SWEATING]);
    await session.press('Mark All Not Present: Respiratory');
    const dialog = await session.find('dialog', 'Mark all not present?');
    expect(dialog).toHaveTextContent('Breathlessness was told under chest pain.');
    await session.press('Leave it as told', dialog);
    expect(rowOf('Breathlessness')).toHaveTextContent('Present');
    expect(system('Respiratory')).toHaveTextContent(/^Respiratory3 present, \d+ not present, 0 unanswered/);
    await session.press('Undo');
    await session.press('Mark All Not Present: Respiratory');
    await session.press('Deny it everywhere', await session.find('dialog', 'Mark all not present?'));
    expect(rowOf('Breathlessness')).toHaveTextContent('Not Present');
    expect(answerTexts()).toEqual(['A cold sweat']);
    await session.press('Undo');
    expect(answerTexts()).toEqual(['Short of breath, A cold sweat']);
  });

  it('what it contradicts stands in the row, with both ways', async () => {
    const { id } = await complaintNamed(readApi, 'Breathlessness');
    const session = await openReview([BREATHLESS], { [id]: false });
    const [first] = await screen.findAllByRole('region', { name: 'Breathlessness: which is right?' });
    expect(first).toHaveTextContent('Breathlessness was told under chest pain. Which is right?');
    await session.press(/^Present/, first);
    expect(rowOf('Breathlessness')).toHaveTextContent(/told under chest pain.*Present/);
    expect(storedAnswers()).toEqual({});
  });
});

describe('The AI step', () => {
  it('is not asked for what answers told or denied, and learns what they denied', async () => {
    const told = await complaintNamed(readApi, 'Breathlessness');
    const denied = await complaintNamed(readApi, 'Palpitations');
    const asked: { exclude: number[]; negativeSymptoms: { id: number }[] }[] = [];
    intercept(/^\/api\/workflow\/.*symptom/, call => {
      asked.push(call.body as (typeof asked)[number]);
      return call.pass();
    });
    await openAt('/ai-suggested-symptoms', { record: await askedCase(readApi, [BREATHLESS]) });
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(asked[0]?.exclude).toEqual(expect.arrayContaining([told.id, denied.id]));
    const negative = asked[0]?.negativeSymptoms.map(({ id }) => id);
    expect(negative).toContain(denied.id);
    expect(negative).not.toContain(told.id);
  });
});
