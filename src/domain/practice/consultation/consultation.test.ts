import { expect, test } from 'vitest';
import { ask, askMeaning } from '#domain/practice/consultation/ask.ts';
import { birthDate } from '#domain/practice/consultation/birth-date.ts';
import {
  beginConsultation,
  type Consultation,
  toldFacts,
} from '#domain/practice/consultation/consultation.ts';
import type { Intent } from '#domain/practice/intent.ts';
import { BAKER } from '#domain/practice/patient/patient.fixture.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';

const TODAY = '2026-11-22';

/** A question of one or several intents, as one sentence. */
type Question = Intent | readonly Intent[];

function asking(consultation: Consultation, question: Question, words = String(question)): Consultation {
  return askMeaning(consultation, words, [question].flat());
}

function afterAsking(questions: readonly Question[], patient: PracticePatient = BAKER): Consultation {
  return questions.reduce<Consultation>(
    (soFar, question) => asking(soFar, question),
    beginConsultation(patient, TODAY),
  );
}

/** What the patient said last. */
function reply(...questions: readonly Question[]): string {
  return afterAsking(questions).lines.at(-1)?.text ?? '';
}

function toldAfter(...questions: readonly Question[]): readonly string[] {
  return toldFacts(afterAsking(questions)).map(({ factId }) => factId);
}

test('the first open question brings the opening, and what it says counts as told', () => {
  expect(reply('open:start')).toBe('It is my chest.');
  expect(toldAfter('open:start')).toEqual(['attribute:site']);
});

test('"tell me more" brings as much at a time as the patient is talkative, then nothing more', () => {
  expect(reply('open:start', 'open:more')).toBe('It came this morning. It presses.');
  expect(reply('open:start', 'open:more', 'open:more')).toBe('It stays the same.');
  expect(reply('open:start', 'open:more', 'open:more', 'open:more')).toBe('That is all.');
});

test('"anything else?" brings what nobody asked for, and before that it is not told', () => {
  expect(toldAfter('open:start', 'open:more', 'open:more')).not.toContain('presence:nausea');
  expect(reply('open:start', 'open:else')).toContain('I feel sick, too.');
});

test('what is asked directly is told, however it would have been told by itself', () => {
  expect(reply('attribute:onset')).toBe('It came this morning.');
  expect(reply('presence:nausea')).toBe('I feel sick, too.');
});

test('what is told in trust is held back at first, and told to whoever asks again', () => {
  expect(reply('history:adherence')).toBe('Most days.');
  expect(toldAfter('history:adherence')).toEqual([]);
  expect(reply('history:drugs')).toBe('Is that important?');
  expect(reply('history:adherence', 'history:adherence')).toBe('I never take them.');
});

test.each<Intent>(['talk:empathy', 'ice:concerns'])('after %s it is told at once', intent => {
  expect(reply(intent, 'history:adherence')).toBe('I never take them.');
});

test('what was told before is told again as such', () => {
  expect(reply('history:smoking', 'history:smoking')).toBe('As I said, ten a day.');
  expect(reply('history:home', 'history:home')).toBe('As I said, alone since Ben died.');
});

test('what the opening told in other words is not said to have been said', () => {
  expect(reply('open:start', 'attribute:site')).toBe('Here in the middle.');
  expect(reply('open:start', 'attribute:site', 'attribute:site')).toBe('As I said, here in the middle.');
});

test('what two parts of a question ask for is said once', () => {
  expect(reply(['history:smoking', 'history:smoking-amount'])).toBe('Ten a day.');
  expect(reply('history:smoking', ['history:smoking', 'history:smoking-amount'])).toBe(
    'As I said, ten a day.',
  );
});

test('"How much do you smoke?" is answered by what the file says of smoking', () => {
  expect(reply('history:smoking-amount')).toBe('Ten a day.');
});

test('what no fact says is answered by the most special normal answer, and the same when asked again', () => {
  expect(reply('presence:rash')).toBe('No, my skin is clear.');
  expect(reply('presence:cough', 'presence:cough')).toBe(reply('presence:cough'));
});

test('two denials in a row do not sound the same', () => {
  const said = afterAsking([
    'presence:cough',
    'presence:jaundice',
    'presence:tremor',
    'presence:wheeze',
  ]).lines.flatMap(line => (line.by === 'patient' ? [line.text] : []));
  for (const [place, text] of said.entries()) expect(text).not.toBe(said[place - 1]);
});

test('several things asked at once are answered together', () => {
  expect(reply(['presence:cough', 'presence:rash'])).toBe('No, neither.');
  expect(reply(['presence:cough', 'presence:rash', 'presence:tremor'])).toBe('No, none of those.');
  expect(reply(['presence:cough', 'presence:nausea'])).toBe('I feel sick, too. Cough, no.');
  expect(reply(['presence:cough', 'presence:nausea', 'presence:rash'])).toBe(
    'I feel sick, too. Cough or rash, no.',
  );
  expect(reply(['presence:fever', 'presence:cough'])).toBe('No, I am not hot. Cough, no.');
});

test('"the other, no" is said beside something of the kind only, and what is well comes after the no', () => {
  expect(reply(['history:smoking', 'presence:rash'])).toBe('Ten a day. No, my skin is clear.');
  expect(reply(['history:smoking', 'presence:rash', 'presence:cough'])).toBe('Ten a day. No, neither.');
  expect(reply(['presence:rash', 'presence:trismus'])).toBe('No, my skin is clear. It opens wide.');
  expect(reply('presence:trismus')).toBe('It opens wide.');
});

test('a single word of denial is enough for one question, and not beside another answer', () => {
  expect(reply('history:operations')).toBe('None.');
  expect(reply(['history:smoking', 'history:operations'])).toBe('Ten a day. Nothing to tell.');
});

test('a fact that is denied in the usual words is told like one', () => {
  expect(toldAfter('presence:syncope')).toEqual(['presence:syncope']);
  expect(reply('presence:syncope')).toMatch(/^No/);
});

test('who does not know says so', () => {
  expect(reply('presence:family-stroke')).toBe('I could not tell you.');
});

test('asked more of a symptom, a patient who has nothing more to say of it tells what there is once more', () => {
  expect(reply('attribute:character:nausea')).toBe('I feel sick, too.');
  expect(reply('presence:nausea', 'attribute:character:nausea')).toBe('As I said, I feel sick, too.');
});

test('of a symptom that is not there nothing is described', () => {
  expect(reply('attribute:duration:cough')).toBe('I have not got that.');
});

test('"the cough" of somebody who coughs is the cough they came with, whichever cough was understood', () => {
  const complaint = { key: 'cough', id: 11, text: 'Cough', system: 'Respiratory' };
  const [line] = afterAsking(['attribute:onset:night-cough'], { ...BAKER, complaint }).lines.slice(-1);
  expect(line?.text).toBe('It came this morning.');
});

test('a cue that is followed brings its own words, once', () => {
  expect(reply('history:home', 'talk:empathy')).toBe('Ben was my son.');
  expect(reply('history:home', 'history:smoking', 'history:mood')).toBe('Ben was my son.');
  expect(reply('history:home', 'history:mood', 'history:mood')).toBe('Nothing to tell.');
});

test('empathy follows only what was said just now', () => {
  expect(reply('history:home', 'history:smoking', 'attribute:onset', 'talk:empathy')).toBe('All right.');
  expect(reply('talk:empathy')).toBe('All right.');
});

test('what the patient cannot say is left out where something else is told', () => {
  expect(reply(['attribute:onset', 'attribute:severity'])).toBe('It came this morning.');
  expect(reply(['attribute:severity', 'attribute:amount'])).toBe('I could not say.');
});

test('a reply says once that something was said before', () => {
  expect(reply('attribute:onset', 'history:smoking', ['attribute:onset', 'history:smoking'])).toBe(
    'As I said, it came this morning. Ten a day.',
  );
  const facts = BAKER.facts.map(fact =>
    fact.id === 'attribute:onset' ? { ...fact, asks: [...fact.asks, 'attribute:site' as const] } : fact,
  );
  const [line] = afterAsking(['attribute:site', 'attribute:site'], { ...BAKER, facts }).lines.slice(-1);
  expect(line?.text).toBe('As I said, here in the middle. It came this morning.');
});

test('courtesy is returned, but not where something is asked besides', () => {
  expect(reply('talk:greeting')).toBe('Hello, doctor.');
  expect(reply(['talk:greeting', 'talk:role'])).toBe('Hello, doctor.');
  expect(reply('history:smoking', ['talk:greeting', 'talk:plan'])).toBe('All right.');
  expect(reply('history:smoking', ['talk:thanks', 'talk:greeting'])).toBe('All right.');
  expect(reply(['talk:thanks', 'history:smoking'])).toBe('Ten a day.');
  expect(reply(['talk:name', 'talk:age'])).toBe('Ada Baker, and call me Ada. I am 60.');
});

test.each([
  { age: 60, from: '1965-11-23', to: '1966-11-22' },
  { age: 0.25, from: '2026-07-23', to: '2026-08-22' },
])('the date of birth fits the age of $age', ({ age, from, to }) => {
  for (let id = 1; id < 200; id += 1) {
    const born = birthDate({ id, age }, TODAY);
    expect(born >= from && born <= to, born).toBe(true);
  }
});

test('a summary that fits what was told is confirmed, one that says the opposite is put right', () => {
  const told = afterAsking(['presence:nausea', 'presence:fever']);
  const summary = (words: string) => asking(told, 'talk:summary', words).lines.at(-1)?.text;
  expect(summary('So you feel sick and have no fever.')).toBe('Yes, that is right.');
  expect(summary('So you have fever, but you are not sick.')).toBe(
    'Not quite. I feel sick, too. No, I am not hot.',
  );
});

test('who asks if they have understood is answered as to a summary, who asks the patient is not', () => {
  const told = afterAsking(['presence:fever']);
  const check = (words: string) => asking(told, 'talk:check-understanding', words).lines.at(-1)?.text;
  expect(check('So you have no fever. Is that right?')).toBe('Yes, that is right.');
  expect(check('So you have fever, correct?')).toBe('Not quite. No, I am not hot.');
  expect(check('Does that make sense to you?')).toBe('All right.');
});

test('a summary is put right only by what was told', () => {
  const words = 'So you have fever.';
  const consultation = asking(afterAsking(['open:start']), 'talk:summary', words);
  expect(consultation.lines.at(-1)?.text).toBe('Yes, that is right.');
});

test('what is not understood is asked back and tells nothing', () => {
  const asked = ask(beginConsultation(BAKER, TODAY), 'Hm?', { outcome: 'unknown', parts: [], offers: [] });
  expect(asked.lines.at(-1)).toMatchObject({ text: 'Sorry?', facts: [], offers: [] });
});
