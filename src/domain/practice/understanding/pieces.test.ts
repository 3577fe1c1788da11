import { expect, test } from 'vitest';
import { sentencesOf } from './pieces.ts';

const pieces = (utterance: string) => sentencesOf(utterance).flatMap(sentence => sentence.pieces);

test('a sentence is cut where a second question begins, also where no comma is heard', () => {
  const table: readonly (readonly [utterance: string, ...pieces: string[]])[] = [
    ['When did it start, and what were you doing?', 'when did it start', 'what were you doing'],
    ['are you married do you have children', 'are you married', 'do you have children'],
    ['any fever did you measure it', 'any fever', 'did you measure it'],
    ['When did it start and how bad is it?', 'when did it start', 'how bad is it'],
    ['how long have you had it', 'how long have you had it'],
    ['do you know when you had it', 'do you know when you had it'],
    ['what kind of work do you do', 'what kind of work do you do'],
    ['Do you get, um, short of breath?', 'do you get short of breath'],
    ['Any fever, um, chills?', 'any fever, um, chills'],
  ];
  expect(table.map(([utterance]) => [utterance, ...pieces(utterance)])).toEqual(table);
});

test('where nobody hears a comma, a question may begin with every word that can begin one', () => {
  const finest = (utterance: string) => sentencesOf(utterance).flatMap(sentence => sentence.finest);
  const table: readonly (readonly [utterance: string, ...pieces: string[]])[] = [
    ['does it itch have you been sneezing', 'does it itch', 'have you been sneezing'],
    ['does it burn when you wee are you going a lot', 'does it burn when you wee', 'are you going a lot'],
    ['could you be pregnant when was your last period', 'could you be pregnant', 'when was your last period'],
    ['how is your hearing any ringing any dizziness', 'how is your hearing', 'any ringing', 'any dizziness'],
    ['is it better at night does raising it help', 'is it better at night', 'does raising it help'],
    ['can you tell me when did it start', 'can you tell me when did it start'],
    ['how many times have you had it', 'how many times have you had it'],
    ['what does it feel like when you walk', 'what does it feel like when you walk'],
    ['have you noticed any blood', 'have you noticed any blood'],
  ];
  expect(table.map(([utterance]) => [utterance, ...finest(utterance)])).toEqual(table);
});

test('what says only that something was heard is no sentence beside others', () => {
  const wholes = (utterance: string) => sentencesOf(utterance).map(({ whole }) => whole);
  expect(wholes('OK. Right, okay. Mm-hmm. And where is it?')).toEqual(['and where is it']);
  expect(wholes('Do you smoke? No. Okay, great. And alcohol?')).toEqual(['do you smoke', 'and alcohol']);
  expect(wholes('Have I got that right? OK?')).toEqual(['have i got that right', 'ok']);
  expect(wholes('Okay.')).toEqual(['okay']);
  expect(wholes('No pain. Okay.')).toEqual(['no pain']);
});
