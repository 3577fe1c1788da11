import { expect, test } from 'vitest';
import { askMeaning } from '#domain/practice/consultation/ask.ts';
import { birthDate } from '#domain/practice/consultation/birth-date.ts';
import { beginConsultation } from '#domain/practice/consultation/consultation.ts';
import type { Intent } from '#domain/practice/intent.ts';
import { BAKER, fact } from '#domain/practice/patient/patient.fixture.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';

const TODAY = '2026-11-22';

type Question = { readonly asked: readonly Intent[]; readonly words: string };

const LONG =
  'It began on Monday. I was at work. Then I went home and lay down, and my wife rang you. So here I am now.';

const PATIENT: PracticePatient = {
  ...BAKER,
  facts: [
    ...BAKER.facts,
    fact('attribute:circumstances', `${LONG} That was all of it.`, {
      asks: ['attribute:circumstances', 'attribute:timing'],
    }),
    fact('history:medicines', 'Just the omeprazole.'),
    fact('presence:family-glaucoma', 'My sister has glaucoma.', {
      asks: ['presence:family-glaucoma', 'history:family'],
    }),
    fact('history:illnesses', 'I had asthma as a boy.'),
    fact('presence:wheeze', 'No, no wheeze.', { is: 'denied' }),
    fact('presence:tremor', 'No. Steady as a rock.', { is: 'denied' }),
    fact('presence:alert', 'He is wide awake.', { is: 'denied' }),
    fact('history:diet', 'That is odd! I eat nothing.'),
    fact('history:stress', 'The bailiffs came.', {
      told: 'trust',
      meanwhile: 'We manage.',
      asks: ['history:stress', 'presence:money-worries'],
    }),
    fact('presence:unwell', 'It is my chest, and malaria.', {
      told: 'opening',
      findings: [{ key: 'unwell', name: 'Unwell', terms: ['malaria', 'unwell'], isSymptom: false }],
    }),
  ],
  usual: [
    ...BAKER.usual,
    { to: 'presence:*-use', says: ['No, I take nothing of the kind.'] },
    { to: 'presence:cannabis-use', says: ['No, I never touch it.'] },
    { to: 'presence:family-*', says: ['No, nobody in my family.'] },
    { to: 'talk:any-questions', says: ['What is it?'] },
    { to: 'talk:closing', says: ['Goodbye.'] },
    { to: 'talk:consent', says: ['Yes, do.'] },
    { to: 'talk:reassurance', says: ['I should have come sooner.', 'Thank you.'] },
    { to: 'history:energy', says: ['My usual energy.'] },
    { to: 'presence:fatigue', says: ['No, my usual energy.'] },
  ],
};

function replies(...questions: readonly Question[]): readonly string[] {
  const { lines } = questions.reduce(
    (soFar, { asked, words }) => askMeaning(soFar, words, asked),
    beginConsultation(PATIENT, TODAY),
  );
  return lines.flatMap(({ by, text }) => (by === 'patient' ? [text] : []));
}

function last(...questions: readonly Question[]): string {
  return replies(...questions).at(-1) ?? '';
}

/** A question of these intents, whatever its words. */
function q(...asked: readonly Intent[]): Question {
  return { asked, words: asked.join() };
}

function said(words: string, ...asked: readonly Intent[]): Question {
  return { asked, words };
}

test('"as I said" is said to whoever asks the same again, or what was said in the last reply', () => {
  expect(last(q('history:smoking'), q('history:smoking'))).toBe('As I said, ten a day.');
  expect(last(q('history:smoking'), q('history:smoking-amount'))).toBe('As I said, ten a day.');
  expect(last(q('history:smoking'), q('history:medicines'), q('history:smoking-amount'))).toBe('Ten a day.');
  expect(last(q('presence:jaundice'), q('presence:jaundice'))).not.toContain('As I said');
});

test('surprise and a confidence are never said to have been said', () => {
  expect(last(q('history:diet'), q('history:diet'))).toBe('That is odd! I eat nothing.');
  const again = q('history:adherence');
  expect(last(again, again, again)).toBe('I never take them.');
});

test('something long is told again in short, but whole to another question', () => {
  const [first, , another, again] = replies(
    q('attribute:circumstances'),
    q('history:medicines'),
    q('attribute:timing'),
    q('attribute:circumstances'),
  );
  expect(first).toBe(`${LONG} That was all of it.`);
  expect(another).toBe(first);
  expect(again).toBe('As I said, it began on Monday. I was at work.');
});

test('what a list tells of medicines, family and illnesses is not denied once more for its single items', () => {
  expect(last(q('history:medicines', 'presence:nitrate-use'))).toBe('Just the omeprazole.');
  expect(last(q('presence:nitrate-use', 'history:medicines'))).toBe('Just the omeprazole.');
  expect(last(q('history:family', 'presence:family-gout'))).toBe('My sister has glaucoma.');
  expect(last(q('presence:family-glaucoma', 'presence:family-gout'))).toBe('My sister has glaucoma.');
  expect(last(q('history:illnesses', 'presence:diabetes'))).toBe('I had asthma as a boy.');
});

test('what would stand in no list is denied beside one', () => {
  expect(last(q('history:medicines', 'presence:cannabis-use'))).toBe(
    'Just the omeprazole. No, I never touch it.',
  );
  expect(last(q('history:illnesses', 'presence:rash'))).toBe('I had asthma as a boy. No, my skin is clear.');
});

test('a denial left out was given all the same', () => {
  const { lines } = askMeaning(beginConsultation(PATIENT, TODAY), '?', [
    'history:medicines',
    'presence:nitrate-use',
  ]);
  expect(lines.at(-1)).toMatchObject({ usual: [{ intent: 'presence:nitrate-use' }] });
});

test('after a no in the patient’s own words one thing more, or several, are denied in as few', () => {
  expect(last(said('…', 'presence:wheeze', 'presence:jaundice'))).toBe('No, no wheeze. Nor the other.');
  expect(last(said('…', 'presence:wheeze', 'presence:jaundice', 'presence:itch'))).toBe(
    'No, no wheeze. Nor the others.',
  );
});

test('what is denied beside something else is called as the student called it, one thing or two', () => {
  const words = 'Any wheeze, jaundice or itching?';
  expect(last(said(words, 'presence:wheeze', 'presence:jaundice'))).toBe('No, no wheeze. Jaundice, no.');
  expect(last(said(words, 'presence:wheeze', 'presence:jaundice', 'presence:itching'))).toBe(
    'No, no wheeze. Jaundice or itching, no.',
  );
});

test('two noes in a row are one, and what denies by its no alone keeps it', () => {
  expect(last(q('presence:wheeze', 'presence:fever'))).toBe('No, no wheeze. I am not hot.');
  expect(last(q('presence:wheeze', 'presence:rash'))).toBe('No, no wheeze. No, my skin is clear.');
  expect(last(q('presence:wheeze', 'presence:tremor'))).toBe('No, no wheeze. No. Steady as a rock.');
});

test('what is denied in the words of a well person is followed by a no of its own', () => {
  expect(last(q('presence:alert', 'presence:jaundice'))).toMatch(/^He is wide awake\. No/);
});

test('bad news is answered by a reaction, and another one the next time', () => {
  const [first, second] = replies(
    said("I'm worried this could be a cancer.", 'talk:explain', 'talk:reassurance'),
    said(
      'You may need an operation within the hour. Is that clear?',
      'talk:explain',
      'talk:check-understanding',
    ),
  );
  expect([first, second].toSorted()).toEqual(['Oh. Is it bad?', 'Oh. What now?']);
});

test('who asks for consent to what is bad news is answered as to bad news', () => {
  const words = 'You need to go to hospital by ambulance now. Is this okay for you?';
  expect(last(said(words, 'talk:plan', 'talk:consent'))).toMatch(/^Oh\./);
});

test('sympathy alone that brings bad news is answered as bad news', () => {
  expect(last(said("I'm worried the big artery is leaking.", 'talk:empathy'))).toMatch(/^Oh\./);
  expect(last(said("I'm sorry, that must have been a fright.", 'talk:empathy'))).toBe('All right.');
});

test('who has been told something asks another question than who has not', () => {
  expect(last(q('talk:any-questions'))).toBe('What is it?');
  expect(last(said('It is a cold.', 'talk:explain'), q('talk:any-questions'))).toBe('What happens next?');
  expect(last(said('We take blood. Any questions?', 'talk:plan', 'talk:any-questions'))).toBe(
    'What happens next?',
  );
});

test.each([
  'So it is your chest. Have I missed anything?',
  'It is your chest, and you feel sick. Did I get anything wrong?',
  'Am I missing anything?',
])('"%s" is answered by a no', words => {
  expect(last(said(words, 'talk:summary'))).toBe('No, that is everything.');
  expect(last(said(words, 'talk:check-understanding'))).toBe('No, that is everything.');
});

test('"Is there anything I forgot to ask?" is answered by a no, "What did I get wrong?" is not', () => {
  expect(last(said('Is there anything I forgot to ask you?', 'talk:any-questions'))).toBe(
    'No, that is everything.',
  );
  expect(last(said('Sorry, what did I get wrong?', 'talk:summary'))).toBe('Yes, that is right.');
});

test('a summary is not refused for what the patient came with', () => {
  const summary = said("So it is your chest, and you didn't have malaria.", 'talk:summary');
  expect(last(q('open:start'), summary)).toBe('Yes, that is right.');
});

test('a goodbye is answered by one, whatever is planned besides', () => {
  expect(last(said("I'll ring you. Bye.", 'talk:closing', 'talk:plan'))).toBe('Goodbye.');
});

test('the date of birth of a child of seven weeks is seven weeks ago', () => {
  for (let id = 1; id < 50; id += 1) {
    const born = birthDate({ id, age: 0.14 }, TODAY);
    expect(born >= '2026-09-28' && born <= '2026-10-04', born).toBe(true);
  }
});

test('a goodbye is returned, and with it nobody asks anything more', () => {
  const parting = said('Any questions? Goodbye.', 'talk:any-questions', 'talk:closing');
  expect(last(parting)).toBe('No, that is everything. Goodbye.');
});

test('who is told a plan does not ask what will be done, and gives leave where it is asked for', () => {
  const plan = (words: string) => last(q('history:smoking'), said(words, 'talk:explain', 'talk:plan'));
  expect(plan('It may be cancer, so we will do a scan today.')).toBe('Oh. Is it bad?');
  expect(plan('I would like to take some blood, would that be all right with you?')).toBe('Yes, do.');
});

test('whoever is told that it was right to come does not blame themselves', () => {
  const right = said('You were right to come.', 'talk:reassurance');
  expect(last(q('history:smoking'), right)).toBe('Thank you.');
});

test('a confidence is not told because one question asks for it twice', () => {
  const both = q('history:stress', 'presence:money-worries');
  expect(last(both)).toBe('We manage.');
  expect(last(both, both)).toBe('The bailiffs came.');
});

test('what is well is said once, be it with a no before it', () => {
  expect(last(q('history:energy', 'presence:fatigue'))).toBe('My usual energy.');
});

test('nobody says when they were born before they have said who they are', () => {
  expect(last(q('talk:birth-date', 'talk:name'))).toMatch(/^Ada Baker, and call me Ada\. \d/);
});
